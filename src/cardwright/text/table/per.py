""" "For each ..." after a clause: which number of the clause it multiplies."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.tree import (
    COUNTERS,
    Bonus,
    Clause,
    Cost,
    Each,
    Grants,
    Heads,
    Less,
    Minus,
    More,
    Number,
    Share,
    Slot,
    Some,
    StatOf,
    Stopped,
    Taken,
    ThatMuch,
    Things,
    Times,
    Token,
    Top,
    Total,
    Variable,
    Variety,
)

Whole = StatOf | Share | Taken | Variety | ThatMuch | Heads | Total | Variable | Minus | Stopped
"""An amount by which a number is multiplied."""


class Per(Struct, frozen=True):
    """ "For each card", or with a number "for each 2 cards"."""

    of: Things
    every: int = 1


def spread(clause: Clause, per: Per | Whole) -> Clause | None:
    """Multiply the clause's plain number: its amount if it has one, else the number of its things."""
    for name in ("amount", "grants", "token", "what"):
        value = clause.get(name)
        changed = multiplied(value, per)
        if changed is not value:
            slots = tuple(Slot(name, changed) if slot.name == name else slot for slot in clause.slots)
            return replace(clause, slots=slots)
    return None


def measured(value: Any, per: Whole) -> Any:
    """Return the value with its number taken as often as a stat says."""
    match value:
        case Number(number) if number > 0:
            return times(number, per)
        case Less(Number(number)) if number > 0:
            return Less(times(number, per))
        case More(Number(number)) if number > 0:
            return More(times(number, per))
        case Things(quantity=Some(number=Number(number), how="choice" | "random", up_to=False) as some):
            return replace(value, quantity=replace(some, number=times(number, per)))
        case Token(number=Number(number)) if number > 0:
            return replace(value, number=times(number, per))
        case Things(quantity=Top(number=Number(number)) as top) if number > 0:
            return replace(value, quantity=replace(top, number=times(number, per)))
        case Grants(bonuses=bonuses) if bonuses:
            return replace(value, bonuses=tuple(measured_bonus(bonus, per) for bonus in bonuses))
    return value


def measured_bonus(bonus: Bonus, per: Whole) -> Bonus:
    """Take a bonus as often as a stat says, a zero excepted."""
    match bonus.amount:
        case Number(number) if number > 0:
            return replace(bonus, amount=times(number, per))
    return bonus


def times(number: int, per: Whole) -> Times | Whole:
    """So many times a stat."""
    if number == 1:
        return per
    if isinstance(per, Minus):
        taken = Number(number * per.right.value) if isinstance(per.right, Number) else Times(number, per.right)
        return Minus(Times(number, per.left), taken)
    return Times(number, per)


def multiplied(value: Any, per: Per | Whole) -> Any:
    """Return the value with its number taken for each, or the value itself if it has no plain number."""
    if isinstance(per, Whole):
        return measured(value, per)
    match value:
        case Number(number) if number > 0:
            return each(number, per)
        case More(Number(number)):
            return More(each(number, per))
        case Less(Number(number)):
            return Less(each(number, per))
        case More(Cost() as unit):
            return More(each(1, per, unit))
        case Less(Cost() as unit):
            return Less(each(1, per, unit))
        case Token(number=Number(number)):
            return replace(value, number=each(number, per))
        case Things(quantity=Top(number=Number(number)) as top):
            return replace(value, quantity=replace(top, number=each(number, per)))
        case Things(quantity=Some(number=Number(number), how="choice" | "random", up_to=False) as some):
            return replace(value, quantity=replace(some, number=each(number, per)))
        case Grants(bonuses=bonuses) if bonuses:
            return replace(value, bonuses=tuple(multiplied_bonus(bonus, per) for bonus in bonuses))
    return value


def multiplied_bonus(bonus: Bonus, per: Per) -> Bonus:
    """Multiply a bonus, a zero excepted."""
    match bonus.amount:
        case Number(number) if number > 0:
            return replace(bonus, amount=each(number, per))
    return bonus


def each(times: int, per: Per, unit: Cost | None = None) -> Each:
    """Make a number for each of some things."""
    return Each(times, per.of, unit, per.every)


def strip(clause: Clause) -> tuple[Clause, Per | StatOf | Taken | None]:
    """Undo `spread`: return the clause with plain numbers, and what they were multiplied by."""
    per: Per | StatOf | Taken | None = None
    changed: list[Slot] = []
    for slot in clause.slots:
        value, found = plain(slot.value)
        per = per or found
        changed.append(slot if found is None else Slot(slot.name, value))
    return (clause, None) if per is None else (replace(clause, slots=tuple(changed)), per)


def counted(amount: Any) -> tuple[int, StatOf | Taken] | None:
    """Return how often counters are counted, if an amount is a number of them."""
    match amount:
        case StatOf(stat) if stat.startswith(COUNTERS):
            return 1, amount
        case Times(factor, StatOf(stat) as of) if stat.startswith(COUNTERS):
            return factor, of
        case Taken():
            return 1, amount
        case Times(factor, Taken() as of):
            return factor, of
    return None


def plain(value: Any) -> tuple[Any, Per | StatOf | Taken | None]:
    """Return a value with plain numbers, and what they were multiplied by."""
    if (told := counted(value)) is not None:
        return Number(told[0]), told[1]
    match value:
        case Each(times):
            return Number(times), per_of(value)
        case More(Each(times, _, unit) as by):
            return More(unit or Number(times)), per_of(by)
        case Less(Each(times, _, unit) as by):
            return Less(unit or Number(times)), per_of(by)
        case Token(number=Each(times) as number):
            return replace(value, number=Number(times)), per_of(number)
        case Things(quantity=Top(number=Each(times) as number) as top):
            return replace(value, quantity=replace(top, number=Number(times))), per_of(number)
        case Things(quantity=Some(number=Each(times) as number) as some):
            return replace(value, quantity=replace(some, number=Number(times))), per_of(number)
        case Token(number=number) if (told := counted(number)) is not None:
            return replace(value, number=Number(told[0])), told[1]
        case Things(quantity=Top(number=number) as top) if (told := counted(number)) is not None:
            return replace(value, quantity=replace(top, number=Number(told[0]))), told[1]
        case Things(quantity=Some(number=number) as some) if (told := counted(number)) is not None:
            return replace(value, quantity=replace(some, number=Number(told[0]))), told[1]
        case Grants(bonuses=bonuses):
            for bonus in bonuses:
                if isinstance(bonus.amount, Each):
                    return replace(value, bonuses=tuple(plain_bonus(one) for one in bonuses)), per_of(bonus.amount)
                if (told := counted(bonus.amount)) is not None:
                    return replace(value, bonuses=tuple(plain_bonus(one) for one in bonuses)), told[1]
    return value, None


def per_of(number: Each) -> Per:
    """Return by what a number was multiplied."""
    return Per(number.of, number.every)


def plain_bonus(bonus: Bonus) -> Bonus:
    """Return a bonus with a plain number."""
    if (told := counted(bonus.amount)) is not None:
        return replace(bonus, amount=Number(told[0]))
    return replace(bonus, amount=Number(bonus.amount.times)) if isinstance(bonus.amount, Each) else bonus
