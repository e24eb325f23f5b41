"""Words with numbers and of counters: pairs such as +1/+0, signed numbers, "rust counters"."""

from __future__ import annotations

from typing import Final

from cardwright.text import tree
from cardwright.text.limits import NUMBER
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.words import Vocabulary

COUNTED: Final = {"counter": "sg", "counters": "pl", "marker": "sg", "markers": "pl"}
NO_NAMES: Final = frozenset({"a", "an", "the", "all", "any", "no", "each", "every", "more", "another", "last", "of"})
"""Words that are not names of counters."""

Edge = tuple[int, object]


def add_numbers(raw: str, index: int, vocabulary: Vocabulary, found: dict[str, list[Edge]]) -> None:
    """Read pairs such as 2/1 and +1/+0, and signed numbers such as +2."""
    if raw.isalpha():
        return
    pair = vocabulary.words.pair
    parts = raw.split("/")
    if "" in parts or any(len(part.strip("+-")) > len(str(NUMBER)) for part in parts):
        return
    if len(parts) > 1 and len(pair) == len(parts):
        if all(part[0] in "+-" for part in parts):
            bonuses = tuple(signed(stat, part) for stat, part in zip(pair, parts, strict=True))
            found["bonuses"] = [(index + 1, bonuses)]
        elif all(part.isdecimal() and len(part) < 4 for part in parts):
            found["stats"] = [(index + 1, tuple(int(part) for part in parts))]
    elif len(parts) == len(vocabulary.words.line):
        if all(part.isdecimal() and len(part) < 4 for part in parts):
            found["line"] = [(index + 1, tuple(int(part) for part in parts))]
        elif all(part[0] in "+-" for part in parts):
            found["bonuses"] = [(index + 1, told_bonuses(vocabulary.words.line, parts))]
    elif not pair and len(parts) > 1 and len(parts) == len(vocabulary.body()):
        if all(part.isdecimal() and len(part) < 4 for part in parts):
            found["body"] = [(index + 1, tuple(int(part) for part in parts))]
        elif all(part[0] in "+-" for part in parts):
            found["bonuses"] = [(index + 1, told_bonuses(vocabulary.body(), parts))]
    elif len(parts) == 1 and raw[0] in "+-" and len(raw) > 1:
        found["signed"] = [(index + 1, signed("", raw))]


def told_bonuses(stats: tuple[str, ...], parts: list[str]) -> tuple[tree.Bonus, ...]:
    """Read signed numbers of several stats; a zero says nothing."""
    told = [signed(stat, part) for stat, part in zip(stats, parts, strict=True)]
    return tuple(bonus for bonus in told if bonus.amount != tree.Number(0))


def signed(stat: str, part: str) -> tree.Bonus:
    """Read a signed number or X as a bonus."""
    amount = tree.Variable() if part[1:] == "X" else tree.Number(int(part[1:]))
    return tree.Bonus(stat, amount, part[0] == "-")


def add_counters(index: int, lower: list[str], found: dict[str, list[Edge]]) -> None:
    """Read "rust counters", "counters" and "number of rust counters"; any word may be their name."""
    start = index + 2 if lower[index : index + 2] == ["number", "of"] else index
    for end, name in ((start + 1, ""), (start + 2, lower[start] if start < len(lower) else "")):
        said = COUNTED.get(lower[end - 1]) if end <= len(lower) else None
        if said is None or (end == start + 2 and (not name.isalpha() or name in NO_NAMES or name in NUMBER_WORDS)):
            continue
        if start == index:
            found.setdefault(f"counter.{said}", []).append((end, tree.COUNTERS + name))
        elif said == "pl":
            found.setdefault("stat", []).append((end, tree.COUNTERS + name))
