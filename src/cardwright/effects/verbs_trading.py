"""Verbs by which things change sides."""

from __future__ import annotations

from cardwright.effects import groups
from cardwright.effects.build_things import in_play
from cardwright.effects.clauses import things
from cardwright.effects.moves import ChangeSides
from cardwright.effects.scope import CannotDo, Scope
from cardwright.text import tree


def build_trade(scope: Scope, clause: tree.Clause) -> None:
    """Two things change sides, or one does."""
    other = things(scope, clause, "other", in_play(scope)) if clause.get("other") is not None else None
    scope.effects.append(ChangeSides(things(scope, clause, "what", in_play(scope)), other))


def build_trade_two(scope: Scope, clause: tree.Clause) -> None:
    """ "Exchange control of 2 target creatures"."""
    what = clause.get("what")
    if not isinstance(what, tree.Things) or not isinstance(what.quantity, tree.Some):
        raise CannotDo("control is exchanged between two")
    if what.quantity.number != tree.Number(2):
        raise CannotDo("control is exchanged between two")
    both = things(scope, clause, "what", in_play(scope))
    scope.effects.append(ChangeSides(groups.Nth(both, 0), groups.Nth(both, 1)))
