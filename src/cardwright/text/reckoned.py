"""What is counted in a sentence of its own, said where it is used: "Count your heroes. Draw that many cards"."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

STARTS: Final = (("count", "how", "many"), ("count", "up"), ("count", "the", "number", "of"), ("count",))
AMOUNTS: Final = (("that", "much"), ("that", "many"), ("so", "much"), ("so", "many"))
IDLE: Final = ("right", "now", "currently")


def with_counts(words: list[Word]) -> list[Word]:
    """Return a text in which nothing is counted beforehand; what "that many" then means is said with X."""
    lower = [word.text.lower() for word in words]
    for start in [index for index, word in enumerate(lower) if word == "count" and opens(lower, index)]:
        made = counted(words, lower, start)
        if made is not None:
            return with_counts(made)
    return words


def opens(lower: list[str], index: int) -> bool:
    """Tell whether a sentence or an instruction begins at a word."""
    return index == 0 or lower[index - 1] in (".", ":", ",", "then", "and")


def counted(words: list[Word], lower: list[str], start: int) -> list[Word] | None:
    """Put what is counted behind the first amount that means it, or return None if nothing does."""
    length = next(len(each) for each in STARTS if tuple(lower[start : start + len(each)]) == each)
    end = next((index for index in range(start, len(words)) if lower[index] in (".", ";")), 0)
    used = next((index for index in range(end, len(words) - 1) if tuple(lower[index : index + 2]) in AMOUNTS), 0)
    if not end or not used or "." in lower[end + 1 : used] or length == end - start:
        return None
    what = [word for word in words[start + length : end] if word.text.lower() not in IDLE]
    close = next((index for index in range(used, len(words)) if lower[index] in (",", ".")), len(words))
    at = words[used]
    told = [Word(part, at.start, at.end) for part in (",", "where", "X", "is", "the", "number", "of")]
    number = Word("X", at.start, words[used + 1].end)
    return [*words[:start], *words[end + 1 : used], number, *words[used + 2 : close], *told, *what, *words[close:]]
