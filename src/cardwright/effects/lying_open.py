"""Cards that a text lays open: hands, and what is on top of a deck."""

from __future__ import annotations

from cardwright.engine.ability import Filter, Frame
from cardwright.engine.game import Game
from cardwright.engine.ids import CardId


class LiesOnTop(Filter):
    """The top card of one of these zones."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        place = game.places[card]
        return place >= 0 and place >> 1 in self.zones and game.zones[place][-1] == card
