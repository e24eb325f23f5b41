"""Costs as cards print them."""

from __future__ import annotations

import re
from typing import Final

from cardwright.text.tree import Cost, CostPart
from cardwright.text.words import Vocabulary

WORDS: Final = re.compile(r"(discard )?(\d{1,2}) ([a-z]+(?: [a-z]+)*)")
PART: Final = re.compile(r"(\d{0,2})([A-Z])")


def read_cost(value: object, vocabulary: Vocabulary) -> Cost | None:
    """Read a cost such as "2F" or "F W", or a number where the game has one resource; None if it cannot be read."""
    resources = vocabulary.words.resources
    if isinstance(value, int) and not isinstance(value, bool):
        names = list(resources) if len(resources) == 1 else [name for name in resources if resources[name].plain]
        if len(names) != 1 or not 0 <= value <= 99:
            return None
        return Cost((CostPart(names[0], value),)) if value else Cost(())
    if not isinstance(value, str):
        return None
    if "," in value or WORDS.fullmatch(value.strip()):
        return read_words(value, vocabulary)
    symbols = {resource.symbol: name for name, resource in resources.items() if resource.symbol}
    counts: dict[str, int] = {}
    bare = next((name for name, resource in resources.items() if resource.plain), None)
    for group in value.split():
        if bare is not None and group.isdecimal() and len(group) < 3:
            counts[bare] = counts.get(bare, 0) + int(group)
            continue
        if not re.fullmatch(r"(?:\d{0,2}[A-Z])+", group):
            return None
        for digits, letter in PART.findall(group):
            if letter not in symbols:
                return None
            counts[symbols[letter]] = counts.get(symbols[letter], 0) + (int(digits) if digits else 1)
    return Cost(tuple(CostPart(name, counts[name]) for name in resources if counts.get(name)))


def read_words(value: str, vocabulary: Vocabulary) -> Cost | None:
    """Read a cost such as "1 energy, discard 1 card"; None if it cannot be read."""
    counts: dict[str, int] = {}
    for part in value.split(","):
        match = WORDS.fullmatch(part.strip())
        name = resource_named(vocabulary, bool(match[1]), match[3]) if match is not None else ""
        if match is None or not name:
            return None
        counts[name] = counts.get(name, 0) + int(match[2])
    return Cost(tuple(CostPart(name, counts[name]) for name in vocabulary.words.resources if counts.get(name)))


def resource_named(vocabulary: Vocabulary, discarded: bool, words: str) -> str:
    """Return the resource that words in a cost mean; cards that are discarded are one too."""
    for name, resource in vocabulary.words.resources.items():
        if discarded:
            if resource.discard and words in ("card", "cards"):
                return name
        elif words in (vocabulary.phrase("resources", name), *resource.synonyms):
            return name
    return ""


def write_words(cost: Cost, vocabulary: Vocabulary) -> str:
    """Write a cost in words, or as a bare number where that is enough."""
    resources = vocabulary.words.resources
    if len(cost.parts) == 1 and resources[cost.parts[0].resource].plain:
        return str(cost.parts[0].count)
    return ", ".join(
        f"discard {part.count} {'card' if part.count == 1 else 'cards'}"
        if resources[part.resource].discard
        else f"{part.count} {vocabulary.phrase('resources', part.resource)}"
        for part in cost.parts
    )


def write_cost(cost: Cost, vocabulary: Vocabulary) -> str:
    """Write a cost with symbols, the groups in the vocabulary's order; a free one is empty."""
    symbols = vocabulary.words.resources
    if not any(resource.symbol for resource in symbols.values()):
        return write_words(cost, vocabulary)
    groups = [
        (str(part.count) if part.count > 1 or not symbols[part.resource].symbol else "") + symbols[part.resource].symbol
        for part in cost.parts
    ]
    return " ".join(groups)
