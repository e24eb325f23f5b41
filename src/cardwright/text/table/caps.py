"""The most that an amount may come to: "draw a card for each creature, up to 3"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import (
    Bonus,
    Capped,
    Clause,
    Compared,
    Cost,
    CountOf,
    Each,
    Grants,
    Half,
    Heads,
    Less,
    Minus,
    More,
    Number,
    Peak,
    Plus,
    Rolled,
    Share,
    Slot,
    Some,
    StatOf,
    ThatMuch,
    Things,
    Times,
    Token,
    Top,
    Total,
    Variable,
    Variety,
)

SLOTS = ("amount", "grants", "token", "what", "how")


def cap(clause: Clause, most: int) -> Clause | None:
    """Cap the one amount of a clause that is no plain number, or the X that is paid."""
    if clause.verb == "pay":
        return paid_at_most(clause, Number(most))
    for name in SLOTS:
        value = clause.get(name)
        changed = capped(value, most)
        if changed is not value:
            return replace(clause, slots=tuple(Slot(name, changed) if s.name == name else s for s in clause.slots))
    return None


def paid_at_most(clause: Clause, most: Any) -> Clause | None:
    """Cap the X that is paid."""
    cost = clause.get("cost")
    by = cost.by if isinstance(cost, More) else cost
    if clause.get("most") is not None or not isinstance(by, Cost) or not any(part.variable for part in by.parts):
        return None
    return replace(clause, slots=(*clause.slots, Slot("most", most)))


def capped(value: Any, most: int) -> Any:
    """Return a value with its amount capped, or the value itself if it has none that varies."""
    match value:
        case (
            Each(unit=None)
            | CountOf()
            | Half()
            | Minus()
            | Plus()
            | Share()
            | StatOf()
            | ThatMuch()
            | Times()
            | Total()
            | Heads()
            | Rolled()
            | Variety()
            | Peak()
            | Variable()
        ):
            return Capped(value, most)
        case More(by=by) | Less(by=by) if (inner := capped(by, most)) is not by:
            return replace(value, by=inner)
        case Compared(how="exactly", amount=amount) if (inner := capped(amount, most)) is not amount:
            return replace(value, amount=inner)
        case Token(number=number) if (inner := capped(number, most)) is not number:
            return replace(value, number=inner)
        case Things(quantity=Top(number=number) | Some(number=number)) if (inner := capped(number, most)) is not number:
            return replace(value, quantity=replace(value.quantity, number=inner))
        case Grants(bonuses=bonuses):
            found = tuple(capped_bonus(bonus, most) for bonus in bonuses)
            return replace(value, bonuses=found) if found != bonuses else value
    return value


def capped_bonus(bonus: Bonus, most: int) -> Bonus:
    """Cap a bonus whose number varies."""
    inner = capped(bonus.amount, most)
    return bonus if inner is bonus.amount else replace(bonus, amount=inner)


def uncap(clause: Clause) -> tuple[Clause, int | None]:
    """Undo `cap`."""
    if clause.verb == "pay":
        top = clause.get("most")
        if not isinstance(top, Number):
            return clause, None
        return replace(clause, slots=tuple(slot for slot in clause.slots if slot.name != "most")), top.value
    for name in SLOTS:
        value, most = uncapped(clause.get(name))
        if most is not None:
            slots = tuple(Slot(name, value) if slot.name == name else slot for slot in clause.slots)
            return replace(clause, slots=slots), most
    return clause, None


def uncapped(value: Any) -> tuple[Any, int | None]:
    """Return a value without its cap, and the cap."""
    match value:
        case Capped(of, most):
            return of, most
        case More(by=Capped(of, most)) | Less(by=Capped(of, most)):
            return replace(value, by=of), most
        case Compared(amount=Capped(of, most)):
            return replace(value, amount=of), most
        case Token(number=Capped(of, most)):
            return replace(value, number=of), most
        case Things(quantity=Top(number=Capped(of, most)) | Some(number=Capped(of, most))):
            return replace(value, quantity=replace(value.quantity, number=of)), most
        case Grants(bonuses=bonuses):
            for bonus in bonuses:
                if isinstance(bonus.amount, Capped):
                    return replace(value, bonuses=tuple(plain_bonus(one) for one in bonuses)), bonus.amount.most
    return value, None


def plain_bonus(bonus: Bonus) -> Bonus:
    """Return a bonus without its cap."""
    return replace(bonus, amount=bonus.amount.of) if isinstance(bonus.amount, Capped) else bonus
