"""Chapter K: winning and stopping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import Seat, seat_name
from cardwright.engine.step import Step
from cardwright.games.dojo.zones import DECK, REVEALED

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo


def is_out(game: Dojo, seat: Seat) -> bool:
    """DOJ-100: a card in a revealed slot still counts as in its owner's deck."""
    return not game.zones[DECK * 2 + seat] and not game.zones[REVEALED * 2 + seat]


def check_decks(game: Dojo) -> None:
    """DOJ-02, DOJ-03, DOJ-101: a player without a deck loses, whatever took it; both at once is a draw."""
    red, blue = is_out(game, 0), is_out(game, 1)
    if red and blue:
        game.finish(DRAW_GAME, "both decks are empty")
    elif red or blue:
        loser = 0 if red else 1
        game.lose(loser, f"{seat_name(loser)} has no deck left")


class Checkpoint(Step["Dojo"]):
    """DOJ-99: the game stops on the spot if a deck is empty."""

    def run(self, game: Dojo) -> None:
        check_decks(game)


CHECKPOINT: Final = Checkpoint()
