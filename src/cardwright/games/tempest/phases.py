"""Phases 1 to 3: options in turn, holding, and the end of a phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import Seat
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.play import legal_plays
from cardwright.games.tempest.stack import Close
from cardwright.games.tempest.triggers import RUN_TRIGGERS
from cardwright.games.tempest.zones import CREATURES, DEVELOPMENT, OPENING, OPTION

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

MOST_OPTIONS: Final = 100
"""TEM-23: after so many options in a phase nothing more can be played there."""


@mypyc_attr(free_list_len=1)
class BeginPhase(Step["Tempest"]):
    """TEM-19, TEM-20: a phase begins, and A takes its first option."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: Tempest) -> None:
        game.phase = self.phase
        game.open_phase()
        game.taken = 0
        game.holds = 0
        game.triggers = 0
        game.push(ACTS[game.seat_a])
        game.signal(kinds.START, self.phase)
        if game.waiting:
            game.push(RUN_TRIGGERS)


@mypyc_attr(free_list_len=1)
class Act(Step["Tempest"]):
    """TEM-21, TEM-27, TEM-29, TEM-45: exactly one legal option: play, close a stack, or hold without one."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Tempest) -> None:
        seat = self.seat
        if game.lasting and game.skips(seat, OPTION):
            game.taken += 1
            game.push(ACTS[1 - seat])
            return
        game.turn = seat
        game.triggers = 0
        if game.stale:
            game.refresh()
        options = legal_plays(game, seat) if game.taken < MOST_OPTIONS and may_answer(game, seat) else []
        options.append(CLOSES[seat] if game.stack else HOLDS[seat])
        game.ask(Decision(seat, PROMPTS[game.phase], options, always=not game.automatic))


def may_answer(game: Tempest, seat: Seat) -> bool:
    """Whether texts allow that anything is played in answer to the card on top of the stack."""
    if not game.stack or game.stack[-1].seat == seat:
        return True
    return not game.is_unanswerable(game.stack[-1].ref, seat, game.stack[-1].seat)


@mypyc_attr(free_list_len=1)
class Hold(Step["Tempest"]):
    """TEM-22: two holds right after each other end the phase."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Tempest) -> None:
        game.taken += 1
        game.holds += 1
        if game.holds < 2:
            game.push(ACTS[1 - self.seat])
        if game.log is not None or game.is_heard(kinds.PASS):
            game.push(RUN_TRIGGERS)
            game.happen(Event(kinds.PASS, self.seat))


PROMPTS: Final = ("", "Opening: play an effect?", "Play a creature?", "Development: play an effect?")
# Steps never change, so those that come up all the time are made once.
ACTS: Final = [Act(0), Act(1)]
HOLDS: Final = [Option("hold", Hold(0)), Option("hold", Hold(1))]
CLOSES: Final = [Option("close", Close(0)), Option("close", Close(1))]
PHASES_LAST_FIRST: Final = [BeginPhase(DEVELOPMENT), BeginPhase(CREATURES), BeginPhase(OPENING)]
