"""What is printed on cards, whatever has become of it since."""

from __future__ import annotations

from cardwright.effects.filters import compare
from cardwright.effects.groups import Group
from cardwright.engine.ability import Filter, Frame, Value
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, CardId


class PrintedCompares(Filter):
    """With a printed number that compares so."""

    def __init__(self, stat: int, how: int, value: Value) -> None:
        self.stat = stat
        self.how = how
        self.value = value

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        if not game.shows_number(card, self.stat):
            return False
        return compare(self.how, game.faces[card].stats[self.stat], self.value.of(game, frame))


class AgainstPrinted(Filter):
    """With a number that compares so with one printed on the same card."""

    def __init__(self, stat: int, how: int, other: int) -> None:
        self.stat = stat
        self.how = how
        self.other = other

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        if not game.shows_number(card, self.stat):
            return False
        return compare(self.how, game.counted_stat(card, self.stat), game.faces[card].stats[self.other])


class PrintedOf(Value):
    """A printed number of the things of a group, added up."""

    def __init__(self, stat: int, group: Group) -> None:
        self.stat = stat
        self.group = group

    def of(self, game: Game, frame: Frame) -> int:
        total = 0
        for ref in self.group.refs(game, frame):
            if ref >= 0:
                total += game.faces[ref & CARD_MASK].stats[self.stat]
        return total


class OfSort(Value):
    """An amount, if something of a group is of a sort, or was as it went."""

    def __init__(self, bits: int, group: Group, amount: Value) -> None:
        self.bits = bits
        self.group = group
        self.amount = amount

    def of(self, game: Game, frame: Frame) -> int:
        for ref in self.group.refs(game, frame):
            if ref >= 0 and game.has_trait(ref & CARD_MASK, self.bits):
                return self.amount.of(game, frame)
        return 0
