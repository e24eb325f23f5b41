"""A player who looks one choice ahead in a few worlds and takes what looks best."""

from __future__ import annotations

from typing import Final

from cardwright.agents.agent import Agent, Candidate, Situation
from cardwright.agents.budget import Budget, Timer
from cardwright.agents.weights import Weights, weights_in
from cardwright.agents.worth import chance, worth
from cardwright.engine.game import ENDING, Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision

WORLDS: Final = 4
TRIES: Final = 4
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
            for index in range(count):
                spends[index] = decision.options[index].card != NOBODY
                found[index] = chance(best_of(world, index, situation.seat, situation.rng, tries, timer, weights))
                if timer.is_over():
                    break
            else:
                done += 1
            if done or not timer.is_over():
                for index in range(count):
                    values[index] += found[index]
            elif timer.is_over():
                values = found
            if timer.is_over():
                break
        shares = max(1, done)
        order = [(-values[index], spends[index], index) for index in range(count)]
        order.sort()
        return [Candidate(index, min(1.0, -value / shares), shares * tries) for value, _, index in order]


def best_of(world: Game, index: int, seat: Seat, rng: Rng, tries: int, timer: Timer, weights: Weights) -> int:
    """The best that a few lines after an option come to: later choices of one's own can still be made well."""
    best = 0
    for attempt in range(tries):
        line = world.clone()
        line.choose(index)
        open_ended = come_to_rest(line, rng)
        value = worth(line, seat, weights)
        if attempt == 0 or value > best:
            best = value
        if not open_ended or timer.is_over():
            break
    return best


def come_to_rest(line: Game, rng: Rng) -> bool:
    """Play on until nothing waits to resolve and somebody may pass; says whether chance had any say in it."""
    open_ended = False
    for _ in range(FOLLOW):
        decision = line.decision
        if decision is None:
            break
        index = passing(decision)
        if index == NOBODY:
            open_ended = True
            index = rng.below(len(decision.options))
        elif not line.stack_lines():
            break
        line.choose(index)
    return open_ended


def passing(decision: Decision) -> int:
    """The number of the option to pass, NOBODY if there is none."""
    options = decision.options
    for index in range(len(options)):
        if options[index].label in ENDING:
            return index
    return NOBODY
