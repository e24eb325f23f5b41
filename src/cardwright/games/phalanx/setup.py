"""The start of the game (PHX-02 to PHX-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cardwright.engine.step import Step
from cardwright.games.phalanx.turn import TakeTurn
from cardwright.games.phalanx.zones import DECK, HAND

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx


def lay_decks(game: Phalanx, decks: Sequence[Sequence[str]]) -> None:
    """Put each deck on the table, in the order of its list."""
    for seat in range(2):
        for name in decks[seat]:
            face = game.pool.find(name)
            assert face is not None, name
            game.lay_card(face, seat, DECK * 2 + seat)
            game.used_on.append(0)
            game.played_on.append(0)


@mypyc_attr(free_list_len=1)
class OpenGame(Step["Phalanx"]):
    """PHX-05, PHX-06: a random player starts; decks are shuffled; the second player begins with one card more."""

    def run(self, game: Phalanx) -> None:
        first = game.rng.below(2)
        game.active = first
        for seat in (first, 1 - first):
            game.shuffle_zone(DECK * 2 + seat)
            deck = game.zones[DECK * 2 + seat]
            for _ in range(game.rulebook.opening_hand + (0 if seat == first else 1)):
                game.move(deck[-1], HAND * 2 + seat)
        game.push(TakeTurn(first))
