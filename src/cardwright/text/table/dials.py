"""Dials: what is set to one of several words for everybody, such as the weather."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard, make, struct
from cardwright.text.table.sentences import While
from cardwright.text.tree import Clause, DialIs, Slot, You

CHANGED: Final = "anew"
"""The adverb of a dial that is set to something else than before."""
CLEARING: Final = (("base", "clear"), ("sg", "clears"), ("pl", "clear"), ("part", "cleared"), ("ger", "clearing"))


def rows() -> list[Row]:
    """Return the rows of dials."""
    return [*condition_rows(), *deed_rows(), *event_rows()]


def condition_rows() -> list[Row]:
    """How a dial stands."""

    def state(fields: Fields) -> DialIs:
        dial, value = fields["state"]
        return DialIs(dial, (value,))

    def no_state(fields: Fields) -> DialIs:
        dial, value = fields["state"]
        return DialIs(dial, (value,), True)

    def meanwhile(fields: Fields) -> While | None:
        return None if fields["clause"].modal == "would" else While(fields["clause"], state(fields), "while")

    return [
        *struct("condition1", DialIs, "there is no {dial:dial}", values=()),
        *struct("condition1", DialIs, "the {dial:dial} is {values:dialvalues}", isnt=False),
        *struct(
            "condition1",
            DialIs,
            ("the {dial:dial} is not {values:dialvalues}", "the {dial:dial} is neither {values:neithers}"),
            isnt=True,
        ),
        *make("dialvalues", "{first:dialvalue}", lambda f: (f["first"],), take_one),
        *make("dialvalues", "{first:dialvalue} or {rest:dialvalues}", listed, take_pair),
        *make("dialvalues", "{first:dialvalue} , {rest:dialvalues}", listed, take_more),
        *heard("neithers", "{first:dialvalue} nor {second:dialvalue}", lambda f: (f["first"], f["second"])),
        *heard("condition1", "it is {state:dialstate}", state),
        *heard("condition1", "it is not {state:dialstate}", no_state),
        *heard("sentence", "(in|during|under) [the] {state:dialstate} [,] {clause:fin}", meanwhile),
        *heard("sentence", "{state:dialstate} : {clause:fin}", meanwhile),
        *heard("sentence", "{clause:fin} (in|during|under) [the] {state:dialstate}", meanwhile),
        *heard("condition1", "it {state:dialdoing}", state),
        *heard("condition1", "{state:dialstate} is (set|active|up|on)", state),
        *heard("condition1", "there is {state:dialstate}", state),
        *heard("condition1", "[the] {state:dialstate} (shines|falls)", state),
        *heard("condition1", "[the] {state:dialstate} is (shining|falling|out)", state),
        *heard("condition1", "{value:dialvalue} is the {dial:dial}", lambda f: DialIs(f["dial"], (f["value"],))),
    ]


def note_rows() -> list[Row]:
    """ "If sunny: draw 1"."""

    def state(fields: Fields) -> DialIs:
        dial, value = fields["state"]
        return DialIs(dial, (value,))

    def stands(fields: Fields) -> DialIs:
        return DialIs(fields["dial"], (fields["value"],))

    def becomes(fields: Fields) -> Clause:
        return Clause("set", You(), (Slot("dial", fields["dial"]), Slot("value", fields["value"])))

    same = "[the] {dial:dial} (equal to|:|is) {value:dialvalue}"
    return [
        *heard("condition1", "{state:dialstate}", state),
        *heard("condition1", "[the] {dial:dial} equal to {value:dialvalue}", stands),
        *heard("step1", same, becomes),
        *heard("step1", "{dial:dial} to {value:dialvalue}", becomes),
        *heard("step1", "{dial:dial} (becomes|changes to|turns to) {value:dialvalue}", becomes),
    ]


def listed(fields: Fields) -> tuple[str, ...] | None:
    """Make a list of values, each once."""
    return None if fields["first"] in fields["rest"] else (fields["first"], *fields["rest"])


def take_one(value: Any) -> Fields | None:
    """Write the last value of a list."""
    return {"first": value[0]} if len(value) == 1 else None


def take_pair(value: Any) -> Fields | None:
    """Write the last two values of a list."""
    return {"first": value[0], "rest": value[1:]} if len(value) == 2 else None


def take_more(value: Any) -> Fields | None:
    """Write a longer list of values."""
    return {"first": value[0], "rest": value[1:]} if len(value) > 2 else None


def deed_rows() -> list[Row]:
    """ "Clear the weather", "the weather becomes rain"."""

    def cleared(fields: Fields) -> Clause:
        return Clause("set", None, (Slot("dial", fields["dial"]),))

    def take_cleared(value: Any) -> Fields | None:
        plain = value.verb == "set" and not value.passive and value.get("value") is None
        return {"dial": value.get("dial")} if plain else None

    def becomes(fields: Fields) -> Clause:
        return Clause("set", You(), (Slot("dial", fields["dial"]), Slot("value", fields["value"])))

    def stands(fields: Fields) -> Clause:
        dial, value = fields["state"]
        return Clause("set", None, (Slot("dial", dial), Slot("value", value)))

    found: list[Row] = []
    for form, word in CLEARING:
        found += make(f"core.{form}", f"{word} the {{dial:dial}}", cleared, take_cleared)
    return [
        *found,
        *heard("core.base", "(end|remove) the [current] {dial:dial}", cleared),
        *heard("core.base", "(change|turn|shift|switch) the {dial:dial} to {value:dialvalue}", becomes_core),
        *heard("core.base", "make the {dial:dial} {value:dialvalue}", becomes_core),
        *heard("core.base", "make it {state:dialstate}", stands),
        *heard("core.base", "set {state:dialstate}", stands),
        *heard("step1", "the {dial:dial} (becomes|is) {value:dialvalue}", becomes),
        *heard("step1", "the {dial:dial} (changes|turns|shifts|switches) to {value:dialvalue}", becomes),
        *heard("step1", "the {dial:dial} is set to {value:dialvalue}", becomes),
        *make("step1", "set the {dial:dial} to {value:dialvalue} {duration:duration}", for_a_time, take_for_a_time),
        *heard("step1", "(change|turn|shift) the {dial:dial} to {value:dialvalue} {duration:duration}", for_a_time),
        *heard("step1", "the {dial:dial} (becomes|is) {value:dialvalue} {duration:duration}", for_a_time),
        *heard("step1", "make the {dial:dial} {value:dialvalue} {duration:duration}", for_a_time),
    ]


def for_a_time(fields: Fields) -> Clause:
    """Make a dial that is set, but not for as long as usual."""
    slots = (Slot("dial", fields["dial"]), Slot("value", fields["value"]))
    return Clause("set", You(), slots, duration=fields["duration"])


def take_for_a_time(value: Any) -> Fields | None:
    """Write a dial that is set for a time."""
    if not isinstance(value, Clause) or value.verb != "set" or value.duration is None or value.get("value") is None:
        return None
    fields = {"dial": value.get("dial"), "value": value.get("value"), "duration": value.duration}
    return fields if value == for_a_time(fields) else None


def becomes_core(fields: Fields) -> Clause:
    """Make "change the weather to rain"."""
    return Clause("set", None, (Slot("dial", fields["dial"]), Slot("value", fields["value"])))


def event_rows() -> list[Row]:
    """ "When the weather is set to rain", "when the weather changes"."""

    def told(anew: bool) -> Callable[[Fields], Clause]:
        def build(fields: Fields) -> Clause:
            slots = tuple(Slot(name, fields[name]) for name in ("dial", "value") if name in fields)
            return Clause("set", None, slots, passive=True, adverbs=(CHANGED,) if anew else ())

        return build

    def take(anew: bool) -> Callable[[Any], Fields | None]:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Clause) or value.verb != "set" or not value.passive:
                return None
            if (CHANGED in value.adverbs) != anew or (value.adverbs and CHANGED not in value.adverbs):
                return None
            return {slot.name: slot.value for slot in value.slots}

        return of

    return [
        *make("event1", "the {dial:dial} is set [to {value:dialvalue}]", told(False), take(False)),
        *make("event1", "the {dial:dial} changes [to {value:dialvalue}]", told(True), take(True)),
        *heard("event1", "the {dial:dial} (becomes|turns to) {value:dialvalue}", told(True)),
    ]
