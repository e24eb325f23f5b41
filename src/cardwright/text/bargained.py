"""What is done for something, told as its purpose: "discard a card to draw 2 cards", "Action: Pay 1 to draw a card"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.for_nothing import free_for_you
from cardwright.text.table.steps import clauses_of
from cardwright.text.tree import Activated, Clause, May, PayFor, Step, You, exchanged


def bargained(sentence: Any) -> Any:
    """Say a purpose as a price: before a colon where nothing else is said, under an event or condition as an offer."""
    match sentence:
        case PayFor(cost, steps):
            return Activated("", cost, steps)
        case Activated(cost=(), steps=(PayFor(cost, steps),)):
            return replace(sentence, cost=cost, steps=steps)
    return offered_within(free_for_you(sentence))


def offered_within(value: Any) -> Any:
    """Say each price within a sentence as what may be paid."""

    def change(one: Any) -> Any:
        match one:
            case PayFor(cost, steps):
                return offer(cost, steps)
            case May():
                return one
        return None

    return exchanged(value, change)


def offer(cost: tuple[Clause, ...], steps: tuple[Step, ...]) -> May:
    """Make what you may do for what follows; what you do yourself is told in one breath with it."""
    done = [clause for step in steps for clause in clauses_of(step) or ()]
    if all(clauses_of(step) for step in steps) and all(clause.subject == You() for clause in done):
        return May(You(), (*cost, *done))
    return May(You(), (PayFor(cost, steps),))
