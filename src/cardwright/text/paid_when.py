"""What may be paid when something happens, told like an ability: "When your opponent attacks, pay 1: Draw a card"."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

WHEN: Final = ("when", "whenever", "after")
PAID: Final = frozenset({"pay", "spend", "discard", "sacrifice", "lose", "exile", "banish", "remove", "destroy"})
MAY: Final = ("you", "may")
THEN: Final = (".", "If", "you", "do", ",")


def paid_when(words: list[Word]) -> list[Word]:
    """Return the words with the price as what a player may do, and the rest as what is then done."""
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
