"""From "you may play this from your discard pile" to what is permitted."""

from __future__ import annotations

from typing import Final

from cardwright.effects import filters
from cardwright.effects.build_events import reference_filter, side
from cardwright.effects.build_things import build_filter
from cardwright.effects.patterns import EventPattern, Part
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Filter, Prohibition
from cardwright.engine.ids import NOBODY
from cardwright.text import tree

PLAYING: Final = {"play": kinds.PLAY, "deploy": kinds.DEPLOY}


def build_elsewhere(scope: Scope, clause: tree.Clause, condition: Condition | None) -> Prohibition | None:
    """ "You may play Fire creatures from your mana pool"; None if a fact permits no such thing."""
    place, what = clause.get("source"), clause.get("what")
    if clause.verb not in PLAYING or clause.modal not in ("may", "can") or not isinstance(place, tree.Place):
        return None
    if clause.adverbs or clause.limit is not None or clause.duration is not None or place.position or place.also:
        raise CannotDo("cards are played from elsewhere just as from a hand: as often as they can be, for their cost")
    if place.zone not in scope.names.vocabulary.words.style.plays_from:
        raise CannotDo("cards are not played from there in this game")
    player = clause.subject if clause.subject is not None or not clause.passive else tree.You()
    if not isinstance(player, (tree.You, tree.Opponent, tree.EachPlayer)) or place.whose == tree.Opponent():
        raise CannotDo("players play only their own cards")
    found: Filter
    if isinstance(what, tree.Reference) and what.slot == tree.THIS:
        found = reference_filter(scope, what)
    elif isinstance(what, tree.Things) and isinstance(what.quantity, (tree.All, tree.Some)):
        found = build_filter(scope, what)
    else:
        raise CannotDo("play which cards?")
    meant = filters.AllOf((found, filters.LiesIn((scope.names.zone(place.zone),))))
    kind = PLAYING[clause.verb]
    return Prohibition(kind, None, EventPattern(kind, side(player), Part(meant, NOBODY)), condition)
