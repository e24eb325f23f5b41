"""What outlives its sentence, and when its time begins and ends."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.lasting import (
    IN_NEXT_SPAN,
    THROUGH_NEXT_SPAN,
    THROUGH_NEXT_TURN,
    UNTIL_END_OF_SPAN,
    UNTIL_END_OF_TURN,
    UNTIL_EVENT,
    UNTIL_NEXT_TURN,
    WHILE_HERE,
    Ending,
    Lasting,
    count_span,
    count_turn,
    prolong,
)
from cardwright.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Spans(Table):
    """A table with effects that last for a span of time."""

    lasting: list[Lasting]
    later: list[Lasting]
    """Effects whose time has not begun."""

    def lay_spans(self) -> None:
        """Start with nothing that lasts."""
        self.lasting = []
        self.later = []

    def copy_spans(self, game: Spans) -> None:
        """Take over what lasts in another game."""
        self.lasting = game.lasting[:]
        self.later = game.later[:]

    def add_lasting(self, lasting: Lasting) -> None:
        """Let a part of a text outlive its sentence."""
        if lasting.waits():
            self.later.append(lasting)
            return
        self.lasting.append(lasting)
        self.stale = True

    def begin_later(self, seat: Seat) -> None:
        """A player's turn begins, and with it the effects that waited for it."""
        if not self.later:
            return
        for lasting in self.later:
            if lasting.begins_with(seat):
                self.lasting.append(lasting.begun())
                self.stale = True
        self.later = [one for one in self.later if not one.begins_with(seat)]

    def begin_span(self, phase: int) -> None:
        """A span of time begins, and with it the effects that waited for it."""
        if not self.later:
            return
        for lasting in self.later:
            if lasting.until == IN_NEXT_SPAN + phase:
                self.lasting.append(lasting.begun())
                self.stale = True
        self.later = [one for one in self.later if one.until != IN_NEXT_SPAN + phase]

    def end_lasting(self, until: int, seat: Seat) -> None:
        """End the effects whose time is over; those until a player's next turn go by seat."""
        count_turn(self.lasting, seat if until == UNTIL_NEXT_TURN else NOBODY)
        kept = [one for one in self.lasting if one.until != until or (until == UNTIL_NEXT_TURN and one.seat != seat)]
        if len(kept) != len(self.lasting):
            self.lasting = kept
            self.stale = True
        if until == UNTIL_NEXT_TURN:
            prolong(self.lasting, THROUGH_NEXT_TURN, UNTIL_END_OF_TURN)
        elif UNTIL_END_OF_SPAN <= until < IN_NEXT_SPAN:
            prolong(self.lasting, until - UNTIL_END_OF_SPAN + THROUGH_NEXT_SPAN, until)
            count_span(self.lasting, until - UNTIL_END_OF_SPAN)

    def end_departed(self) -> None:
        """End what lasts only while the card that says so stays, once it is gone."""
        gone = False
        for one in self.lasting:
            gone = gone or (one.until == WHILE_HERE and not self.is_there(one.frame.source))
        if gone:
            self.lasting = [one for one in self.lasting if one.until != WHILE_HERE or self.is_there(one.frame.source)]

    def await_end(self, ending: Ending, slot: int) -> None:
        """What has just been laid down until something happens ends with this; each thing's own, if a slot is told."""
        for index, one in enumerate(self.lasting):
            if one.until == UNTIL_EVENT and one.ends_with is None:
                own = ending if slot == NOBODY else ending.about(slot, one.refs)
                self.lasting[index] = one.ending(UNTIL_EVENT, own)
                self.stale = True

    def drop_idle(self) -> None:
        """Forget what was given to cards that are no longer there."""
        kept: list[Lasting] = []
        for one in self.lasting:
            idle = len(one.refs) > 0
            for ref in one.refs:
                idle = idle and not self.is_there(ref)
            if not idle:
                kept.append(one)
        self.lasting = kept
