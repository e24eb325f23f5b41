"""Chapter A: setting up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardwright.engine.ids import NOBODY, other
from cardwright.engine.step import Step
from cardwright.games.bounty.rulebook import HP, POINTS
from cardwright.games.bounty.turn import TAKE_TURN
from cardwright.games.bounty.zones import DECK, HAND

if TYPE_CHECKING:
    from cardwright.engine.face import Face
    from cardwright.games.bounty.game import Bounty

OPENING_HAND: Final = 5
LOWEST_AUTO: Final = 10


def lay_decks(game: Bounty, decks: Sequence[Sequence[str]]) -> None:
    """BOU-05: each player's deck, one game long; BOU-84: the limit may follow from them."""
    for seat in range(2):
        for name in decks[seat]:
            face = game.pool.find(name)
            assert face is not None
            game.add_card(face, seat, DECK * 2 + seat)
    if game.limit == NOBODY:
        game.limit = limit_for(game.faces)


def limit_for(faces: list[Face]) -> int:
    """BOU-84: ten average bounties of the cards that have HP, to the nearest 5, and 10 at least."""
    with_hp = [face for face in faces if face.stats[HP] > 0]
    total = sum(face.numbers[POINTS] for face in with_hp)
    count = len(with_hp)
    return LOWEST_AUTO if count == 0 else max(LOWEST_AUTO, 5 * ((4 * total + count) // (2 * count)))


class Begin(Step["Bounty"]):
    """BOU-06 to BOU-08: shuffle, find the starting player, draw opening hands; then the first turn."""

    def run(self, game: Bounty) -> None:
        for seat in range(2):
            game.shuffle_zone(DECK * 2 + seat)
        starter = game.rulebook.starter
        game.starter = game.rng.below(2) if starter == NOBODY else starter
        for seat in (game.starter, other(game.starter)):
            deck = game.zones[DECK * 2 + seat]
            for _ in range(OPENING_HAND):
                game.move(deck[-1], HAND * 2 + seat)
        game.push(TAKE_TURN[game.starter])
