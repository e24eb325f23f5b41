"""Finding the choice to take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ids import NOBODY

if TYPE_CHECKING:
    from cardwright.engine.ids import Seat
    from cardwright.engine.record import Match


def previous_choice(match: Match, seat: Seat) -> int:
    """How many moves were made before the seat's last real choice; NOBODY if it has made none."""
    earlier = match.back_to(0)
    found = NOBODY
    for number, move in enumerate(match.record.moves):
        decision = earlier.game.decision
        if decision is not None and decision.seat == seat and len(decision.options) > 1:
            found = number
        problem = earlier.repeat(move)
        assert problem is None, problem
    return found
