"""The command line with a tiny game in the registry, and a keyboard that types what a test says."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from typer.testing import CliRunner

from cardwright import games
from cardwright.cli.app import build
from cardwright.cli.terminal import WIPE, Terminal
from tests.cli.skirmish import SkirmishEntry

RULES = "# Skirmish\n\n- **SKI-01** `stated` Turns alternate.\n- **SKI-02** Draw one card.\n- **SKI-10** Strike.\n"


class Called:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Call = Callable[..., Called]


def call_command(*words: str, typed: str = "") -> Called:
    """Call the command line as a script would."""
    result = CliRunner().invoke(build(words[0]), list(words), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Called(result.exit_code, result.stdout, result.stderr)


class Keyboard(Terminal):
    """An interactive terminal that records each question and types prepared lines."""

    def __init__(self, typed: Sequence[str], width: int = 80, height: int = 24) -> None:
        self.file = io.StringIO()
        console = Console(file=self.file, width=width, height=height, force_terminal=True, color_system=None)
        super().__init__(console, io.StringIO(), True)
        self.typed = list(typed)
        self.screens: list[str] = []
        self.fresh: list[str] = []
        """Those screens that were drawn anew for the question."""
        self.is_fresh = False

    def clear(self) -> None:
        """A new screen begins."""
        super().clear()
        self.is_fresh = True

    def ask(self, prompt: str) -> str | None:
        """Type the next line; what stood on the screen is kept."""
        self.screens.append(self.file.getvalue().rpartition(WIPE)[2] + prompt)
        if self.is_fresh:
            self.fresh.append(self.screens[-1])
        self.is_fresh = False
        return self.typed.pop(0) if self.typed else None

    def page(self, *parts: RenderableType) -> None:
        """Print at once."""
        self.show(*parts)


@pytest.fixture
def skirmish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SkirmishEntry:
    """The tiny game, alone in the registry."""
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "rules.md").write_text(RULES)
    entry = SkirmishEntry(tmp_path / "home")
    monkeypatch.setattr(games, "ids", lambda: ["skirmish"])
    monkeypatch.setattr(games, "find", lambda _: entry)
    monkeypatch.chdir(tmp_path)
    return entry


@pytest.fixture
def call(skirmish: SkirmishEntry) -> Call:
    """The command line, knowing only the tiny game."""
    return call_command
