"""Playing again with seats swapped."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from cardwright.server.fairness import new_seed
from cardwright.server.store import Deal, Seating, Store, now
from cardwright.server.tokens import swapped

if TYPE_CHECKING:
    from cardwright.server.table import Table


def next_match_id(table: Table) -> str:
    """The name of the next match, the same whichever process opens it."""
    return hashlib.sha256(f"rematch of {table.deal.id} {table.deal.salt}".encode()).hexdigest()[:16]


async def open_rematch(store: Store, table: Table) -> None:
    """Deal the next match, once; the same tokens speak for it, with seats swapped."""
    deal = table.deal
    seed, salt, commitment = new_seed()
    players = [Seating(table.kind_of(seat), table.name_of(seat), deal.players[seat].deck) for seat in (1, 0)]
    again = Deal(
        next_match_id(table),
        deal.game,
        deal.version,
        deal.options,
        [deal.decks[1], deal.decks[0]],
        players,
        seed,
        salt,
        commitment,
        now(),
    )
    await store.add_match(again, swapped(await store.secrets(deal.id)))
