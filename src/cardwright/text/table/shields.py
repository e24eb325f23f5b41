"""Damage that does not happen, or not all of it; and what is done in its stead."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, make, unsaid
from cardwright.text.table.clauses import GAP, with_subject
from cardwright.text.table.steps import clauses_of, grouped, step_of, steps_of
from cardwright.text.tree import (
    Clause,
    Less,
    May,
    More,
    Number,
    Reference,
    Relative,
    Replacement,
    Shield,
    Slot,
    Some,
    Things,
    Together,
    You,
)


def rows() -> list[Row]:
    """Return the rows of shields and of replacements that do several things."""
    found: list[Row] = []
    for prefix in ("", "{limit:limit} , "):
        start = f"{prefix}(if|whenever) {{event:would}}"
        found += [
            *make("sentence", f"{start} , {{a:step1}} instead [,] and {{b:step1}}", both_instead, unsaid, False),
            *make("sentence", f"{start} , instead {{a:step1}} , and {{b:step1}}", both_instead, unsaid, False),
            *make("sentence", f"{start} , {{a:step1}} [,] and {{b:step1}}", prevented_and, unsaid, False),
            *make("sentence", f"{start} , {{step:step1}}", prevented, unsaid, False),
            *make("sentence", f"{start} , {{step:step1}}", offered, unsaid, False),
        ]
    return [
        *found,
        *make("sentence", "{what:subject.sg} is {pred:passive} instead", diverted, unsaid, False),
        *make("sentence", "{what:subject.pl} are {pred:passive} instead", diverted, unsaid, False),
        *make("sentence", "{what:subject.pl} {pred:pred.pl} instead", going, unsaid, False),
        *make("step", "the next time {event:would} , {step:step1}", next_prevented, take_next),
    ]


class Offer(Struct, frozen=True):
    """What may be done when something would happen; the next sentence tells what is then done instead."""

    replacement: Replacement


def offered(fields: Fields) -> Offer | None:
    """Read "if this would be destroyed, you may pay 3": the next sentence says "if you do, ... instead"."""
    step = fields["step"]
    if not isinstance(step, May) or step.player != You() or any(clauses_of(each) is None for each in step.steps):
        return None
    if any(clause.verb == "prevent" for each in step.steps for clause in clauses_of(each) or ()):
        return None
    return Offer(Replacement(fields["event"], step.steps, True, True, None, None, fields.get("limit")))


def awaited(what: Any) -> Clause | None:
    """The event of "a card you would discard": you would discard a card."""
    gaps = [one for one in what.filters if isinstance(one, Relative)] if isinstance(what, Things) else []
    if len(gaps) != 1 or gaps[0].clause.modal != "would":
        return None
    rest = tuple(one for one in what.filters if one is not gaps[0])
    plain = replace(what, filters=rest, quantity=Some(Number(1)))
    slots = tuple(Slot(slot.name, plain) if slot.value == GAP else slot for slot in gaps[0].clause.slots)
    return replace(gaps[0].clause, slots=slots)


def diverted(fields: Fields) -> Replacement | None:
    """Read "cards you would discard are exiled instead"."""
    event = awaited(fields["what"])
    step = with_subject(Reference("it"), fields["pred"])
    if event is None or step is None:
        return None
    return Replacement(event, (replace(step, subject=You(), passive=False),))


def going(fields: Fields) -> Replacement | None:
    """Read "cards you would discard go to the bottom of your deck instead"."""
    event = awaited(fields["what"])
    step = with_subject(Reference("it"), fields["pred"])
    return None if event is None or step is None else Replacement(event, (step,))


def next_prevented(fields: Fields) -> Shield | None:
    """Read "the next time ... would ..., prevent that damage and draw a card"."""
    made = prevented(fields)
    if made is None:
        clauses = clauses_of(fields["step"])
        if clauses is None or len(clauses) != 1:
            return None
        changed = clauses[0].verb in ("take", "deal") and isinstance(clauses[0].get("amount"), Less | More)
        if not changed and (clauses[0].verb != "prevent" or clauses[0].get("what") is None):
            return None
        made = Replacement(fields["event"], clauses, instead=False)
    return Shield(replace(made, event=replace(made.event, duration=None)), made.event.duration)


def take_next(value: Any) -> Fields | None:
    """Write "the next time ... would ..., prevent it"."""
    if not isinstance(value, Shield) or value.replacement.instead or value.every:
        return None
    event = replace(value.replacement.event, duration=value.duration)
    return {"event": event, "step": step_of(value.replacement.steps)}


def both_instead(fields: Fields) -> Replacement | None:
    """Read "destroy this instead and remove all damage from it"."""
    return instead(fields, fields["a"], fields["b"])


def prevented_and(fields: Fields) -> Replacement | None:
    """Read "prevent that damage and draw a card": the damage is replaced by the deed."""
    first = clauses_of(fields["a"])
    if first is None or len(first) != 1 or first[0].verb != "prevent":
        return None
    step = fields["b"]
    return Replacement(fields["event"], steps_of(step), limit=fields.get("limit"))


def prevented(fields: Fields) -> Replacement | None:
    """Read the same said of one subject ("prevent that damage and draw a card")."""
    clauses = clauses_of(fields["step"])
    if clauses is None or len(clauses) < 2 or clauses[0].verb != "prevent" or clauses[0].get("what") is None:
        return None
    return Replacement(fields["event"], steps_of(grouped(clauses[1:])), limit=fields.get("limit"))


def instead(fields: Fields, first: Any, second: Any) -> Replacement | None:
    """Make a replacement that does two things."""
    optional = isinstance(first, May) and first.player == You() and len(first.steps) == 1
    before = clauses_of(first.steps[0]) if optional else clauses_of(first)
    after = clauses_of(second)
    if before is None or after is None:
        return None
    clauses = (*before, *after)
    if optional:
        return Replacement(fields["event"], clauses, True, limit=fields.get("limit"))
    return Replacement(fields["event"], (Together(clauses),), limit=fields.get("limit"))
