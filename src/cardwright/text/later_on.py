""" "Exile it, then return it at the end of the turn": only what is said last waits for its moment."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

BACK: Final = frozenset(
    {"return", "put", "exile", "destroy", "discard", "sacrifice", "shuffle", "banish", "give", "bring"}
)
POINTING: Final = frozenset({"it", "them", "that", "those", "this"})
EDGES: Final = frozenset({"end", "start", "beginning"})


def cut_before_later(words: list[Word]) -> list[Word]:
    """Return the words with a stop before what is done to the same thing at a later moment."""
    lower = [word.text.lower() for word in words]
    found = list(words)
    for at, word in enumerate(lower):
        if word != "then" or at == 0 or lower[at - 1] not in (",", "and") or not is_back(lower, at + 1):
            continue
        stop = next((place for place in range(at, len(lower)) if lower[place] == "."), len(lower))
        if is_moment(lower[at:stop]):
            mark = words[at - 1]
            found[at - 1] = Word(".", mark.start, mark.end)
    return found


def is_back(lower: list[str], at: int) -> bool:
    """Tell whether something is done to what was spoken of."""
    return len(lower) > at + 1 and lower[at] in BACK and lower[at + 1] in POINTING


def is_moment(lower: list[str]) -> bool:
    """Tell whether words say that it is done at the edge of a turn or the like."""
    for at, word in enumerate(lower):
        if word == "at" and EDGES & {*lower[at + 1 : at + 3]}:
            return True
    return False
