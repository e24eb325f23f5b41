"""Cards that are played for nothing: "you may play spells for free" tells what spells cost."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.table.sentences import While
from cardwright.text.tree import (
    All,
    Clause,
    Controlled,
    Filter,
    If,
    May,
    Number,
    Place,
    Reference,
    Relative,
    Slot,
    Things,
    You,
)


def free_for_you(sentence: Any) -> Any:
    """Say "you may play spells for free" as what those cost you; of so many of them it is a deed."""
    match sentence:
        case If(condition, (inner,), ()) if (fact := free_for_you(inner)) is not inner:
            return If(condition, (fact,))
        case While(Clause() as inner, condition, word) if (fact := free_for_you(inner)) is not inner:
            return While(fact, condition, word)
        case May(You(), (Clause(subject=You()) as clause,)) | (Clause(subject=You(), modal="may" | "can") as clause):
            what, source = clause.get("what"), clause.get("source")
        case _:
            return sentence
    if clause.verb not in ("play", "deploy") or clause.adverbs != ("for free",) or clause.limit is not None:
        return sentence
    if not isinstance(what, Things) or what.quantity != All() or source not in (None, Place("hand", You())):
        return sentence
    kinds = tuple(replace(kind, filters=without_yours(kind.filters)) for kind in what.kinds)
    yours = Relative(Clause(clause.verb, You(), (Slot("what", Reference("gap")),)))
    played = replace(what, kinds=kinds, filters=(*without_yours(what.filters), yours))
    return Clause("cost", played, (Slot("amount", Number(0)),), duration=clause.duration)


def without_yours(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """Return what is told of cards besides that they are yours."""
    return tuple(one for one in filters if one != Controlled(You()))
