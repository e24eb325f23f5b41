"""Two that are chosen, one of each side, and told apart: "if yours has more attack, destroy the other one"."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

CHOOSING: Final = frozenset({"choose", "pick", "select", "target"})
OURS: Final = frozenset({"friendly", "ally", "allied", "your", "yours", "own", "you"})
THEIRS: Final = frozenset({"enemy", "opposing", "opponent", "theirs", "opponent's"})
SAID: Final = (
    (("the", "friendly", "one"), True),
    (("your", "own", "one"), True),
    (("your", "one"), True),
    (("yours",), True),
    (("the", "enemy", "one"), False),
    (("the", "enemy", "'s"), False),
    (("your", "opponent", "'s", "one"), False),
    (("the", "opponent", "'s"), False),
    (("your", "opponent", "'s"), False),
    (("theirs",), False),
    (("the", "enemy"), False),
)
"""What each of the two is called, and whether it is yours."""
OTHER: Final = (("the", "other", "one"), ("the", "other"))
MORE: Final = frozenset({"more", "less", "higher", "lower", "greater", "fewer", "bigger", "smaller"})


def told_apart(words: list[Word], nouns: frozenset[str]) -> list[Word]:
    """Return the words with each of the two that were chosen called by its side."""
    low = [word.text.lower() for word in words]
    end = low.index(".") if "." in low else 0
    noun = chosen_of_both(low[:end], nouns)
    if not noun:
        return words
    found = words[: end + 1]
    first: bool | None = None
    index = end + 1
    while index < len(words):
        if low[index] == ".":
            first = first if low[index + 1 : index + 2] in (["otherwise"], ["else"]) else None
        size, ours = meant(low, index, noun)
        if not size and (
            other := next((len(said) for said in OTHER if tuple(low[index : index + len(said)]) == said), 0)
        ):
            size, ours = (other, not first) if first is not None else (0, True)
        if low[index] == "it" and first is not None:
            size, ours = 1, first  # whose condition it is
        if not size:
            found.append(words[index])
            index += 1
            continue
        first = ours if first is None else first
        place = Word("", words[index].start, words[index + size - 1].end)
        found += [Word(part, place.start, place.end) for part in ("the", "friendly" if ours else "enemy", noun)]
        index += size
        if (length := compared(low, index)) and (low[index] == "'s" or low[index] in ("has", "is", "have")):
            found += words[index : index + length]
            at = words[index + length - 1]
            told = ("than", "the", "enemy" if ours else "friendly", noun)
            found += [Word(part, at.end, at.end) for part in told]
            index += length
    return found


def chosen_of_both(low: list[str], nouns: frozenset[str]) -> str:
    """Return the noun of which one of each side is chosen in a sentence, "" if none is."""
    if not low or low[0] not in CHOOSING or low.count("and") != 1 or "," in low:
        return ""
    at = low.index("and")
    before, after = low[:at], low[at + 1 :]
    said = [word.removesuffix("s") for word in before if word in nouns]
    if len(said) != 1 or (OURS & {*before}) == set() or not (THEIRS & {*after}) or THEIRS & {*before}:
        return ""
    again = [word.removesuffix("s") for word in after if word in nouns]
    return said[0] if again in ([], said) else ""


def meant(low: list[str], index: int, noun: str) -> tuple[int, bool]:
    """Return how many words call one of the two, and whether it is yours."""
    for said, ours in SAID:
        size = len(said)
        if tuple(low[index : index + size]) == said and low[index + size : index + size + 1] != [noun]:
            return size, ours
    if low[index] == "your" and low[index + 1 : index + 2] == [noun]:
        return 2, True
    owner = ("your", "opponent", "'s", noun)
    return (4, False) if tuple(low[index : index + 4]) == owner else (0, True)


def compared(low: list[str], index: int) -> int:
    """Return the length of "has more attack" or "'s attack is higher", if nothing is told behind it that it is
    compared with."""
    end = next((at for at in range(index, len(low)) if low[at] in (",", ".", ":")), len(low))
    part = low[index:end]
    return len(part) if 1 < len(part) < 6 and MORE & {*part} and "than" not in part else 0
