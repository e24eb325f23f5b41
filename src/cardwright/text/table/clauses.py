"""Clauses: every wording of every verb's frames, all giving the one Clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.lexicon import VERBS
from cardwright.text.rows import Build, Fields, Row, Take, constant, make, same, struct, unsaid
from cardwright.text.table.actors import NONE, attacked_by, is_limited, spares_one, unhurt
from cardwright.text.table.adverbs import adorned, adverb_rows, take_adorned
from cardwright.text.table.frames import FORMS, equal_to, frame_rows, is_worked_out
from cardwright.text.table.phrase import Generic
from cardwright.text.table.players import Yourself
from cardwright.text.tree import (
    BODY,
    NUMBERS,
    PLAYERS,
    All,
    Clause,
    Compared,
    Duration,
    Grants,
    Number,
    Place,
    Plus,
    Reference,
    Relative,
    Slot,
    StatOf,
    Things,
    You,
)

MEASURED: Final = ("block", "deal", "gain", "lose", "score", "take")
"""Verbs that say how much, compared with a number."""
MODALS: Final = ("may", "can", "cannot", "must", "would")
GAP: Final = Reference("gap")
STATIVE: Final = {verb.id for verb in VERBS if verb.stative}
AGENT: Final = {verb.id: verb.agent for verb in VERBS}
ON_PLAYERS: Final = ("target", "choose")
OF_PLAYERS: Final = ("discard", "draw", "pay", "play", "score", "search", "steal")
"""What only players do, never "an enemy" that fights."""
BY: Final = {verb.id: verb.by for verb in VERBS}


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of all clauses with these verbs."""
    found: list[Row] = []
    used = [verb for verb in VERBS if verb.id in verbs]
    for verb in used:
        found += frame_rows(verb, verbs)
    for form in FORMS:
        found += [
            *make(f"pred.{form}", f"{{core:core.{form}}} [{{adverbs:adverbs}}]", adorned, take_adorned),
            *make(f"preds.{form}", f"{{first:pred.{form}}}", lambda f: (f["first"],), take_first),
            *make(f"preds.{form}", f"{{first:pred.{form}}} and {{rest:preds.{form}}}", listed, take_pair),
            *make(f"preds.{form}", f"{{first:pred.{form}}} , {{rest:preds.{form}}}", listed, take_listed),
            *make(f"preds.{form}", f"{{first:pred.{form}}} [,] then {{rest:preds.{form}}}", listed, unsaid, False),
            *make(f"preds.{form}", f"{{first:pred.{form}}} [,] and then {{rest:preds.{form}}}", listed, unsaid, False),
            *make(f"preds.{form}", f"{{first:pred.{form}}} , and {{rest:preds.{form}}}", listed, unsaid, False),
            *make(f"preds.{form}", f"{{first:pred.{form}}} [,] but {{rest:preds.{form}}}", listed, unsaid, False),
        ]
    return [
        *found,
        *make("passive", "{core:passcore} [by {agent:agent}] [{adverbs:adverbs}]", passive, take_passive),
        *same("agent", "group", "player.by"),
        *adverb_rows(),
        *finite_rows(),
        *relative_rows(),
    ]


def take_first(value: Any) -> Fields | None:
    """Write a single predicate."""
    return {"first": value[0]} if len(value) == 1 else None


def listed(fields: Fields) -> tuple[Clause, ...]:
    """Make a list of predicates."""
    return (fields["first"], *fields["rest"])


def take_pair(value: Any) -> Fields | None:
    """Write the last two of a list of predicates."""
    return {"first": value[0], "rest": value[1:]} if len(value) == 2 else None


def take_listed(value: Any) -> Fields | None:
    """Write a longer list of predicates."""
    return {"first": value[0], "rest": value[1:]} if len(value) > 2 else None


def passive(fields: Fields) -> Clause | None:
    """Make a passive predicate, its own subject still missing."""
    clause = adorned(fields)
    if clause is None:
        return None
    return replace(clause, subject=fields.get("agent"))


def take_passive(value: Any) -> Fields | None:
    """Write a passive predicate."""
    if not isinstance(value, Clause) or not value.passive:
        return None
    fields = take_adorned(replace(value, subject=None, modal="", tense=""))
    if fields is not None and value.subject is not None:
        fields["agent"] = value.subject
    return fields


def amount_subject(subject: Any) -> bool:
    """Tell whether a subject is a number."""
    return isinstance(subject, NUMBERS)


