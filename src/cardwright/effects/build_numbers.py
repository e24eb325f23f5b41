"""From comparisons of numbers to filters: with what something has now, what is printed, or what it has besides."""

from __future__ import annotations

from cardwright.effects.filters import StatCompares
from cardwright.effects.measures import OwnStats
from cardwright.effects.phrases import how_of
from cardwright.effects.printed import AgainstPrinted, PrintedCompares
from cardwright.effects.scope import Names, Scope
from cardwright.engine.ability import Filter, Value
from cardwright.text import tree


def stat_filter(names: Names, stat: str, compared: tree.Compared, value: Value) -> Filter:
    """With a number that compares so with a value, or with another number of its own."""
    how = how_of(compared)
    other = own_stat(compared.amount)
    if other and names.is_base(other) and not names.is_base(stat):
        return AgainstPrinted(names.stat(stat), how, names.stat(other))
    if other:
        return OwnStats(names.stat(stat), how, names.stat(other))
    if names.is_base(stat):
        return PrintedCompares(names.stat(stat), how, value)
    return StatCompares(names.stat(stat), how, value)


def own_stat(amount: tree.Amount) -> str:
    """The stat of the tested thing itself that a comparison speaks of, "" for any other amount."""
    own = isinstance(amount, tree.StatOf) and isinstance(amount.of, tree.Reference)
    return amount.stat if own and amount.of.slot == tree.CANDIDATE else ""  # type: ignore[union-attr]


def is_healed(scope: Scope, slot: int) -> bool:
    """Whether damage went from the things of a slot, so that "that much" is that damage."""
    told = [clause.get("what") or clause.get("whom") for clause in scope.clauses if clause.verb in ("mend", "restore")]
    return any(isinstance(what, (tree.Things, tree.Reference)) and what.slot == slot for what in told)
