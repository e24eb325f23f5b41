"""The command as a process of its own: Ctrl-C, closed pipes, start-up, a real terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from cardwright.cli.terminal import FORMER_SCREEN, OTHER_SCREEN

COMMAND = [sys.executable, "-c", "from cardwright.cli import main; main()"]


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*COMMAND, *words], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_a_closed_pipe_ends_quietly() -> None:
    process = start("cards", "wellspring")
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")


def test_a_pipe_closed_in_mid_game_ends_quietly() -> None:
    process = start("play", "wellspring", "--red", "random", "--blue", "random")
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")


HELP = """
import sys
from cardwright.cli import main
sys.argv = ["cardwright", "--help"]
try:
    main()
except SystemExit:
    heavy = ("cardwright.engine", "cardwright.text", "cardwright.games", "rich", "msgspec")
    print([name for name in sys.modules if name.startswith(heavy)])
"""


def test_help_imports_no_game() -> None:
    done = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


class Screen:
    """A process on a pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        self.file, inner = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=inner, stdout=inner, stderr=inner, env=environment, start_new_session=True
        )
        os.close(inner)
        self.seen = ""

    def read_some(self) -> bool:
        """Read what has come within a moment; False if the process has closed the terminal."""
        if select.select([self.file], [], [], 0.2)[0]:
            try:
                read = os.read(self.file, 65536)
            except OSError:
                return False
            self.seen += read.decode(errors="replace")
        return True

    def read_until(self, words: str, seconds: float = 60.0) -> None:
        """Wait until words appear."""
        end = time.monotonic() + seconds
        while words not in self.seen:
            assert time.monotonic() < end, f"no {words!r} in\n{self.seen}"
            assert self.read_some(), f"left before {words!r} came:\n{self.seen}"

    def type(self, line: str) -> None:
        """Type a line; what was seen before is forgotten."""
        self.seen = ""
        os.write(self.file, line.encode())

    def interrupt(self) -> None:
        """Ctrl-C, again if it came in the moment before the prompt was ready and was lost."""
        for _ in range(10):
            os.kill(self.process.pid, signal.SIGINT)
            end = time.monotonic() + 3
            while time.monotonic() < end and self.read_some():
                if FORMER_SCREEN in self.seen:
                    return

    def exit_code(self, press: bytes = b"", seconds: float = 60.0) -> int:
        """Wait for the end, pressing a key now and then: one that comes before the prompt is ready may be lost."""
        end = time.monotonic() + seconds
        while self.read_some() and time.monotonic() < end:
            if press and self.process.poll() is None:
                os.write(self.file, press)
        code = self.process.wait(timeout=seconds)
        os.close(self.file)
        return code


def test_ctrl_c_in_a_game_saves_it_and_leaves(tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    screen = Screen("play", "wellspring", "--seed", "5", "--save", str(kept))
    screen.read_until("> ")
    screen.interrupt()
    assert screen.exit_code() == 130
    assert "Traceback" not in screen.seen
    assert kept.read_text().startswith("cardwright record 1\ngame: wellspring\n")


def test_a_real_terminal_gets_the_whole_screen_and_gives_it_back(tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    screen = Screen("play", "wellspring", "--seed", "5", "--save", str(kept))
    screen.read_until("> ")
    assert OTHER_SCREEN in screen.seen
    assert "\033[1;38;" in screen.seen
    screen.type("card moss ox\n")
    screen.read_until("(Enter goes on)")
    assert "Moss Ox" in screen.seen
    screen.type("\n")
    screen.read_until("> ")
    screen.type("quit\n")
    assert screen.exit_code() == 0
    assert FORMER_SCREEN in screen.seen
    assert "Saved in" in screen.seen.partition(FORMER_SCREEN)[2]


def test_the_end_of_input_leaves_too() -> None:
    screen = Screen("play", "wellspring", "--seed", "5")
    screen.read_until("> ")
    assert screen.exit_code(press=b"\x04") == 0


def test_two_computers_are_watched_with_single_keys() -> None:
    screen = Screen("play", "wellspring", "--red", "random", "--blue", "random", "--seed", "5", "--pace", "600")
    screen.read_until("Space: next")
    screen.type(" ")
    screen.read_until("Space: next")
    screen.type("p")
    screen.read_until("paused")
    screen.type("f")
    screen.read_until("Enter leaves")
    screen.type("\n")
    assert screen.exit_code() == 0
    assert "wins: " in screen.seen.partition(FORMER_SCREEN)[2]
