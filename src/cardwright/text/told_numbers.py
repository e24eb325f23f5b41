"""Numbers that were told: "deal 3 damage to target creature and burn that much" burns 3."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text import tree
from cardwright.text.tree import THIS, Clause, Reference

TELLING: Final = frozenset({"deal", "gain", "lose", "heal", "burn", "score", "take"})
"""Verbs of which the number is said."""
HEALING: Final = frozenset({"mend", "restore"})
"""Verbs of which it shows only then how much they do."""
TOLD: Final = (tree.Number, tree.Each, tree.CountOf, tree.StatOf, tree.Half, tree.Times, tree.Plus, tree.Minus)


def tells_number(clause: Clause) -> bool:
    """Tell whether a clause says how much it does."""
    sorts = TOLD if clause.verb == "deal" else tree.Number  # other deeds may change what they are measured by
    return clause.verb in TELLING and not clause.modal and isinstance(clause.get("amount"), sorts)


def number_told(clause: Clause) -> Any:
    """Return how much a clause does, None if it tells how many things something is done to."""
    return clause.get("amount") if tells_number(clause) else None


def speaks_of_it(value: Any) -> bool:
    """Tell whether "it" or "its" in some amounts was taken for this card."""
    if isinstance(value, Reference):
        return value.word == "it" and value.slot == THIS
    if isinstance(value, tuple):
        return any(speaks_of_it(each) for each in value)
    inside = isinstance(value, tree.Node) and not isinstance(value, tree.Triggered | tree.Static | tree.Replacement)
    return inside and any(speaks_of_it(each) for each in tree.held_by(value).values())
