"""The results of a tournament so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardwright.engine.game import DRAW_GAME
from cardwright.lab.duel import Duel, Fought
from cardwright.lab.statistics import bradley_terry, wilson


@dataclass
class Count:
    """Games from one side."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    @property
    def games(self) -> int:
        """All of them."""
        return self.wins + self.losses + self.draws

    @property
    def score(self) -> float:
        """Points: one for a win, half for a draw."""
        return self.wins + self.draws / 2

    @property
    def rate(self) -> float:
        """The share of points that were won; a half before the first game."""
        return self.score / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with a confidence of 95 %."""
        return wilson(self.score, self.games)

    def add(self, points: float) -> None:
        """One more game."""
        self.wins += points == 1
        self.losses += points == 0
        self.draws += points == 0.5


@dataclass
class Standings:
    """Who beat whom how often, in whatever order the games were done."""

    agents: Sequence[str]
    meetings: dict[tuple[str, str], Count] = field(default_factory=dict)
    games: int = 0
    moves: int = 0
    seats: Count = field(default_factory=Count)
    """Red's games: what moving first is worth."""

    def add(self, duel: Duel, fought: Fought) -> None:
        """One more game is known."""
        self.games += 1
        self.moves += fought.moves
        for seat in range(2):
            points = 0.5 if fought.outcome == DRAW_GAME else float(fought.outcome == seat)
            self.meeting(duel.agents[seat], duel.agents[1 - seat]).add(points)
            if seat == 0:
                self.seats.add(points)

    def meeting(self, one: str, other: str) -> Count:
        """The games of one agent against another."""
        return self.meetings.setdefault((one, other), Count())

    def total(self, agent: str) -> Count:
        """All games of an agent."""
        total = Count()
        for (one, _), count in self.meetings.items():
            if one == agent:
                total.wins += count.wins
                total.losses += count.losses
                total.draws += count.draws
        return total

    def ratings(self) -> dict[str, float]:
        """Everybody's rating."""
        return bradley_terry({who: count.score for who, count in sorted(self.meetings.items())}, self.agents)

    def data(self) -> dict[str, dict[str, object]]:
        """Plain values for each agent."""
        ratings = self.ratings()
        found: dict[str, dict[str, object]] = {}
        for agent in self.agents:
            total = self.total(agent)
            low, high = total.interval()
            found[agent] = {
                "wins": total.wins,
                "losses": total.losses,
                "draws": total.draws,
                "rate": total.rate,
                "low": low,
                "high": high,
                "rating": ratings[agent],
            }
        return found
