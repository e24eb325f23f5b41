"""Replacing events before they happen: "would", "instead", "prevent", "less"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame, Replacement
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Seat
from cardwright.engine.step import Decision, Option, Step

if TYPE_CHECKING:
    from cardwright.engine.game import Game


@mypyc_attr(acyclic=True)
class Applicable:
    """A replacement that fits an event: whose, with its frame and a number that tells it from others."""

    __slots__ = ("replacement", "frame", "number", "lasting")

    def __init__(self, replacement: Replacement, frame: Frame, number: int, lasting: int) -> None:
        self.replacement = replacement
        self.frame = frame
        self.number = number
        self.lasting = lasting


@mypyc_attr(free_list_len=1)
class Settle(Step["Game"]):
    """Let replacements have their say on each event in turn, then make all of them happen at once."""

    def __init__(self, waiting: tuple[Event, ...], settled: tuple[Event, ...], applied: tuple[int, ...]) -> None:
        self.waiting = waiting
        self.settled = settled
        self.applied = applied

    def run(self, game: Game) -> None:
        if not self.waiting:
            game.happen_together(list(self.settled))
            return
        event = self.waiting[0]
        found = game.replacements_for(event, self.applied + spent_on(game, event))
        if not found:
            game.push(Settle(self.waiting[1:], (*self.settled, event), ()))
        elif len(found) == 1:
            self.offer(game, found[0])
        else:
            options = [Option("apply", Offer(self, one), one.frame.source & CARD_MASK) for one in found]
            game.ask(Decision(game.affected(event), "Several effects change this. Which applies first?", options))

    def offer(self, game: Game, one: Applicable) -> None:
        """Apply a replacement, or ask its controller if it is optional."""
        declined = Settle(self.waiting, self.settled, (*self.applied, one.number))
        if not one.replacement.optional:
            game.push(Apply(self, one))
            return
        source = one.frame.source & CARD_MASK
        options = [Option("use", Apply(self, one), source), Option("decline", declined)]
        game.ask(Decision(one.frame.seat, one.replacement.program.sentence, options, source))

    def without(self, event: Event | None, number: int) -> Settle:
        """What remains to be settled once a replacement has changed the first event."""
        if event is None:
            return Settle(self.waiting[1:], self.settled, ())
        return Settle((event, *self.waiting[1:]), self.settled, (*self.applied, number))


@mypyc_attr(free_list_len=1)
class Offer(Step["Game"]):
    """One of several replacements was picked to come first."""

    def __init__(self, settle: Settle, one: Applicable) -> None:
        self.settle = settle
        self.one = one

    def run(self, game: Game) -> None:
        self.settle.offer(game, self.one)


@mypyc_attr(free_list_len=1)
class Apply(Step["Game"]):
    """A replacement changes the first waiting event; what it does instead happens before the rest goes on."""

    def __init__(self, settle: Settle, one: Applicable) -> None:
        self.settle = settle
        self.one = one

    def run(self, game: Game) -> None:
        one = self.one
        event = self.settle.waiting[0]
        spent = spent_on(game, event) + self.settle.applied + (one.number,)
        frame = Frame(one.frame.seat, one.frame.source, event, one.frame.slots, spent)
        if one.replacement.rewrite.absorbs():
            taken = min(event.amount, game.uses_left(one.lasting))
            changed = event.with_amount(event.amount - taken) if taken < event.amount else None
            game.use_replacement(one, taken)
        else:
            changed = one.replacement.rewrite.apply(game, frame, event)
            game.use_replacement(one)
        game.push(self.settle.without(changed, one.number))
        if one.replacement.program.effects:
            game.run_program(frame, one.replacement.program)


def spent_on(game: Game, event: Event) -> tuple[int, ...]:
    """The replacements that this event is itself done instead for."""
    if event.frame == NOBODY:
        return ()
    frame = game.frames[event.frame]
    return () if frame is None else frame.spent


def number_of(stamp: int, index: int) -> int:
    """Tells one replacement on the table from all others."""
    return stamp << 6 | index


def seat_affected(event: Event, controller: Seat) -> Seat:
    """The player who orders the replacements of an event: the one affected, or the affected card's controller."""
    return event.seat if event.card == NOBODY else controller
