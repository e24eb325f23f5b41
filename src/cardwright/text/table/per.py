""" "For each ..." after a clause: which number of the clause it multiplies."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import Bonus, Clause, Cost, Each, Grants, Less, More, Number, Slot, Some, Things, Token


def spread(clause: Clause, per: Things) -> Clause | None:
    """Multiply the clause's plain number: its amount if it has one, else the number of its things."""
    for name in ("amount", "grants", "token", "what"):
        value = clause.get(name)
        changed = multiplied(value, per)
        if changed is not value:
            slots = tuple(Slot(name, changed) if slot.name == name else slot for slot in clause.slots)
            return replace(clause, slots=slots)
    return None


def multiplied(value: Any, per: Things) -> Any:
    """Return the value with its number taken for each, or the value itself if it has no plain number."""
    match value:
        case Number(number) if number > 0:
            return Each(number, per)
        case More(Number(number)):
            return More(Each(number, per))
        case Less(Number(number)):
            return Less(Each(number, per))
        case More(Cost() as unit):
            return More(Each(1, per, unit))
        case Less(Cost() as unit):
            return Less(Each(1, per, unit))
        case Token(number=Number(number)):
            return replace(value, number=Each(number, per))
        case Things(quantity=Some(number=Number(number), how="choice", up_to=False)):
            return replace(value, quantity=Some(Each(number, per)))
        case Grants(bonuses=bonuses) if bonuses:
            return replace(value, bonuses=tuple(multiplied_bonus(bonus, per) for bonus in bonuses))
    return value


def multiplied_bonus(bonus: Bonus, per: Things) -> Bonus:
    """Multiply a bonus, a zero excepted."""
    match bonus.amount:
        case Number(number) if number > 0:
            return replace(bonus, amount=Each(number, per))
    return bonus


def strip(clause: Clause) -> tuple[Clause, Things | None]:
    """Undo `spread`: return the clause with plain numbers, and what they were multiplied by."""
    per: Things | None = None
    changed: list[Slot] = []
    for slot in clause.slots:
        value, found = plain(slot.value)
        per = per or found
        changed.append(slot if found is None else Slot(slot.name, value))
    return (clause, None) if per is None else (replace(clause, slots=tuple(changed)), per)


def plain(value: Any) -> tuple[Any, Things | None]:
    """Return a value with plain numbers, and what they were multiplied by."""
    match value:
        case Each(times, of):
            return Number(times), of
        case More(Each(times, of, unit)):
            return More(unit or Number(times)), of
        case Less(Each(times, of, unit)):
            return Less(unit or Number(times)), of
        case Token(number=Each(times, of)):
            return replace(value, number=Number(times)), of
        case Things(quantity=Some(number=Each(times, of))):
            return replace(value, quantity=Some(Number(times))), of
        case Grants(bonuses=bonuses):
            for bonus in bonuses:
                if isinstance(bonus.amount, Each):
                    return replace(value, bonuses=tuple(plain_bonus(each) for each in bonuses)), bonus.amount.of
    return value, None


def plain_bonus(bonus: Bonus) -> Bonus:
    """Return a bonus with a plain number."""
    return replace(bonus, amount=Number(bonus.amount.times)) if isinstance(bonus.amount, Each) else bonus