def with_subject(subject: Any, clause: Clause, modal: str = "", tense: str = "") -> Clause | None:
    """Give a predicate its subject; a passive one takes it as its object. Only numbers compare."""
    compares = clause.verb not in MEASURED and any(isinstance(slot.value, Compared) for slot in clause.slots)
    if amount_subject(subject) != compares:
        return None
    if isinstance(subject, Place) and clause.verb == "have":
        clause = replace(clause, verb="contain")
    if isinstance(subject, Place) != (clause.verb == "contain"):
        return None
    is_player = isinstance(subject, PLAYERS)
    if is_player and modal in ("can", "may") and is_limited(clause):
        return None  # no more than that can be done
    if clause.verb == "attack" and modal == "cannot" and spares_one(clause.get("whom")):
        return None
    if is_player and clause.verb == "attack" and not clause.passive and modal in ("", "not", "cannot", "must"):
        return attacked_by(subject, clause, modal, tense)
    if clause.passive:
        by = BY[clause.verb]
        if any(slot.name == by for slot in clause.slots) or (
            is_player and by == "what" and clause.verb not in ON_PLAYERS
        ):
            return None
        return replace(clause, slots=(Slot(by, subject), *clause.slots), modal=modal, tense=tense)
    if is_exact(clause) and (is_player or is_worked_out(clause)):
        return None if is_player or modal or tense else equal_to(subject, clause)
    if not is_player and not modal and not tense and clause.verb == "take" and clause.get("amount") == Number(0):
        return unhurt(subject, clause)
    if modal == "may" and not is_player:
        modal = "can"
    if is_anybody(subject) and (clause.verb in OF_PLAYERS or clause.get("resource") not in (None, "hp")):
        return None
    if AGENT[clause.verb] == "mostly player":
        if isinstance(subject, Reference) and subject.word == "them":
            return None
    elif AGENT[clause.verb] not in ("any", "player" if is_player else "thing"):
        return None
    return replace(clause, subject=subject, modal=modal, tense=tense)


def is_anybody(subject: Any) -> bool:
    """Tell whether a subject is "an enemy", which is a player where players alone do it."""
    return isinstance(subject, Things) and any(BODY in kind.nouns for kind in subject.kinds)


def is_exact(clause: Clause) -> bool:
    """Tell whether a clause says what a stat is: of players it is said that they have so much."""
    grants = clause.get("grants")
    return isinstance(grants, Grants) and any(bonus.exact for bonus in grants.bonuses)


def subject_of(clause: Clause) -> tuple[Any, Clause] | None:
    """Separate a clause's grammatical subject from its predicate."""
    if not clause.passive:
        if clause.subject is None:
            return None
        return clause.subject, replace(clause, subject=None, modal="", tense="")
    by = BY[clause.verb]
    subject = clause.get(by)
    rest = tuple(slot for slot in clause.slots if slot.name != by)
    return subject, replace(clause, slots=rest, modal="", tense="")


def take_passive_pred(value: Any) -> Fields | None:
    """Write a passive predicate after a form of "be"."""
    return {"it": value} if isinstance(value, Clause) and value.passive else None


def ends_in_relative(subject: Any) -> bool:
    """Tell whether what follows a subject belongs to its relative clause ("spells you play this turn")."""
    return isinstance(subject, Things) and any(isinstance(item, Relative) for item in subject.filters)


