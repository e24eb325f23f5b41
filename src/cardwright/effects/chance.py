"""Coins and dice."""

from __future__ import annotations

from typing import Final

from cardwright.effects.who import TOSSED, Who
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Effect, Frame, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY

MOST_FLIPS: Final = 99
"""When even the luckiest stops."""


class FlipCoin(Effect):
    """A player flips so many coins, or with `until` one until it shows heads (1) or tails (0)."""

    def __init__(self, who: Who, number: Value, until: int = NOBODY) -> None:
        self.who = who
        self.number = number
        self.until = until

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        most = MOST_FLIPS if self.until != NOBODY else min(self.number.of(game, context), MOST_FLIPS)
        flips = total = 0
        while flips < most:
            heads = game.rng.below(2)
            flips += 1
            total += heads
            kind = kinds.HEADS if heads else kinds.TAILS
            game.happen(Event(kind, self.who.first(game, context), NOBODY, context.source, heads))
            if heads == self.until:
                break
        game.bind(frame, TOSSED, (total,) if flips == 1 else (total, flips))


class RollDie(Effect):
    """A player rolls dice and adds them up."""

    def __init__(self, who: Who, sides: int, dice: int = 1) -> None:
        self.who = who
        self.sides = sides
        self.dice = dice

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        number = self.dice
        for _ in range(self.dice):
            number += game.rng.below(self.sides)
        game.bind(frame, TOSSED, (number,))
        game.happen(Event(kinds.ROLL, self.who.first(game, context), NOBODY, context.source, number))


class Shows(Condition):
    """The coin shows heads, or tails."""

    def __init__(self, heads: bool) -> None:
        self.heads = heads

    def holds(self, game: Game, frame: Frame) -> bool:
        shown = frame.group(TOSSED)
        return len(shown) == 1 and (shown[0] == 1) == self.heads


class CoinsShowing(Value):
    """How many of the coins show heads, or tails."""

    def __init__(self, heads: bool) -> None:
        self.heads = heads

    def of(self, game: Game, frame: Frame) -> int:
        shown = frame.group(TOSSED)
        if not shown:
            return 0
        flips = shown[1] if len(shown) > 1 else 1
        return shown[0] if self.heads else flips - shown[0]

    def is_never_negative(self) -> bool:
        return True


class NumberRolled(Value):
    """The number that was rolled."""

    def of(self, game: Game, frame: Frame) -> int:
        shown = frame.group(TOSSED)
        return shown[0] if shown else 0

    def is_never_negative(self) -> bool:
        return True
