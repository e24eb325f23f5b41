"""Coins and dice."""

from __future__ import annotations

from cardwright.effects.who import TOSSED, Who
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Effect, Frame, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY


class FlipCoin(Effect):
    """A player flips a coin."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        heads = game.rng.below(2)
        game.bind(frame, TOSSED, (heads,))
        kind = kinds.HEADS if heads else kinds.TAILS
        game.happen(Event(kind, self.who.first(game, context), NOBODY, context.source, heads))


class RollDie(Effect):
    """A player rolls a die."""

    def __init__(self, who: Who, sides: int) -> None:
        self.who = who
        self.sides = sides

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        number = 1 + game.rng.below(self.sides)
        game.bind(frame, TOSSED, (number,))
        game.happen(Event(kinds.ROLL, self.who.first(game, context), NOBODY, context.source, number))


class Shows(Condition):
    """The coin shows heads, or tails."""

    def __init__(self, heads: bool) -> None:
        self.heads = heads

    def holds(self, game: Game, frame: Frame) -> bool:
        shown = frame.group(TOSSED)
        return len(shown) == 1 and (shown[0] == 1) == self.heads


class NumberRolled(Value):
    """The number that was rolled."""

    def of(self, game: Game, frame: Frame) -> int:
        shown = frame.group(TOSSED)
        return shown[0] if shown else 0

    def is_never_negative(self) -> bool:
        return True
