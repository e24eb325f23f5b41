"""How much the language takes on: a text beyond these bounds is refused with a plain message, quickly."""

from __future__ import annotations

import re
from typing import Final

TEXT: Final = 2000
"""Characters of a text."""
SENTENCE: Final = 80
"""Words of a sentence."""
NUMBER: Final = 9999
"""The largest number that a card may say."""
DEPTH: Final = 160
"""Phrases inside phrases."""
READINGS: Final = 4
"""Readings that are kept for each stretch of words."""
COMBINATIONS: Final = 64
"""Combinations of readings of a text's sentences that are weighed."""
WORK: Final = 22_000
"""Steps of the parser for one text: some thirty times what a long card needs."""
WORK_FOR_CARDS: Final = 40_000
"""The same for a text that looks like a card's, in whatever words."""
MARKS: Final = 6
"""Commas at which a sentence that cannot be read as one is tried apart."""
SEARCH: Final = 12_000
"""Steps of the parser in search of suggestions for one text."""
THOROUGH: Final = 170_000
"""The same for a text that looks like a card's: not long, and not the same words over and over."""
ORDINARY: Final = 400
"""Characters of such a text."""
VARIED: Final = 0.5
"""How many of its words are different ones."""
STRANGE: Final = re.compile(r"\d{5}|\d[a-z]+\d")
"""What no card says: endless numbers, letters among figures."""


class TooDeep(Exception):
    """A sentence nested or tangled beyond the parser's bounds."""


class Meter:
    """Counts the parser's steps over the sentences of one text."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self, steps: int) -> None:
        """Take steps off; raise TooDeep when none are left."""
        self.left -= steps
        if self.left < 0:
            raise TooDeep


def is_ordinary(text: str) -> bool:
    """Tell whether a text looks like a card's."""
    words = text.lower().split()
    if len(text) > ORDINARY or STRANGE.search(text) or any(sign.isnumeric() and not sign.isascii() for sign in text):
        return False
    return len(set(words)) >= VARIED * len(words)
