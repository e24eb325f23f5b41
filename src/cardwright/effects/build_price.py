"""From the cost of an ability to its price: so much of each resource, and perhaps the card itself."""

from __future__ import annotations

from cardwright.effects.build_dues import is_any_card
from cardwright.effects.scope import CannotDo, Scope
from cardwright.text import tree
from cardwright.text.words import Resource


def price_of(scope: Scope, clauses: tuple[tree.Clause, ...]) -> list[int]:
    """What is paid by resource; the last entry tells whether the card itself is destroyed."""
    resources = scope.names.vocabulary.words.resources
    order = scope.names.resources
    price = [0] * (len(order) + 1)
    for clause in clauses:
        what = clause.get("what")
        amount = clause.get("amount")
        resource = clause.get("resource")
        cost = clause.get("cost")
        if clause.verb == "lose" and isinstance(amount, tree.Number) and isinstance(resource, str):
            price[order.index(resource)] += amount.value
        elif clause.verb in ("destroy", "sacrifice") and isinstance(what, tree.Reference) and what.slot == tree.THIS:
            price[-1] = 1
        elif clause.verb == "discard" and isinstance(what, tree.Things):
            price[discarded(resources, order)] += count_of(scope, what)
        elif clause.verb == "pay" and isinstance(cost, tree.Cost):
            for part in cost.parts:
                price[order.index(part.resource)] += part.count
        else:
            raise CannotDo(f'"{clause.verb}" so much cannot be a cost here')
    return price


def discarded(resources: dict[str, Resource], order: list[str]) -> int:
    """The resource that is paid with cards from hand."""
    for name, resource in resources.items():
        if resource.discard:
            return order.index(name)
    raise CannotDo("in this game nothing is paid by discarding")


def count_of(scope: Scope, what: tree.Things) -> int:
    """How many cards of the payer's choice."""
    quantity = what.quantity
    if isinstance(quantity, tree.Some) and isinstance(quantity.number, tree.Number) and quantity.how == "choice":
        if is_any_card(scope, what):
            return quantity.number.value
    raise CannotDo("a cost can only be so many cards of the payer's choice")


def is_payment(scope: Scope, clause: tree.Clause) -> bool:
    """Whether a part of a cost can be said as a price."""
    try:
        price_of(scope, (clause,))
    except CannotDo:
        return False
    return True
