"""Cards that are turned over one by one until something is found."""

from __future__ import annotations

from cardwright.effects.who import Who
from cardwright.engine.ability import Effect, Filter
from cardwright.engine.game import Game
from cardwright.engine.ids import Ref


class TakeUntil(Effect):
    """The cards of a pile from the top on until so many fit, as one group; those that fit by themselves."""

    def __init__(self, slot: int, found: int, zone: int, who: Who, filter: Filter, number: int = 1) -> None:
        self.slot = slot
        self.found = found
        self.zone = zone
        self.who = who
        self.filter = filter
        self.number = number

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        group: list[Ref] = []
        found: list[Ref] = []
        for seat in self.who.seats(game, context):
            pile = game.zone(self.zone, seat)
            missing = self.number
            for place in range(len(pile) - 1, -1, -1):
                group.append(game.ref(pile[place]))
                if self.filter.accepts(game, context, pile[place]):
                    found.append(game.ref(pile[place]))
                    missing -= 1
                    if missing == 0:
                        break
        game.bind(frame, self.slot, tuple(group))
        game.bind(frame, self.found, tuple(found))
