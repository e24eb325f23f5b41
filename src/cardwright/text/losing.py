"""Numbers that damage takes from, lost: "whenever a character loses HP" is that it takes damage."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.tree import Clause, Grants, Less, More, Reference, Several, Slot, StatOf, Things


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


def lowered(clause: Clause) -> Clause:
    """Read "loses attack equal to its health": the number gets so much lower; what else is lost is told apart."""
    grants = clause.get("grants")
    if not isinstance(grants, Grants) or not grants.bonuses:
        return clause
    if grants.keywords or grants.abilities:
        raise Senseless("a number that gets lower is told in a sentence of its own", "lose")
    less = Grants(tuple(replace(bonus, negative=True) for bonus in grants.bonuses))
    return replace(
        clause, verb="get", slots=tuple(Slot("grants", less) if s.name == "grants" else s for s in clause.slots)
    )
