"""How far a search plays on before it judges: the ways are tried against a greedy player, and the best is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cardwright.agents.budget import MOST_TRIES
from cardwright.engine.entry import GameEntry
from cardwright.engine.rng import seeded
from cardwright.lab.schedule import SEEDS
from cardwright.lab.standings import Count
from cardwright.lab.trials import Foresight, Numbers, Player, Trial, checked, hold, in_pairs
from cardwright.lab.workers import OpenPool, open_processes, results

WAYS: Final[tuple[Foresight, ...]] = (
    (0, 0, 1, 0),
    (0, 6, 1, 0),
    (0, 4, 3, 0),
    (1, 0, 1, 0),
    (2, 0, 1, 0),
    (1, 0, 1, 5),
)
"""From the simplest: of ways that win as much the first is kept."""


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

    def attempts(self) -> list[Trial]:
        """All games, each against a greedy player with the same weights; the ways advance together."""
        chance = seeded(self.seed)
        seeds = [chance.below(SEEDS) for _ in range((self.games + 1) // 2)]
        greedy = Player(self.numbers, MOST_TRIES)
        ways = [in_pairs(self.entry, Player(self.numbers, self.tries, way), greedy, seeds) for way in WAYS]
        return [trial for together in zip(*ways, strict=True) for trial in together]

    def play(self, tell: Callable[[int], None]) -> None:
        """Play them all."""
        for done, (trial, points) in enumerate(results(hold, self.attempts(), self.workers, self.open_pool), 1):
            way = trial.newcomer.foresight
            assert way is not None
            self.counts[way].add(checked(points))
            tell(done)

    def best(self) -> Foresight:
        """The way that won most, the simplest of equals."""
        return max(WAYS, key=lambda way: self.counts[way].score)
