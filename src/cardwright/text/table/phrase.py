"""Noun phrases without their quantity, with their filters in the order in which they are written."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.tree import (
    Among,
    AttachedTo,
    Bears,
    Beside,
    ChosenTrait,
    Controlled,
    Extreme,
    Filter,
    HasKeyword,
    InPlay,
    InZone,
    Is,
    Kind,
    Named,
    Not,
    Opponent,
    Other,
    Owned,
    Reference,
    Relative,
    SameName,
    Stands,
    State,
    StatIs,
    Trait,
    Unlike,
    You,
)

RANK: Final[dict[type, int]] = {
    Other: 0,
    State: 1,
    Controlled: 2,
    Trait: 4,
    ChosenTrait: 13,
    HasKeyword: 5,
    StatIs: 6,
    Named: 7,
    SameName: 8,
    Unlike: 8,
    Not: 9,
    InZone: 10,
    Stands: 10,
    InPlay: 10,
    Owned: 11,
    AttachedTo: 12,
    Bears: 12,
    Beside: 12,
    Is: 13,
    Among: 14,
    Extreme: 14,
    Relative: 15,
}


class Nouns(Struct, frozen=True):
    """Nouns as said: any of them, perhaps with the word for card after them."""

    nouns: tuple[str, ...]
    card: str = ""


class Generic(Struct, frozen=True):
    """All of them, to be written as a bare plural."""


class Phrase(Struct, frozen=True):
    """A noun phrase without its quantity."""

    kinds: tuple[Kind, ...]
    filters: tuple[Filter, ...] = ()


def rank(item: Filter) -> tuple[int, int]:
    """Order filters as they are written; traits of group "kind" stand next to the noun."""
    return RANK[type(item)], int(isinstance(item, Trait) and item.group == "kind")


def is_adjective(item: Filter) -> bool:
    """Tell whether a filter is written before the noun."""
    if isinstance(item, Controlled):
        return isinstance(item.by, You | Opponent)
    return isinstance(item, State | Trait)


def phrase(kinds: tuple[Kind, ...], filters: tuple[Filter, ...]) -> Phrase | None:
    """Bring filters to their places and order; contradictory or repeated ones make no phrase."""
    if len(kinds) == 1:
        kind = kinds[0]
        every = kind.filters + filters
        before = sorted((item for item in every if is_adjective(item)), key=rank)
        after = sorted((item for item in every if not is_adjective(item)), key=rank)
        kinds, filters = (replace(kind, filters=tuple(before)),), tuple(after)
    else:
        filters = tuple(sorted(filters, key=rank))
    worn = any(isinstance(item, Bears | Not) for item in filters)
    if worn and any(isinstance(item, AttachedTo) and isinstance(item.to, Reference) for item in filters):
        return None  # "with an aura attached to it" is one filter
    for group in (*(kind.filters for kind in kinds), filters):
        if len(set(group)) != len(group) or sum(isinstance(item, Controlled) for item in group) > 1:
            return None
    return Phrase(kinds, filters)
