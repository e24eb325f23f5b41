"""Idle options: things one may do that change nothing, and that a player could go on doing for ever."""

from __future__ import annotations

from typing import Final

from cardwright.agents.budget import Timer
from cardwright.agents.lines import come_to_rest, onward, passing
from cardwright.agents.weights import Weights
from cardwright.agents.worth import worth
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.step import Option

REST: Final = 12
COURSE: Final = 24
"""Choices until a turn is over in which nothing more is done."""


def idle_options(world: Game, seat: Seat, seed: int, weights: Weights, timer: Timer) -> list[bool]:
    """Of each option that leads on: can it be taken again after it, and the turn ends as if one had passed?

    Where nobody may pass nothing is idle, and nothing that there was no time to look at.
    """
    decision = world.decision
    assert decision is not None
    idle = [False] * onward(decision)
    rest = passing(world, decision)
    if rest == NOBODY:
        return idle
    base = world.clone()
    let_go(base, Rng(seed))
    weighed = worth(base, seat, weights)
    for index in range(len(idle)):
        if timer.is_over():
            break
        if index != rest:
            line = world.clone()
            line.choose(index)
            come_to_rest(line, Rng(seed), REST)
            after = line.decision
            if after is not None and after.seat == seat and is_among(decision.options[index], after.options):
                let_go(line, Rng(seed))
                idle[index] = worth(line, seat, weights) == weighed
    return idle


def is_among(option: Option, options: list[Option]) -> bool:
    """Whether the same can be done."""
    for other in options:
        if other.label == option.label and other.card == option.card and other.target == option.target:
            return True
    return False


def let_go(line: Game, rng: Rng) -> None:
    """Pass until the turn is over."""
    active = line.active_seat()
    for _ in range(COURSE):
        decision = line.decision
        if decision is None or line.active_seat() != active:
            return
        index = passing(line, decision)
        line.choose(index if index != NOBODY else rng.below(onward(decision)))
