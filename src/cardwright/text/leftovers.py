"""Words that only say that something is still there: "if you have no energy left", "with 2 cards remaining"."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word
from cardwright.text.words import Vocabulary

LEFT: Final = ("left", "remaining")
HELD: Final = frozenset({"have", "has", "had", "with", "control", "controls", "are", "is", "only"})
BEHIND: Final = frozenset({",", ".", ":", ";", "in", "on", "and", "or", "than", "this", "it", "you"})
HARM: Final = "damage"
"""What remains of it is a number of its own."""
REACH: Final = 7
"""How many words before it what is held is told."""


def without_left(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Pass over "left" behind what somebody still has."""
    if not any(word.text.lower() in LEFT for word in words):
        return words
    told = counted_words(vocabulary)
    lower = [word.text.lower() for word in words]
    return [word for index, word in enumerate(words) if not is_idle(lower, index, told)]


def is_idle(lower: list[str], index: int, told: set[str]) -> bool:
    """Tell whether a word only says that what stands before it is still there."""
    if lower[index] not in LEFT or index == 0 or lower[index - 1] not in told or lower[index - 1] == HARM:
        return False
    if index + 1 < len(lower) and lower[index + 1] not in BEHIND:
        return False
    return not HELD.isdisjoint(lower[max(0, index - REACH) : index - 1])


def counted_words(vocabulary: Vocabulary) -> set[str]:
    """Return the last words of all that can be counted."""
    words = vocabulary.words
    said = [vocabulary.noun(name, many) for name in words.nouns for many in (False, True)]
    said += [vocabulary.phrase("stats", name) for name in words.stats]
    said += [phrase for stat in words.stats.values() for phrase in stat.synonyms]
    said += [vocabulary.phrase("resources", name) for name in words.resources]
    said += [phrase for resource in words.resources.values() for phrase in resource.synonyms]
    return {phrase.split()[-1].lower() for phrase in said if phrase}
