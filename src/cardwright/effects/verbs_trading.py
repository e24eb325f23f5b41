"""Verbs by which things change sides."""

from __future__ import annotations

from cardwright.effects import filters, groups
from cardwright.effects.build_spans import until_of
from cardwright.effects.build_things import in_play
from cardwright.effects.clauses import actor_of, things
from cardwright.effects.phrases import Where, all_filters
from cardwright.effects.sales import SellThem
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.trading import ChangeSides
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


def build_sell(scope: Scope, clause: tree.Clause) -> None:
    """ "Sell target card you control", at its price, at double or at its full cost."""
    resources = [name for name, entry in scope.names.vocabulary.words.resources.items() if entry.plain]
    if "sale" not in scope.names.player_numbers or not resources:
        raise CannotDo("nothing has a price in this game")
    actor = actor_of(scope, clause)
    where = Where(scope.names.in_play(), None, actor, filters.OnSideOf(actor, False))
    group = things(scope, clause, "what", where)
    times = 2 if "at double price" in clause.adverbs else 1
    price, resource = scope.names.stat("sale"), scope.names.resources.index(resources[0])
    scope.effects.append(SellThem(group, actor, price, resource, times, "at full price" in clause.adverbs))


def is_elsewhere(scope: Scope, thing: object) -> bool:
    """Whether a phrase means cards that are not in play: those have no sides."""
    if not isinstance(thing, tree.Things):
        return False
    if isinstance(thing.quantity, tree.Top):
        return True
    places = [one.place for one in all_filters(thing) if isinstance(one, tree.InZone)]
    return any(not scope.names.zone_kinds[scope.names.place(place)].in_play for place in places)


def ends(scope: Scope, clause: tree.Clause) -> int:
    """When both change back, NOBODY for never."""
    return NOBODY if clause.duration is None else until_of(scope, clause.duration)


def build_trade(scope: Scope, clause: tree.Clause) -> None:
    """Two things change sides, or one does."""
    if is_elsewhere(scope, clause.get("what")) or is_elsewhere(scope, clause.get("other")):
        raise CannotDo("only what is in play changes sides")
    other = things(scope, clause, "other", in_play(scope)) if clause.get("other") is not None else None
    scope.effects.append(ChangeSides(things(scope, clause, "what", in_play(scope)), other, ends(scope, clause)))


def build_trade_two(scope: Scope, clause: tree.Clause) -> None:
    """ "Exchange control of 2 target creatures"."""
    what = clause.get("what")
    if not isinstance(what, tree.Reference):
        if not isinstance(what, tree.Things) or not isinstance(what.quantity, tree.Some):
            raise CannotDo("control is exchanged between two")
        if what.quantity.number != tree.Number(2):
            raise CannotDo("control is exchanged between two")
    both = things(scope, clause, "what", in_play(scope))
    scope.effects.append(ChangeSides(groups.Nth(both, 0), groups.Nth(both, 1), ends(scope, clause)))
