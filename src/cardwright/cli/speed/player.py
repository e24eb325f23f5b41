"""A process that plays at random on demand: other engines, or our own sources without machine code."""

import json
import subprocess
from collections.abc import Sequence
from types import TracebackType


class Player:
    """Talks to a script that names its games on the first line and then answers one line for each one asked.

    Use it in a `with` statement, which ends the process.
    """

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            bufsize=1,
        )
        self.games: list[str] = json.loads(self.read() or "[]")

    def __enter__(self) -> "Player":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def rates(self, game: str, seconds: float) -> tuple[float, float] | None:
        """Real choices and all moves in a second of play, over some seconds of processor time; None if it broke."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{game} {seconds}\n")
            played = json.loads(self.read())
        except (BrokenPipeError, ValueError):
            return None
        taken: float = played["seconds"]
        return played["decisions"] / taken, played["moves"] / taken

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()
