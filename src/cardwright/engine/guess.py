"""What a deck list that a seat does not know may hold: a preset that fits what was seen, else any legal cards."""

from __future__ import annotations

from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY
from cardwright.engine.rng import Rng


class Guess:
    """The unseen cards of a list: so many, of the presets that agree with the cards seen or of the whole pool."""

    __slots__ = ("count", "rests", "stock", "camps")

    def __init__(self, game: Game, seen: list[int], count: int) -> None:
        self.count = count
        self.rests: list[list[int]] = []
        """Of each preset that fits: what of it has not been seen."""
        for preset in game.pool.presets:
            rest = without(preset, seen)
            if len(preset) == len(seen) + count and len(rest) == count:
                self.rests.append(rest)
        self.stock: list[int] = []
        """Every face as often as the rules still allow it."""
        self.camps: list[int] = []
        """Of every face the camp."""
        if not self.rests:
            self.fill_stock(game, seen)

    def fill_stock(self, game: Game, seen: list[int]) -> None:
        """Any cards that the rules allow beside those seen."""
        self.camps = [game.camp(face) for face in game.pool.faces]
        camp = 0
        for index in seen:
            camp = camp or self.camps[index]
        for face in game.pool.cards():
            if game.may_be_listed(face) and self.camps[face.index] in (0, camp or self.camps[face.index]):
                copies = game.most_copies(face) - seen.count(face.index)
                self.stock.extend([face.index] * max(0, copies))
        if not self.stock:
            self.stock = [face.index for face in game.pool.cards()]

    def faces(self, rng: Rng) -> list[int]:
        """The faces of one guess, in no order."""
        if self.rests:
            return self.rests[rng.below(len(self.rests))][:]
        stock = self.stock[:]
        rng.shuffle(stock)
        found: list[int] = []
        camp = 0
        for index in stock:
            own = self.camps[index]
            if len(found) < self.count and (own == 0 or camp == 0 or own == camp):
                found.append(index)
                camp = camp or own
        while len(found) < self.count:
            found.append(stock[rng.below(len(stock))])
        return found


def without(preset: list[int], seen: list[int]) -> list[int]:
    """A list without the cards seen; shorter than it should be by what it does not hold."""
    rest = preset[:]
    for index in seen:
        place = rest.index(index) if index in rest else NOBODY
        if place == NOBODY:
            return []
        rest.pop(place)
    return rest
