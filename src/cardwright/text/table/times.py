"""Durations, limits and phases."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, constant, heard, make, struct
from cardwright.text.tree import ControllerOf, Duration, During, Limit, Number, PhaseEvent, Reference, You


def rows() -> list[Row]:
    """Return the rows for spans of time."""

    def lasting(fields: Fields) -> Duration | None:
        number = fields["n"]
        lasts = isinstance(number, Number) and number.value > 0
        return Duration("for", fields["span"], None, number.value) if lasts else None

    def take_lasting(many: bool) -> Any:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Duration) or value.kind != "for" or (value.count > 1) != many:
                return None
            return {"n": Number(value.count), "span": value.span}

        return take

    return [
        *struct(
            "duration",
            Duration,
            (
                "until end of {span:phase}",
                "until the end of (the|this) {span:phase}",
                "until the end of {span:phase}",
                "until end of (the|this) {span:phase}",
                "for the (rest|remainder) of (the|this) {span:phase}",
                "until [the] {span:phase} ends",
                "until (this|the) {span:phase} is over",
            ),
            kind="until end",
        ),
        *struct("duration", Duration, "until the end of {whose:owner} {span:phase}", kind="until end"),
        *struct("duration", Duration, "until the end of {whose:owner} next {span:phase}", kind="until end next"),
        *heard("duration", "until end of {whose:owner} next {span:phase}", next_end),
        *heard("duration", "through {whose:owner} next {span:phase}", next_end),
        *heard("duration", "until {whose:owner} next {span:phase} ends", next_end),
        *coming_rows(),
        *struct("duration", Duration, "outside {whose:owner} {span:phase}", kind="outside"),
        *struct("duration", Duration, "outside the {span:phase}", kind="outside"),
        *struct("duration", Duration, "this {span:phase}", kind="this"),
        *struct(
            "duration",
            Duration,
            (
                "until {whose:owner} next {span:phase}",
                "until [the] start of {whose:owner} next {span:phase}",
                "until {whose:owner} next {span:phase} (begins|starts)",
            ),
            kind="until next",
        ),
        *struct(
            "duration",
            Duration,
            ("in {whose:owner} {span:phase}", "(during|on) {whose:owner} {span:phase}"),
            kind="during",
        ),
        *struct(
            "duration",
            Duration,
            (
                "in the {span:phase}",
                "during [(the|a|each|any)] {span:phase}",
                "on (the|a|each|any) {span:phase}",
                "in (a|each|any) {span:phase}",
                "in [the] {span:phases}",
                "during [the] {span:phases}",
            ),
            kind="during",
        ),
        *struct(
            "duration",
            Duration,
            ("in {whose:owner} next {span:phase}", "(on|during) {whose:owner} next {span:phase}"),
            kind="next",
        ),
        *struct(
            "duration",
            Duration,
            (
                "in {whose:owner} last {span:phase}",
                "(on|during) {whose:owner} last {span:phase}",
                "in {whose:owner} previous {span:phase}",
                "(on|during) {whose:owner} previous {span:phase}",
            ),
            kind="last",
        ),
        *struct("duration", Duration, ("each {span:phase}", "per {span:phase}"), kind="each"),
        *heard("duration", "(in|during|within) a single {span:phase}", lambda f: Duration("each", f["span"])),
        *make("duration", "for {n:number} {span:phase}", lasting, take_lasting(False)),
        *make("duration", "for {n:number} {span:phases}", lasting, take_lasting(True)),
        *heard("duration", "for a [single] {span:phase}", for_one),
        *heard("duration", "(on|in|during|for) its next {span:phase}", on_its_next),
        *heard("duration", "(in|during|for) their next {span:phase}", in_its_next_fight),
        *heard("duration", "until the end of (its|their) next {span:phase}", in_its_next_fight),
        *struct("limit", Limit, "once (per|each|a) {span:phase}", count=1),
        *struct("limit", Limit, "twice (each|per|a) {span:phase}", count=2),
        *heard("limit", "up to {it:limit}", at_most),
        *heard("limit", "at most {it:limit}", at_most),
        *heard("limit", "no more than {it:limit}", at_most),
        *struct("limit", Limit, "any number of times (each|per|a) {span:phase}", count=0),
        *make("limit", "{n:number} times (each|per|a) {span:phase}", often, take_often),
        *struct("limit", Limit, "for the first time each {span:phase}", count=1, first=True),
        *struct("limit", Limit, ("once per game", "once each game", "once a game"), count=1, span="game"),
        *struct("limit", Limit, "for the first time", count=1, span="game", first=True),
        *struct(
            "moment",
            PhaseEvent,
            "the {edge:edge} of {whose:owner} {span:phase}",
        ),
        *struct(
            "moment",
            PhaseEvent,
            "the {edge:edge} of {whose:owner} next {span:phase}",
            next=True,
        ),
        *struct(
            "moment",
            PhaseEvent,
            "the {edge:edge} of the next {span:phase}",
            next=True,
        ),
        *struct("moment", PhaseEvent, "the {edge:edge} of this {span:phase}", this=True),
        *make("moment", "the {edge:edge} of each {span:phase}", every_edge, take_edge),
        *heard("moment", "the {edge:edge} of the {span:phase}", lambda f: PhaseEvent(f["edge"], f["span"])),
        *struct("span", During, ("{whose:owner} {span:phase}",)),
        *struct("span", During, ("a {span:phase}", "the {span:phase}", "any {span:phase}")),
        *edge_rows(),
    ]


def for_one(fields: Fields) -> Duration | None:
    """Read "for a round"; what is picked for a fight is picked to fight."""
    return Duration("for", fields["span"], None, 1) if fields["span"] != "fight" else None


def in_its_next_fight(fields: Fields) -> Duration | None:
    """Read "until the end of its next fight" as in that fight, before which it makes no difference."""
    return on_its_next(fields) if fields["span"] == "fight" else None


def on_its_next(fields: Fields) -> Duration:
    """Read "on its next turn": the next turn of whoever controls it."""
    return Duration("next", fields["span"], ControllerOf(Reference("it")))


def coming_rows() -> list[Row]:
    """ "In the next fight", "until the end of the next round", "for the rest of the game": nobody's span of time."""
    game = Duration("game", "game")
    return [
        *struct(
            "duration",
            Duration,
            (
                "in the next {span:phase}",
                "(during|for|on) the next {span:phase}",
            ),
            kind="coming",
        ),
        *struct(
            "duration",
            Duration,
            (
                "until the end of the next {span:phase}",
                "until end of [the] next {span:phase}",
                "until the end of next {span:phase}",
                "until the next {span:phase} ends",
                "through the next {span:phase}",
                "(this|the) {span:phase} and the next",
                "this {span:phase} (and|or) next",
            ),
            kind="until end coming",
        ),
        *heard("duration", "until [the] next {span:phase}", until_coming),
        *heard("duration", "for {n:number} {span:phase} each", apiece),
        *heard("duration", "for {n:number} {span:phases} each", apiece),
        *heard("duration", "for the next {n:number} {span:phases}", apiece),
        *constant(
            "duration", game, "for the rest of the game", "(until|till) the end of the game", "until end of game"
        ),
        *constant("duration", game, "for the (remainder|duration) of the game", "all game", canonical=False),
    ]


