"""Words that are misspelled, with those that were meant."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from cardwright.text.hints import HINTS
from cardwright.text.language import Language
from cardwright.text.phrasebook import EVERYDAY
from cardwright.text.swaps import fillers, swaps
from cardwright.text.thesaurus import groups

NEAR: Final = 0.7
SLIP: Final = 0.22
"""What a wrong letter costs."""
SHORT: Final = 6
"""A word of fewer letters has at most one wrong."""


@lru_cache(maxsize=2048)
def spellings(lower: str, language: Language) -> tuple[tuple[str, float], ...]:
    """Words of nearly the same spelling; an English word is none of them misspelled."""
    if lower in EVERYDAY or lower in HINTS or lower in groups() or lower in swaps() or lower in fillers():
        return ()
    found: list[tuple[str, float]] = []
    for new in get_close_matches(lower, language.spellings, 6, NEAR):
        wrong = slips(lower, new)
        if wrong <= (1 if len(lower) < SHORT else 2):
            number = 0.2 if new.endswith("s") != lower.endswith("s") else 0.0
            other = 0.0 if new[0] == lower[0] else 0.15
            found.append((new, SLIP * wrong + number + other))
    for cut in range(2, len(lower) - 1):
        if lower[:cut] in language.known and lower[cut:] in language.known:
            found.append((f"{lower[:cut]} {lower[cut:]}", SLIP))
    return tuple(found)


def slips(said: str, meant: str) -> int:
    """Count the letters that are wrong, missing, too many or changed about."""
    rows = [list(range(len(meant) + 1))]
    for i, letter in enumerate(said, 1):
        row = [i]
        for j, other in enumerate(meant, 1):
            best = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == meant[j - 2] and said[i - 2] == other:
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]
