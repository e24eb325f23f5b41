"""What comes of a die or a condition: outcomes in which nothing happens, and what is done otherwise."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.tree import Ability, AnyHolds, Clause, If, Instructions, Rolled, Step, Triggered, Unless


class Idle(Struct, frozen=True):
    """ "On 1 or 2, nothing happens."."""

    condition: Any


def is_outcome(step: Step) -> bool:
    """Tell whether a step is done if a die shows some number."""
    if not isinstance(step, If):
        return False
    condition = step.condition.condition if isinstance(step.condition, Unless) else step.condition
    told = condition.conditions if isinstance(condition, AnyHolds) else (condition,)
    return all(isinstance(one, Clause) and isinstance(one.subject, Rolled) for one in told)


def without_idle(steps: list[Step]) -> tuple[Step, ...]:
    """Leave out the steps in which nothing happens."""
    return tuple(step for step in steps if not isinstance(step, If) or step.then or step.otherwise)


def insert_instructions(abilities: list[Ability], steps: list[Step]) -> None:
    """Put what is done once before the first trigger: what follows a trigger would be part of it."""
    first = next((n for n, one in enumerate(abilities) if isinstance(one, Triggered)), len(abilities))
    abilities.insert(first, Instructions(without_idle(steps)))


def forked(step: If, steps: tuple[Step, ...]) -> If:
    """Return a step with what is done otherwise."""
    return replace(step, otherwise=steps) if step.then else If(Unless(step.condition), steps)
