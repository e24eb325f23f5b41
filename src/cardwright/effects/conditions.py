"""Conditions: if, unless, while, only if."""

from __future__ import annotations

from cardwright.effects.amounts import Bygone, remembered
from cardwright.effects.filters import compare
from cardwright.effects.groups import THIS_WAY, Group
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Filter, Frame, Pattern, Value
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY


class Every(Condition):
    """All conditions hold."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions

    def holds(self, game: Game, frame: Frame) -> bool:
        for one in self.conditions:
            if not one.holds(game, frame):
                return False
        return True


class Either(Condition):
    """At least one condition holds."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions

    def holds(self, game: Game, frame: Frame) -> bool:
        for one in self.conditions:
            if one.holds(game, frame):
                return True
        return False


class NotSo(Condition):
    """The condition does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, game: Game, frame: Frame) -> bool:
        return not self.condition.holds(game, frame)


class NumberCompares(Condition):
    """A number compares so with another ("if its attack is 2 or less", "if you control 2 or more creatures")."""

    def __init__(self, left: Value, how: int, right: Value) -> None:
        self.left = left
        self.how = how
        self.right = right

    def holds(self, game: Game, frame: Frame) -> bool:
        return compare(self.how, self.left.of(game, frame), self.right.of(game, frame))


class Fits(Condition):
    """Every thing of a group is so, and there is one."""

    def __init__(self, group: Group, filter: Filter) -> None:
        self.group = group
        self.filter = filter

    def holds(self, game: Game, frame: Frame) -> bool:
        refs = self.group.refs(game, frame)
        for ref in refs:
            if ref < 0 or not self.filter.accepts(game, frame, ref & CARD_MASK):
                return False
        return len(refs) > 0


class Lethal(Condition):
    """The damage that this text just dealt, or else hears of, left a card with nothing, or it is gone already."""

    def holds(self, game: Game, frame: Frame) -> bool:
        refs = frame.group(THIS_WAY)
        if not refs and frame.event is not None and frame.event.kind == kinds.DAMAGE:
            refs = (frame.event.card,)
        for ref in refs:
            if ref >= 0 and (not game.is_there(ref) or game.is_lethal(ref & CARD_MASK)):
                return True
        return False


class Done(Condition):
    """The step before was really done."""

    def holds(self, game: Game, frame: Frame) -> bool:
        return len(frame.group(THIS_WAY)) > 0


class Won(Condition):
    """A player has won the span of time that ends now, or the one before."""

    def __init__(self, who: Who, phase: int, before: bool) -> None:
        self.who = who
        self.phase = phase
        self.before = before

    def holds(self, game: Game, frame: Frame) -> bool:
        winner = game.winner_of(self.phase, self.before)
        return winner != NOBODY and winner in self.who.seats(game, frame)


class DuringPhase(Condition):
    """It is that phase, of that player (None: anybody's)."""

    def __init__(self, phase: int, who: Who | None) -> None:
        self.phase = phase
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        if self.who is None:
            return game.is_during(self.phase, -1)
        for seat in self.who.seats(game, frame):
            if game.is_during(self.phase, seat):
                return True
        return False


class DialStands(Condition):
    """A dial stands at one of these values."""

    def __init__(self, dial: int, values: tuple[int, ...]) -> None:
        self.dial = dial
        self.values = values

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.dial(self.dial) in self.values


class Blocks(Condition):
    """This card blocks damage: any, all that was left, or more than there was to block."""

    def __init__(self, how: str) -> None:
        self.how = how

    def holds(self, game: Game, frame: Frame) -> bool:
        card = frame.source & CARD_MASK
        if self.how == "more":
            return game.surplus(card) > 0
        return game.blocked(card) > 0 and (self.how == "any" or game.damage_left(card) == 0)


class Happened(Condition):
    """Such an event happened so often: this turn, in another span that goes on, or in a player's last one."""

    def __init__(
        self, kinds: int, pattern: Pattern, how: int, times: int, phase: int = NOBODY, whose: Bygone | None = None
    ) -> None:
        self.kinds = kinds
        self.pattern = pattern
        self.how = how
        self.times = times
        self.phase = phase
        self.whose = whose

    def holds(self, game: Game, frame: Frame) -> bool:
        count = 0
        for event in remembered(game, frame, self.phase, self.whose):
            if game.bits_of(event) & self.kinds and self.pattern.matches(game, frame, event):
                count += 1
        return compare(self.how, count, self.times)


class Aged(Condition):
    """This card has been in play for so many turns of its controller."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.age_of(frame.source & CARD_MASK) >= self.turns


class AttackedLast(Condition):
    """Things attacked in their controller's last turn, or could have and did not."""

    def __init__(self, group: Group, waited: bool) -> None:
        self.group = group
        self.wanted = 1 if waited else 2

    def holds(self, game: Game, frame: Frame) -> bool:
        refs = self.group.refs(game, frame)
        for ref in refs:
            if ref < 0 or game.attacked_last_turn(ref & CARD_MASK) != self.wanted:
                return False
        return len(refs) > 0
