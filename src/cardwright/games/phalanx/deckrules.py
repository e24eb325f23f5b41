"""PHX-04: what a deck may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardwright.engine.options import nearest
from cardwright.engine.pool import Pool

MOST_COPIES: Final = 3
USUAL_SIZE: Final = "40"


def deck_problems(pool: Pool, names: Sequence[str], options: Mapping[str, str]) -> list[str]:
    """PHX-04: every violation in words."""
    problems: list[str] = []
    size = int(options.get("deck_size", USUAL_SIZE))
    if len(names) != size:
        problems.append(f"a deck has exactly {size} cards, not {len(names)}")
    counts: dict[str, int] = {}
    for name in names:
        face = pool.find(name)
        if face is None:
            known = [one.name for one in pool.faces]
            problems.append(f"there is no card {name!r}{nearest(name, known)}")
        else:
            counts[face.name] = counts.get(face.name, 0) + 1
    for name, count in counts.items():
        if count > MOST_COPIES:
            problems.append(f"{name} is there {count} times, at most {MOST_COPIES} are allowed")
    return problems
