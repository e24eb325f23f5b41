"""The time that a person takes to answer, where a game counts it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from cardwright.engine.ids import NOBODY

if TYPE_CHECKING:
    from cardwright.engine.game import Game


class Stopwatch:
    """Runs from putting a question to its answer; who takes too long is answered for."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.started = clock()

    def start(self) -> None:
        """A question is put."""
        self.started = self.clock()

    def judge(self, game: Game, index: int) -> tuple[int, int]:
        """The answer that counts and its milliseconds; NOBODY where time does not count."""
        if not game.has_clock():
            return index, NOBODY
        taken = round((self.clock() - self.started) * 1000)
        longest = game.longest_answer()
        if 0 < longest < taken:
            return game.answer_for_silent(), longest
        return index, taken
