"""What is done each time something happens adds up: "gets -1 ATK each time it attacks" is no change for one attack."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

TIMES: Final = (("each", "time"), ("every", "time"))
GETS: Final = ("get", "gets", "gain", "gains", "lose", "loses", "has")
"""What this card does where nobody else is named."""
ENDS: Final = frozenset({".", ",", ":", ";", '"', "(", ")"})


def each_time_first(words: list[Word]) -> list[Word]:
    """Return the words with when it happens told first, where both stand in one clause of a sentence."""
    low = [word.text.lower() for word in words]
    for at in range(1, len(words) - 2):
        if tuple(low[at : at + 2]) not in TIMES or low[at - 1] in ENDS or low[at - 1] == "for":
            continue
        start = max((index + 1 for index in range(at) if low[index] == "."), default=0)
        end = next((index for index in range(at, len(words)) if low[index] == "."), len(words))
        if ENDS.isdisjoint(low[start:end]):
            joint = Word(",", words[at].start, words[at].start)
            first, last = words[at:end], words[start:at]
            if low[at + 2] == "it":
                if not is_of_this(low[start:at]):
                    return words
                first[2] = Word("this", first[2].start, first[2].end)
            return [*words[:start], *first, joint, *last, *each_time_first(words[end:])]
    return words


def is_of_this(low: list[str]) -> bool:
    """Tell whether a deed concerns this card alone, so that "it" is this card."""
    return "this" in low or low[0] in GETS or low[0][0] in "+-"
