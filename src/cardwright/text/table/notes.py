"""Notes: cards written without articles, subjects and small verbs; read, never written."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Literal, Row, heard
from cardwright.text.table.actors import NONE
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.clauses import AGENT, with_subject
from cardwright.text.table.joined import forced
from cardwright.text.table.moving import DECK
from cardwright.text.table.nothing import holds
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    ANY_CARD,
    HAND,
    All,
    AnyNumber,
    Clause,
    CountOf,
    Duration,
    If,
    InZone,
    Kind,
    Minus,
    Number,
    Opponent,
    PhaseEvent,
    Place,
    Reference,
    Slot,
    Some,
    ThatMuch,
    Things,
    Times,
    Triggered,
    Unless,
    You,
)
from cardwright.text.unsaid import OWN, WHO, WHOSE

THIS = Reference("this")
ONE = Number(1)
CARD = Kind((ANY_CARD,))
"""The vocabulary's word for any card."""
GIVEN = "{subject:givensubject} {grants:grants} [{duration:duration}]"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of telegraphic wordings."""
    return [
        *heard("some.sg", "{np:np.sg}", one),
        *heard("some.sg", "random {np:np.sg}", one_at_random),
        *heard("fin", "{pred:pred.sg}", of_this),
        *heard("fin", "{modal:modal} {pred:pred.base}", modal_of_this),
        *heard("fin", "{pred:pred.sg} if able", lambda f: forced({**f, "subject": THIS})),
        *heard("fin", "{modal:modal} be {pred:passive}", modal_of_this),
        *heard("step", "(can|may) {pred:pred.base} only (if|while) {condition:condition}", only_if),
        *heard("step", "(can|may) only {pred:pred.base} (if|while) {condition:condition}", only_if),
        *heard("moment", "{edge:edge} [of] [the] {span:phase}", at_edge),
        *heard("moment", "{edge:edge} of each {span:phase}", at_edge),
        *heard("moment", "{edge:edge} of {whose:owner} {span:phase}", at_edge),
        *heard("moment", "{edge:edge} of {whose:owner} next {span:phase}", at_next_edge),
        *heard("moment", "{edge:edge} of [the] next {span:phase}", at_next_edge),
        *heard("player.sg", "(opponent|enemy)", lambda _: Opponent()),
        *heard("place", "(enemy|opponent) {zone:zone.own}", lambda f: Place(f["zone"], Opponent())),
        *heard("place", "{zone:zone.shared}", lambda f: Place(f["zone"])),
        *heard("place", "[the] {zone:zone.bare}", lambda f: Place(f["zone"], WHOSE)),
        *heard("condition1", "{at:place} empty", holds(NONE)),
        *heard("owner1", "(opponent|enemy) 's", lambda _: Opponent()),
        *heard("location", "{prep:within} {zone:zone.paid}", lambda f: Place(f["zone"])),
        *heard("into", "{prep:enters} {zone:zone.paid}", lambda f: Place(f["zone"], You())),
        *heard("factor", "{of:bare}", lambda f: CountOf(f["of"])),
        *heard("duration", "{n:number} {span:phases}", so_long),
        *heard("duration", "[the] next {span:phase}", lambda f: Duration("next", f["span"])),
        *heard("after.#", "of {place:place}", lying_in),
        *heard("some.pl", "any {np:np.pl}", any_of_them),
        *heard("source", "{zone:zone.paid}", lambda f: Place(f["zone"])),
        *heard("elided", "{n:number} at random", lambda f: Things(Some(f["n"], "random"), (CARD,))),
        *heard("elided", "{n:number}", lambda f: Things(Some(f["n"]), (CARD,))),
        *heard("sentence", "[on] {edge:edge} of {span:phase} [:] {steps:step}", at_moment),
        *heard("step1", "(may|can) {preds:preds.base}", may_do),
        *(
            heard("step1", "{subject:givensubject} {grants:grants} [{duration:duration}]", given)
            if "get" in verbs
            else ()
        ),
        *heard("givensubject", "{it:all}", lambda f: f["it"]),
        *heard("givensubject", "{it:targeted}", lambda f: f["it"]),
        *heard("givensubject", "{it:bare}", lambda f: f["it"]),
        *heard("targeted", "target {np:np.sg}", one_target),
    ]


def bonus_rows() -> list[Row]:
    """ "+2 damage if your hand is empty", "+1 Atk for each ally": this card gets it."""

    def got(fields: Fields) -> Clause | None:
        if fields["grants"].keywords:
            return None
        return adorned({**fields, "core": Clause("get", WHO, (Slot("grants", fields["grants"]),))})

    return heard("fin", "{grants:grants} [{adverbs:adverbs}]", got)


def loosened(rows: list[Row]) -> list[Row]:
    """Return the rows again as notes say them: without commas, with colons for commas, without "the" before a word."""
    found: list[Row] = []
    for row in rows:
        for index, element in enumerate(row.elements):
            if not isinstance(element, Literal):
                continue
            before, after = row.elements[:index], row.elements[index + 1 :]
            if element.words == (",",) and row.category in ("sentence", "step") and index > 0:
                found.append(Row(row.category, before + after, of_that_span(row.build), row.take, False))
                found.append(Row(row.category, (*before, Literal((":",)), *after), row.build, row.take, False))
            if element.words == ("the",) and after and isinstance(after[0], Literal):
                found.append(Row(row.category, before + after, row.build, row.take, False))
    return found


def of_that_span(build: Build) -> Build:
    """Leave out a reading in which a span between what was done and what is done then is that of the latter."""

    def built(fields: Fields) -> Any:
        asked = fields.get("condition")
        if isinstance(asked, Clause) and asked.tense and asked.duration is None:
            then = fields.get("step") or fields.get("steps") or fields.get("then")
            if isinstance(then, Clause) and then.duration is not None and then.duration.kind == "this":
                return None
        return build(fields)

    return built


def counted_rows() -> list[Row]:
    """ "Discard two", "draw that many", "discards down to 3 cards in hand"."""

    def held(fields: Fields) -> CountOf:
        return CountOf(Things(All(), (CARD,), (InZone(fields["at"]),)))

    def surplus(fields: Fields) -> Things:
        return Things(Some(Minus(held(fields), fields["n"])), (CARD,))

    def kept_back(fields: Fields) -> Things:
        return surplus(fields) if "at" in fields else in_own_hand(fields)

    return [
        *heard("elided", "{n:number} instead", lambda _: None),
        *heard("elided", "as many", lambda _: Things(Some(ThatMuch()), (CARD,))),
        *heard("elided", "the same (number|amount)", lambda _: Things(Some(ThatMuch()), (CARD,))),
        *heard("elided", "that (many|much)", lambda _: Things(Some(ThatMuch()), (CARD,))),
        *heard("elided", "(twice|double) that (many|much|number|amount)", twice),
        *heard("surplus", "down to {n:number} [{c:any.pl}] {at:location}", surplus),
        *heard("surplus", "down to {n:number} [{c:any.pl}]", in_own_hand),
        *heard("surplus", "all but {n:number} [{c:any.pl}]", in_own_hand),
        *heard("surplus", "all but {n:number} {c:any.sg}", in_own_hand),
        *heard("surplus", "all but {n:number} of {w:owner1} {c:any.pl}", in_own_hand),
        *heard("surplus", "all but {n:number} [{c:any.#}] {at:location}", surplus),
        *heard("surplus", "all but {n:number} [{c:any.#}] from {at:place}", surplus),
        *heard("surplus", "all [of] [{w:owner1}] {c:any.pl} (but|except) {n:number} [{at:location}]", kept_back),
        *heard("surplus", "everything (but|except) {n:number} [{c:any.#}] [{at:location}]", kept_back),
    ]


def twice(_: Fields) -> Things:
    """Read "draw twice that many"."""
    return Things(Some(Times(2, ThatMuch())), (CARD,))


def in_own_hand(fields: Fields) -> Things:
    """Read "discards down to 3 cards": in hand."""
    held = CountOf(Things(All(), (CARD,), (InZone(Place(HAND)),)))
    return Things(Some(Minus(held, fields["n"])), (CARD,))


def one(fields: Fields) -> Things | None:
    """Read "enemy creature" as "an enemy creature"; only what says more than "card", or is a card."""
    found: Phrase = fields["np"]
    return Things(Some(ONE), found.kinds, found.filters)


def lying_in(fields: Fields) -> InZone | None:
    """Read "a creature of your discard pile"; of a deck it is told which card is meant."""
    return None if fields["place"].zone in ("", DECK) else InZone(fields["place"])


def any_of_them(fields: Fields) -> Things:
    """Read "any creatures" as any number of them."""
    found: Phrase = fields["np"]
    return Things(AnyNumber(), found.kinds, found.filters)


def one_target(fields: Fields) -> Things:
    """Read "target creature"."""
    found: Phrase = fields["np"]
    return Things(Some(ONE, "target"), found.kinds, found.filters)


def one_at_random(fields: Fields) -> Things | None:
    """Read "random card"."""
    found: Phrase = fields["np"]
    return Things(Some(ONE, "random"), found.kinds, found.filters)


def of_this(fields: Fields) -> Clause | None:
    """Read "takes no damage": this card does."""
    clause: Clause = fields["pred"]
    return None if AGENT[clause.verb] not in ("thing", "any") else with_subject(OWN, clause)


def modal_of_this(fields: Fields) -> Clause | None:
    """Read "cannot attack": this card cannot."""
    clause: Clause = fields["pred"]
    if fields["modal"] not in ("cannot", "must", "can", "may"):
        return None
    if not clause.passive and AGENT[clause.verb] not in ("thing", "any"):
        return None
    return with_subject(OWN, clause, fields["modal"])


def only_if(fields: Fields) -> If | None:
    """Read "can attack only while ...": this card cannot unless it is so."""
    clause = modal_of_this({"modal": "cannot", "pred": fields["pred"]})
    return None if clause is None else If(Unless(fields["condition"]), (clause,))


def may_do(fields: Fields) -> Any:
    """Read "may draw a card": you may."""
    from cardwright.text.table.steps import may

    if any(AGENT[clause.verb] == "thing" for clause in fields["preds"]):
        return None
    return may({"who": You(), "preds": fields["preds"]})


def so_long(fields: Fields) -> Duration | None:
    """Read "suspend it 2 turns": for so long."""
    number = fields["n"]
    return Duration("for", fields["span"], count=number.value) if isinstance(number, Number) else None


def at_edge(fields: Fields) -> PhaseEvent:
    """Read "end of turn"."""
    return PhaseEvent(fields["edge"], fields["span"], fields.get("whose"))


def at_next_edge(fields: Fields) -> PhaseEvent:
    """Read "end of next turn"."""
    return PhaseEvent(fields["edge"], fields["span"], fields.get("whose"), next=True)


def at_moment(fields: Fields) -> Triggered:
    """Read "end of turn: draw a card": a turn is somebody's, and what a card does by itself it does in its player's."""
    whose = You() if fields["span"] == "turn" else None
    return Triggered(PhaseEvent(fields["edge"], fields["span"], whose), (fields["steps"],))


def given(fields: Fields) -> Clause | None:
    """Read "all friendly creatures +0/+2": they get it."""
    clause = Clause("get", fields["subject"], (Slot("grants", fields["grants"]),))
    return replace(clause, duration=fields.get("duration"))
