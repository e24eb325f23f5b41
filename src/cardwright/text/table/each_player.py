"""What each player does of whom something is true: "each player who controls a creature draws a card"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.steps import step_of, steps_of
from cardwright.text.tree import Clause, ForPlayers, If, Node, ThatPlayer, held_by


def rows() -> list[Row]:
    """Return the rows of what such players do."""
    start = "for each player [,]"
    return [
        *make("step", "for each player , if {condition:condition} , {then:step1}", build, take),
        *heard("step", f"{start} {{then:step1}} if {{condition:condition}}", build),
    ]


def build(fields: Fields) -> ForPlayers | None:
    """Make it; both what is asked and what is done is told of that player."""
    steps = steps_of(fields["then"])
    if not speaks_of_player(fields["condition"]) or not all(speaks_of_player(step) for step in steps):
        return None
    if any(isinstance(step, If | ForPlayers) or (isinstance(step, Clause) and step.modal == "would") for step in steps):
        return None
    return ForPlayers(fields["condition"], steps)


def take(value: Any) -> Fields | None:
    """Write it."""
    return {"condition": value.condition, "then": step_of(value.then)} if isinstance(value, ForPlayers) else None


def speaks_of_player(value: Any) -> bool:
    """Tell whether something is said of a player spoken of before."""
    if isinstance(value, tuple):
        return any(speaks_of_player(item) for item in value)
    if isinstance(value, ThatPlayer):
        return True
    return isinstance(value, Node) and any(speaks_of_player(held) for held in held_by(value).values())
