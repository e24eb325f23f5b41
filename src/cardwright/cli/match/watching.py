"""Two computers play, and somebody watches at a pace of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.cli.screen.allseeing import see_all
from cardwright.cli.terminal import QUIT
from cardwright.engine.ids import SPECTATOR

if TYPE_CHECKING:
    from cardwright.cli.match.stage import Stage
    from cardwright.engine.game import Game

KEYS: Final = "Space: next, p: pause, + -: pace, f: to the end, q: leave"
FASTER: Final = 1.5
FASTEST: Final = 0.05


class Watching:
    """Shows each step that tells something new, then waits a while or until a key is pressed."""

    def __init__(self, stage: Stage, pace: float) -> None:
        self.stage = stage
        self.pace = pace
        self.hurries = False
        self.pauses = False

    def goes_on(self, game: Game) -> bool:
        """Show a step, or just tell it where nobody looks; False if whoever watches wants to leave."""
        terminal = self.stage.terminal
        if not terminal.interactive:
            self.stage.tell(game)
            return True
        if self.hurries or not self.stage.news_for_all(game):
            return not self.hurries or terminal.key_within(0) != QUIT
        while True:
            words = "paused" if self.pauses else f"{self.pace:.1f} s a step"
            view = see_all(game)
            view.options = []
            self.stage.draw(game, view, f"{words}  ({KEYS})")
            key = terminal.key_within(None if self.pauses else self.pace)
            if key == QUIT:
                return False
            if key == "p":
                self.pauses = not self.pauses
            elif key == "+":
                self.pace = max(FASTEST, self.pace / FASTER)
            elif key == "-":
                self.pace = max(FASTEST, self.pace) * FASTER
            else:
                self.hurries = key == "f"
                break
        self.stage.mark_read(game, SPECTATOR)
        return True
