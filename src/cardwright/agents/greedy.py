"""A player who looks one choice ahead in a few worlds and takes what looks best."""

from __future__ import annotations

from typing import Final

from cardwright.agents.agent import Agent, Situation
from cardwright.agents.worth import worth
from cardwright.engine.game import ENDING, Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision

WORLDS: Final = 4
TRIES: Final = 4
BUDGET: Final = 320
"""Lines that are played for one decision; many options get fewer lines each."""
FOLLOW: Final = 24
"""Choices in one line, after which it is judged as it stands."""


class GreedyAgent(Agent):
    """For each option: play it, let what it sets off come to rest, and judge the cards on the table."""

    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, situation: Situation) -> int:
        """The number of the option that looks best; of equals, one that spends no card."""
        count = situation.count()
        if count == 1:
            return 0
        lines = max(1, BUDGET // count)
        worlds = min(WORLDS, lines)
        tries = min(TRIES, max(1, lines // worlds))
        values = [0] * count
        spends = [False] * count
        for _ in range(worlds):
            world = situation.world()
            decision = world.decision
            assert decision is not None
            for index in range(count):
                spends[index] = decision.options[index].card != NOBODY
                values[index] += best_of(world, index, situation.seat, situation.rng, tries)
        best = 0
        for index in range(1, count):
            if values[index] > values[best] or (values[index] == values[best] and spends[best] and not spends[index]):
                best = index
        return best


def best_of(world: Game, index: int, seat: Seat, rng: Rng, tries: int) -> int:
    """The best that a few lines after an option come to: later choices of one's own can still be made well."""
    best = 0
    for attempt in range(tries):
        line = world.clone()
        line.choose(index)
        open_ended = come_to_rest(line, rng)
        value = worth(line, seat)
        if attempt == 0 or value > best:
            best = value
        if not open_ended:
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
