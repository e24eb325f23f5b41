"""Phases that come once more."""

from __future__ import annotations

from cardwright.engine.ability import Effect
from cardwright.engine.game import Game


class AddSpan(Effect):
    """Another such phase follows the one that goes on."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def begin(self, game: Game, frame: int) -> None:
        game.add_span(self.phase)
