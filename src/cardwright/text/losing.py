"""Numbers that damage takes from, lost: "whenever a character loses HP" is that it takes damage."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import Clause, Less, More, Reference, Several, StatOf, Things


def hurt(clause: Clause, stats: Container[str]) -> Clause:
    """Read "it loses HP", as an event or by how much less, as damage that it takes."""
    if clause.verb != "lose" or not isinstance(clause.subject, Things | Reference | Several):
        return clause
    resource, amount = clause.get("resource"), clause.get("amount")
    changed = resource is None and isinstance(amount, More | Less)
    if not changed and resource not in stats:
        return clause
    return replace(clause, verb="take", slots=tuple(slot for slot in clause.slots if slot.name == "amount"))


def twice(thing: Any) -> StatOf:
    """The damage that is doubled."""
    return StatOf("damage", thing)
