"""What may not be picked, told after the pick: "Destroy a card. You cannot choose a Trap." picks what is no Trap."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.sections import Misfit
from cardwright.text.tree import (
    ANY_CARD,
    All,
    Clause,
    Filter,
    If,
    Is,
    Kind,
    Not,
    Number,
    PlayOnly,
    Reference,
    Relative,
    Replacement,
    Some,
    State,
    StatIs,
    Things,
    Triggered,
    You,
    exchanged,
)

PICKING: Final = ("choose", "target")
BACK: Final = (Reference("it"), Reference("that", "card"))
"""How the pick is spoken of."""


def with_narrower(sentences: list[Any]) -> list[Any]:
    """Return sentences with what they say about the one thing that was picked in a sentence before."""
    found: list[Any] = []
    for index, said in enumerate(sentences):
        if isinstance(said, Clause) and said.verb == "deal" and said.modal == "must" and said.get("whom") in BACK:
            raise Misfit("must damage be dealt to it, or must it be damaged?", index)
        for place in range(len(found) - 1, -1, -1) if asks(said) else ():
            picks = picks_in(found[place])
            one = criterion(said, picks[0]) if len(picks) == 1 else None
            if one is not None:
                found[place] = narrowed(found[place], picks[0], one)
                break
            if picks:
                found.append(said)
                break
        else:
            found.append(said)
    return found


def narrowed(before: Any, pick: Things, one: Filter) -> Any:
    """Return a sentence whose pick is narrower."""
    if isinstance(one, State):
        kinds = tuple(replace(kind, filters=(one, *kind.filters)) for kind in pick.kinds)
        narrower = replace(pick, kinds=kinds)
    else:
        narrower = replace(pick, filters=(*pick.filters, one))
    return exchanged(before, lambda each: narrower if each is pick else None)


def picks_in(before: Any) -> list[Things]:
    """List what is picked in a sentence; what it asks about is not."""
    found: list[Things] = []

    def note(each: Any) -> Any:
        match each:
            case PlayOnly() | Relative():
                return each
            case If(_, then, otherwise):
                return exchanged((then, otherwise), note) and each
            case Triggered() | Replacement():
                return exchanged(each.steps, note) and each
            case Things() if is_pick(each):
                found.append(each)
        return None

    exchanged(before, note)
    return found


def is_pick(value: Any) -> bool:
    """Tell whether things are chosen, by whoever is told to."""
    return isinstance(value, Things) and isinstance(value.quantity, Some) and value.quantity.how in ("choice", "target")


def asks(said: Any) -> bool:
    """Tell whether a sentence tells what may be picked, or what a thing must be."""
    if not isinstance(said, Clause) or said.modal not in ("cannot", "must"):
        return False
    picks = said.verb in PICKING and said.subject == You()
    return (picks or said.verb == "be" and said.subject in BACK) and said.duration is None and said.limit is None


def criterion(said: Clause, pick: Things) -> Filter | None:
    """Return what must be true of the pick."""
    how, what = said.get("how"), said.get("what")
    if said.verb == "be" and isinstance(how, Is | State):
        return how if said.modal == "must" else Not(how) if isinstance(how, Is) else None
    picks = said.verb in PICKING and said.modal == "cannot" and len(said.slots) == 1
    return none_of(what, pick) if picks and isinstance(what, Things) else None


def none_of(what: Things, pick: Things) -> Filter | None:
    """Return that a thing is none of these, if they are told by one thing alone."""
    if not isinstance(what.quantity, All) and not (isinstance(what.quantity, Some) and what.quantity.how == "choice"):
        return None
    if len(what.kinds) != 1:
        return None
    kind = what.kinds[0]
    told = (*kind.filters, *what.filters)
    same = kind.nouns in ((ANY_CARD,), ("card",)) or any(kind.nouns == each.nouns for each in pick.kinds)
    if same and len(told) == 1:
        return contrary(told[0])
    return Not(Is(Kind(kind.nouns, (), kind.card))) if not same and not told else None


def contrary(one: Filter) -> Filter:
    """Return what is true of everything else."""
    if isinstance(one, Not):
        return one.filter
    if isinstance(one, StatIs) and isinstance(one.compared.amount, Number):
        number = one.compared.amount.value
        if one.compared.how == "at least":
            return replace(one, compared=replace(one.compared, how="at most", amount=Number(number - 1)))
        if one.compared.how == "at most":
            return replace(one, compared=replace(one.compared, how="at least", amount=Number(number + 1)))
    return Not(one)
