"""Things counted in several places: "for each drill in your hand and in play", said of each place by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.each_who import said
from cardwright.text.stretches import Sentence, Words

WITHIN: Final = frozenset({"in", "on"})
OPENED: Final = {
    "each": ("for", "and for each"),
    "every": ("for", "and for each"),
    "of": ("number", "plus the number of"),
}
"""Words behind which it is said what is counted, with the word before, and how more to count is added."""
HAVING: Final = (["you", "have"], ["you", "control"], ["you", "own"], ["that", "are"], ["that", "is"])
"""What is said of things besides where they are, and need not be said again."""
OWNERS: Final = frozenset({"your", "opponent", "their", "its", "each", "both", "all", "enemy"})
TOGETHER: Final = frozenset({"combined", "together", "altogether"})
BEGUN: Final = (["there", "are"], ["there", "is"], ["you", "have"], ["you", "control"])
"""How it is said that there are so many of something."""


def in_both(sentence: Sentence) -> Iterator[list[Words]]:
    """Count things in one place after another."""
    words, low = sentence.words, sentence.low
    for start in range(1, len(words) - 4):
        before, more = OPENED.get(low[start], ("", ""))
        if not before or low[start - 1] != before:
            continue
        for named, places, end in located(sentence, start + 1):
            told: Words = [*words[: start + 1], *named, *places[0]]
            for place in places[1:]:
                told += [*said(more, place[0]), *without_having(named), *place]
            yield [[*told, *words[end:]]]
    yield from so_many(sentence)


def so_many(sentence: Sentence) -> Iterator[list[Words]]:
    """ "If there are 5 or more drills in your hand and in play": if their number is 5 or more."""
    words, low = sentence.words, sentence.low
    for start in range(1, len(words) - 6):
        if (
            low[start : start + 2] not in BEGUN
            or low[start + 3 : start + 4] != ["or"]
            or not low[start + 2].isdecimal()
        ):
            continue
        for named, places, end in located(sentence, start + 5):
            told: Words = []
            for place in places:
                opened = "plus the number of" if told else "the number of"
                told += [*said(opened, place[0]), *without_having(named), *place]
            much = [*said("is", words[start]), *words[start + 2 : start + 5]]
            yield [[*words[:start], *told, *much, *words[end:]]]


def located(sentence: Sentence, start: int) -> Iterator[tuple[Words, list[Words], int]]:
    """List what is named from a word on, the places where it is, at least two, and where they end."""
    words, low = sentence.words, sentence.low
    first = next((at for at in range(start + 1, len(words)) if low[at] in WITHIN), 0)
    places: list[Words] = []
    at = end = first
    while first and low[at : at + 1] and low[at] in WITHIN:
        end = max((*sentence.ends("place", at + 1), at + 2 if low[at + 1 : at + 2] == ["play"] else 0))
        if not end:
            return
        places.append(words[at:end])
        at = next((on for on in range(end, len(words)) if low[on] not in (",", "and", "or", "plus")), len(words))
    summed = end < len(words) and low[end] in TOGETHER
    if len(places) > 1 or (places and summed):
        yield words[start:first], yours(places), end + summed


def yours(places: list[Words]) -> list[Words]:
    """Say of what lies where all cards lie that it is yours, beside what is in a zone of yours."""
    owned = [any(word.text.lower() in OWNERS for word in place) for place in places]
    if "your" not in [word.text.lower() for place in places for word in place]:
        return places
    return [place if own else said("you control", place[0]) for place, own in zip(places, owned, strict=True)]


def without_having(named: Words) -> Words:
    """Leave out whose things are; the place tells."""
    return named[:-2] if [word.text.lower() for word in named[-2:]] in HAVING else named
