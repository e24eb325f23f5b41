"""Costs as cards print them."""

from __future__ import annotations

import re
from typing import Final

from cardwright.text.tree import Cost, CostPart
from cardwright.text.words import Vocabulary

PART: Final = re.compile(r"(\d{0,2})([A-Z])")


def read_cost(value: object, vocabulary: Vocabulary) -> Cost | None:
    """Read a cost such as "2F" or "F W", or a number where the game has one resource; None if it cannot be read."""
    resources = vocabulary.words.resources
    if isinstance(value, int) and not isinstance(value, bool):
        names = list(resources)
        if len(names) != 1 or not 0 <= value <= 99:
            return None
        return Cost((CostPart(names[0], value),)) if value else Cost(())
    if not isinstance(value, str):
        return None
    symbols = {resource.symbol: name for name, resource in resources.items() if resource.symbol}
    counts: dict[str, int] = {}
    for group in value.split():
        if not re.fullmatch(r"(?:\d{0,2}[A-Z])+", group):
            return None
        for digits, letter in PART.findall(group):
            if letter not in symbols:
                return None
            counts[symbols[letter]] = counts.get(symbols[letter], 0) + (int(digits) if digits else 1)
    return Cost(tuple(CostPart(name, counts[name]) for name in resources if counts.get(name)))


def write_cost(cost: Cost, vocabulary: Vocabulary) -> str:
    """Write a cost with symbols, the groups in the vocabulary's order; a free one is empty."""
    symbols = vocabulary.words.resources
    groups = [
        (str(part.count) if part.count > 1 or not symbols[part.resource].symbol else "") + symbols[part.resource].symbol
        for part in cost.parts
    ]
    return " ".join(groups)
