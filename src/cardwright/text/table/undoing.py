"""Events that do not happen after all, happen to another, or only in part."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, Take, constant, heard, make
from cardwright.text.table.clauses import with_subject
from cardwright.text.tree import (
    PLAYERS,
    All,
    Clause,
    Less,
    Limit,
    More,
    Number,
    Reference,
    Replacement,
    Several,
    Shield,
    Slot,
    Some,
    Things,
    You,
)

UNDONE = Clause("prevent", You(), (Slot("event", "that"),))
"""The event does not happen."""
HARM = ("take", "deal")
WORN = "hp"
"""What damage takes, where a loss of it is spoken of."""
ALL_DAMAGE = "[all] [{kind:kind}] damage [that would be] dealt to {whom:whom}"
START = "[{limit:limit} ,] (if|whenever) {event:would} ,"
FIRST = "{first:firsttime} {event:would} ,"
ONCE = "the first time each {span:phase} [that] {event:would} ,"
OFFERED = "if {event:would} , you may prevent {n:number} of it"
NEXT = "the next time {event:would} ,"


def rows() -> list[Row]:
    """Return the rows of what is undone, redirected or lessened."""
    found: list[Row] = []
    for start in (START, FIRST, ONCE):
        found += heard("sentence", f"{start} {{steps:undone}} [instead]", undone)
        found += heard("sentence", f"{start} (it|they) (is|are) not {{pred:passive}}", not_so)
        found += heard(
            "sentence", f"{start} you (may|can) have {{subject:reference.sg}} {{pred:pred.base}} instead", had
        )
        found += heard("sentence", f"{start} you (may|can) {{steps:redirected}} [instead]", may_redirect)
        found += heard("sentence", f"{start} {{steps:redirected}} instead", redirect)
        found += heard("sentence", f"{start} {{steps:diverted}}", redirect)
        found += heard("sentence", f"{start} {{steps:lessened.it}} [instead]", lessen)
        found += heard("sentence", f"{start} you (may|can) {{steps:lessened.it}} [instead]", may_lessen)
    return [
        *found,
        *heard("firsttime", "the first time [that]", lambda _: True),
        *make("sentence", "if {event:would} , {steps:undone}", undone, take_undone(False)),
        *make("sentence", "{limit:limit} , if {event:would} , {steps:undone}", undone, take_undone(True)),
        *make("step", f"{NEXT} {{steps:undone}}", shield, take_shield),
        *made_to(),
        *onto_rows(),
        *heard("step", f"{NEXT} {{steps:lessened.it}} [instead]", lesser_shield),
        *constant("undone", (UNDONE,), "that does not happen", "(it|this) does not happen", "it does not", "it is not"),
        *constant(
            "undone", (UNDONE,), "prevent (it|that|this)", "nothing happens", "(they|you) do not", canonical=False
        ),
        *constant("undone", (UNDONE,), "it survives", "it (lives|remains)", "it stays alive", canonical=False),
        *constant("undone", (UNDONE,), "they are not", "(ignore|skip|undo) (it|that|this)", canonical=False),
        *constant("thatharm", "that", "that damage", "it", "(the|this) damage"),
        *heard("would", "[{kind:kind}] damage would be dealt to {whom:whom} [by {by:group}]", harmed),
        *heard("would", "{whom:subject.#} would be dealt damage by {by:group}", harmed),
        *heard("sentence", f"{ALL_DAMAGE} is (dealt|redirected) to {{to:reference.sg}} instead", all_onto),
        *heard("sentence", f"{{to:reference.sg}} takes {ALL_DAMAGE} instead", all_onto),
        *make("altered", "{n:number} more", lambda f: More(f["n"]), take_altered(More)),
        *make("altered", "{n:number} less", lambda f: Less(f["n"]), take_altered(Less)),
        *heard("redirected", "deal (it|that damage|the damage) to {whom:reference.sg}", onto),
        *heard("redirected", "deal that (damage|much) to {whom:reference.sg}", onto),
        *heard("redirected", "it is dealt to {whom:reference.sg}", onto),
        *heard("redirected", "(that|the) damage is dealt to {whom:reference.sg}", onto),
        *heard("redirected", "{it:diverted}", lambda f: f["it"]),
        *make("sentence", OFFERED, offered, take_offered(False)),
        *make(
            "sentence",
            "{limit:limit} , if {event:would} , you may prevent {n:number} of it",
            offered,
            take_offered(True),
        ),
        *heard("lessened.it", "prevent {n:number} of (it|that)", less),
        *heard("lessened.it", "prevent {n:number} of (that|the|this) (damage|loss)", less),
        *heard("lessened.it", "prevent {n:number} damage", less),
        *heard("lessened.it", "reduce (it|that|this) by {n:number}", less),
        *heard("lessened.it", "reduce (that|the|this) damage by {n:number}", less),
        *heard("lessened.it", "(it|that) is reduced by {n:number}", less),
        *heard("lessened.it", "(that|the|this) damage is reduced by {n:number}", less),
    ]


def onto_rows() -> list[Row]:
    """ "Redirect that damage to target creature": that creature takes it."""
    found: list[Row] = []
    for whom in ("{whom:reference.sg}", "{whom:some.sg}"):
        found += heard("diverted", f"redirect (it|that|the) [damage] to {whom}", onto)
        found += heard("diverted", f"(it|that damage|the damage) is redirected to {whom}", onto)
        found += heard("diverted", f"(that|the) damage is redirected to {whom}", onto)
    found += heard("redirected", "deal (it|that) [damage] to {whom:some.sg}", onto)
    found += heard("redirected", "deal the damage to {whom:some.sg}", onto)
    found += heard("redirected", "it is dealt to {whom:some.sg}", onto)
    found += heard("redirected", "(that|the) damage is dealt to {whom:some.sg}", onto)
    found += heard("step", f"{NEXT} {{steps:redirected}} instead", next_redirect)
    found += heard("step", f"{NEXT} {{steps:diverted}}", next_redirect)
    return found


def next_redirect(fields: Fields) -> Shield | None:
    """Read "the next time it would take damage this turn, redirect it to this"."""
    event: Clause = fields["event"]
    if event.verb not in HARM:
        return None
    return Shield(Replacement(replace(event, duration=None), fields["steps"]), event.duration)


def take_altered(sort: type[More] | type[Less]) -> Take:
    """Write by how much more or less there is of it."""
    return lambda value: {"n": value.by} if isinstance(value, sort) and isinstance(value.by, Number) else None


def harmed(fields: Fields) -> Clause | None:
    """Read "damage would be dealt to it" as "it would take damage"."""
    whom = fields["whom"]
    if isinstance(whom, Several):
        return None
    if isinstance(whom, Things) and isinstance(whom.quantity, All):
        whom = replace(whom, quantity=Some(Number(1)))
    kind = (Slot("kind", fields["kind"]),) if "kind" in fields else ()
    source = (Slot("source", fields["by"]),) if "by" in fields else ()
    return Clause("take", whom, (*kind, *source), modal="would")


def limited(fields: Fields, made: Replacement) -> Replacement | None:
    """Add how often it happens."""
    event = made.event
    if "span" in fields:
        return replace(made, limit=Limit(1, fields["span"]))
    if event.duration is not None and event.duration.kind == "each":
        return replace(made, event=replace(event, duration=None), limit=Limit(1, event.duration.span))
    if "first" in fields:
        return replace(made, limit=Limit(1, "game")) if event.duration is None else None
    return replace(made, limit=fields.get("limit"))


def undone(fields: Fields) -> Replacement | None:
    """Read "it does not happen"; of damage it is said that it is prevented."""
    if is_harm(fields["event"]):
        return None
    return limited(fields, Replacement(fields["event"], fields["steps"], instead=False))


def is_harm(event: Clause) -> bool:
    """Tell whether damage is spoken of."""
    return event.verb in HARM or (event.verb == "lose" and event.get("resource") == WORN)


def not_so(fields: Fields) -> Replacement | None:
    """Read "if it would be destroyed, it is not destroyed"."""
    same = fields["pred"].verb == fields["event"].verb and not fields["pred"].slots and fields["pred"].subject is None
    return undone({**fields, "steps": (UNDONE,)}) if same else None


def take_undone(limited: bool) -> Take:
    """Write "that does not happen"."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Replacement) or value.steps != (UNDONE,) or (value.limit is not None) != limited:
            return None
        fields: Fields = {"event": value.event, "steps": value.steps}
        return {**fields, "limit": value.limit} if limited else fields

    return take


