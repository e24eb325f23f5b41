"""Rules for a time, of nothing in play: hands and top cards that lie open, limits of a span."""

from __future__ import annotations

from cardwright.effects import filters
from cardwright.effects.bonuses import Declare
from cardwright.effects.build_players import side_of
from cardwright.effects.build_spans import ended_by, until_of
from cardwright.effects.build_things import build_value
from cardwright.effects.lying_open import LiesOnTop
from cardwright.effects.patterns import EventPattern, Part
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import SET, Condition, Prohibition, Static
from cardwright.engine.ids import NOBODY
from cardwright.engine.statics import LIMIT
from cardwright.text import tree


def shown_hand(scope: Scope, clause: tree.Clause, condition: Condition | None) -> Prohibition:
    """ "Your opponent plays with their hand revealed": everybody may look at it."""
    whose = side_of(clause.subject)
    what = clause.get("what")
    if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Top):
        place = what.quantity.of
        if isinstance(place.whose, (tree.You, tree.Opponent)) and side_of(place.whose) != whose:
            raise CannotDo("a player plays with the own cards revealed")
        top = Part(LiesOnTop((scope.names.zone(place.zone),)), NOBODY)
        return Prohibition(kinds.LOOK, None, EventPattern(kinds.LOOK, whose, top), condition)
    zone = clause.get("zone")
    if not isinstance(zone, tree.Place) or scope.names.zone(zone.zone) != scope.names.hand():
        raise CannotDo("only a hand or a top card can lie open all the time")
    held = Part(filters.LiesIn((scope.names.hand(),)), NOBODY)
    return Prohibition(kinds.LOOK, None, EventPattern(kinds.LOOK, whose, held), condition)


def build_open(scope: Scope, clause: tree.Clause) -> None:
    """ "Your opponent plays with their hand revealed until end of turn"."""
    if clause.duration is None:
        raise CannotDo("for how long does it lie open? Say until when")
    shown = shown_hand(scope, clause, None)
    until = until_of(scope, clause.duration)
    scope.effects.append(Declare(until, permissions=(shown,), whose=ended_by(scope, clause.duration)))


def build_limit(scope: Scope, clause: tree.Clause) -> None:
    """ "The combat phase has at most 6 fights this round"."""
    amount = clause.get("amount")
    if clause.duration is None or not isinstance(amount, tree.Number):
        raise CannotDo("for how long? Say until when")
    most = Static(LIMIT, SET, build_value(scope, amount), filters.Anything(), None, 0, 0)
    until = until_of(scope, clause.duration)
    scope.effects.append(Declare(until, statics=(most,), whose=ended_by(scope, clause.duration)))
