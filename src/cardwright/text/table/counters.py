"""Counters with names: put on cards, removed from them, counted ("for each rust counter on it")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.per import spread
from cardwright.text.tree import (
    COUNTERS,
    SPOKEN,
    Clause,
    Compared,
    Number,
    Reference,
    Slot,
    StatIs,
    StatOf,
    Triggered,
    You,
)

THIS: Final = Reference("this")
ONE: Final = Number(1)
NONE: Final = Compared("exactly", Number(0))
SOME: Final = Compared("at least", ONE)
COMING: Final = ("enters [{zone:place}]", "(starts|begins)")
OF_THEM: Final = "[of (them|these|those)] [(counters|markers)]"
ON_IT: Final = "[on (it|them|this|itself)]"


def rows() -> list[Row]:
    """Return the rows of counters."""
    return [*amount_rows(), *condition_rows(), *filter_rows(), *entering_rows(), *event_rows()]


def amount_rows() -> list[Row]:
    """ "The number of rust counters on it", "for each rust counter on this"."""

    def number(fields: Fields) -> StatOf | None:
        told = fields["stat"].startswith(COUNTERS)
        return StatOf(fields["stat"], fields.get("of", THIS)) if told else None

    def each(fields: Fields) -> StatOf:
        return StatOf(fields["counter"], fields["of"])

    def take_each(value: Any) -> Fields | None:
        told = isinstance(value, StatOf) and value.stat.startswith(COUNTERS)
        return {"counter": value.stat, "of": value.of} if told else None

    return [
        *heard("factor", "the {stat:stat} on {of:particular}", number),
        *heard("factor", "the {stat:stat} {of:reference.sg} has", number),
        *make("eachof", "each {counter:counter.sg} on {of:particular}", each, take_each),
        *heard("eachof", "each {counter:counter.sg} {of:reference.sg} has", each),
    ]


def condition_rows() -> list[Row]:
    """ "If it has 3 or more rust counters", "if there are no rust counters on this"."""

    def having(compared: Compared | None = None) -> Callable[[Fields], Clause]:
        def build(fields: Fields) -> Clause:
            number = StatOf(fields["counter"], fields["of"])
            return Clause("be", number, (Slot("how", compared or fields["compared"]),))

        return build

    found: list[Row] = []
    for counter in ("counter.sg", "counter.pl"):
        told = f"{{counter:{counter}}}"
        found += heard("condition1", f"{{of:reference.sg}} has {{compared:compared}} {told} {ON_IT}", having())
        found += heard("condition1", f"there are {{compared:compared}} {told} on {{of:particular}}", having())
        found += heard("condition1", f"{{of:reference.sg}} has no [more] {told} {ON_IT}", having(NONE))
        found += heard("condition1", f"there (is|are) no [more] {told} [left] on {{of:particular}}", having(NONE))
    return [
        *found,
        *heard("condition1", f"{{of:reference.sg}} has (a|any) {{counter:counter.sg}} {ON_IT}", having(SOME)),
        *heard("condition1", f"{{of:reference.sg}} has any {{counter:counter.pl}} {ON_IT}", having(SOME)),
    ]


def filter_rows() -> list[Row]:
    """ "Creatures with a rust counter on them", "a card with 2 or more rust counters"."""

    def such(compared: Compared | None = None) -> Callable[[Fields], StatIs]:
        return lambda fields: StatIs(fields["counter"], compared or fields["compared"])

    return [
        *heard("after.#", f"with (a|any) {{counter:counter.sg}} {ON_IT}", such(SOME)),
        *heard("after.#", f"with [any] {{counter:counter.pl}} {ON_IT}", such(SOME)),
        *heard("after.#", f"with {{compared:compared}} {{counter:counter.pl}} {ON_IT}", such()),
        *heard("after.#", f"with no {{counter:counter.pl}} {ON_IT}", such(NONE)),
        *heard("after.#", f"without (a|any) {{counter:counter.sg}} {ON_IT}", such(NONE)),
        *heard("after.#", f"without [any] {{counter:counter.pl}} {ON_IT}", such(NONE)),
    ]


def entering_rows() -> list[Row]:
    """ "This enters the battlefield with 3 charge counters on it"."""

    def comes(event: Clause) -> Callable[[Fields], Triggered | None]:
        def build(fields: Fields) -> Triggered | None:
            amount = (Slot("amount", fields["amount"]),) if "amount" in fields else ()
            slots = (Slot("stat", fields["counter"]), Slot("what", THIS), *amount)
            made: Clause | None = Clause("mark", You(), slots)
            if "per" in fields and made is not None:
                made = spread(replace(made, slots=(*slots, *(() if amount else (Slot("amount", ONE),)))), fields["per"])
            return None if made is None else Triggered(event, (made,))

        return build

    found: list[Row] = []
    this = "this [{n:anynoun.sg}]"
    for verb, starts in (
        (Clause("enter", THIS), tuple(f"{who} {comes_in}" for who in (this, "") for comes_in in COMING)),
        (
            Clause("deploy", None, (Slot("what", THIS),), passive=True),
            (f"{this} is deployed", "is deployed", f"deploy {this}", f"{this} deploys", "deploys"),
        ),
        (Clause("play", None, (Slot("what", THIS),), passive=True), (f"{this} is played", f"play {this}")),
    ):
        for start in starts:
            for many in ("", " for {per:per}", " for {per:eachof}"):
                one = f"{start} with (a|one|1) {{counter:counter.sg}} {ON_IT}{many}"
                several = f"{start} with {{amount:amount}} {{counter:counter.pl}} {ON_IT}{many}"
                found += [*heard("sentence", one, comes(verb)), *heard("sentence", several, comes(verb))]
    return found


def event_rows() -> list[Row]:
    """ "When a rust counter is put on this", "when the last one is removed"."""

    def put(verb: str) -> Callable[[Fields], Clause]:
        def build(fields: Fields) -> Clause:
            return Clause(verb, None, (Slot("stat", fields["counter"]), Slot("what", fields["what"])))

        return build

    def last(fields: Fields) -> Triggered:
        counter = fields.get("counter", COUNTERS + SPOKEN)
        gone = Clause("unmark", None, (Slot("stat", counter), Slot("what", THIS)))
        none = Clause("be", StatOf(counter, THIS), (Slot("how", NONE),))
        return Triggered(gone, (fields["steps"],), none)

    def one_less(_: Fields) -> Clause:
        return Clause("unmark", None, (Slot("stat", COUNTERS + SPOKEN), Slot("what", THIS)))

    def take(verb: str) -> Callable[[Any], Fields | None]:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Clause) or value.verb != verb or value.subject is not None:
                return None
            return {"counter": value.get("stat"), "what": value.get("what")}

        return of

    found: list[Row] = []
    for verb, word, link in (("mark", "(put|placed)", "on"), ("unmark", "removed", "from")):
        start = f"a {{counter:counter.sg}} is {word} {link} {{what:thing}}"
        found += make("event1", start, put(verb), take(verb))
        found += heard("event1", f"one or more {{counter:counter.pl}} are {word} {link} {{what:thing}}", put(verb))
    for mark in (",", ":"):
        for tail in ("from this", ""):
            told = f"is removed {tail} {mark} {{steps:step}}"
            found += heard("sentence", f"whenever the last {{counter:counter.sg}} {told}", last)
            found += heard("sentence", f"whenever the last [one] {told}", last)
    found += heard("core.base", f"remove (one|1) {OF_THEM} [(from|off) (this|it)]", one_less)
    return found