def shield(fields: Fields) -> Shield | None:
    """Read "the next time it would be destroyed, it is not"."""
    event: Clause = fields["event"]
    if event.verb in HARM:
        return None
    return Shield(Replacement(replace(event, duration=None), fields["steps"], instead=False), event.duration)


def take_shield(value: Any) -> Fields | None:
    """Write "the next time ... would ..., that does not happen"."""
    if not isinstance(value, Shield) or value.replacement.steps != (UNDONE,) or value.every:
        return None
    return {"event": replace(value.replacement.event, duration=value.duration), "steps": (UNDONE,)}


def made_to() -> list[Row]:
    """ "If ..., you may have this take it instead": what a thing does if its player wants."""
    template = "if {event:would} , you may have {subject:reference.sg} {pred:pred.base} instead"
    return [
        *make("sentence", template, had, take_had(False)),
        *make("sentence", f"{{limit:limit}} , {template}", had, take_had(True)),
    ]


def take_had(limited: bool) -> Take:
    """Write what a thing does if its player wants."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Replacement) or not value.optional or (value.limit is not None) != limited:
            return None
        step = value.steps[0]
        if len(value.steps) != 1 or not isinstance(step, Clause) or not isinstance(step.subject, Reference):
            return None
        if not value.instead:
            return None
        fields: Fields = {"event": value.event, "subject": step.subject, "pred": replace(step, subject=None)}
        return {**fields, "limit": value.limit} if limited else fields

    return take


def had(fields: Fields) -> Replacement | None:
    """Read "you may have this take it instead"."""
    step = with_subject(fields["subject"], fields["pred"])
    if step is None:
        return None
    return limited(fields, Replacement(fields["event"], (step,), True))


def onto(fields: Fields) -> tuple[Clause, ...] | None:
    """Make "it takes that damage"; of another, one that is pointed at."""
    whom = fields["whom"]
    if isinstance(whom, Things) and whom.quantity != Some(Number(1), "target"):
        return None
    return (Clause("take", fields["whom"], (Slot("harm", "that"),)),)


def all_onto(fields: Fields) -> Replacement | None:
    """Read "all damage dealt to your creatures is dealt to this instead"."""
    event, steps = harmed(fields), onto({"whom": fields["to"]})
    return None if event is None or steps is None else Replacement(event, steps)


def redirect(fields: Fields) -> Replacement | None:
    """Read "it is dealt to this instead"."""
    if fields["event"].verb not in HARM:
        return None
    return limited(fields, Replacement(fields["event"], fields["steps"]))


def may_redirect(fields: Fields) -> Replacement | None:
    """Read "you may deal it to this instead"."""
    made = redirect(fields)
    return None if made is None else replace(made, optional=True)


def less(fields: Fields) -> Number | None:
    """The number that is taken off."""
    return fields["n"] if isinstance(fields["n"], Number) else None


def lessened(event: Clause, number: Number) -> tuple[Clause, ...] | None:
    """Say "it takes 2 less"."""
    whom = event.subject if event.verb == "take" else event.get("whom")
    if event.verb not in HARM or whom is None:
        return None
    taker = whom if isinstance(whom, PLAYERS) else Reference("it")
    return (Clause("take", taker, (Slot("amount", Less(number)),)),)


def lessen(fields: Fields) -> Replacement | None:
    """Read "prevent 2 of it"."""
    event: Clause = fields["event"]
    steps = lessened(event, fields["steps"])
    return None if steps is None else limited(fields, Replacement(event, steps, instead=False))


def may_lessen(fields: Fields) -> Replacement | None:
    """Read "you may prevent 2 of it"."""
    made = lessen(fields)
    return None if made is None else replace(made, optional=True)


def offered(fields: Fields) -> Replacement | None:
    """Make "you may prevent 2 of it"."""
    return may_lessen({**fields, "steps": less(fields)})


def take_offered(limited: bool) -> Take:
    """Write "you may prevent 2 of it"."""

    def take(value: Any) -> Fields | None:
        plain = isinstance(value, Replacement) and value.optional and not value.instead and not value.condition
        if not plain or (value.limit is not None) != limited or len(value.steps) != 1:
            return None
        clause = value.steps[0]
        amount = clause.get("amount") if isinstance(clause, Clause) and clause.verb == "take" else None
        if not isinstance(amount, Less) or not isinstance(amount.by, Number):
            return None
        fields: Fields = {"event": value.event, "n": amount.by}
        return {**fields, "limit": value.limit} if limited else fields

    return take


def lesser_shield(fields: Fields) -> Shield | None:
    """Read "the next time it would take damage, prevent 2 of it"."""
    event: Clause = fields["event"]
    steps = lessened(event, fields["steps"])
    if steps is None:
        return None
    return Shield(Replacement(replace(event, duration=None), steps, instead=False), event.duration)
