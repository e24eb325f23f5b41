"""What happens changed in passing: "whenever you gain resource, gain 1 more" is one gain of so much more."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.table.elisions import ELIDED
from cardwright.text.tree import Clause, Grants, More, Replacement, Slot, Triggered

HELD: Final = ("gain", "lose", "steal")
"""Verbs of what players have so much of."""
ASKED: Final = ("condition", "event")
"""Where a sentence tells what must be so, or must happen."""


def more_of_it(said: Any) -> Replacement | None:
    """Return what changes by how much something happens, if a sentence only tells that."""
    if not isinstance(said, Triggered) or len(said.steps) > 1:
        return None
    event, step = said.event, said.steps[0]
    if not isinstance(event, Clause) or not isinstance(step, Clause) or event.verb not in HELD:
        return None
    if event.verb != step.verb or event.subject != step.subject or len(step.slots) > 1 or step.duration is not None:
        return None
    amount = step.get("amount") or step.get(ELIDED)
    if not isinstance(amount, More):
        return None
    more = replace(step, slots=(Slot("amount", amount),))
    would = replace(event, modal="would")
    return Replacement(would, (more,), instead=False, condition=said.condition, limit=said.limit)


def is_number_set(asked: Any) -> bool:
    """Tell whether an event or a condition is told as a number that something is given: "it has 0 ATK" compares it."""
    grants = asked.get("grants") if isinstance(asked, Clause) and asked.verb == "get" and not asked.modal else None
    return isinstance(grants, Grants) and any(bonus.exact for bonus in grants.bonuses)
