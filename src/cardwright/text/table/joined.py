"""Several things said of one subject: what it gets and what it cannot, must or may do."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, make, unsaid
from cardwright.text.table.clauses import mark_generic, subject_of, with_subject
from cardwright.text.table.phrase import phrase
from cardwright.text.table.steps import alike_in_time, clauses_of, has_idle_duration
from cardwright.text.tree import (
    BODY,
    PLAYERS,
    All,
    Between,
    Clause,
    Compared,
    Controlled,
    EachPlayer,
    Kind,
    Number,
    Opponent,
    Slot,
    Some,
    Things,
    Together,
    You,
)

FORCED: Final = ("attack", "counterattack")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of a predicate and another with "cannot", "must" or "can"."""
    return [
        *make("fin", "{subject:subject.#} {pred:pred.#}", attacks_often, unsaid, False),
        *make("fin", "{subject:subject.#} {pred:pred.#} if able", forced, unsaid, False),
        *make("step1", "{subject:subject.#} {a:pred.#} and {modal:modal} {b:undergo}", mixed, take_mixed),
        *make("step1", "{subject:subject.#} {a:pred.#} , {link:but} {modal:modal} {b:undergo}", mixed, unsaid, False),
        *make("step1", "{subject:subject.#} {a:pred.#} {link:but} {modal:modal} {b:undergo}", mixed, unsaid, False),
        *make("step1", "{subject:subject.#} {modal:modal} {b:undergo} and {a:pred.#}", turned, unsaid, False),
        *make("step1", "{subject:subject.#} {modal:modal} {b:undergo} but {a:pred.#}", turned, unsaid, False),
        *make("step", "{first:step1} and {who:player.#} cannot {b:undergo}", besides, unsaid, False),
        *make("step", "{first:step1} but {who:player.#} cannot {b:undergo}", besides, unsaid, False),
        *make("fin", "{subject:player.#} (can|may) {pred:pred.base}", at_most, unsaid, False),
        *make("fin", "{subject:player.#} (can|may) only {pred:pred.base}", only_some, unsaid, False),
        *attack_with_rows("make" not in verbs),
        *make("but", "but", lambda _: "but", unsaid, False),
        *make("but", "but it", lambda _: "but", unsaid, False),
        *make("but", "but they", lambda _: "but", unsaid, False),
        *make("but", "and it", lambda _: "but", unsaid, False),
        *make("but", "and they", lambda _: "but", unsaid, False),
    ]


def besides(fields: Fields) -> Together | None:
    """Read "draw two cards and your opponent cannot play spells this turn"."""
    first, last = clauses_of(fields["first"]), with_subject(fields["who"], fields["b"], "cannot")
    if first is None or last is None or last.duration is None or any(clause.modal for clause in first):
        return None
    return Together((*first, last))


def attacks_often(fields: Fields) -> Clause | None:
    """Read "this attacks twice each turn": it can."""
    clause: Clause = fields["pred"]
    often = clause.verb in FORCED and clause.limit is not None and clause.limit.count > 1
    return with_subject(fields["subject"], clause, "can") if often else None


def at_most(fields: Fields) -> Clause | None:
    """Read "you can play only 1 spell each turn": you cannot play more than 1."""
    clause: Clause = fields["pred"]
    what = clause.get("what")
    if not isinstance(what, Things) or clause.duration is None or clause.duration.kind not in ("each", "this"):
        return None
    if not isinstance(what.quantity, Between) or what.quantity.compared.how != "at most":
        return None
    more = replace(what, quantity=Between(Compared("more than", what.quantity.compared.amount)))
    slots = tuple(Slot("what", more) if slot.name == "what" else slot for slot in clause.slots)
    return with_subject(fields["subject"], replace(clause, slots=slots), "cannot")


def only_some(fields: Fields) -> Clause | None:
    """Read "you can only play 1 spell each turn"."""
    clause: Clause = fields["pred"]
    what = clause.get("what")
    if not isinstance(what, Things) or not isinstance(what.quantity, Some) or what.quantity.how != "choice":
        return None
    most = replace(what, quantity=Between(Compared("at most", what.quantity.number)))
    slots = tuple(Slot("what", most) if slot.name == "what" else slot for slot in clause.slots)
    return at_most({**fields, "pred": replace(clause, slots=slots)})


