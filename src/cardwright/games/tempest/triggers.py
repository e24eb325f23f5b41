"""Triggers: in which order they resolve, and their targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ids import Seat
from cardwright.engine.lasting import Waiting
from cardwright.engine.program import RunProgram, ask_targets, can_aim
from cardwright.engine.step import Step

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

MOST_TRIGGERS: Final = 200
"""TEM-23: triggers that resolve from one option, one fight, or one start or end of a round."""


@mypyc_attr(free_list_len=1)
class RunTriggers(Step["Tempest"]):
    """TEM-44: what waits together resolves A's before B's, by arrival, then printed order; new ones join at the end."""

    def run(self, game: Tempest) -> None:
        game.look()
        waiting = game.waiting
        if not waiting:
            return
        game.waiting = []
        game.push(self)
        if len(waiting) > 1:
            waiting = in_order(waiting, game.seat_a)
        for index in range(len(waiting) - 1, -1, -1):
            game.push(RunTrigger(waiting[index]))


def in_order(waiting: list[Waiting], first: Seat) -> list[Waiting]:
    """TEM-44: A's before B's, per player by arrival on the field, then printed order."""
    ordered: list[Waiting] = []
    for one in waiting:
        place = len(ordered)
        while place > 0 and comes_before(one, ordered[place - 1], first):
            place -= 1
        ordered.insert(place, one)
    return ordered


def comes_before(one: Waiting, other: Waiting, first: Seat) -> bool:
    """Whether a trigger resolves before another that was heard earlier."""
    if one.seat != other.seat:
        return one.seat == first
    if one.source != other.source:
        return one.source < other.source
    return one.trigger.index < other.trigger.index


@mypyc_attr(free_list_len=1)
class RunTrigger(Step["Tempest"]):
    """TEM-44, TEM-82: it resolves even if its creature has left; targets not yet declared are chosen now."""

    def __init__(self, waiting: Waiting) -> None:
        self.waiting = waiting

    def run(self, game: Tempest) -> None:
        if game.triggers >= MOST_TRIGGERS:
            return
        game.triggers += 1
        one = self.waiting
        frame = one.frame()
        program = one.trigger.program
        targets = program.targets
        if not targets or one.slots:
            game.push(RunProgram(game.open_frame(frame), program, 0))
        elif can_aim(game, targets, frame):
            number = game.open_frame(frame)
            game.push(RunProgram(number, program, 0))
            ask_targets(game, targets, number, one.seat)


RUN_TRIGGERS: Final = RunTriggers()
