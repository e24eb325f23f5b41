"""Who is the only one of its sort, and who the others are: than this card, or than those told of before."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    All,
    AllHold,
    Between,
    Clause,
    Compared,
    Controlled,
    Node,
    Not,
    Number,
    Other,
    Reference,
    Slot,
    Static,
    StatIs,
    Things,
    You,
    held_by,
)
from cardwright.text.words import CardFacts

ONE = Between(Compared("exactly", Number(1)))
OTHERS = Other((0,))
OPPOSITES = {"at least": "less than", "at most": "more than", "less than": "at least", "more than": "at most"}
NONE = Between(Compared("exactly", Number(0)))


def others_of_this(value: Any) -> Any:
    """Say "it is yours and you control exactly one creature" as "you control no other" where it is this card."""
    if isinstance(value, tuple):
        return tuple(others_of_this(item) for item in value)
    if isinstance(value, AllHold) and len(value.conditions) == 2:
        return no_others(*value.conditions) or value
    if not isinstance(value, Node):
        return value
    changes = {name: others_of_this(held) for name, held in held_by(value).items()}
    return replace(value, **changes) if changes else value


def than_before(abilities: Any, facts: CardFacts) -> Any:
    """Say "white creatures get +1 attack, other creatures get +1 speed" of the others by what they are not.

    On a card of that sort itself the others are those besides it.
    """
    found: list[Any] = []
    for ability in abilities:
        clause = ability.clause if isinstance(ability, Static) else None
        things = clause.subject if clause is not None else None
        if clause is not None and isinstance(things, Things) and OTHERS in things.filters and found:
            before = found[-1].clause.subject if isinstance(found[-1], Static) else None
            rest = None if facts.type in nouns_of(things) else remaining(things, before)
            found.append(ability if rest is None else replace(ability, clause=replace(clause, subject=rest)))
        else:
            found.append(ability)
    return tuple(found)


def remaining(others: Things, before: Any) -> Things | None:
    """Return the others than those of whom it was told before; None if they are of another sort."""
    if not isinstance(before, Things) or nouns_of(before) != nouns_of(others) or before.quantity != All():
        return None
    told = [*(one for kind in before.kinds for one in kind.filters), *before.filters]
    same = [*(one for kind in others.kinds for one in kind.filters), *others.filters]
    apart = [one for one in told if one not in same]
    if len(apart) != 1 or OTHERS in told:
        return None
    plain = phrase(others.kinds, (*(one for one in others.filters if one != OTHERS), opposite(apart[0])))
    return None if plain is None else replace(others, kinds=plain.kinds, filters=plain.filters)


def opposite(told: Any) -> Any:
    """Return the filter for all of whom another is not true."""
    if isinstance(told, StatIs) and told.compared.how in OPPOSITES:
        return replace(told, compared=replace(told.compared, how=OPPOSITES[told.compared.how]))
    return Not(told)


def nouns_of(things: Things) -> tuple[str, ...]:
    """Return the nouns of a phrase."""
    return tuple(noun for kind in things.kinds for noun in kind.nouns)


def no_others(first: Any, second: Any) -> Clause | None:
    """Return the plain condition, None if these are others."""
    if not isinstance(first, Clause) or not isinstance(second, Clause) or second.verb != "control":
        return None
    it, what = first.subject, second.get("what")
    mine = first.verb == "be" and first.get("how") == Controlled(You()) and not first.modal
    if not mine or not isinstance(it, Reference) or it.slot != 0 or second.subject != You():
        return None
    if not isinstance(what, Things) or what.quantity != ONE:
        return None
    others = replace(what, quantity=NONE, filters=(Other((0,)), *what.filters))
    return replace(second, slots=(Slot("what", others),))
