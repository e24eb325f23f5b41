"""A moment told last of all is that of the last deed: "draw 2 cards and discard a card at end of turn"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.table.steps import grouped
from cardwright.text.tree import (
    All,
    Clause,
    Delayed,
    PhaseEvent,
    Reference,
    Slot,
    Step,
    Things,
    Together,
)


def one_by_one(steps: tuple[Step, ...]) -> list[Step]:
    """Return steps that do at once what comes before a deed that waits for a moment."""
    return [one for step in steps for one in at_once_and_later(step)]


def at_once_and_later(step: Step) -> tuple[Step, ...]:
    """Return what is done at once and what waits, if an instruction tells the moment behind several deeds; of more
    than two that are forbidden each one by itself."""
    if isinstance(step, Together) and len(step.clauses) > 2 and all(each.modal == "cannot" for each in step.clauses):
        return step.clauses
    if not isinstance(step, Delayed) or not isinstance(step.event, PhaseEvent) or len(step.steps) != 1:
        return (step,)
    both = step.steps[0]
    if not isinstance(both, Together):
        return (step,)
    *first, last = both.clauses
    return grouped(tuple(first)), replace(step, steps=(pointing_back(last, first),))


def pointing_back(last: Clause, first: list[Clause]) -> Clause:
    """Say "it" or "them" of whom the deeds before were done to, where the last is said of the same."""
    known = {thing: word for clause in first for thing, word in things_in(clause)}

    def again(value: Any) -> Any:
        return known.get(value, value) if isinstance(value, Things) else value

    slots = tuple(Slot(slot.name, again(slot.value)) if last.passive else slot for slot in last.slots)
    return replace(last, subject=again(last.subject), slots=slots)


def things_in(clause: Clause) -> list[tuple[Things, Reference]]:
    """List the things that a deed is done to, with the word that points back to them."""
    told = [clause.subject, *(slot.value for slot in clause.slots if slot.name in ("what", "whom"))]
    return [(one, Reference("them" if is_many(one) else "it")) for one in told if isinstance(one, Things)]


def is_many(things: Things) -> bool:
    """Tell whether several things are meant."""
    number = getattr(things.quantity, "number", None)
    return isinstance(things.quantity, All) or getattr(number, "value", 1) != 1
