"""A tournament: all duels played, and whatever came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardwright.lab.duel import Duel, fight
from cardwright.lab.standings import Standings
from cardwright.lab.workers import Failure, OpenPool, open_processes, results

MOST_FAILURES: Final = 10


@dataclass
class Arena:
    """Duels to play, and how they stand. It may be stopped at any time: what is known stays."""

    duels: Sequence[Duel]
    standings: Standings
    failures: list[tuple[Duel, str]] = field(default_factory=list)

    @property
    def done(self) -> int:
        """How many duels are over, well or badly."""
        return self.standings.games + len(self.failures)

    def run(self, workers: int, tell: Callable[[Arena], None], open_pool: OpenPool = open_processes) -> None:
        """Play all duels, telling after each; give up after ten that broke."""
        for duel, fought in results(fight, self.duels, workers, open_pool):
            if isinstance(fought, Failure):
                self.failures.append((duel, fought.reason))
            else:
                self.standings.add(duel, fought)
            tell(self)
            if len(self.failures) >= MOST_FAILURES:
                return
