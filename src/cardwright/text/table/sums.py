"""Amounts that are added up: "1 damage, plus 1 for each Fire creature you control", "for each A and for each B"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.table.per import Per, Whole, times
from cardwright.text.tree import (
    Bonus,
    Capped,
    Clause,
    CountOf,
    Each,
    Grants,
    Number,
    Plus,
    Reference,
    Share,
    Slot,
    Some,
    StatOf,
    Things,
    Times,
    Token,
    Top,
)

Part = tuple[int, Per | Whole]
"""So much for each of something; 0 for as much as was said before."""


def added(clause: Clause, parts: tuple[Part, ...]) -> Clause | None:
    """Add parts to the one number of a clause."""
    for name in ("amount", "grants", "token", "what"):
        value = clause.get(name)
        changed = with_parts(value, parts)
        if changed is not value:
            slots = tuple(Slot(name, changed) if slot.name == name else slot for slot in clause.slots)
            return replace(clause, slots=slots)
    return None


def with_parts(value: Any, parts: tuple[Part, ...]) -> Any:
    """Return a value with its number added to, or the value itself if it has none."""
    match value:
        case Number() | Each(unit=None) | StatOf() | Times() | CountOf() | Share():
            return summed(value, parts)
        case Token(number=number):
            return replace(value, number=summed(number, parts))
        case Things(quantity=Some(how="choice" | "random", up_to=False) | Top() as quantity):
            return replace(value, quantity=replace(quantity, number=summed(quantity.number, parts)))
        case Grants(bonuses=bonuses) if bonuses and not any(bonus.exact for bonus in bonuses):
            return replace(value, bonuses=tuple(bonus_with(bonus, parts) for bonus in bonuses))
    return value


def bonus_with(bonus: Bonus, parts: tuple[Part, ...]) -> Bonus:
    """Add parts to a bonus, a zero excepted."""
    return bonus if bonus.amount == Number(0) else replace(bonus, amount=summed(bonus.amount, parts))


def summed(amount: Any, parts: tuple[Part, ...]) -> Any:
    """Add up an amount and parts."""
    found = [counted(amount), *(part_of(amount, *part) for part in parts)]
    total = found[-1]
    for one in reversed(found[:-1]):
        total = Plus(one, total)
    return total


def counted(amount: Any) -> Any:
    """Say "1 for each card" as the number of cards."""
    return part_of(amount, amount.times, Per(amount.of, amount.every)) if isinstance(amount, Each) else amount


def part_of(base: Any, number: int, per: Per | Whole) -> Any:
    """So much for each of something, as an amount."""
    if number == 0:
        number = unit_of(base)
    if not isinstance(per, Per):
        return times(number, per)
    count: Any = CountOf(per.of)
    if per.every > 1:
        count = Share(count, per.every)
    return count if number == 1 else Times(number, count)


def unit_of(base: Any) -> int:
    """How much was said of the first."""
    match base:
        case Number(number) | Each(times=number) | Times(factor=number):
            return number
        case Capped(of=of):
            return unit_of(of)
    return 1


def graded(clause: Clause, number: int, stat: str) -> Clause | None:
    """Add so much for each point of a stat of what gets a bonus."""
    grants, subject = clause.get("grants"), clause.subject
    if not isinstance(grants, Grants) or len(grants.bonuses) != 1 or number < 1 or isinstance(subject, Reference):
        return None
    own = StatOf(stat, Reference("it"))
    bonus = grants.bonuses[0]
    if not isinstance(bonus.amount, Number) or bonus.exact:
        return None
    total = replace(bonus, amount=Plus(bonus.amount, own if number == 1 else Times(number, own)))
    slot = Slot("grants", replace(grants, bonuses=(total,)))
    return replace(clause, slots=tuple(slot if each.name == "grants" else each for each in clause.slots))
