"""Cards that are turned over one by one until something is found."""

from __future__ import annotations

from cardwright.effects.who import Who
from cardwright.engine.ability import Effect, Filter
from cardwright.engine.game import Game
from cardwright.engine.ids import Ref


class TakeUntil(Effect):
    """The cards of a pile from the top on to the first that fits, as one group; that one by itself, if there is one."""

    def __init__(self, slot: int, found: int, zone: int, who: Who, filter: Filter) -> None:
        self.slot = slot
        self.found = found
        self.zone = zone
        self.who = who
        self.filter = filter

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        group: list[Ref] = []
        found: list[Ref] = []
        for seat in self.who.seats(game, context):
            pile = game.zone(self.zone, seat)
            for place in range(len(pile) - 1, -1, -1):
                group.append(game.ref(pile[place]))
                if self.filter.accepts(game, context, pile[place]):
                    found.append(game.ref(pile[place]))
                    break
        game.bind(frame, self.slot, tuple(group))
        game.bind(frame, self.found, tuple(found))
