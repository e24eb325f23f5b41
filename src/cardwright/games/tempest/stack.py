"""The effect stack: cards on it, closing, and resolving from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.lasting import UNTIL_END_OF_SPAN
from cardwright.engine.program import RunProgram
from cardwright.engine.step import Step
from cardwright.games.tempest.deaths import DEATHS
from cardwright.games.tempest.rulebook import ACTION, AURA
from cardwright.games.tempest.triggers import RUN_TRIGGERS
from cardwright.games.tempest.zones import DISCARD_PILE, FIELD, STACKED, THE_STACK

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest


@mypyc_attr(acyclic=True)
class StackCard:
    """A card that waits to resolve: who played it, and its frame with the declared targets."""

    __slots__ = ("seat", "ref", "frame")

    def __init__(self, seat: Seat, ref: Ref, frame: Frame) -> None:
        self.seat = seat
        self.ref = ref
        self.frame = frame


def find_card(game: Tempest, ref: Ref) -> int:
    """The place on the stack of a card that waits to resolve, NOBODY if it is not there."""
    for index in range(len(game.stack)):
        if game.stack[index].ref == ref:
            return index
    return NOBODY


@mypyc_attr(free_list_len=1)
class Close(Step["Tempest"]):
    """TEM-29, TEM-32: the stack is closed and all its cards resolve, with no options in between."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Tempest) -> None:
        game.next_option(1 - self.seat if game.rulebook.close_continues else game.seat_a)
        game.push(RESOLVE)
        if game.log is not None or game.is_heard(kinds.CLOSE):
            game.push(RUN_TRIGGERS)
            game.happen(Event(kinds.CLOSE, self.seat))


@mypyc_attr(free_list_len=1)
class ResolveNext(Step["Tempest"]):
    """TEM-31, TEM-43: the top card follows its sentences, goes to its place, then triggers, then the next card."""

    def run(self, game: Tempest) -> None:
        if not game.stack:
            if game.lasting:
                game.end_lasting(UNTIL_END_OF_SPAN + STACKED, NOBODY)
            return
        item = game.stack.pop()
        card = item.ref & CARD_MASK
        game.push(self)
        game.push(RUN_TRIGGERS)
        game.push(DEATHS)
        game.push(LeaveStack(item))
        program = game.faces[card].text.program
        if program.effects:
            game.push(RunProgram(game.open_frame(item.frame), program, 0))


@mypyc_attr(free_list_len=1)
class LeaveStack(Step["Tempest"]):
    """TEM-35, TEM-36, TEM-37: an action goes to the discard pile, a field stays, an aura is attached."""

    def __init__(self, item: StackCard) -> None:
        self.item = item

    def run(self, game: Tempest) -> None:
        item = self.item
        if not game.is_there(item.ref):
            return
        card = item.ref & CARD_MASK
        pile = DISCARD_PILE * 2 + game.owners[card]
        sort = game.rulebook.sorts[game.faces[card].index]
        if sort == ACTION:
            game.settle(Event(kinds.RESOLVE, item.seat, item.ref, NOBODY, 0, THE_STACK, pile))
            return
        host = host_of(game, item, card) if sort == AURA else NOBODY
        if sort == AURA and host == NOBODY:
            # TEM-39: its creature is gone.
            game.settle(Event(kinds.PUT, item.seat, item.ref, NOBODY, 0, THE_STACK, pile))
            return
        game.settle(Event(kinds.RESOLVE, item.seat, item.ref, NOBODY, 0, THE_STACK, FIELD * 2 + item.seat, host))


def host_of(game: Tempest, item: StackCard, card: CardId) -> Ref:
    """TEM-37, TEM-79: the creature that an aura was played on if it is still there, wherever it stands now."""
    attach = game.faces[card].text.attach
    if attach is None:
        return NOBODY
    for ref in item.frame.group(attach.slot):
        if game.is_there(ref) and game.in_play[ref & CARD_MASK] is not None:
            return ref
    return NOBODY


RESOLVE: Final = ResolveNext()
