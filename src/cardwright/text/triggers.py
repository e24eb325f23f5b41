"""Triggers in their usual form."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.tree import Did, If, Lethal, Triggered, Unless

CARRIED: Final = (Did, Lethal, Unless)
"""Conditions about what was just done, or said with "unless"."""


def conditioned(ability: Any) -> Any:
    """Make an "if" about all that a trigger does the trigger's own condition, wherever it was said."""
    if not isinstance(ability, Triggered) or ability.condition is not None or len(ability.steps) != 1:
        return ability
    step = ability.steps[0]
    if not isinstance(step, If) or step.otherwise or isinstance(step.condition, CARRIED):
        return ability
    return replace(ability, steps=step.then, condition=step.condition)
