"""Carrying out a text: its choices, its clauses, the checkpoint after it; and texts that wait for their event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import Frame, Program
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, Ref, Seat, other
from cardwright.engine.lasting import Waiting
from cardwright.engine.program import RunProgram, ask_targets
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.dojo.winning import CHECKPOINT

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

MOST_TEXTS: Final = 200
"""DOJ-93: texts that happen by themselves in one turn or step; later ones are dropped."""


def carry_out(game: Dojo, frame: Frame, program: Program) -> None:
    """DOJ-07, DOJ-48: make the text's choices, do what can be done of it, then a checkpoint."""
    if not program.effects:
        return
    number = game.open_frame(frame)
    game.push(CHECKPOINT)
    game.push(RunProgram(number, program, 0))
    ask_targets(game, program.targets, number, frame.seat)


@mypyc_attr(free_list_len=1)
class RunWaiting(Step["Dojo"]):
    """DOJ-34, DOJ-93: the active player's texts first, then the other's; each player orders their own."""

    def __init__(self, start: int) -> None:
        self.start = start
        """Texts before this one were set off by an earlier event, and wait until these have happened."""

    def run(self, game: Dojo) -> None:
        waiting = game.waiting
        if len(waiting) <= self.start:
            return
        game.push(self)
        for seat in (game.active, other(game.active)):
            options: list[Option] = []
            offered: list[Waiting] = []
            for index in range(self.start, len(waiting)):
                one = waiting[index]
                if one.seat == seat and not is_like_any(one, offered):
                    offered.append(one)
                    options.append(Option("first", HappenNow(index), one.source & CARD_MASK))
            if options:
                game.ask(Decision(seat, "Which of your texts happens first?", options))
                return


def is_like_any(one: Waiting, others: list[Waiting]) -> bool:
    """Whether the same text of a like card, set off by the same event, is offered already."""
    for another in others:
        if another.trigger is one.trigger and another.event is one.event and another.slots == one.slots:
            return True
    return False


@mypyc_attr(free_list_len=1)
class HappenNow(Step["Dojo"]):
    """DOJ-93: a text happens, unless too many have."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Dojo) -> None:
        one = game.waiting.pop(self.index)
        game.texts += 1
        if game.texts <= MOST_TEXTS:
            carry_out(game, one.frame(), one.trigger.program)


@mypyc_attr(free_list_len=1)
class TellAttack(Step["Dojo"]):
    """DOJ-93: texts that wait for the end of an attack."""

    def __init__(self, seat: Seat, ref: Ref, bits: int) -> None:
        self.seat = seat
        self.ref = ref
        self.bits = bits

    def run(self, game: Dojo) -> None:
        before = len(game.waiting)
        game.listen(Event(kinds.STRUCK, self.seat, self.ref, amount=self.bits))
        if len(game.waiting) > before:
            game.push(RunWaiting(before))
