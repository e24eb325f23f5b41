"""What each player did this way: "each player discards any number of cards, then draws a card for each card they
discarded this way" counts for each of them their own."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    Abilities,
    Clause,
    Controlled,
    EachPlayer,
    ForPlayers,
    May,
    Node,
    Owned,
    PlayersWho,
    Relative,
    ThatPlayer,
    Things,
    held_by,
)

THEY: Final = ThatPlayer("they")
FROM_PLAY: Final = frozenset({"destroy", "sacrifice", "kill", "return"})
"""Verbs of what leaves play: whose it was is told by who controlled it."""


def of_their_own(abilities: Abilities) -> Abilities:
    """Say whose things are counted that "they" have moved this way."""
    told: Abilities = walked(abilities, False)
    return told


def walked(value: Any, each: bool) -> Any:
    """Go through a value; `each` tells that each player does what it is part of."""
    if isinstance(value, tuple):
        return tuple([walked(item, each) for item in value])
    if not isinstance(value, Node):
        return value
    doer = value.player if isinstance(value, May) else value.subject if isinstance(value, Clause) else None
    each = each or isinstance(value, ForPlayers) or isinstance(doer, EachPlayer | PlayersWho)
    changes = {name: walked(held, each) for name, held in held_by(value).items()}
    told = replace(value, **changes) if changes else value
    if not isinstance(told, Things):
        return told
    return with_side(told, each)


def with_side(things: Things, each: bool) -> Things:
    """Count only the player's own of what each player moved."""
    moved = next((one for one in things.filters if isinstance(one, Relative) and is_theirs(one.clause)), None)
    if moved is None:
        return things
    plain = Relative(replace(moved.clause, subject=None))
    side = (Controlled(THEY) if moved.clause.verb in FROM_PLAY else Owned(THEY),) if each else ()
    rest = tuple(one for one in things.filters if one != moved)
    found = phrase(things.kinds, (*rest, *side, plain))
    return things if found is None else replace(things, kinds=found.kinds, filters=found.filters)


def is_theirs(clause: Clause) -> bool:
    """Tell whether it is said that they did something this way."""
    return clause.passive and clause.subject == THEY and "this way" in clause.adverbs
