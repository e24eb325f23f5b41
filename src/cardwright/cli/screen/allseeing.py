"""The table with every card open, for replays and for watching two computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ids import SPECTATOR

if TYPE_CHECKING:
    from cardwright.engine.game import Game
    from cardwright.engine.view import View


def see_all(game: Game) -> View:
    """A spectator's view of a copy whose cards all lie open."""
    copy = game.clone()
    copy.seen = [3] * len(copy.seen)
    view = copy.view(SPECTATOR)
    if game.decision is not None:
        view.to_decide = game.decision.seat
    return view
