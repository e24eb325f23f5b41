"""PHX-04: what a deck may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardwright.engine.deck import unknown_cards
from cardwright.engine.pool import Pool

MOST_COPIES: Final = 3
USUAL_SIZE: Final = "40"


def deck_problems(pool: Pool, names: Sequence[str], options: Mapping[str, str]) -> list[str]:
    """PHX-04: every violation in words."""
    problems: list[str] = []
    size = int(options.get("deck_size", USUAL_SIZE))
    if len(names) != size:
        problems.append(f"PHX-04: a deck has exactly {size} cards, this one has {len(names)}")
    problems.extend(unknown_cards(pool, names))
    faces = [face for name in names if (face := pool.find(name)) is not None]
    for name in dict.fromkeys(face.name for face in faces):
        copies = sum(1 for face in faces if face.name == name)
        if copies > MOST_COPIES:
            problems.append(f"PHX-04: at most {MOST_COPIES} cards of a name, there are {copies} of {name}")
    return problems
