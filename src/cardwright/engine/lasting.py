"""Parts of texts that wait or last: triggers that went off, bonuses and bans with an end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import CostChange, Frame, Pattern, Prohibition, Replacement, Static, Trigger
from cardwright.engine.event import Event
from cardwright.engine.ids import NOBODY, Ref, Seat
from cardwright.engine.uses import Activated

UNTIL_END_OF_TURN: Final = 0
THROUGH_NEXT_TURN: Final = 1
"""Until the end of the turn after the present one, whosever it is."""
UNTIL_NEXT_TURN: Final = 2
FOR_GOOD: Final = 3
FOR_THE_MOMENT: Final = 4
"""As long as the deed lasts that it is about."""
ON_NEXT_TURN: Final = 5
"""Only in a player's next turn, whenever it comes."""
IN_COMING_TURN: Final = 6
"""Only in the turn after the present one, whosever it is."""
FOR_THE_GAME: Final = 7
"""Expressly for the rest of the game, also where what is left behind goes earlier."""
WHILE_HERE: Final = 8
"""As long as the card that says so stays where it was."""
UNTIL_EVENT: Final = 9
"""Until something happens."""
FROM_NEXT_TURN: Final = 10
"""From a player's next turn on, without an end."""
FROM_COMING_TURN: Final = 11
"""From the turn after the present one on, whosever it is, without an end."""
WAITING: Final = (ON_NEXT_TURN, IN_COMING_TURN, FROM_NEXT_TURN, FROM_COMING_TURN)
"""What begins with a later turn."""
UNTIL_END_OF_SPAN: Final = 16
"""Plus a phase: until the end of that span of time."""
IN_NEXT_SPAN: Final = 64
"""Plus a phase: only in the next such span of time."""
THROUGH_NEXT_SPAN: Final = 128
"""Plus a phase: until the end of the next such span of time."""

TURNS: Final = 1024
"""Plus a number: until the end of that turn of a player, counted from the next one."""
COUNTED: Final = 4096
"""Plus MOST_TURNS times the phase that is the turn, plus a number: the same, with the present turn if it is theirs."""
MOST_TURNS: Final = 64
SPANS: Final = 8192
"""Plus MOST_TURNS times a phase, plus a number: until the end of so many such spans, the present one counted."""


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
class Ending:
    """The event with which something that lasts is over, or has only until `until` to go; `kinds` is the mask."""

    __slots__ = ("kinds", "pattern", "frame", "until")

    def __init__(self, kinds: int, pattern: Pattern, frame: Frame, until: int) -> None:
        self.kinds = kinds
        self.pattern = pattern
        self.frame = frame
        self.until = until

    def about(self, slot: int, refs: tuple[Ref, ...]) -> Ending:
        """The same about these things."""
        return Ending(self.kinds, self.pattern, self.frame.bind(slot, refs), self.until)


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
        "activated",
        "permissions",
        "ends_with",
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
        activated: tuple[Activated, ...] = (),
        permissions: tuple[Prohibition, ...] = (),
        ends_with: Ending | None = None,
    ) -> None:
        self.ends_with = ends_with
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
        self.activated = activated
        """Abilities to be used that those cards have."""
        self.permissions = permissions

    def waits(self) -> bool:
        """Whether its time has not begun."""
        return self.until in WAITING or IN_NEXT_SPAN <= self.until < THROUGH_NEXT_SPAN

    def begins_with(self, seat: Seat) -> bool:
        """Whether it waits for the turn of this player."""
        if self.until in (ON_NEXT_TURN, FROM_NEXT_TURN):
            return self.seat == seat
        return self.until in (IN_COMING_TURN, FROM_COMING_TURN)

    def begun(self) -> Lasting:
        """The same in the time for which it waited."""
        if self.until >= IN_NEXT_SPAN:
            return self.ending(self.until - IN_NEXT_SPAN + UNTIL_END_OF_SPAN)
        return self.ending(FOR_GOOD if self.until in (FROM_NEXT_TURN, FROM_COMING_TURN) else UNTIL_END_OF_TURN)

    def ending(self, until: int, ends_with: Ending | None = None) -> Lasting:
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
            self.activated,
            self.permissions,
            ends_with,
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
            self.activated,
            self.permissions,
            self.ends_with,
        )


def count_turn(lasting: list[Lasting], seat: Seat) -> None:
    """A turn begins of those until whose end some effects last."""
    for index, one in enumerate(lasting):
        if TURNS < one.until < COUNTED and one.seat == seat:
            left = one.until - 1
            lasting[index] = one.ending(UNTIL_END_OF_TURN if left == TURNS else left)


def count_span(lasting: list[Lasting], phase: int) -> None:
    """A span of time is over of which some effects last for several."""
    first = SPANS + MOST_TURNS * phase
    for index, one in enumerate(lasting):
        if first < one.until < first + MOST_TURNS:
            left = one.until - 1
            lasting[index] = one.ending(UNTIL_END_OF_SPAN + phase if left == first + 1 else left)


def prolong(lasting: list[Lasting], longer: int, until: int) -> None:
    """What lasts to the end of the next span of time has only that one to go."""
    for index, one in enumerate(lasting):
        if one.until == longer:
            lasting[index] = one.ending(until)
