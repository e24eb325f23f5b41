"""How long a player may think: so many tries, or so many milliseconds. The only clock that players read."""

from __future__ import annotations

from time import perf_counter
from typing import Final

MOST_TRIES: Final = 1_000_000
LONGEST: Final = 20_000
"""Milliseconds after which even a budget of tries ends: nobody waits for ever."""


def now() -> float:
    """The seconds of a clock that only goes forward."""
    return perf_counter()


class Budget:
    """A limit of tries and of milliseconds; whichever comes first ends the thought."""

    __slots__ = ("tries", "milliseconds")

    def __init__(self, tries: int = MOST_TRIES, milliseconds: int = LONGEST) -> None:
        self.tries = min(tries, MOST_TRIES)
        self.milliseconds = min(milliseconds, LONGEST)

    def is_timed(self) -> bool:
        """Whether the clock decides when the thought ends, so that no two thoughts are alike."""
        return self.milliseconds < LONGEST

    def start(self) -> Timer:
        """Begin to think."""
        return Timer(perf_counter() + self.milliseconds / 1000.0)


class Timer:
    """A running thought."""

    __slots__ = ("end",)

    def __init__(self, end: float) -> None:
        self.end = end

    def is_over(self) -> bool:
        """Whether the time is up."""
        return perf_counter() >= self.end


class Profile:
    """Where the time of a search goes, in seconds; filled by one that is given it."""

    __slots__ = ("iterations", "total", "rules", "sampler")

    def __init__(self) -> None:
        self.iterations = 0
        self.total = 0.0
        self.rules = 0.0
        self.sampler = 0.0

    def tree(self) -> float:
        """The seconds that were spent neither in the rules nor in the sampler."""
        return self.total - self.rules - self.sampler
