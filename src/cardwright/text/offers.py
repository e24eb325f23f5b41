"""Offers in two sentences: "If this would be destroyed, you may pay 3. If you do, restore it instead."."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.at_will import with_prices
from cardwright.text.narrowing import with_narrower
from cardwright.text.sparing import spared
from cardwright.text.table.shields import Offer
from cardwright.text.table.steps import clauses_of
from cardwright.text.table.turns import Better
from cardwright.text.tree import Clause, Did, If, Replacement, Step


def with_offers(sentences: list[Any], worn: str) -> list[Any]:
    """Make one sentence of an offer and what is done instead, a deed and its price, a pick and what it is not."""
    found: list[Any] = []
    for said in sentences:
        before = found[-1] if found else None
        if isinstance(before, Offer) and (told := accepted(before.replacement, said)) is not None:
            found[-1] = told
        else:
            found.append(said)
    return with_narrower(with_prices([spared(said, worn) for said in found]))


def accepted(offer: Replacement, said: Any) -> Replacement | None:
    """Return what is done instead, once the offer is taken; None if the sentence says something else."""
    match said:
        case Better(Did(), then) | If(Did(), then, ()):
            pass
        case _:
            return None
    done = [clause for step in then for clause in clauses_of(step) or ()]
    if any(clauses_of(step) is None for step in then):
        return None
    if isinstance(said, If) and not any(undoes(clause) for clause in done):
        return None
    kept: tuple[Step, ...] = tuple(clause for clause in done if not undoes(clause))
    return replace(offer, steps=(*offer.steps, *kept))


def undoes(clause: Clause) -> bool:
    """Tell whether a clause only says that the event does not happen."""
    return clause.verb == "prevent" or clause.modal == "not"
