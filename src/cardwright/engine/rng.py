"""Chance: a multiply-with-carry generator whose whole state is one integer in the game."""

from typing import Any, Final

from mypy_extensions import i64

# a * 2**32 - 1 is a safe prime, and the state stays below 2**61: no overflow, compiled or interpreted.
MULTIPLIER: Final = 536870598
WORD: Final = 0xFFFFFFFF


def hash_seed(seed: int) -> int:
    """Spread a seed over the state (splitmix64): consecutive seeds must not give related games."""
    mask = (1 << 64) - 1
    mixed = (seed + 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    mixed ^= mixed >> 31
    return (mixed % (MULTIPLIER * (1 << 32) - 2)) + 1


class Rng:
    """A stream of chance; copying it copies one integer."""

    __slots__ = ("state",)
    state: i64

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        state: i64 = (self.state & WORD) * MULTIPLIER + (self.state >> 32)
        self.state = state
        limit: i64 = bound
        return ((state & WORD) * limit) >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place."""
        # As `below` does it, with the state at hand, and without looking into the items.
        state: i64 = self.state
        index: i64 = len(items) - 1
        while index > 0:
            state = (state & WORD) * MULTIPLIER + (state >> 32)
            swap: i64 = ((state & WORD) * (index + 1)) >> 32
            kept = items[index]
            items[index] = items[swap]
            items[swap] = kept
            index -= 1
        self.state = state

    def clone(self) -> "Rng":
        """An independent stream at the same point."""
        return Rng(self.state)


def seeded(seed: int) -> Rng:
    """A fresh stream for a seed."""
    return Rng(hash_seed(seed))
