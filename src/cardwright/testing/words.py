"""Finding the option that a test means by its words."""

from __future__ import annotations

import re

from cardwright.engine.game import Game

NUMBERED = re.compile(r" #\d+$")


def matching(game: Game, words: str) -> list[int]:
    """The options that fit the words best: the very key, else its beginning, else a phrase inside it."""
    wanted = words.lower()
    options = game.keys()
    keys = [key.lower() for key in options]
    for fits in (is_key, begins, contains):
        found = [index for index, key in enumerate(keys) if fits(key, wanted)]
        if found:
            return found
    return []


def is_key(key: str, wanted: str) -> bool:
    """The same words."""
    return key == wanted


def begins(key: str, wanted: str) -> bool:
    """The first words."""
    return re.match(rf"{re.escape(wanted)}(?!\w)", key) is not None


def contains(key: str, wanted: str) -> bool:
    """Whole words somewhere inside."""
    return re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", key) is not None


def are_alike(game: Game, found: list[int]) -> bool:
    """Whether options differ in nothing but the number that keeps their keys apart."""
    keys = game.keys()
    return len({NUMBERED.sub("", keys[index]) for index in found}) == 1