def attack_with_rows(by_things: bool) -> list[Row]:
    """ "You attacked with 2 or more creatures this turn": 2 or more friendly creatures have."""

    def told(modal: str, tense: str) -> Build:
        def build(fields: Fields) -> Clause | None:
            what, by = fields["what"], fields["by"]
            if not isinstance(what, Things) or not isinstance(by, You | Opponent):
                return None
            merged = phrase(what.kinds, (*what.filters, Controlled(by)))
            if merged is None:
                return None
            whose = replace(what, kinds=merged.kinds, filters=merged.filters)
            return Clause("attack", whose, (), modal, tense, duration=fields.get("duration"))

        return build

    def no_attack(fields: Fields) -> Clause | None:
        duration = fields.get("duration")
        if duration is not None and duration.kind == "next" and duration.whose is None:
            fields = {**fields, "duration": replace(duration, whose=fields["by"])}
        everything = Things(All(), (Kind((BODY,)),))
        if isinstance(fields["by"], EachPlayer):
            return Clause("attack", everything, (), "cannot", duration=duration)
        made: Clause | None = told("cannot", "")({**fields, "what": everything})
        return made

    def nor_else(fields: Fields) -> Together | None:
        other = with_subject(fields["by"], fields["b"], "cannot")
        first = None if other is None else no_attack({"by": fields["by"], "duration": other.duration})
        return None if first is None or other is None else Together((first, other))

    def attacked(fields: Fields) -> Clause | None:
        made: Clause | None = told("", "perfect")({**fields, "what": Things(Some(Number(1)), (Kind((BODY,)),))})
        return made

    def attacks(fields: Fields) -> Clause | None:
        made: Clause | None = told("", "")({**fields, "what": Things(Some(Number(1)), (Kind((BODY,)),))})
        whom = (Slot("whom", fields["whom"]),) if "whom" in fields else ()
        return None if made is None else replace(made, slots=whom)

    def did_not(fields: Fields) -> Clause | None:
        what = fields.get("what", Things(Some(Number(1)), (Kind((BODY,)),)))
        if not isinstance(what, Things) or what.quantity != Some(Number(1)):
            return None
        none = replace(what, quantity=Between(Compared("exactly", Number(0))))
        made: Clause | None = told("", "perfect")({**fields, "what": none})
        return made

    tail = "with {what:things} [{duration:duration}]"
    found: list[Row] = []
    if by_things:
        # Where players themselves make attacks, that they attacked says just this.
        for done in ("attacked", "(has|have) attacked"):
            found += make("past", f"{{by:player.#}} {done} {{duration:duration}}", attacked, unsaid, False)
        for number, word in (("sg", "attacks"), ("pl", "attack")):
            found += make("event", f"{{by:player.{number}}} {word} [{{whom:whom}}]", attacks, unsaid, False)
        for done in ("did not attack", "(has|have) not attacked"):
            told_of = f"{{by:player.#}} {done} [with {{what:things}}] {{duration:duration}}"
            found += make("past", told_of, did_not, unsaid, False)
    return [
        *found,
        *make("fin", f"{{by:player.pl}} attack {tail}", told("", ""), unsaid, False),
        *make("fin", f"{{by:player.sg}} attacks {tail}", told("", ""), unsaid, False),
        *make("fin", f"{{by:player.#}} cannot attack {tail}", told("cannot", ""), unsaid, False),
        *make("fin", "{by:player.#} cannot attack [{duration:duration}]", no_attack, unsaid, False),
        *make("step1", "{by:player.#} cannot attack or {b:undergo}", nor_else, unsaid, False),
        *make("past", f"{{by:player.#}} attacked {tail}", told("", "perfect"), unsaid, False),
        *make("past", f"{{by:player.#}} (has|have) attacked {tail}", told("", "perfect"), unsaid, False),
    ]


def forced(fields: Fields) -> Clause | None:
    """Read "this attacks each turn if able": it must."""
    clause: Clause = fields["pred"]
    if clause.verb not in FORCED or clause.duration is None:
        return None
    return with_subject(fields["subject"], replace(clause, adverbs=(*clause.adverbs, "if able")), "must")


def mixed(fields: Fields) -> Together | None:
    """Make what a thing gets and what it cannot do."""
    subject, modal = fields["subject"], fields["modal"]
    if isinstance(subject, PLAYERS) or modal == "would" or (modal == "may" and fields["b"].passive):
        return None
    first, second = with_subject(subject, fields["a"]), with_subject(subject, fields["b"], modal)
    if first is None or second is None or first.verb == "be" or has_idle_duration(first):
        return None
    return Together(alike_in_time((first, second)))


def turned(fields: Fields) -> Together | None:
    """Make what a thing cannot do and, said behind that, what it gets: both for as long as is said last."""
    made = mixed(fields)
    return None if made is None else Together(alike_in_time(made.clauses[::-1])[::-1])


def take_mixed(value: Any) -> Fields | None:
    """Write what a thing gets and what it cannot do."""
    if not isinstance(value, Together) or len(value.clauses) != 2:
        return None
    first, second = value.clauses
    if first.modal or first.tense or first.passive or not second.modal or second.modal == "not":
        return None
    one, other = subject_of(first), subject_of(second)
    if one is None or other is None or one[0] != other[0] or isinstance(one[0], PLAYERS):
        return None
    return {"subject": one[0], "a": one[1], "modal": second.modal, "b": mark_generic(other[1])}
