"""Spans, moments and how often, in other words: "once in a turn", "last turn", "while the fight lasts"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.adverb import Adverbs
from cardwright.text.table.circumstances import under
from cardwright.text.table.plainly import AGAIN
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import Clause, Condition, Duration, Event, Limit, Number, PhaseEvent, Triggered

COMBAT: Final = Adverbs(words=("in combat",))
WITHIN: Final = "(in|during|on|within) (a|the|each|any|one|every)"
OFTEN: Final = ((1, "once"), (1, "one time"), (2, "twice"))
LONG: Final = ("turn", "round", "fight")
"""Spans of which a player does not have just one in a turn."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of time; those of a verb only where the game has it."""
    found = [*often_rows(), *first_rows(), *span_rows(), *last_rows(), *by_rows()]
    if "attack" in verbs:
        told = ("(with|in|by|through) (a|one) single attack", "(with|in|by|through) one attack")
        found += constant("adverb", COMBAT, *told, canonical=False)
    return found


def often_rows() -> list[Row]:
    """ "Once in a turn", "twice during each of your attack phases", "3 times in a round"."""

    def times(count: int) -> Callable[[Fields], Limit]:
        return lambda fields: Limit(count, fields["span"])

    def each_own(count: int) -> Callable[[Fields], Limit | None]:
        # A player's own phases come once in a turn.
        return lambda fields: None if fields["span"] in LONG else Limit(count, "turn")

    def so_often(fields: Fields) -> Limit | None:
        number = fields["n"]
        return Limit(number.value, fields["span"]) if isinstance(number, Number) and number.value else None

    found: list[Row] = []
    for count, word in OFTEN:
        found += heard("limit", f"{word} {WITHIN} {{span:phase}}", times(count))
        found += heard("limit", f"{word} (in|during|on) each of {{whose:owner}} {{span:phases}}", each_own(count))
        if word == "one time":
            found += heard("limit", f"{word} (per|each|a) {{span:phase}}", times(count))
    found += heard("limit", f"{{n:number}} times {WITHIN} {{span:phase}}", so_often)
    found += heard("limit", "(max|maximum) {it:limit}", lambda f: None if f["it"].first else f["it"])
    return found


def first_rows() -> list[Row]:
    """ "For the first time in a turn", "the first time in each turn that a creature dies"."""

    def nth(fields: Fields) -> Limit:
        return Limit(fields["nth"], fields["span"], True)

    def triggered(fields: Fields) -> Triggered | None:
        event: Any = fields["event"]
        if not isinstance(event, Clause) or event.limit is not None:
            return None
        span = fields.get("span", "")
        if not span:
            lasts = event.duration
            if lasts is None or lasts.kind not in ("each", "during") or lasts.whose is not None:
                return None
            span, event = lasts.span, replace(event, duration=None)
        return Triggered(event, steps_of(fields["steps"]), None, Limit(fields["nth"], span, True))

    found: list[Row] = []
    for span in ("(in|during) (a|the|each|any) {span:phase}", "this {span:phase}", "(in|during) this {span:phase}"):
        found += heard("limit", f"for the {{nth:ordinal}} time {span}", nth)
    for span in ("(in|during|on) (a|each|any|every) {span:phase}", "each {span:phase}"):
        tail = "{event:event} , {steps:step}"
        found += heard("sentence", f"the {{nth:ordinal}} time {span} that {tail}", triggered)
        found += heard("sentence", f"{span} [,] the {{nth:ordinal}} time [that] {tail}", triggered)
    told = "(in|during|on) (a|each|any|every) {span:phase}"
    found += heard("sentence", f"the {{nth:ordinal}} time {told} {{event:event}} , {{steps:step}}", triggered)
    found += heard("sentence", "the {nth:ordinal} time that {event:event} , {steps:step}", triggered)
    return found


def span_rows() -> list[Row]:
    """ "While the fight lasts", "during it"."""

    def ends(fields: Fields) -> Duration:
        return Duration("until end", fields["span"])

    def outside(fields: Fields) -> Duration:
        return Duration("outside", fields["span"], fields.get("whose"))

    return [
        *heard("duration", "while (the|this) {span:phase} (lasts|continues)", ends),
        *heard("duration", "while (the|this) {span:phase} (goes|is going) on", ends),
        *heard("duration", "for the whole rest of (the|this) {span:phase}", ends),
        *heard("duration", "(during|in) (it|that time)", lambda _: AGAIN),
        *heard("duration", "(except|other than) (in|during|on) [(the|a|any)] {span:phase}", outside),
        *heard("duration", "except {whose:owner} {span:phase}", outside),
    ]


def last_rows() -> list[Row]:
    """ "Last turn", "during the previous round": the one before, whosever it was."""

    def last(fields: Fields) -> Duration:
        return Duration("last", fields["span"])

    def take(kind: str) -> Callable[[Any], Fields | None]:
        def of(value: Any) -> Fields | None:
            told = isinstance(value, Duration) and value.kind == kind and value.whose is None
            return {"span": value.span} if told else None

        return of

    def since(fields: Fields) -> Duration:
        return Duration("since", fields["span"], fields["whose"])

    def take_since(value: Any) -> Fields | None:
        told = isinstance(value, Duration) and value.kind == "since"
        return {"span": value.span, "whose": value.whose} if told else None

    found = make("duration", "last {span:phase}", last, take("last"))
    found += heard("duration", "(in|during|on) the (last|previous|preceding) {span:phase}", last)
    found += heard("duration", "the (last|previous|preceding) {span:phase}", last)
    found += heard("duration", "the {span:phase} before", last)
    found += make("duration", "this {span:phase} or last {again:phase}", recent, lambda v: both(take("recent")(v)))
    found += make("duration", "since {whose:owner} last {span:phase}", since, take_since)
    found += heard("duration", "since the (end|start) of {whose:owner} last {span:phase}", since)
    return found


def recent(fields: Fields) -> Duration | None:
    """Read "this turn or last turn"."""
    return Duration("recent", fields["span"]) if fields["span"] == fields["again"] else None


def both(fields: Fields | None) -> Fields | None:
    """Name the span of time twice."""
    return None if fields is None else {**fields, "again": fields["span"]}


def by_rows() -> list[Row]:
    """ "If it has not attacked by the end of the turn, draw a card"."""

    def then(fields: Fields) -> Triggered | None:
        event = fields["event"]
        condition = in_span(event, fields["condition"])
        if condition is None or event.edge != "end":
            return None
        return under({**fields, "condition": condition})

    return [
        *heard("sentence", "if {condition:past} by {event:moment} , {steps:step}", then),
        *heard("sentence", "{steps:step1} if {condition:past} by {event:moment}", then),
    ]


def in_span(event: Event, condition: Condition) -> Clause | None:
    """Ask what happened in the span at whose end it is asked."""
    if not isinstance(event, PhaseEvent) or not isinstance(condition, Clause) or not condition.tense:
        return None
    if condition.duration is not None:
        return None
    return replace(condition, duration=Duration("this", event.span))
