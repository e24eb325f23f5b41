"""What a player can do with a card in play: "You can discard a card to draw a card" is an ability that is used."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.sections import Misfit
from cardwright.text.table.often import OftenUsed, offered_to_you, with_price
from cardwright.text.words import Vocabulary

NO_ABILITIES: Final = "cards of this game have no abilities that are used: say when this happens"


def with_prices(sentences: list[Any]) -> list[Any]:
    """Say "once per turn, you can discard a card. If you do, draw a card" as one ability with its price."""
    found: list[Any] = []
    for said in sentences:
        before = found[-1] if found else None
        if isinstance(before, OftenUsed) and (told := with_price(before, said)) is not None:
            found[-1] = told
        else:
            found.append(said)
    return found


def as_used(said: Any, free: bool, vocabulary: Vocabulary, index: int) -> Any:
    """Return a sentence as the ability that it is, if it is one; `free` if it stands by itself on a card in play."""
    headers = vocabulary.words.headers
    if free and headers and (offer := offered_to_you(said)) is not None:
        return offer.under(headers) or said
    if not isinstance(said, OftenUsed):
        return said
    ability = said.under(headers)
    if ability is None:
        raise Misfit("this tells how often, but of what?" if headers else NO_ABILITIES, index)
    return ability
