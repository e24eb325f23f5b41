"""What may be paid when something happens, told like an ability: "When your opponent attacks, pay 1: Draw a card".

So is what is done for something else, behind a semicolon: "you can discard a card; draw 2 cards".
"""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

WHEN: Final = ("when", "whenever", "after")
PAID: Final = frozenset({"pay", "spend", "discard", "sacrifice", "lose", "exile", "banish", "remove", "destroy"})
MAY: Final = ("you", "may")
OFFERED: Final = ("may", "can")
APART: Final = frozenset({"or", "but", "otherwise", "if", "unless", "you", "until"})
LINKS: Final = ("and", "then")
"""What begins a part of a sentence that is not done for the part before it."""
THEN: Final = (".", "If", "you", "do", ",")


def paid_when(words: list[Word]) -> list[Word]:
    """Return the words with the price as what a player may do, and the rest as what is then done."""
    return for_something(paid_at(words))


def for_something(words: list[Word]) -> list[Word]:
    """Return the words with what stands behind the semicolon of an offer as what is done if it is taken."""
    lower = [word.text.lower() for word in words]
    start = 0
    while ";" in lower[start:]:
        place = lower.index(";", start)
        begin = max((at + 1 for at in range(place) if lower[at] in (".", ";", ":", ",")), default=0)
        end = lower.index(".", place) if "." in lower[place:] else len(lower)
        told = lower[max((at + 1 for at in range(place) if lower[at] in (".", ";")), default=0) : place]
        offers = lower[begin] == "you" and lower[begin + 1] in OFFERED and {"choose", "either"}.isdisjoint(told)
        if (
            offers
            and lower[place + 1 : place + 2]
            and lower[place + 1] not in APART
            and ";" not in lower[place + 1 : end]
        ):
            behind = [Word(part, words[place].start, words[place].end) for part in THEN]
            rest = words[place + 1 :]
            while rest[0].text.lower() in LINKS and len(rest) > 1:
                rest = rest[1:]
            words = [*words[:place], *behind, *rest]
            lower = [word.text.lower() for word in words]
        start = place + 1
    return words


def paid_at(words: list[Word]) -> list[Word]:
    """Return the words with the price before a colon, behind an event, as what a player may do."""
    lower = [word.text.lower() for word in words]
    if not lower or lower[0] not in WHEN or lower.count(":") != 1:
        return words
    colon = lower.index(":")
    if "." in lower[:colon] or "," not in lower[:colon]:
        return words
    start = max(index for index in range(colon) if lower[index] == ",") + 1
    if lower[start : start + 2] == list(MAY):
        told: list[Word] = []
    elif lower[start] in PAID:
        told = [Word(part, words[start].start, words[start].start) for part in MAY]
    else:
        return words
    behind = [Word(part, words[colon].start, words[colon].end) for part in THEN]
    return [*words[:start], *told, *words[start:colon], *behind, *words[colon + 1 :]]
