"""Worlds that a seat may believe in: hidden faces dealt anew, everything that it knows left as it is."""

from __future__ import annotations

from typing import TypeVar

from cardwright.engine.game import Game
from cardwright.engine.ids import Seat
from cardwright.engine.rng import Rng
from cardwright.engine.view import may_see

G = TypeVar("G", bound=Game)


def sample(game: G, seat: Seat, rng: Rng) -> G:
    """A clone in which every face that the seat has not seen is dealt anew among its owner's unseen cards.

    Places, not faces, are what a seat knows of hidden cards: all unseen cards of one owner are one heap.
    Chance to come is reseeded, so that a world never foretells the real shuffle.
    """
    world = game.clone()
    faces = world.faces[:]
    for owner in range(2):
        hidden = [
            card
            for card in range(len(world.places))
            if world.owners[card] == owner and world.places[card] >= 0 and not may_see(world, seat, card)
        ]
        # In a fixed order first: what is dealt must not depend on where the cards really lie.
        dealt = sorted([game.faces[card].index for card in hidden])
        rng.shuffle(dealt)
        for card in [card for card in hidden if world.in_play[card] is not None]:
            # What lies face-down in play can only be what may be laid there.
            hidden.remove(card)
            place = 0
            for index in range(len(dealt)):
                if world.may_be(card, world.pool.faces[dealt[index]]):
                    place = index
                    break
            faces[card] = world.pool.faces[dealt.pop(place)]
        for card, index in zip(hidden, dealt, strict=True):
            faces[card] = world.pool.faces[index]
    world.faces = faces
    world.rng = Rng(rng.below(1 << 30) * (1 << 30) + rng.below(1 << 30) + 1)
    return world
