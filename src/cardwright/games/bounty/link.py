"""A link of a chain."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame, Program
from cardwright.engine.ids import Ref, Seat


@mypyc_attr(acyclic=True)
class Link:
    """BOU-72: an activation, or (without a program) a defence, that waits to resolve."""

    __slots__ = ("seat", "source", "frame", "program", "cancelled")

    def __init__(self, seat: Seat, source: Ref, frame: Frame, program: Program | None, cancelled: bool = False) -> None:
        self.seat = seat
        self.source = source
        self.frame = frame
        self.program = program
        self.cancelled = cancelled

    def called_off(self) -> Link:
        """The same link, cancelled."""
        return Link(self.seat, self.source, self.frame, self.program, True)
