"""Idle options: things one may do that change nothing, and that a player could go on doing for ever."""

from __future__ import annotations

from typing import Final

from cardwright.agents.budget import Timer
from cardwright.agents.lines import come_to_rest, end_turn, passing
from cardwright.agents.weights import Weights
from cardwright.agents.worth import worth
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.step import Option

REST: Final = 12
COURSE: Final = 24
"""Choices until a turn is over in which nothing more is done."""


def idle_among(suspects: list[int], world: Game, seat: Seat, seed: int, weights: Weights, timer: Timer) -> list[int]:
    """Of some options, by their numbers, those that can be taken again and leave the turn as if one had passed.

    Where nobody may pass nothing is idle, and nothing that there was no time to look at.
    """
    decision = world.decision
    assert decision is not None
    idle: list[int] = []
    rest = passing(world, decision)
    if rest == NOBODY:
        return idle
    base: Game | None = None
    for index in suspects:
        if timer.is_over():
            break
        if index != rest:
            line = world.clone()
            line.choose(index)
            come_to_rest(line, Rng(seed), REST)
            after = line.decision
            if after is not None and after.seat == seat and is_among(decision.options[index], after.options):
                if base is None:
                    base = world.clone()
                    end_turn(base, Rng(seed), COURSE)
                end_turn(line, Rng(seed), COURSE)
                if worth(line, seat, weights) == worth(base, seat, weights):
                    idle.append(index)
    return idle


def is_among(option: Option, options: list[Option]) -> bool:
    """Whether the same can be done."""
    for other in options:
        if other.label == option.label and other.card == option.card and other.target == option.target:
            return True
    return False
