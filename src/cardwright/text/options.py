"""Of what is told between commas each is an option of its own: "choose one: draw a card, gain 1 energy, or heal 2"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tokens import Word
from cardwright.text.tree import (
    Activated,
    All,
    Clause,
    Modes,
    Node,
    Number,
    Some,
    Things,
    Together,
    Triggered,
    exchanged,
    held_by,
)


def with_most_options(found: list[Any]) -> list[Any]:
    """Of readings that tell the same deeds in the same order keep the one with the most options."""
    if len(found) < 2:
        return found
    found = with_single_price(found)
    best: dict[str, Any] = {}
    for value in found:
        told = repr(deeds_of(value))
        if told not in best or options_in(value) > options_in(best[told]):
            best[told] = value
    return found if len(best) == len(found) else list(best.values())


def up_to_the_colon(found: list[Any], words: list[Word]) -> list[Any]:
    """Of notes about an event keep those that tell it up to the colon: "when this attacks a card: +2 attack"."""
    if len(found) < 2 or ":" not in (word.text for word in words) or "," in (word.text for word in words):
        return found
    if not all(isinstance(one, Triggered) and isinstance(one.event, Clause) for one in found):
        return found
    most = max(len(one.event.slots) for one in found)
    return [one for one in found if len(one.event.slots) == most]


def with_single_price(found: list[Any]) -> list[Any]:
    """Of readings in which one thing is the price, or all of them, keep the first: "destroy own equipment: ..."."""
    single = [value for value in found if isinstance(value, Activated) and value.cost]
    cheap = [value for value in single if value == exchanged_price(value)]
    dear = [value for value in single if value not in cheap and exchanged_price(value) in cheap]
    return [value for value in found if value not in dear]


def exchanged_price(used: Activated) -> Activated:
    """Return an ability with one thing for all of them in its price."""

    def one(value: Any) -> Any:
        every = isinstance(value, Things) and value.quantity == All()
        return replace(value, quantity=Some(Number(1))) if every else None

    return replace(used, cost=exchanged(used.cost, one))


def deeds_of(value: Any) -> Any:
    """Return what is told without how it is joined into options."""
    if isinstance(value, Modes) and value.count == 1:
        steps = [step for option in value.options for step in option]
        clauses = [each for step in steps for each in (step.clauses if isinstance(step, Together) else (step,))]
        return ("options", [deeds_of(clause) for clause in clauses])
    if isinstance(value, tuple):
        return [deeds_of(item) for item in value]
    if isinstance(value, Node):
        return (type(value).__name__, [(name, deeds_of(held)) for name, held in held_by(value).items()], leaves(value))
    return value


def leaves(value: Node) -> list[Any]:
    """Return what a node holds besides other nodes."""
    held = held_by(value)
    return [getattr(value, name) for name in value.__struct_fields__ if name not in held]


def options_in(value: Any) -> int:
    """Count the options of all choices."""
    if isinstance(value, tuple):
        return sum(options_in(item) for item in value)
    own = len(value.options) if isinstance(value, Modes) else 0
    return own + (sum(options_in(held) for held in held_by(value).values()) if isinstance(value, Node) else 0)
