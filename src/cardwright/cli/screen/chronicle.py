"""What happened, in few words: passes and phases in which nothing happened are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine import kinds

if TYPE_CHECKING:
    from cardwright.engine.ids import Seat
    from cardwright.engine.log import Log


def chronicle(log: Log | None, seat: Seat, start: int = 0, end: int | None = None) -> list[str]:
    """The lines that a seat may read from an entry on, and up to another; seat -1 reads everything."""
    told: list[str] = []
    heading = turn = ""
    for entry in [] if log is None else log.entries[start:end]:
        line = entry.line(seat)
        if line is None or entry.event.kind == kinds.PASS:
            continue
        if entry.event.kind == kinds.START:
            # A turn and its first phase begin together: the phase that matters is the last before something happens.
            heading = line
            turn = line if "turn" in line else turn
            continue
        if heading:
            told.append(f"— {heading}" if turn in ("", heading) else f"— {turn}, {heading.split(': ')[-1]}")
            heading = turn = ""
        told.append(line)
    return told