def until_coming(fields: Fields) -> Duration:
    """Read "until next turn": your own is meant, or it would say nothing but the end of this one."""
    span = fields["span"]
    return Duration("until next", span, You()) if span == "turn" else Duration("until end", span)


def apiece(fields: Fields) -> Duration | None:
    """Read "for 2 turns each" as "for 2 turns"."""
    number = fields["n"]
    return Duration("for", fields["span"], None, number.value) if isinstance(number, Number) and number.value else None


def every_edge(fields: Fields) -> PhaseEvent:
    """Read "the end of each turn", which is more than the end of this one."""
    return PhaseEvent(fields["edge"], fields["span"], every=True)


def take_edge(value: Any) -> Fields | None:
    """Write the edge of anybody's span of time."""
    told = isinstance(value, PhaseEvent) and value == PhaseEvent(value.edge, value.span)
    return {"edge": value.edge, "span": value.span} if told else None


def next_end(fields: Fields) -> Duration:
    """Read other words for "until the end of your next turn"."""
    return Duration("until end next", fields["span"], fields["whose"])


def often(fields: Fields) -> Limit | None:
    """Make "3 times each turn"."""
    number = fields["n"]
    return Limit(number.value, fields["span"]) if isinstance(number, Number) and number.value else None


def at_most(fields: Fields) -> Limit | None:
    """Read "up to twice each turn": no ability works oftener than is said."""
    limit: Limit = fields["it"]
    return None if limit.first or not limit.count else limit


def take_often(value: Any) -> Fields | None:
    """Write "3 times each turn"; once and twice have words of their own."""
    if not isinstance(value, Limit) or value.first or value.count < 3:
        return None
    return {"n": Number(value.count), "span": value.span}


def edge_rows() -> list[Row]:
    """The two ends of a phase."""
    return [*constant("edge", "start", "start"), *constant("edge", "end", "end")]
