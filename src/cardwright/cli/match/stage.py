"""What the players are shown: the table for whoever looks, and how much of the log each has read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from cardwright.cli.screen.allseeing import see_all
from cardwright.cli.screen.chronicle import chronicle
from cardwright.cli.screen.look import SEAT_STYLES, Look
from cardwright.cli.screen.table import Scene, bottom_of, draw
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, SPECTATOR, Seat, seat_name

if TYPE_CHECKING:
    from cardwright.cli.terminal import Terminal
    from cardwright.engine.entry import GameEntry
    from cardwright.engine.game import Game
    from cardwright.engine.view import View


class Stage:
    """The screen of a match."""

    def __init__(self, entry: GameEntry, terminal: Terminal, players: tuple[str, str], humans: list[Seat]) -> None:
        self.look = Look(entry)
        self.terminal = terminal
        self.players = players
        self.humans = humans
        self.read = [0, 0, 0]
        """How much of the log each seat, and a spectator, has read."""

    def draw(self, game: Game, view: View, caption: str = "") -> None:
        """The table on a fresh screen."""
        reader = view.seat if view.seat < 2 else NOBODY if not self.humans else SPECTATOR
        fresh = chronicle(game.log, reader, self.read[view.seat])
        scene = Scene(view, bottom_of(view), self.players, chronicle(game.log, reader), len(fresh), caption)
        self.terminal.clear()
        self.terminal.lines(draw(self.look, scene, self.terminal.width, self.terminal.height))

    def has_news(self, game: Game, seat: Seat) -> bool:
        """Whether something happened that a seat has not read."""
        return bool(chronicle(game.log, seat, self.read[seat]))

    def mark_read(self, game: Game, seat: Seat) -> None:
        """The seat has read the log so far."""
        self.read[seat] = 0 if game.log is None else len(game.log.entries)

    def tell(self, game: Game) -> None:
        """Tell what has happened where nobody looks at a screen."""
        self.terminal.show(*(self.look.paint(line) for line in self.news_for_all(game)))
        self.mark_read(game, SPECTATOR)

    def news_for_all(self, game: Game) -> list[str]:
        """What has happened since a spectator who sees everything has read the log."""
        return chronicle(game.log, NOBODY, self.read[SPECTATOR])

    def hide(self, seat: Seat) -> bool:
        """Two people at one screen: hide what the last one saw until the next one sits there; False if nobody does."""
        self.terminal.clear()
        name = Text(seat_name(seat).upper(), f"bold {SEAT_STYLES[seat]}")
        self.terminal.show(Text.assemble("\n\n    It is for ", name, " to decide.\n"))
        if self.terminal.interactive:
            self.terminal.forget_typing()
            if self.terminal.ask(f"    Pass the keyboard to {seat_name(seat)}, who presses Enter. ") is None:
                return False
            self.terminal.forget_typing()
        return True

    def show_end(self, game: Game) -> None:
        """The last position, with who won and why."""
        seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.draw(game, see_all(game) if not self.humans else game.view(seat), self.verdict(game))

    def verdict(self, game: Game) -> str:
        """Who won, and why."""
        if game.outcome == DRAW_GAME:
            return f"The game is a draw: {game.reason}."
        if self.humans == [game.outcome]:
            return f"You win: {game.reason}."
        if len(self.humans) == 1:
            return f"You lose: {game.reason}."
        return f"{seat_name(game.outcome)} wins: {game.reason}."
