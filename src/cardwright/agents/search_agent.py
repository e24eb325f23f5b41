"""A player who searches."""

from __future__ import annotations

from cardwright.agents.agent import Agent, Candidate, Expected, Situation
from cardwright.agents.budget import Budget, Profile
from cardwright.agents.manner import Tuning
from cardwright.agents.search import Search
from cardwright.agents.weights import Weights, weights_in
from cardwright.agents.worth import chance, worth
from cardwright.engine.ids import NOBODY


class SearchAgent(Agent):
    """Thinks about every choice as long as its budget lasts, and takes what turned out best."""

    def __init__(
        self, weights: Weights | None, budget: Budget, name: str = "search", tuning: Tuning | None = None
    ) -> None:
        self.name = name
        self.weights = weights
        self.budget = budget
        self.tuning = tuning if tuning is not None else Tuning()
        self.profile: Profile | None = None
        self.last: Search | None = None
        """The thought that the next may go on from."""
        self.thought: Search | None = None
        self.asked_at = NOBODY
        self.asked_in = NOBODY

    def consider(self, situation: Situation) -> list[Candidate]:
        """The options that were tried, the one to take first."""
        weights = self.weights if self.weights is not None else weights_in(situation.world())
        self.thought = None
        if situation.count() == 1:
            return [Candidate(0, chance(worth(situation.world(), situation.seat, weights)), 1)]
        search = Search(situation, weights, self.tuning, self.budget.start(), self.profile)
        if self.last is not None and situation.seed == self.asked_in and situation.move == self.asked_at + 1:
            search.go_on_from(self.last)
        search.run(self.budget.tries)
        self.thought = search
        if self.budget.is_timed():
            # With a budget of tries a resumed game must go on the same, so nothing is remembered.
            self.last = search
            self.asked_in = situation.seed
            self.asked_at = situation.move
        return search.candidates()

    def foresee(self, most: int) -> list[Expected]:
        """The choices most often tried, one after the other, in a world that the seat may believe in."""
        return [] if self.thought is None else self.thought.main_line(most)