def finite_rows() -> list[Row]:
    """Subject and predicate in the present, past and perfect, active and passive."""

    def plain(fields: Fields) -> Clause | None:
        return with_subject(fields["subject"], fields["pred"])

    def taker(modal: str, tense: str, voice: bool, named: bool = False) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Clause) or value.tense != tense or value.passive != voice:
                return None
            if named:
                if value.modal not in MODALS:
                    return None
            elif value.modal != modal:
                return None
            found = subject_of(value)
            if found is None:
                return None
            fields: Fields = {"subject": found[0], "pred": found[1]}
            if named:
                fields["modal"] = value.modal
                fields["pred"] = mark_generic(found[1])
            return fields

        return take

    def modal(fields: Fields) -> Clause | None:
        subject, mode = fields["subject"], fields["modal"]
        if mode in ("may", "can") and isinstance(subject, Things) and subject.quantity == NONE:
            subject, mode = replace(subject, quantity=All()), "cannot"
        return with_subject(subject, fields["pred"], mode)

    def timed(fields: Fields) -> Clause | None:
        clause: Clause = fields["pred"]
        lasting: Duration = fields["duration"]
        if clause.duration is not None or lasting.kind == "again" or ends_in_relative(fields["subject"]):
            return None  # who fought in it is no time
        return with_subject(fields["subject"], replace(clause, duration=lasting))

    def told(mode: str, tense: str) -> Callable[[Fields], Clause | None]:
        return lambda f: with_subject(f["subject"], f["pred"], mode, tense)

    never = told("not", "perfect")
    found = [
        *make("fin", "{subject:subject.#} {pred:pred.#}", plain, taker("", "", False)),
        *make("fin", "{subject:subject.#} {duration:duration} {pred:pred.#}", timed, lambda _: None, False),
        *make("fin", "{subject:number.subject} {pred:pred.sg}", plain, taker("", "", False)),
        *make("fin", "{subject:subject.sg} is {pred:passive}", plain, taker("", "", True)),
        *make("fin", "{subject:subject.pl} are {pred:passive}", plain, taker("", "", True)),
        *make("fin", "{subject:subject.#} {modal:modal} {pred:pred.base}", modal, taker("", "", False, True)),
        *make("fin", "{subject:number.subject} {modal:modal} {pred:pred.base}", modal, taker("", "", False, True)),
        *make("fin", "{subject:subject.#} {modal:modal} be {pred:passive}", modal, taker("", "", True, True)),
        *make("fin", "{subject:subject.sg} does not {pred:pred.base}", told("not", ""), taker("not", "", False)),
        *make("fin", "{subject:subject.pl} do not {pred:pred.base}", told("not", ""), taker("not", "", False)),
        *make("fin", "{subject:subject.sg} is not {pred:passive}", told("not", ""), taker("not", "", True)),
        *make("fin", "{subject:subject.pl} are not {pred:passive}", told("not", ""), taker("not", "", True)),
        *make("past", "{subject:subject.#} {pred:pred.past}", told("", "past"), taker("", "past", False)),
        *make("past", "{subject:subject.sg} was {pred:passive}", told("", "past"), taker("", "past", True)),
        *make("past", "{subject:subject.pl} were {pred:passive}", told("", "past"), taker("", "past", True)),
        *make("past", "{subject:subject.sg} was not {pred:passive}", told("not", "past"), taker("not", "past", True)),
        *make("past", "{subject:subject.pl} were not {pred:passive}", told("not", "past"), taker("not", "past", True)),
        *make("past", "{subject:subject.sg} has not been {pred:passive}", never, taker("not", "perfect", True)),
        *make("past", "{subject:subject.pl} have not been {pred:passive}", never, taker("not", "perfect", True)),
        *make("past", "{subject:subject.#} did not {pred:pred.base}", told("not", "past"), taker("not", "past", False)),
        *make("past", "{subject:subject.sg} has {pred:pred.part}", told("", "perfect"), taker("", "perfect", False)),
        *make("past", "{subject:subject.pl} have {pred:pred.part}", told("", "perfect"), taker("", "perfect", False)),
        *make("past", "{subject:subject.sg} has been {pred:passive}", told("", "perfect"), taker("", "perfect", True)),
        *make("past", "{subject:subject.pl} have been {pred:passive}", told("", "perfect"), taker("", "perfect", True)),
        *make(
            "past",
            "{subject:subject.sg} has not {pred:pred.part}",
            told("not", "perfect"),
            taker("not", "perfect", False),
        ),
        *make(
            "past",
            "{subject:subject.pl} have not {pred:pred.part}",
            told("not", "perfect"),
            taker("not", "perfect", False),
        ),
    ]
    for word in MODALS:
        found += constant("modal", word, word)
    found += [
        *make("number.subject", "{it:factor}", numeric, take_numeric),
        *struct("number.subject", Plus, "{left:factor} plus {right:number.subject}"),
        *same("subject.sg", "place"),
    ]
    return found


def take_numeric(value: Any) -> Fields | None:
    """Write a number as a subject; what is true of every one's stat is said otherwise."""
    every = isinstance(value, StatOf) and isinstance(value.of, Things) and isinstance(value.of.quantity, All)
    return {"it": value} if amount_subject(value) and not every else None


def numeric(fields: Fields) -> Any:
    """Let only stats and counts be subjects."""
    return fields["it"] if amount_subject(fields["it"]) else None


