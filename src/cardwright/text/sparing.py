"""What would be destroyed and is left with a little: "its HP becomes 1 instead"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.tree import Clause, Compared, Number, Reference, Replacement, Shield, Slot, StatOf, Together, You

LEAVING: Final = ("destroy", "die", "kill")


def spared(said: Any, worn: str) -> Any:
    """Say with how much of what damage takes something is left that would be destroyed."""
    match said:
        case Shield(replacement):
            return replace(said, replacement=spared(replacement, worn))
        case Replacement(event, steps) if event.verb in LEAVING:
            return replace(said, steps=tuple(left(step, worn) for step in steps))
    return said


def left(step: Any, worn: str) -> Any:
    """Read "its HP becomes 1" as "leave it with 1 HP"."""
    match step:
        case Together(clauses):
            return replace(step, clauses=tuple(left(clause, worn) for clause in clauses))
        case Clause("be", StatOf(stat, Reference() as of), modal="") if stat == worn and step.duration is None:
            how = step.get("how")
            if isinstance(how, Compared) and how.how == "exactly" and isinstance(how.amount, Number):
                return Clause("leave_with", You(), (Slot("what", of), Slot("amount", how.amount), Slot("stat", stat)))
    return step
