"""Cards in a hand, where they are something to be paid with: having so many there is having so much of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import HAND, Between, Clause, Holding, InZone, Kind, Node, Slot, Things, held_by
from cardwright.text.words import Vocabulary


def as_held(value: Any, vocabulary: Vocabulary) -> Any:
    """Say "you have no cards in your hand" as the game says it of what is paid with cards."""
    resources = vocabulary.words.resources
    paid = next(
        (name for name, one in resources.items() if one.discard and (one.words or name).endswith("in hand")), ""
    )
    return held(value, paid) if paid else value


def held(value: Any, paid: str) -> Any:
    """Return a value with all such conditions in the same words."""
    if isinstance(value, tuple):
        return tuple(held(item, paid) for item in value)
    if isinstance(value, Clause) and value.verb == "have" and len(value.slots) == 1:
        what = value.get("what")
        if isinstance(what, Things) and isinstance(what.quantity, Between) and is_in_hand(what, value.subject):
            return replace(value, slots=(Slot("holding", Holding(paid, what.quantity.compared)),))
    if not isinstance(value, Node):
        return value
    changes = {name: held(item, paid) for name, item in held_by(value).items()}
    return replace(value, **changes) if changes else value


def is_in_hand(what: Things, player: Any) -> bool:
    """Tell whether any cards in that player's own hand are meant."""
    if what.kinds != (Kind(("card",)),) or len(what.filters) != 1:
        return False
    (where,) = what.filters
    return isinstance(where, InZone) and where.place.zone in (HAND, "hand") and where.place.whose == player
