"""Triggers in their usual form."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import Did, If, Lethal, Triggered, Unless


def intervenes(step: If) -> bool:
    """Tell whether an "if" after the event is a condition of the trigger itself, not about what was just done."""
    return not step.otherwise and not isinstance(step.condition, Did | Lethal | Unless)


def conditioned(ability: Any) -> Any:
    """Make an "if" about all that a trigger does the trigger's own condition, wherever it was said."""
    if not isinstance(ability, Triggered) or ability.condition is not None or len(ability.steps) != 1:
        return ability
    step = ability.steps[0]
    if not isinstance(step, If) or not intervenes(step):
        return ability
    return replace(ability, steps=step.then, condition=step.condition)
