"""Worlds that a seat may believe in: hidden faces dealt anew, everything that it knows left as it is."""

from __future__ import annotations

from typing import TypeVar

from cardwright.engine.game import Game
from cardwright.engine.ids import Seat
from cardwright.engine.rng import Rng
from cardwright.engine.view import may_see

G = TypeVar("G", bound=Game)


def guessed(game: Game, seat: Seat, owner: Seat, count: int) -> list[int]:
    """What unseen cards of a list that the seat does not know could be: as many of each face as the rules allow."""
    seen: dict[int, int] = {}
    for card in range(len(game.places)):
        if game.owners[card] == owner and game.places[card] >= 0 and may_see(game, seat, card):
            seen[game.faces[card].index] = seen.get(game.faces[card].index, 0) + 1
    found: list[int] = []
    for face in game.pool.cards():
        if game.may_be_listed(face):
            found.extend([face.index] * max(0, game.most_copies() - seen.get(face.index, 0)))
    while len(found) < count:
        found.extend(found)
    return found


def sample(game: G, seat: Seat, rng: Rng) -> G:
    """A clone in which every face that the seat has not seen is dealt anew among its owner's unseen cards.

    Places, not faces, are what a seat knows of hidden cards: all unseen cards of one owner are one heap.
    Of a list that the seat does not know, any cards that could be in it are dealt.
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
        if not game.knows_list(seat, owner):
            dealt = guessed(game, seat, owner, len(hidden))
        rng.shuffle(dealt)
        del dealt[len(hidden) :]
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
    world.resample(seat, rng)
    world.rng = Rng(rng.below(1 << 30) * (1 << 30) + rng.below(1 << 30) + 1)
    return world
