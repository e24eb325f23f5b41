"""What is done in two portions: "gain 2 resource now and 2 more at the start of your next turn" is said twice."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

LINKS: Final = (",", "and", "then", "plus")
PORTIONS: Final = frozenset({"another", "1", "2", "3", "4", "5", "6", "one", "two", "three", "four", "five", "six"})
ENDS: Final = frozenset({".", ",", ":", ";", '"'})


def now_and_later(words: list[Word]) -> list[Word]:
    """Return the words with the later portion as a sentence of its own that repeats who does what."""
    low = [word.text.lower() for word in words]
    for at in range(1, len(words)):
        after = at + 1
        while after < len(words) and low[after] in LINKS:
            after += 1
        if low[at] != "now" or after in (at + 1, len(words)) or low[after] not in PORTIONS:
            continue
        start = max((index + 1 for index in range(at) if low[index] in ENDS), default=0)
        counted = next((index for index in range(start, at) if low[index] in PORTIONS or low[index] in ("a", "an")), 0)
        if counted > start:
            joint = words[at]
            again = [Word(word.text, joint.start, joint.end) for word in words[start:counted]]
            return [*words[:at], Word(".", joint.start, joint.end), *again, *now_and_later(words[after:])]
    return words
