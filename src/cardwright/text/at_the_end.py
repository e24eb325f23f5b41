"""What is asked at the end of a span of time is what happened in it: "at the end of your turn, if you drew a card"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import AllHold, AnyHolds, Clause, Duration, If, PhaseEvent, Triggered


def asked_then(value: Any, event: PhaseEvent) -> Any:
    """Ask at the end of a span of time what happened in it, unless another time is said."""
    if event.edge != "end":
        return value
    if isinstance(value, Triggered) and value.condition is not None:
        return replace(value, condition=happened_in(value.condition, event.span))
    if len(value.steps) == 1 and isinstance(value.steps[0], If):
        told = value.steps[0]
        return replace(value, steps=(replace(told, condition=happened_in(told.condition, event.span)),))
    return value


def happened_in(condition: Any, span: str) -> Any:
    """Return a condition about what has happened as one about a span of time."""
    if isinstance(condition, AllHold | AnyHolds):
        return replace(condition, conditions=tuple(happened_in(each, span) for each in condition.conditions))
    if not isinstance(condition, Clause) or not condition.tense or condition.duration is not None:
        return condition
    if condition.verb in ("be", "have", "control") or condition.adverbs:
        return condition
    return replace(condition, duration=Duration("this", span))
