"""Wordings told in one pattern: "[in fights,] (slower|weaker) creatures attack first" stands for each way to say it."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

if TYPE_CHECKING:
    from cardwright.text.words import Words

CHOICE: Final = re.compile(r"\(([^()\[\]]*)\)|\[([^()\[\]]*)\]")
"""One of several words, and words that may be left out: neither stands within another."""


def spelled_out(pattern: str) -> list[str]:
    """Return every wording of a pattern, the fullest first."""
    parts: list[list[str]] = []
    end = 0
    for found in CHOICE.finditer(pattern):
        one_of, optional = found.groups()
        parts.append([pattern[end : found.start()]])
        parts.append(one_of.split("|") if one_of is not None else [*optional.split("|"), ""])
        end = found.end()
    parts.append([pattern[end:]])
    told = (" ".join("".join(chosen).split()) for chosen in product(*parts))
    return list(dict.fromkeys(told))


def keywords_spelled_out(words: Words) -> Words:
    """Return a game's words with every wording of its keywords."""
    keywords = {
        name: replace(
            keyword,
            synonyms=tuple(told for pattern in keyword.synonyms for told in spelled_out(pattern)),
            said=tuple(told for pattern in keyword.said for told in spelled_out(pattern)),
        )
        for name, keyword in words.keywords.items()
    }
    return replace(words, keywords=keywords)
