"""Walking through a recorded match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.match.answers import number_in
from cardwright.cli.match.commands import command_in, show_card, show_piles
from cardwright.cli.screen.allseeing import see_all
from cardwright.cli.screen.chronicle import chronicle
from cardwright.cli.screen.look import Look
from cardwright.cli.screen.table import Scene, bottom_of, draw
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, SEAT_NAMES, seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardwright.cli.terminal import Terminal
    from cardwright.engine.ids import Seat
    from cardwright.engine.record import Match
    from cardwright.engine.view import View

HELP: Final = (
    ("Enter, n", "the next move; n 10 goes ten on"),
    ("b", "back; b 10 goes ten back"),
    ("12", "to move 12"),
    ("start, end", "to the first position, to the last"),
    ("red, blue, all", "look from that seat, or see everything"),
    ("card NAME, pile, log", "as in play"),
    ("q", "leave"),
)
ALL: Final = NOBODY


class Stepper:
    """A cursor in a record, and whose eyes look."""

    def __init__(self, match: Match, terminal: Terminal, seat: str, move: int) -> None:
        self.whole = match
        self.last = len(match.record.moves)
        self.terminal = terminal
        self.look = Look(match.entry)
        self.seat: Seat = ALL
        self.turn_to(seat)
        self.at = min(move, self.last)
        self.before = 0
        self.now = match.back_to(self.at)

    def turn_to(self, seat: str) -> None:
        """Look from a seat, or see everything."""
        self.seat = SEAT_NAMES.index(seat) if seat in SEAT_NAMES else ALL

    def run(self) -> None:
        """Show, read a command, go on; without a terminal and without commands tell the whole game."""
        if not self.terminal.interactive and self.tell_all():
            return
        fresh = True
        with self.terminal.whole_screen():
            while True:
                if fresh:
                    self.show()
                line = self.terminal.ask("move > ")
                if line is None or line.lower() in ("q", "quit", "exit"):
                    return
                fresh = self.obey(line.lower())

    def tell_all(self) -> bool:
        """Tell the game at once if nobody is there to step; the first command decides."""
        line = self.terminal.ask("move > ")
        if line is None:
            self.terminal.show(*(self.look.paint(words) for words in chronicle(self.whole.game.log, self.seat)))
            self.go(self.last)
            self.show()
            return True
        self.show()
        if line.lower() in ("q", "quit", "exit"):
            return True
        self.obey(line.lower())
        return False

    def obey(self, line: str) -> bool:
        """Do what a line says; True if there is something new to show."""
        word, _, rest = line.partition(" ")
        steps = number_in(rest) if number_in(rest) >= 0 else 1
        if word in ("", "n", "next"):
            return self.go(self.at + steps)
        if word in ("b", "back", "p", "prev"):
            return self.go(self.at - steps)
        if word in ("start", "home"):
            return self.go(0)
        if word in ("end", "e"):
            return self.go(self.last)
        if word in ("jump", "j") and number_in(rest) >= 0:
            return self.go(steps)
        if number_in(word) >= 0:
            return self.go(number_in(word))
        if word in ("red", "blue", "all"):
            self.turn_to(word)
            return True
        self.terminal.page(*self.information(line))
        return False

    def information(self, line: str) -> list[RenderableType]:
        """Something to read."""
        command = command_in(line)
        view = self.view()
        if command is not None and command[0] == "card":
            return show_card(self.look, command[1], view)
        if command is not None and command[0] == "pile":
            return show_piles(self.look, command[1], view)
        if command is not None and command[0] == "log":
            return [self.look.paint(words) for words in chronicle(self.now.game.log, self.seat)]
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for words, meaning in HELP:
            table.add_row(Text(words, "bold yellow"), meaning)
        return [table]

    def go(self, move: int) -> bool:
        """Set the cursor after so many moves."""
        target = max(0, min(self.last, move))
        if target == self.at:
            self.terminal.show("This is the end." if move > 0 else "This is the start.")
            return False
        log = self.now.game.log
        self.before = len(log.entries) if log is not None and target > self.at else 0
        self.now = self.whole.back_to(target)
        self.at = target
        return True

    def view(self) -> View:
        """What these eyes see now."""
        return see_all(self.now.game) if self.seat == ALL else self.now.game.view(self.seat)

    def show(self) -> None:
        """The position after the move at the cursor."""
        game = self.now.game
        view = self.view()
        view.options = []
        log = chronicle(game.log, self.seat)
        fresh = len(chronicle(game.log, self.seat, self.before)) if self.before else 0
        words = self.whole.record.seats
        players = (words.get("red", ""), words.get("blue", ""))
        self.terminal.clear()
        scene = Scene(view, bottom_of(view), players, log, fresh, self.caption())
        self.terminal.lines(draw(self.look, scene, self.terminal.width, self.terminal.height))

    def caption(self) -> str:
        """Where the cursor is, and as far as these eyes may know, what was chosen."""
        line = f"Move {self.at} of {self.last}"
        if self.at:
            move = self.whole.record.moves[self.at - 1]
            if self.seat in (ALL, move.seat):
                line += f"  {seat_name(move.seat)}: {move.key}"
        game = self.now.game
        if game.is_over:
            line += f"  {'a draw' if game.outcome == DRAW_GAME else seat_name(game.outcome) + ' wins'}: {game.reason}"
        return f"{line}  (Enter: next, b: back, ?: help)"
