"""Events of which the number is told."""

from __future__ import annotations

from typing import Final

from cardwright.effects import amounts, filters
from cardwright.effects.build_things import build_value
from cardwright.effects.counters import OfName
from cardwright.effects.patterns import OfAmount
from cardwright.effects.phrases import how_of
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine.ability import Pattern
from cardwright.text import tree

OPPOSITE: Final = {
    filters.AT_LEAST: filters.AT_MOST,
    filters.AT_MOST: filters.AT_LEAST,
    filters.MORE: filters.LESS,
    filters.LESS: filters.MORE,
    filters.EXACTLY: filters.EXACTLY,
}
"""How numbers compare that are taken negatively."""


def of_amount(scope: Scope, pattern: Pattern, clause: tree.Clause) -> Pattern:
    """The pattern of an event whose number is told."""
    amount = clause.get("amount")
    name = clause.get("stat") or clause.get("every")
    if clause.verb in ("mark", "unmark") and isinstance(name, str):
        return OfName(pattern, scope.names.counter(name))
    if clause.verb in ("gain", "score"):
        return so_much(scope, OfAmount(pattern, filters.MORE, amounts.Fixed(0)), amount)
    if clause.verb == "lose":
        return so_much(scope, OfAmount(pattern, filters.LESS, amounts.Fixed(0)), amount, -1)
    if isinstance(amount, tree.Compared) and clause.verb in ("deal", "take"):
        return OfAmount(pattern, how_of(amount), build_value(scope, amount.amount))
    if isinstance(amount, tree.Number) and clause.verb in ("deal", "take") and not clause.modal:
        return OfAmount(pattern, filters.EXACTLY, build_value(scope, amount))
    return pattern


def so_much(scope: Scope, pattern: Pattern, amount: object, sign: int = 1) -> Pattern:
    """The pattern of an event by which so much is gained, or lost, which is a gain below 0."""
    if isinstance(amount, tree.Number):
        amount = tree.Compared("exactly", amount)
    if not isinstance(amount, tree.Compared):
        return pattern
    how, value = how_of(amount), build_value(scope, amount.amount)
    if sign > 0:
        return OfAmount(pattern, how, value)
    if how not in OPPOSITE:
        raise CannotDo("what is lost is so much, or more, or less")
    return OfAmount(pattern, OPPOSITE[how], amounts.Product(-1, value))
