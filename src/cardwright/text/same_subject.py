"""Facts of the same things: "Your creatures have +1/+0. They cannot be attacked." says both of your creatures."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.tree import Abilities, All, Clause, Reference, Slot, Static, Things

THEY: Final = (Reference("them"), Reference("they"))


def of_the_same(abilities: Abilities) -> Abilities:
    """Say of whom "they" is where the fact before tells what holds for all things of some sort."""
    found: list[Any] = []
    for ability in abilities:
        before = found[-1] if found else None
        if isinstance(ability, Static) and isinstance(before, Static):
            those = spoken_of(before.clause)
            found.append(ability if those is None else replace(ability, clause=about(ability.clause, those)))
        else:
            found.append(ability)
    return tuple(found)


def spoken_of(clause: Clause) -> Things | None:
    """Return all those of whom a fact holds."""
    name = undergoing(clause)
    what = clause.get(name) if name else clause.subject
    return what if isinstance(what, Things) and what.quantity == All() else None


def about(clause: Clause, those: Things) -> Clause:
    """Say a fact of those things."""
    if clause.subject in THEY:
        return replace(clause, subject=those)
    name = undergoing(clause)
    if not name or clause.get(name) not in THEY:
        return clause
    return replace(clause, slots=tuple(Slot(name, those) if one.name == name else one for one in clause.slots))


def undergoing(clause: Clause) -> str:
    """Return the slot of those to whom something is done by nobody named."""
    passive = clause.passive and clause.subject is None
    return next((one.name for one in clause.slots if one.name in ("what", "whom")), "") if passive else ""
