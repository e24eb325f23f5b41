"""Wordings told in one pattern: "[in fights,] (slower|weaker) creatures attack first" stands for each way to say it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Final

CHOICE: Final = re.compile(r"\(([^()\[\]]*)\)|\[([^()\[\]]*)\]")
"""One of several words, and words that may be left out: neither stands within another."""


@cache
def spelled_out(pattern: str) -> tuple[str, ...]:
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
    return tuple(dict.fromkeys(told))


def all_told(patterns: Iterable[str]) -> Iterator[str]:
    """Yield every wording of some patterns."""
    for pattern in patterns:
        yield from spelled_out(pattern)
