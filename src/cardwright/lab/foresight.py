"""How far a search plays on before it judges: the ways are tried against a greedy player, and the best is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cardwright import games
from cardwright.agents.budget import Budget
from cardwright.agents.greedy import GreedyAgent
from cardwright.agents.search_agent import SearchAgent
from cardwright.agents.weights import weights_of
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.rng import seeded
from cardwright.lab.duel import DeckList, play_out
from cardwright.lab.schedule import SEEDS, deck_pairing
from cardwright.lab.standings import Count
from cardwright.lab.tuning import Numbers, checked
from cardwright.lab.workers import OpenPool, open_processes, results

Foresight = tuple[int, int, int]
"""Turns that are played to their end, choices after them, options looked at for each of those."""

WAYS: Final[tuple[Foresight, ...]] = ((0, 0, 1), (0, 6, 1), (0, 4, 3), (1, 0, 1), (2, 0, 1))
"""From the simplest: of ways that win as much the first is kept."""


@dataclass(frozen=True)
class Attempt:
    """A game of a search that plays on in some way, against a greedy player with the same weights."""

    game: str
    seed: int
    decks: tuple[DeckList, DeckList]
    numbers: Numbers
    way: Foresight
    seat: int
    tries: int


def attempt(one: Attempt) -> float:
    """Play an attempt; the points of the search."""
    entry = games.find(one.game)
    weights = weights_of(entry, list(one.numbers))
    weights.look_ahead(*one.way)
    search = SearchAgent(weights, Budget(one.tries))
    greedy = GreedyAgent(weights, Budget())
    agents = (search, greedy) if one.seat == 0 else (greedy, search)
    outcome = play_out(entry, [deck.cards for deck in one.decks], {}, one.seed, agents).outcome
    return 0.5 if outcome == DRAW_GAME else float(outcome == one.seat)


@dataclass
class Looking:
    """The games of every way so far. All meet the same decks, seeds and seats."""

    entry: GameEntry
    numbers: Numbers
    games: int
    """Games of each way, rounded up to whole pairs."""
    tries: int
    seed: int
    workers: int
    open_pool: OpenPool = open_processes
    counts: dict[Foresight, Count] = field(default_factory=lambda: {way: Count() for way in WAYS})

    def attempts(self) -> list[Attempt]:
        """All games, so that the ways advance together."""
        decks = [DeckList(deck.id, deck.cards) for deck in self.entry.decks()]
        chance = seeded(self.seed)
        return [
            Attempt(self.entry.id, seed, deck_pairing(decks, pair), self.numbers, way, seat, self.tries)
            for pair, seed in enumerate(chance.below(SEEDS) for _ in range((self.games + 1) // 2))
            for way in WAYS
            for seat in range(2)
        ]

    def play(self, tell: Callable[[int], None]) -> None:
        """Play them all."""
        for done, (one, points) in enumerate(results(attempt, self.attempts(), self.workers, self.open_pool), 1):
            self.counts[one.way].add(checked(points))
            tell(done)

    def best(self) -> Foresight:
        """The way that won most, the simplest of equals."""
        return max(WAYS, key=lambda way: self.counts[way].score)
