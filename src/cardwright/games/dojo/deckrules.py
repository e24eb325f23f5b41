"""Chapter A: which decks are legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardwright.engine.deck import unknown_cards
from cardwright.engine.pool import Pool


def deck_problems(pool: Pool, names: Sequence[str], options: Mapping[str, str]) -> list[str]:
    """DOJ-01, DOJ-04, DOJ-05, DOJ-06: every violation; the character stands in the list with the deck."""
    size = int(options["deck_size"])
    most = int(options["copy_limit"])
    problems = unknown_cards(pool, names)
    faces = [face for name in names if (face := pool.find(name)) is not None]
    character = pool.bit("character")
    characters = [face.name for face in faces if face.traits & character]
    if len(characters) != 1:
        listed = f": {', '.join(characters)}" if characters else ""
        problems.append(f"DOJ-01: a deck comes with exactly one character, there are {len(characters)}{listed}")
    count = len(names) - len(characters)
    if count != size:
        problems.append(f"DOJ-04: a deck has exactly {size} cards besides the character, this one has {count}")
    for name in dict.fromkeys(face.name for face in faces if not face.traits & character):
        copies = sum(1 for face in faces if face.name == name)
        if copies > most:
            problems.append(f"DOJ-05: at most {most} cards of a name, there are {copies} of {name}")
    return problems