def relative_rows() -> list[Row]:
    """Clauses after a noun, which takes the place of the gap."""

    def of_passive(fields: Fields) -> Clause | None:
        clause: Clause = fields["pred"]
        plain = clause.verb == "choose" and clause.subject is None and not clause.adverbs  # a creature chosen at random
        plain |= clause.duration is not None and "this way" in clause.adverbs  # what is done then lasts, not what was
        return None if clause.verb in STATIVE or plain else with_subject(GAP, clause)

    def take_passive_gap(value: Any) -> Fields | None:
        if value.modal or value.tense or not value.passive or value.get(BY[value.verb]) != GAP:
            return None
        found = subject_of(value)
        return None if found is None else {"pred": found[1]}

    def subject_gap(modal: str, tense: str) -> tuple[Build, Take]:
        def build(fields: Fields) -> Clause | None:
            clause: Clause = fields["pred"]
            if clause.passive and tense:
                return None if modal or clause.duration is None else with_subject(GAP, clause)
            if clause.verb == "cost" and clause.get("amount") == Number(0):
                return None  # said as a number that it has
            if clause.verb in ("be", "" if tense else "get") or clause.get("holding") or is_exact(clause):
                return None
            return with_subject(GAP, clause, modal, tense)

        def take(value: Any) -> Fields | None:
            if value.passive or value.subject != GAP or value.tense != tense or value.modal != modal:
                return None
            return {"pred": replace(value, subject=None, tense="", modal="")}

        return build, take

    def object_gap(tense: str, modal: str = "") -> tuple[Build, Take]:
        def build(fields: Fields) -> Clause | None:
            clause = adorned(fields)
            if clause is None or clause.verb in STATIVE or (tense == "past" and not is_bygone(clause)):
                return None
            slots = (Slot("what", GAP), *clause.slots)
            return replace(clause, subject=fields["subject"], slots=slots, passive=False, tense=tense, modal=modal)

        def take(value: Any) -> Fields | None:
            if value.passive or value.get("what") != GAP or value.tense != tense or value.modal != modal:
                return None
            fields = take_adorned(replace(value, subject=None, tense="", modal="", slots=value.slots[1:]))
            return None if fields is None or value.subject is None else {**fields, "subject": value.subject}

        return build, take

    return [
        *make("relative.#", "{pred:passive}", of_passive, take_passive_gap),
        *make("relative.#", "that {pred:pred.#}", *subject_gap("", "")),
        *make("relative.#", "that {pred:pred.past}", *subject_gap("", "past")),
        *make("relative.sg", "that has {pred:pred.part}", *subject_gap("", "perfect")),
        *make("relative.pl", "that have {pred:pred.part}", *subject_gap("", "perfect")),
        *make("relative.#", "that cannot {pred:pred.base}", *subject_gap("cannot", "")),
        *gap_rows("{subject:player.sg} {core:gapcore.sg}", object_gap("")),
        *gap_rows("{subject:player.pl} {core:gapcore.pl}", object_gap("")),
        *gap_rows("{subject:reference.sg} {core:gapcore.sg}", object_gap("")),
        *gap_rows("{subject:reference.sg} {core:gapcore.past}", object_gap("perfect")),
        *gap_rows("{subject:reference.sg} has {core:gapcore.part}", object_gap("perfect")),
        *gap_rows("{subject:reference.sg} would {core:gapcore.base}", object_gap("", "would")),
        *gap_rows("{subject:player.sg} would {core:gapcore.base}", object_gap("", "would")),
        *gap_rows("{subject:player.pl} would {core:gapcore.base}", object_gap("", "would")),
        *gap_rows("{subject:player.sg} {core:gapcore.past}", object_gap("past")),
        *gap_rows("{subject:player.pl} {core:gapcore.past}", object_gap("past")),
        *gap_rows("{subject:player.sg} has {core:gapcore.part}", object_gap("perfect")),
        *gap_rows("{subject:player.pl} have {core:gapcore.part}", object_gap("perfect")),
    ]


def is_bygone(clause: Clause) -> bool:
    """Tell whether a clause says in which span of time it happened; "each turn" is no such."""
    return clause.duration is not None and clause.duration.kind != "each"


def gap_rows(template: str, both: tuple[Build, Take]) -> list[Row]:
    """Make the rows of a relative clause without its object; "that" before it is read, not written."""
    build, take = both
    body = f"{template} [{{adverbs:adverbs}}]"
    return [
        *make("relative.#", body, build, take),
        *make("relative.#", f"that {body}", build, take, False),
    ]


def mark_generic(clause: Clause) -> Clause:
    """Write all things as a bare plural: "cannot play spells"."""
    slots = tuple(
        Slot(slot.name, replace(slot.value, quantity=Generic()))
        if isinstance(slot.value, Things) and slot.value.quantity == All()
        else slot
        for slot in clause.slots
    )
    return replace(clause, slots=slots)


def mark_yourself(clause: Clause) -> Clause:
    """Write you as "yourself" where you are also the subject."""
    itself: Any = Yourself()
    slots = tuple(
        Slot(slot.name, itself) if isinstance(slot.value, You) and slot.name != "side" else slot
        for slot in clause.slots
    )
    return replace(clause, slots=slots)
