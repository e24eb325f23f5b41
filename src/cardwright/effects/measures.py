"""Numbers that are measured among things: the highest, how far apart, how many different."""

from __future__ import annotations

from cardwright.effects.filters import COST, compare
from cardwright.effects.groups import Group
from cardwright.engine.ability import Filter, Frame, Value
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, CardId, Ref
from cardwright.engine.ranks import SAME


def stat_of(game: Game, stat: int, ref: Ref) -> int:
    """A stat, or cost, of one thing, as it is or last was."""
    if stat == COST:
        return game.faces[ref & CARD_MASK].total_cost()
    return game.counted_stat(ref & CARD_MASK, stat) if game.is_there(ref) else game.last_stat(ref, stat)


class Peak(Value):
    """The highest (or lowest) stat in a group; 0 if there is none."""

    def __init__(self, stat: int, group: Group, most: bool) -> None:
        self.stat = stat
        self.group = group
        self.most = most

    def of(self, game: Game, frame: Frame) -> int:
        found = [stat_of(game, self.stat, ref) for ref in self.group.refs(game, frame) if ref >= 0]
        if not found:
            return 0
        return max(found) if self.most else min(found)


class Apart(Value):
    """How far two numbers lie apart."""

    def __init__(self, left: Value, right: Value) -> None:
        self.left = left
        self.right = right

    def of(self, game: Game, frame: Frame) -> int:
        return abs(self.left.of(game, frame) - self.right.of(game, frame))

    def is_never_negative(self) -> bool:
        return True


class DifferentTraits(Value):
    """How many of these traits there are in a group, `least` times or more."""

    def __init__(self, bits: tuple[int, ...], group: Group, least: int) -> None:
        self.bits = bits
        self.group = group
        self.least = least

    def of(self, game: Game, frame: Frame) -> int:
        traits = [game.traits(ref & CARD_MASK) for ref in self.group.refs(game, frame) if ref >= 0]
        found = 0
        for bit in self.bits:
            if len([each for each in traits if each & bit]) >= self.least:
                found += 1
        return found

    def is_never_negative(self) -> bool:
        return True


class DifferentGrades(Value):
    """How many of these stats, which things have more or less of, there are in a group, `least` times or more."""

    def __init__(self, stats: tuple[int, ...], group: Group, least: int) -> None:
        self.stats = stats
        self.group = group
        self.least = least

    def of(self, game: Game, frame: Frame) -> int:
        refs = [ref for ref in self.group.refs(game, frame) if ref >= 0]
        found = 0
        for stat in self.stats:
            if len([ref for ref in refs if stat_of(game, stat, ref) > 0]) >= self.least:
                found += 1
        return found

    def is_never_negative(self) -> bool:
        return True


def often(found: list[int], least: int) -> int:
    """How many numbers are there so many times or more."""
    return len([number for number in set(found) if found.count(number) >= least])


class DifferentNames(Value):
    """How many names there are in a group, `least` times or more."""

    def __init__(self, group: Group, least: int) -> None:
        self.group = group
        self.least = least

    def of(self, game: Game, frame: Frame) -> int:
        refs = self.group.refs(game, frame)
        return often([game.faces[ref & CARD_MASK].index for ref in refs if ref >= 0], self.least)

    def is_never_negative(self) -> bool:
        return True


class DifferentStats(Value):
    """How many different numbers the things of a group have as a stat, `least` times or more."""

    def __init__(self, stat: int, group: Group, least: int) -> None:
        self.stat = stat
        self.group = group
        self.least = least

    def of(self, game: Game, frame: Frame) -> int:
        refs = self.group.refs(game, frame)
        return often([stat_of(game, self.stat, ref) for ref in refs if ref >= 0], self.least)

    def is_never_negative(self) -> bool:
        return True


class DifferentRows(Value):
    """In how many rows of the field the things of a group stand, `least` or more of them in each."""

    def __init__(self, group: Group, least: int) -> None:
        self.group = group
        self.least = least

    def of(self, game: Game, frame: Frame) -> int:
        cards = [ref & CARD_MASK for ref in self.group.refs(game, frame) if ref >= 0]
        found = 0
        for index, card in enumerate(cards):
            before = [other for other in cards[:index] if game.is_beside(card, other, SAME)]
            if len(before) == self.least - 1:
                found += 1
        return found

    def is_never_negative(self) -> bool:
        return True


class OwnStats(Filter):
    """With a stat that compares so with another of its own."""

    def __init__(self, stat: int, how: int, other: int) -> None:
        self.stat = stat
        self.how = how
        self.other = other

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        if not game.shows_number(card, self.stat) or not game.shows_number(card, self.other):
            return False
        return compare(self.how, own(game, self.stat, card), own(game, self.other, card))


def own(game: Game, stat: int, card: CardId) -> int:
    """A stat, or cost, of a card."""
    return game.faces[card].total_cost() if stat == COST else game.counted_stat(card, stat)
