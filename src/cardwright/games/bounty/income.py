"""Chapter B: resource and RPT."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bounty.rulebook import RPT

if TYPE_CHECKING:
    from cardwright.engine.ids import Seat
    from cardwright.games.bounty.game import Bounty

MOST_RESOURCE: Final = 20
"""BOU-16: whatever would go above is lost."""
MOST_NATURAL: Final = 20
"""BOU-14: boosts come on top of it."""


def total_rpt(game: Bounty, seat: Seat) -> int:
    """BOU-15: natural RPT, plus each own card's boost, plus and minus what changes the player's; at least 0."""
    if game.stale:
        game.refresh()
    total = game.natural[seat]
    if game.altered >> RPT & 1:
        for thing in game.things:
            if thing.controller == seat and thing.face_up:
                total += game.stat(thing.card, RPT)
        total = game.player_number(seat, RPT, total)
    return total if total > 0 else 0
