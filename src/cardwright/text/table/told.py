"""Amounts that are told after the object and speak of it, and halves of which the rounding is not said."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard, make, same, struct
from cardwright.text.tree import Half, Minus, Plus, Reference, StatOf, Times

TOLD: Final = Reference("told")


def rows() -> list[Row]:
    """ "Damage to it equal to half its health, rounded up"."""

    def own(fields: Fields) -> StatOf:
        return StatOf(fields["stat"], TOLD)

    def take_own(value: Any) -> Fields | None:
        told = isinstance(value, StatOf) and isinstance(value.of, Reference) and value.of.word == "told"
        return {"stat": value.stat} if told else None

    def halved(fields: Fields) -> Half:
        return Half(fields["of"], False)

    return [
        *make("told1", "its {stat:stat}", own, take_own),
        *struct("told1", Half, "half {of:told1} , rounded up", up=True),
        *struct("told1", Half, "half {of:told1} , rounded down", up=False),
        *struct("told1", Times, "twice {of:told1}", factor=2),
        *struct("told1", Times, "3 times {of:told1}", factor=3),
        *same("told", "told1"),
        *struct("told", Plus, "{left:told1} plus {right:factor}"),
        *struct("told", Minus, "{left:told1} minus {right:factor}"),
        *heard("told1", "half [of] {of:told1}", halved),
        *heard("factor", "half [of] {of:factor}", halved),
        *heard("factor", "half [of] {of:factor} rounded down", halved),
        *heard("factor", "half [of] {of:factor} rounded up", lambda f: Half(f["of"], True)),
    ]
