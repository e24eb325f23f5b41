"""Conditions about all of some things, which would be read as about any of them: refused until they can be said."""

from __future__ import annotations

import re
from typing import Any, Final

from cardwright.text.tree import Abilities, All, Clause, If, Static, Things, Triggered, nodes

ASKED: Final = re.compile(
    r"\b(?:if|while|unless|as long as) (?:all|every|each)\b(?! of (?:it|that|this))", re.IGNORECASE
)
"""How it is asked of all of them."""


def asks_of_any(text: str, abilities: Abilities) -> bool:
    """Tell whether a text asks something of all of some things, and a condition was read that any of them fulfils."""
    return ASKED.search(text) is not None and any(is_any(one) for one in conditions(abilities))


def conditions(abilities: Abilities) -> list[Any]:
    """Every condition in some abilities."""
    return [node.condition for node in nodes(abilities) if isinstance(node, If | Static | Triggered)]


def is_any(condition: Any) -> bool:
    """Tell whether a condition holds if one of many is so."""
    told = [condition] if isinstance(condition, Clause) else nodes((condition,)) if condition is not None else []
    return any(
        isinstance(one, Clause)
        and one.verb in ("be", "get", "have")
        and isinstance(one.subject, Things)
        and isinstance(one.subject.quantity, All)
        for one in told
    )
