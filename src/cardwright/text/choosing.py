"""Who chooses and what is chosen, said no oftener than needed."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.tree import Clause, Reference, Things, You

POINTERS: Final = ("it", "them", "that", "those")


def shortened(step: tree.Together) -> Any:
    """Leave out what says nothing new: what is chosen can be the object at once."""
    kept: list[Clause] = []
    if any(clause.verb in ("look", "reveal", "search") for clause in step.clauses):
        return step  # what is chosen is chosen from there
    for clause in step.clauses:
        before = kept[-1] if kept else None
        points = isinstance(clause.get("what"), Reference) and getattr(clause.get("what"), "word", "") in POINTERS
        if before is not None and points and before.subject == clause.subject and not clause.passive:
            if before.verb == "choose" and clause.verb in ("destroy", "sacrifice", "exile", "discard"):
                what = tuple(before.slots[0] if slot.name == "what" else slot for slot in clause.slots)
                kept[-1] = replace(clause, slots=what)
                continue
        kept.append(clause)
    return kept[0] if len(kept) == 1 else tree.Together(tuple(kept))


def chosen(value: Any, subject: Any) -> Any:
    """Leave out who chooses where it is who does it: "you destroy a creature of your choice"."""
    if not isinstance(value, Things) or not isinstance(value.quantity, tree.Some) or value.quantity.by is None:
        return value
    by = value.quantity.by
    others = isinstance(subject, tree.PLAYERS) and not isinstance(subject, You)
    if by == (tree.ThatPlayer("they") if others else You()) or by == subject:
        return replace(value, quantity=replace(value.quantity, by=None))
    return value
