"""Worlds that a seat may believe in: hidden faces dealt anew, everything that it knows left as it is."""

from __future__ import annotations

from typing import TypeVar, cast

from cardwright.engine.game import Game
from cardwright.engine.guess import Guess
from cardwright.engine.ids import CardId, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.view import may_see


class Heap:
    """An owner's cards that a seat has not seen: places, not faces, are what it knows of them."""

    __slots__ = ("laid", "hidden", "listed", "guess")

    def __init__(self, game: Game, seat: Seat, owner: Seat) -> None:
        self.laid: list[CardId] = []
        """Those that lie face-down in play."""
        self.hidden: list[CardId] = []
        self.listed: list[int] = []
        """The faces that they have in some order, if the seat knows the owner's list."""
        self.guess: Guess | None = None
        seen: list[int] = []
        for card in range(len(game.places)):
            if game.owners[card] == owner and game.places[card] >= 0:
                if may_see(game, seat, card):
                    if not game.faces[card].is_token:
                        seen.append(game.faces[card].index)
                elif game.in_play[card] is not None:
                    self.laid.append(card)
                else:
                    self.hidden.append(card)
        count = len(self.laid) + len(self.hidden)
        if count == 0:
            return
        if game.knows_list(seat, owner):
            self.listed = [game.faces[card].index for card in self.laid]
            self.listed.extend([game.faces[card].index for card in self.hidden])
            # In a fixed order: what is dealt must not depend on where the cards really lie.
            self.listed.sort()
        else:
            self.guess = Guess(game, seen, count)

    def deal(self, world: Game, rng: Rng) -> None:
        """Give every card of the heap a face."""
        guess = self.guess
        dealt = self.listed[:] if guess is None else guess.faces(rng)
        rng.shuffle(dealt)
        pool = world.pool.faces
        faces = world.faces
        for card in self.laid:
            # What lies face-down in play can only be what may be laid there.
            place = len(dealt) - 1
            while place >= 0 and not world.may_be(card, pool[dealt[place]]):
                place -= 1
            if place >= 0:
                faces[card] = pool[dealt.pop(place)]
            else:
                fitting = [face for face in pool if world.may_be_listed(face) and world.may_be(card, face)]
                faces[card] = fitting[rng.below(len(fitting))] if fitting else pool[dealt[-1]]
                dealt.pop()
        for card in self.hidden:
            faces[card] = pool[dealt.pop()]


class Belief:
    """All that a seat knows of a position, from which any number of worlds can be made."""

    __slots__ = ("game", "seat", "heaps")

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.heaps = [Heap(game, seat, 0), Heap(game, seat, 1)]

    def world(self, rng: Rng) -> Game:
        """A game that agrees with all the seat knows.

        Chance to come is reseeded, so that a world never foretells the real shuffle.
        """
        world = self.game.clone()
        world.faces = world.faces[:]
        for heap in self.heaps:
            if heap.laid or heap.hidden:
                heap.deal(world, rng)
        world.resample(self.seat, rng)
        world.rng = Rng(rng.below(1 << 30) * (1 << 30) + rng.below(1 << 30) + 1)
        return world


G = TypeVar("G", bound=Game)


def sample(game: G, seat: Seat, rng: Rng) -> G:
    """A clone in which every face that the seat has not seen is dealt anew among its owner's unseen cards."""
    return cast(G, Belief(game, seat).world(rng))
