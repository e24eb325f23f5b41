"""What a player knows: a seat's view, its options, and worlds that it may believe in. Never the game itself."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.agents.lines import onward
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.sample import Belief
from cardwright.engine.view import View

STRIDE = 1_000_003
"""Keeps the chance of neighbouring moves and games apart before it is hashed."""


class Situation:
    """A decision as its seat meets it."""

    __slots__ = ("_belief", "_game", "move", "rng", "seat", "seed")

    def __init__(self, game: Game, rng: Rng, seed: int = NOBODY, move: int = NOBODY) -> None:
        decision = game.decision
        assert decision is not None
        self._game = game
        self.seat: Seat = decision.seat
        self.rng = rng
        """Chance of the player's own, which tells nothing of the game's."""
        self.seed = seed
        self.move = move
        """The number of this decision in the game of that seed, NOBODY if it is not said."""
        self._belief: Belief | None = None

    def view(self) -> View:
        """Everything that the seat may see."""
        return self._game.view(self.seat)

    def count(self) -> int:
        """How many options lead on: they come first."""
        decision = self._game.decision
        assert decision is not None
        return onward(decision)

    def world(self) -> Game:
        """A game that agrees with all the seat knows, its hidden cards dealt anew; play in it at will."""
        if self._belief is None:
            self._belief = Belief(self._game, self.seat)
        return self._belief.world(self.rng)


class Candidate:
    """An option that a player considers: its number, the chance to win with it, how often it was tried."""

    __slots__ = ("index", "chance", "visits")

    def __init__(self, index: int, chance: float, visits: int) -> None:
        self.index = index
        self.chance = chance
        self.visits = visits


class Expected:
    """A choice that a player expects to come: whose, and in words as the player itself may read it."""

    __slots__ = ("seat", "words")

    def __init__(self, seat: Seat, words: str) -> None:
        self.seat = seat
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A player."""

    name: str

    def choose(self, situation: Situation) -> int:
        """The number of an option."""
        return self.consider(situation)[0].index

    def consider(self, situation: Situation) -> list[Candidate]:
        """The options that are worth a thought, the one to take first."""
        raise NotImplementedError

    def foresee(self, most: int) -> list[Expected]:
        """How the agent expects play to go on from what it last considered, its own choice first; nothing if unsure."""
        return []


def situation_at(game: Game, seed: int, move: int) -> Situation:
    """The decision of a game, with chance that depends on the game's seed and the number of the move alone.

    So a player decides the same after a game was saved and resumed.
    """
    return Situation(game, seeded(seed * STRIDE + move + 1), seed, move)
