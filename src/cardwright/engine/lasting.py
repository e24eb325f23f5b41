"""Parts of texts that wait or last: triggers that went off, bonuses and bans with an end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import CostChange, Frame, Prohibition, Replacement, Static, Trigger
from cardwright.engine.event import Event
from cardwright.engine.ids import NOBODY, Ref, Seat

UNTIL_END_OF_TURN: Final = 0
UNTIL_NEXT_TURN: Final = 2
FOR_GOOD: Final = 3
FOR_THE_MOMENT: Final = 4
"""As long as the deed lasts that it is about."""
ON_NEXT_TURN: Final = 5
"""Only in a player's next turn, whenever it comes."""
UNTIL_END_OF_SPAN: Final = 16
"""Plus a phase: until the end of that span of time."""


TURNS: Final = 1024
"""Plus a number: until the end of that turn of a player, counted from the next one."""
COUNTED: Final = 4096
"""Plus MOST_TURNS times the phase that is the turn, plus a number: the same, with the present turn if it is theirs."""
MOST_TURNS: Final = 64


@mypyc_attr(acyclic=True)
class Waiting:
    """A trigger that has gone off and waits to be put where the game puts triggers."""

    __slots__ = ("seat", "source", "trigger", "event", "slots")

    def __init__(
        self, seat: Seat, source: Ref, trigger: Trigger, event: Event, slots: tuple[tuple[int, ...], ...]
    ) -> None:
        self.seat = seat
        self.source = source
        self.trigger = trigger
        self.event = event
        self.slots = slots

    def frame(self) -> Frame:
        """Where its program will stand when it runs."""
        return Frame(self.seat, self.source, self.event, self.slots)


@mypyc_attr(acyclic=True)
class Lasting:
    """A part of a text that outlives its sentence: a bonus, a ban, a discount, a shield, a delayed trigger."""

    __slots__ = (
        "frame",
        "until",
        "seat",
        "stamp",
        "statics",
        "prohibitions",
        "cost_changes",
        "replacements",
        "triggers",
        "uses",
        "refs",
    )

    def __init__(
        self,
        frame: Frame,
        until: int,
        seat: Seat,
        stamp: int,
        statics: tuple[Static, ...] = (),
        prohibitions: tuple[Prohibition, ...] = (),
        cost_changes: tuple[CostChange, ...] = (),
        replacements: tuple[Replacement, ...] = (),
        triggers: tuple[Trigger, ...] = (),
        uses: int = NOBODY,
        refs: tuple[Ref, ...] = (),
    ) -> None:
        self.frame = frame
        self.until = until
        self.seat = seat
        self.stamp = stamp
        self.statics = statics
        self.prohibitions = prohibitions
        self.cost_changes = cost_changes
        self.replacements = replacements
        self.triggers = triggers
        self.uses = uses
        self.refs = refs
        """The cards to which it was given, if it was given to certain cards."""

    def begun(self) -> Lasting:
        """The same in the turn for which it waited."""
        return self.ending(UNTIL_END_OF_TURN)

    def ending(self, until: int) -> Lasting:
        """The same with another end."""
        return Lasting(
            self.frame,
            until,
            self.seat,
            self.stamp,
            self.statics,
            self.prohibitions,
            self.cost_changes,
            self.replacements,
            self.triggers,
            self.uses,
            self.refs,
        )

    def used(self, times: int) -> Lasting:
        """The same with so many uses less."""
        return Lasting(
            self.frame,
            self.until,
            self.seat,
            self.stamp,
            self.statics,
            self.prohibitions,
            self.cost_changes,
            self.replacements,
            self.triggers,
            self.uses - times,
            self.refs,
        )


def count_turn(lasting: list[Lasting], seat: Seat) -> None:
    """A turn begins of those until whose end some effects last."""
    for index, one in enumerate(lasting):
        if one.until > TURNS and one.seat == seat:
            left = one.until - 1
            lasting[index] = one.ending(UNTIL_END_OF_TURN if left == TURNS else left)
