"""What is done instead of what was said before: while something is so, or once a player has paid for it."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.pieces import completed
from cardwright.text.sections import Misfit
from cardwright.text.table.more_modes import MoreModes, more_of
from cardwright.text.table.steps import clauses_of
from cardwright.text.tree import (
    Clause,
    Condition,
    Did,
    If,
    Lethal,
    May,
    Number,
    Reference,
    Slot,
    Some,
    Step,
    ThatMuch,
    ThatPlayer,
    Things,
    Unless,
    You,
    exchanged,
)
from cardwright.text.unsaid import OWN, WHO

IT: Final = Reference("it")
TO_THOSE_IN_PLAY: Final = ("deal", "destroy", "double", "get", "heal", "kill", "lose", "mend", "restore", "weaken")
"""What is done to things in play."""


def put_better(block: list[Step], condition: Condition, steps: tuple[Step, ...], index: int) -> None:
    """Take what is done instead; what was offered comes before what it is to change."""
    if isinstance(steps[0], MoreModes):
        chosen = more_of(block[-1], condition, steps[0])
        if chosen is None:
            raise Misfit("of how many options?", index)
        block[-1] = chosen
        return
    asked = condition.condition if isinstance(condition, Unless) else condition
    if not isinstance(asked, Did | Lethal):
        if (picked := picked_first(block[-1], condition)) is not None:
            choice, first = picked
            better = exchanged(completed(steps, first), lambda one: IT if one == choice.get("what") else None)
            block[-1:] = [choice, If(Unless(condition), (first,), better)]
            return
        better = completed(steps, block[-1])
        if isinstance(condition, Unless) or points_back((condition, better)):
            block[-1] = If(Unless(condition), (block[-1],), better)
        else:
            block[-1] = If(condition, better, (block[-1],))
        return
    offer = block[-1]
    if len(block) < 2 or not isinstance(offer, May) or not isinstance(asked, Did):
        raise Misfit("it was done already: what is done instead is told before it", index)
    deed = block[-2]
    if clauses_of(deed) is None:
        raise Misfit("instead of what?", index)
    block[-2:] = [offer, If(condition, said_in_full(completed(steps, deed), deed), (deed,))]


def picked_first(deed: Step, condition: Condition) -> tuple[Clause, Clause] | None:
    """Of "deal 2 damage to a creature; if it is damaged, deal 4 instead": the choice, and the deed to it."""
    if not isinstance(deed, Clause) or deed.verb not in TO_THOSE_IN_PLAY or deed.modal:
        return None
    told: list[Any] = []
    exchanged((condition,), lambda one: told.append(one) if is_it(one) else None)
    picked = [one for one in (deed.subject, *(slot.value for slot in deed.slots)) if is_picked(one)]
    if not told or len(picked) != 1 or not isinstance(deed.subject, You | Things | None):
        return None
    what: Any = picked[0]
    choice = Clause("choose", You(), (Slot("what", what),))
    return choice, exchanged(deed, lambda one: IT if one == what else None)


def is_picked(value: Any) -> bool:
    """Tell whether one thing is picked by you as something is done to it."""
    return isinstance(value, Things) and value.quantity == Some(Number(1)) and bool(value.kinds)


def points_back(told: tuple[Any, ...]) -> bool:
    """Tell whether something speaks of what the deed before it picks or does."""
    found: list[Any] = []
    exchanged(told, lambda one: found.append(one) if isinstance(one, Reference | ThatPlayer | ThatMuch) else None)
    return any(isinstance(one, ThatMuch) or (one.word != "this" and one not in (OWN, WHO)) for one in found)


def said_in_full(steps: tuple[Step, ...], deed: Step) -> tuple[Step, ...]:
    """Say again what the first deed picks, of which the better one spoke as "it"."""
    picked = [
        value
        for clause in clauses_of(deed) or ()
        for value in (clause.subject, *(slot.value for slot in clause.slots))
        if isinstance(value, Things) and isinstance(value.quantity, Some)
    ]
    if len(picked) != 1:
        return steps
    told: tuple[Step, ...] = exchanged(steps, lambda one: picked[0] if is_it(one) else None)
    return told


def is_it(value: Any) -> bool:
    """Tell whether something is said as "it"."""
    return isinstance(value, Reference) and value.word in ("it", "that")
