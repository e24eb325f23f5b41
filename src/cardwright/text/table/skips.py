"""Spans of time that are skipped: "your next turn", "their draw phase", "the next fight", "your next draw"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import THAT_SPAN, Duration, During, PhaseEvent

DRAW = "draw"
"""The draw that the rules make."""


def rows() -> list[Row]:
    """Return the rows of spans that a player skips."""
    return [
        *make("nextspan", "{whose:owner} next {span:phase}", during, take(True, False)),
        *make("nextspan", "the next {span:phase}", during, take(False, False)),
        *make("nextspan", "{whose:owner} next draw", during, take(True, True)),
        *heard("nextspan", "the next draw", during),
        *heard("nextspan", "a {span:phase}", during),
        *heard("nextspan", "{whose:owner} next draw step", during),
        *heard("moment", "the {edge:edge} of that {span:phase}", that_edge),
        *heard("duration", "(in|during|on) that {span:phase}", that_span),
        *make("ownspan", "{whose:owner} {span:phase}", during, take(True, False)),
        *make("ownspan", "{whose:owner} draw", during, take(True, True)),
    ]


def that_edge(fields: Fields) -> PhaseEvent:
    """Read "the end of that turn", of a turn that was spoken of before."""
    return PhaseEvent(fields["edge"], fields["span"], THAT_SPAN, next=True)


def that_span(fields: Fields) -> Duration:
    """Read "during that turn", of a turn that was spoken of before."""
    return Duration("next", fields["span"], THAT_SPAN)


def during(fields: Fields) -> During:
    """Make the span."""
    return During(fields.get("span", DRAW), fields.get("whose"))


def take(owned: bool, draw: bool) -> Any:
    """Write the span."""

    def of(value: Any) -> Fields | None:
        if not isinstance(value, During) or (value.whose is not None) != owned or (value.span == DRAW) != draw:
            return None
        fields: Fields = {"whose": value.whose} if owned else {}
        return fields if draw else {**fields, "span": value.span}

    return of
