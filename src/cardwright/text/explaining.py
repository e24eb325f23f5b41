"""What X is, said in a sentence of its own: "Deal X damage. X is the number of cards in your hand."."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.sections import Misfit
from cardwright.text.table.amounts import WhereX
from cardwright.text.table.caps import cap, paid_at_most
from cardwright.text.table.paid import MostX
from cardwright.text.table.variables import substituted
from cardwright.text.tree import Capped, Clause, Node, Number, Variable, exchanged


def with_x_explained(sentences: list[Any]) -> list[Any]:
    """Put what X is in its place, in the nearest sentence that says X: one before, else one after."""
    found = with_x_bounded(sentences) if any(isinstance(one, MostX) for one in sentences) else list(sentences)
    for index, said in enumerate(found):
        if not isinstance(said, WhereX):
            continue
        around = [*range(index - 1, -1, -1), *range(index + 1, len(found))]
        place = next((each for each in around if says_x(found[each])), None)
        if place is None:
            raise Misfit("no X is said besides", index)
        found[place] = filled(found[place], said.amount)
    return [each for each in found if not isinstance(each, WhereX)]


def with_x_bounded(sentences: list[Any]) -> list[Any]:
    """Put the most that X can be where X is told or paid, else where the amount before it is said."""
    found = list(sentences)
    for index, said in enumerate(sentences):
        if not isinstance(said, MostX):
            continue
        most = said.amount
        for place in range(index - 1, -1, -1):
            told = found[place]
            if isinstance(told, WhereX) and isinstance(most, Number):
                found[place] = WhereX(Capped(told.amount, most.value))
            else:
                found[place] = bounded(told, most, False)
                if found[place] == told and isinstance(most, Number) and place == index - 1 and not says_x(told):
                    found[place] = bounded(told, most, True)
            if found[place] != told:
                break
        else:
            raise Misfit("no X is said before that could be so much", index)
    return [each for each in found if not isinstance(each, MostX)]


def bounded(value: Any, most: Any, amounts: bool) -> Any:
    """Bound the payments in a value that are X; with `amounts` what is worked out in a deed."""

    def change(one: Any) -> Any:
        if not isinstance(one, Clause):
            return None
        limited = cap(one, most.value) if amounts and one.verb != "pay" else paid_at_most(one, most)
        return one if limited is None else limited

    return exchanged(value, change)


def says_x(value: Any) -> bool:
    """Tell whether X is said somewhere in a value."""
    if isinstance(value, tuple):
        return any(says_x(item) for item in value)
    if isinstance(value, Variable):
        return True
    return isinstance(value, Struct) and any(says_x(getattr(value, name)) for name in value.__struct_fields__)


def filled(value: Any, amount: Any) -> Any:
    """Put an amount in the place of X, also under a header."""
    if isinstance(value, Node | tuple) or not isinstance(value, Struct):
        return substituted(value, amount)
    held = {name: getattr(value, name) for name in value.__struct_fields__}
    return replace(value, **{name: filled(each, amount) for name, each in held.items()})
