"""Numbers below which something cannot fall, and numbers that stand in for others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import (
    PLAYERS,
    Clause,
    Compared,
    Number,
    Reference,
    Slot,
    StatOf,
    Things,
)

FALL = "(fall|drop|go|sink|be reduced|be lowered|be brought) below {n:number}"


def rows() -> list[Row]:
    """Return the rows of lowest numbers, and of one stat used for another."""
    found = [
        *make("fin", "{stat:statof} cannot fall below {n:number}", of_card, take_card),
        *make("fin", "{stat:statof} cannot fall below {n:number} {duration:duration}", of_card, take_card),
        *make("fin", "{whose:owner} {resource:resource} cannot fall below {n:number}", of_player, take_player),
        *make(
            "fin",
            "{whose:owner} {resource:resource} cannot fall below {n:number} {duration:duration}",
            of_player,
            take_player,
        ),
        *heard("fin", f"{{stat:statof}} cannot {FALL} [{{duration:duration}}]", of_card),
        *heard("fin", f"{{whose:owner}} {{resource:resource}} cannot {FALL} [{{duration:duration}}]", of_player),
    ]
    for number, s in (("sg", "s"), ("pl", "")):
        subject = f"{{of:subject.{number}}}"
        for verb in (f"use{s} (its|their)", f"attack{s} with (its|their)", f"deal{s} damage equal to (its|their)"):
            found += heard(
                "fin",
                f"{subject} {verb} {{one:stat}} instead of (its|their) {{other:stat}} [{{duration:duration}}]",
                used,
            )
    return found


def of_card(fields: Fields) -> Clause | None:
    """Make "this card's HP cannot fall below 1"."""
    stat = fields["stat"]
    if not isinstance(stat, StatOf) or not isinstance(fields["n"], Number):
        return None
    return Clause("fall", stat, (Slot("amount", fields["n"]),), "cannot", duration=fields.get("duration"))


def of_player(fields: Fields) -> Clause | None:
    """Make "your life cannot fall below 1"."""
    if not isinstance(fields["n"], Number) or not isinstance(fields["whose"], PLAYERS):
        return None
    slots = (Slot("resource", fields["resource"]), Slot("amount", fields["n"]))
    return Clause("fall", fields["whose"], slots, "cannot", duration=fields.get("duration"))


def taken(value: Any, subject: Callable[[Any], bool]) -> Fields | None:
    """The number and the time, if it is such a clause."""
    if not isinstance(value, Clause) or value.verb != "fall" or not subject(value.subject):
        return None
    fields: Fields = {"n": value.get("amount")}
    return {**fields, "duration": value.duration} if value.duration is not None else fields


def take_card(value: Any) -> Fields | None:
    """Write it of a card's stat."""
    fields = taken(value, lambda subject: isinstance(subject, StatOf))
    return None if fields is None else {**fields, "stat": value.subject}


def take_player(value: Any) -> Fields | None:
    """Write it of what a player has."""
    fields = taken(value, lambda subject: isinstance(subject, PLAYERS))
    return None if fields is None else {**fields, "whose": value.subject, "resource": value.get("resource")}


def used(fields: Fields) -> Clause | None:
    """Read "it uses its Spe instead of its Atk" as "its Atk is equal to its Spe"."""
    of = fields["of"]
    if not isinstance(of, Reference | Things):
        return None
    how = Compared("exactly", StatOf(fields["one"], Reference("it")))
    return Clause("be", StatOf(fields["other"], of), (Slot("how", how),), duration=fields.get("duration"))
