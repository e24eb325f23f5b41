"""The computers that can be played against."""

from __future__ import annotations

from typing import Final

from cardwright.agents.roster import LEVELS
from cardwright.server.description import Level

WORDS: Final = {
    "novice": "plays soundly, and errs now and then",
    "adept": "looks a few choices ahead",
    "expert": "looks further",
    "master": "thinks for a second about every choice",
}
HINTS: Final = "adept"
"""Who is asked for a hint."""


def levels() -> list[Level]:
    """Every level of the roster, the weakest first."""
    return [Level(name, name.capitalize(), WORDS.get(name, "")) for name in LEVELS]
