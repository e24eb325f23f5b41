"""Where we write and read: a screen with a keyboard, or plain pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TextIO

from rich.text import Text

from cardwright.cli.console import open_console

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


OTHER_SCREEN: Final = "\033[?1049h"
FORMER_SCREEN: Final = "\033[?1049l"
QUIT: Final = "q"
WIPE: Final = "\033[H\033[2J"


class Terminal:
    """Output through rich, answers line by line. `interactive`: somebody sits there and sees each screen afresh."""

    def __init__(self, console: Console, source: TextIO, interactive: bool) -> None:
        self.console = console
        self.source = source
        self.interactive = interactive

    @property
    def width(self) -> int:
        """Columns."""
        return max(40, self.console.width)

    @property
    def height(self) -> int:
        """Rows; a pipe has plenty."""
        return self.console.height if self.interactive else 60

    @contextmanager
    def whole_screen(self) -> Iterator[None]:
        """Take the whole screen, without scrolling back, and give the old one back afterwards."""
        if not self.interactive:
            yield
            return
        self.write(OTHER_SCREEN)
        try:
            yield
        finally:
            self.write(FORMER_SCREEN)

    def clear(self) -> None:
        """Wipe the screen."""
        if self.interactive:
            self.write(WIPE)

    def write(self, codes: str) -> None:
        """Send control codes."""
        self.console.file.write(codes)
        self.console.file.flush()

    def show(self, *parts: RenderableType) -> None:
        """Print things below each other."""
        for part in parts:
            self.console.print(part)

    def lines(self, lines: Iterable[Text]) -> None:
        """Print lines that are already cut to the screen."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def page(self, *parts: RenderableType) -> None:
        """Show something long, through a pager where somebody can page."""
        if not self.interactive:
            self.show(*parts)
            return
        os.environ.setdefault("LESS", "-FRX")
        with self.console.pager(styles=self.console.color_system is not None):
            self.show(*parts)

    def ask(self, prompt: str) -> str | None:
        """One line of answer; None when there is no more."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                return None
        line = self.source.readline()
        if not line:
            return None
        self.console.print(Text(f"{prompt}{line.strip()}"))
        return line.strip()

    @contextmanager
    def single_keys(self) -> Iterator[None]:
        """Let keys count as they are pressed, without Enter and without showing; Ctrl-C still ends."""
        if not self.interactive or not self.source.isatty():
            yield
            return
        import termios
        import tty

        before = termios.tcgetattr(self.source.fileno())
        tty.setcbreak(self.source.fileno())
        try:
            yield
        finally:
            termios.tcsetattr(self.source.fileno(), termios.TCSADRAIN, before)

    def key_within(self, seconds: float | None) -> str:
        """The key that is pressed within so many seconds, nothing if none is; None waits for one."""
        from select import select

        if not select([self.source], [], [], seconds)[0]:
            return ""
        return os.read(self.source.fileno(), 1).decode(errors="replace").lower() or QUIT

    def forget_typing(self) -> None:
        """Drop keys that were pressed before a question was put."""
        if self.interactive and self.source.isatty():
            import termios

            termios.tcflush(self.source.fileno(), termios.TCIFLUSH)


def open_terminal() -> Terminal:
    """The terminal of this process."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    if interactive:
        with_history()
    return Terminal(open_console(), sys.stdin, interactive)


def with_history() -> None:
    """Let arrow keys edit and repeat answers, where the system can."""
    try:
        import readline
    except ImportError:
        return
    readline.set_history_length(200)
