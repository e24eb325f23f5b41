"""What a typed line means among the options: a number, an option's words, or a part of them."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Meaning:
    """One option, or several that fit, or none with the nearest words."""

    index: int = -1
    candidates: tuple[int, ...] = ()
    nearest: tuple[str, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Whether exactly one option is meant."""
        return self.index >= 0


def interpret(line: str, options: Sequence[str]) -> Meaning:
    """The option that a line means: the first way of matching that finds any decides."""
    wanted = " ".join(line.lower().split())
    if 1 <= number_in(wanted) <= len(options):
        return Meaning(number_in(wanted) - 1)
    found = matches(wanted, [option.lower() for option in options])
    if len(found) == 1:
        return Meaning(found[0])
    if found:
        return Meaning(candidates=tuple(found))
    return Meaning(nearest=tuple(close_words(wanted, options)))


def number_in(words: str) -> int:
    """The number that words are, -1 if they are none."""
    return int(words) if words.isascii() and words.isdigit() and len(words) < 10 else -1


def matches(wanted: str, options: Sequence[str]) -> list[int]:
    """The options that fit best: the same words, else the same beginning, else all words, else a part."""
    typed = wanted.replace(">", " ").split()
    if not typed:
        return []
    ways = (
        [option == wanted for option in options],
        [option.startswith(wanted) for option in options],
        [has_words(option, typed) for option in options],
        [wanted in option for option in options],
    )
    for way in ways:
        found = [index for index, fits in enumerate(way) if fits]
        if found:
            return found
    return []


def has_words(option: str, typed: Sequence[str]) -> bool:
    """Whether every typed word begins a word of the option, in the order typed."""
    words = option.replace(">", " ").replace("-", " ").split()
    place = 0
    for word in typed:
        while place < len(words) and not words[place].startswith(word):
            place += 1
        if place == len(words):
            return False
        place += 1
    return True


def close_words(wanted: str, options: Sequence[str]) -> list[str]:
    """Options that look like what was typed, whole or in one of their names."""
    lowered = {option.lower(): option for option in options}
    close = difflib.get_close_matches(wanted, list(lowered), n=3, cutoff=0.5)
    if not close:
        by_word: dict[str, str] = {}
        for option in lowered:
            for word in option.split():
                by_word.setdefault(word, option)
        close = [by_word[word] for word in difflib.get_close_matches(wanted, list(by_word), n=3, cutoff=0.7)]
    return [lowered[one] for one in close]
