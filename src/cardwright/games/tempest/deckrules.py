"""Which decks are legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.engine.deck import unknown_cards
from cardwright.engine.pool import Pool

DECK_SIZE: Final = 50
MOST_COPIES: Final = 3


def deck_problems(pool: Pool, names: Sequence[str]) -> list[str]:
    """TEM-05, TEM-06: every violation, not only the first; copies are counted by name."""
    problems: list[str] = []
    if len(names) != DECK_SIZE:
        problems.append(f"TEM-05: a deck has exactly {DECK_SIZE} cards, this one has {len(names)}")
    problems.extend(unknown_cards(pool, names))
    faces = [face for name in names if (face := pool.find(name)) is not None]
    for name in dict.fromkeys(face.name for face in faces):
        copies = sum(1 for face in faces if face.name == name)
        if copies > MOST_COPIES:
            problems.append(f"TEM-05: at most {MOST_COPIES} cards of a name, there are {copies} of {name}")
    return problems
