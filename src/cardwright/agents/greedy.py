"""A player who looks one choice ahead in a few worlds and takes what looks best."""

from __future__ import annotations

from typing import Final

from cardwright.agents.agent import Agent, Candidate, Situation
from cardwright.agents.budget import Budget, Timer
from cardwright.agents.lines import come_to_rest
from cardwright.agents.weights import Weights, weights_in
from cardwright.agents.worth import chance, worth
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng

WORLDS: Final = 12
TRIES: Final = 3
LINES: Final = 320
"""Lines that are played for one decision; many options get fewer lines each."""
FOLLOW: Final = 24
"""Choices in one line, after which it is judged as it stands."""


class GreedyAgent(Agent):
    """For each option: play it, let what it sets off come to rest, and judge the cards on the table."""

    def __init__(self, weights: Weights | None, budget: Budget, name: str = "greedy") -> None:
        self.name = name
        self.weights = weights
        self.budget = budget

    def consider(self, situation: Situation) -> list[Candidate]:
        """The options by what they lead to; of equals, one that spends no card comes first."""
        count = situation.count()
        weights = self.weights if self.weights is not None else weights_in(situation.world())
        lines = max(1, min(LINES, self.budget.tries) // count)
        worlds = min(WORLDS, lines)
        tries = min(TRIES, max(1, lines // worlds))
        values = [0.0] * count
        spends = [False] * count
        timer = self.budget.start()
        done = 0
        for _ in range(worlds):
            world = situation.world()
            decision = world.decision
            assert decision is not None
            found = [0.0] * count
            is_whole = False
            for index in range(count):
                spends[index] = decision.options[index].card != NOBODY
                line = best_line(world, index, situation.seat, situation.rng, tries, timer, weights)
                found[index] = chance(worth(line, situation.seat, weights))
                is_whole = index == count - 1
                if timer.is_over():
                    break
            # A world that was cut short counts only if there is no whole one.
            if is_whole or done == 0:
                values = [values[index] + found[index] for index in range(count)]
            done += is_whole
            if timer.is_over():
                break
        shares = max(1, done)
        order = [(-values[index], spends[index], index) for index in range(count)]
        order.sort()
        return [Candidate(index, min(1.0, -value / shares), shares * tries) for value, _, index in order]


def best_line(world: Game, index: int, seat: Seat, rng: Rng, tries: int, timer: Timer, weights: Weights) -> Game:
    """The best that a few lines after an option come to: later choices of one's own can still be made well."""
    best: Game | None = None
    most = 0
    for _ in range(tries):
        line = world.clone()
        line.choose(index)
        open_ended = come_to_rest(line, rng, FOLLOW)
        value = worth(line, seat, weights)
        if best is None or value > most:
            best = line
            most = value
        if not open_ended or timer.is_over():
            break
    assert best is not None
    return best
