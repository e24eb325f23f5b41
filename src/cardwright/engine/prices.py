"""What texts add to prices and take off them."""

from __future__ import annotations

from typing import Final

from cardwright.engine.ability import CostChange

OWN: Final = -1
"""In place of a resource: what a card is paid with first of all, then the others."""


def change_price(cost: list[int], changes: list[tuple[CostChange, int]], own: int) -> None:
    """Increases, then reductions, never below 0; `own` is what a card costs more of if a text does not say of what."""
    for change, amount in changes:
        if amount > 0:
            cost[own if change.resource == OWN else change.resource] += amount
    for change, amount in changes:
        if amount > 0:
            continue
        if change.resource == OWN:
            lower(cost, own, -amount, change.least)
        else:
            now = cost[change.resource]
            cost[change.resource] = max(min(now, change.least), now + amount, 0)


def lower(cost: list[int], own: int, amount: int, least: int) -> None:
    """Take so much off a price, of a card's own resource first, until no more than so much is left in all."""
    left = min(amount, max(0, sum(cost) - least))
    for resource in (own, *range(len(cost))):
        taken = min(left, cost[resource])
        cost[resource] -= taken
        left -= taken
