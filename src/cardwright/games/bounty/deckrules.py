"""Chapter A: which decks are legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.engine.deck import unknown_cards
from cardwright.engine.pool import Pool
from cardwright.games.bounty.rulebook import LIMIT

FEWEST: Final = 25
MOST: Final = 40
USUAL_LIMIT: Final = 4
FACTIONS: Final = ("swarm", "brute", "cunning")


def deck_problems(pool: Pool, names: Sequence[str]) -> list[str]:
    """BOU-02: every violation, so that the deck is refused before the game starts."""
    problems: list[str] = []
    if not FEWEST <= len(names) <= MOST:
        problems.append(f"BOU-02: a deck has {FEWEST} to {MOST} cards, this one has {len(names)}")
    problems.extend(unknown_cards(pool, names))
    faces = [face for name in names if (face := pool.find(name)) is not None]
    found = [faction for faction in FACTIONS if any(face.traits & pool.bit(faction) for face in faces)]
    if len(found) > 1:
        problems.append(f"BOU-03: a deck is of one faction besides Neutral, this one has {' and '.join(found)}")
    for face in dict.fromkeys(faces):
        copies = sum(1 for other in faces if other is face)
        limit = face.numbers[LIMIT] or USUAL_LIMIT
        if copies > limit:
            problems.append(f"BOU-04: at most {limit} {face.name}, there are {copies}")
    return problems
