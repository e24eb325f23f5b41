"""Things compared with others by a stat: "stronger than this", "as fast as target creature", "cheaper than a hero"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    BODY,
    All,
    Clause,
    Compared,
    Controlled,
    Peak,
    Reference,
    Slot,
    Some,
    StatIs,
    StatOf,
    The,
    Things,
)

THIS: Final = Reference("this")
FOE: Final = Reference("foe", BODY)
"""Whom something fights."""
LIKE: Final = (
    ("more than", "more {stat:stat} than"),
    ("less than", "less {stat:stat} than"),
    ("exactly", "the same {stat:stat} as"),
    ("exactly", "as much {stat:stat} as"),
    ("exactly", "{stat:stat} equal to"),
    ("at least", "at least as much {stat:stat} as"),
    ("at least", "as much {stat:stat} as or more than"),
    ("at most", "no more {stat:stat} than"),
    ("at least", "no less {stat:stat} than"),
)
"""What something has, beside another."""
DEARER: Final = (
    ("more than", "more than"),
    ("less than", "less than"),
    ("exactly", "as much as"),
    ("exactly", "the same as"),
    ("at least", "at least as much as"),
    ("at most", "no more than"),
)
"""What something costs, beside another."""
OPPOSED: Final = {"more than": "at most", "less than": "at least"}


class Yardstick(Struct, frozen=True):
    """With what something is compared: one thing, or the most or least of several by which all, or any, are beaten."""

    of: Any
    any_one: bool = False
    every: bool = False

    def number(self, stat: str, how: str) -> Any:
        """The number that is beaten, or not."""
        if not (self.any_one or self.every):
            return StatOf(stat, self.of)
        return Peak(stat, self.of, (how in ("less than", "at most")) != self.every)


class Likened(Struct, frozen=True):
    """How a number of something compares with that of something else."""

    stat: str
    how: str
    to: Yardstick

    def compared(self) -> Compared | None:
        """The comparison; as much as any one of several is no comparison with one number."""
        if self.how == "exactly" and (self.to.any_one or self.to.every):
            return None
        return Compared(self.how, self.to.number(self.stat, self.how))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of things that are compared."""
    costs = "cost" in verbs
    return [*yardstick_rows(), *likened_rows(), *filter_rows(costs), *condition_rows(costs), *bygone_rows(costs)]


def yardstick_rows() -> list[Row]:
    """Something to compare with: "this", "that of target creature", "a creature you control", "all other creatures"."""
    found = [
        *heard("onething", "{of:reference.sg} [(is|has|does)]", lambda fields: Yardstick(fields["of"])),
        *heard("onething", "{of:possessor}", lambda fields: Yardstick(fields["of"])),
        *heard("onething", "{of:some.sg}", one_thing),
    ]
    for any_one in ("(a|one|any) {np:np.sg}", "(one|1|any) of {by:owner1} {np:np.pl}"):
        found += heard("onething", any_one, several(any_one=True))
    for every in ("each {np:np.sg}", "all [of] [the] {np:np.pl}", "all [of] {by:owner1} {np:np.pl}"):
        found += heard("onething", every, several(every=True))
    return [
        *found,
        *heard("yardstick", "{it:onething}", lambda fields: fields["it"]),
        *heard("yardstick", "that of {it:onething}", lambda fields: fields["it"]),
    ]


def one_thing(fields: Fields) -> Yardstick | None:
    """Read "target creature", "the attacking creature": one that is picked, not any one that fits."""
    quantity = fields["of"].quantity
    is_one = isinstance(quantity, The) or (isinstance(quantity, Some) and quantity.how == "target")
    return Yardstick(fields["of"]) if is_one else None


def several(any_one: bool = False, every: bool = False) -> Build:
    """Read "a creature you control", "all other creatures"."""

    def build(fields: Fields) -> Yardstick | None:
        whose = (Controlled(fields["by"]),) if "by" in fields else ()
        found = phrase(fields["np"].kinds, (*fields["np"].filters, *whose))
        return None if found is None else Yardstick(Things(All(), found.kinds, found.filters), any_one, every)

    return build


def likened_rows() -> list[Row]:
    """ "Faster than it", "at least as strong as target creature", "no cheaper than this"."""

    def compared(opposed: bool = False) -> Build:
        def build(fields: Fields) -> Likened:
            stat, how = fields["c"]
            return Likened(stat, OPPOSED[how] if opposed else how, fields["to"])

        return build

    def equal(how: str) -> Build:
        return lambda fields: Likened(fields["c"], how, fields["to"])

    return [
        *heard("likened", "{c:comparative} than {to:yardstick}", compared()),
        *heard("likened", "(no|not) {c:comparative} than {to:yardstick}", compared(True)),
        *heard("likened", "[(just|exactly)] as {c:equative} as {to:yardstick}", equal("exactly")),
        *heard("likened", "equally {c:equative} as {to:yardstick}", equal("exactly")),
        *heard("likened", "at least as {c:equative} as {to:yardstick}", equal("at least")),
    ]


def measured_so(stat: str = "") -> Iterator[tuple[str, str, Callable[[str], Build]]]:
    """Give wordings of having so much of a stat, or costing so much, beside another."""

    def likened(how: str) -> Build:
        return lambda fields: Likened(stat or fields["stat"], how, fields["to"])

    for how, words in DEARER if stat else LIKE:
        yield how, words, likened


def such(like: Build) -> Build:
    """Make the filter "with more attack than this"."""

    def build(fields: Fields) -> StatIs | None:
        found: Likened = like(fields)
        compared = found.compared()
        return None if compared is None else StatIs(found.stat, compared)

    return build


def is_so(like: Build) -> Build:
    """Make the condition "it has more attack than this"."""

    def build(fields: Fields) -> Clause | None:
        found: Likened = like(fields)
        compared = found.compared()
        if compared is None:
            return None
        return Clause("be", StatOf(found.stat, fields["who"]), (Slot("how", compared),))

    return build


def of_itself(fields: Fields) -> Any:
    """Read how something compares."""
    return fields["it"]


def filter_rows(costs: bool) -> list[Row]:
    """Return the rows of what things are, beside others."""

    def beside_this(fields: Fields) -> Likened:
        stat, how = fields["c"]
        return Likened(stat, how, Yardstick(THIS))

    def beside_it(fields: Fields) -> Likened:
        return Likened(fields["stat"], "exactly", Yardstick(Reference("it")))

    found = [
        *heard("after.#", "[that (is|are)] {it:likened}", such(of_itself)),
        *heard("adjective", "{c:comparative}", such(beside_this)),
        *heard("after.#", "(with|of) [(the|a)] (same|equal) {stat:stat}", such(beside_it)),
    ]
    for how, words, likened in measured_so():
        for said in (f"(with|having) [a] {words}", f"that (has|have) [a] {words}"):
            found += heard("after.#", f"{said} {{to:yardstick}}", such(likened(how)))
        more, _, link = words.partition(" {stat:stat} ")
        if link and more in ("more", "less"):
            for said in (f"(with|having) [a] {{stat:stat}} {more} than", f"whose {{stat:stat}} is {more} than"):
                found += heard("after.#", f"{said} {{to:yardstick}}", such(likened(how)))
    found += heard("after.#", "whose {stat:stat} (is (equal to|the same as)) {to:yardstick}", such(likened("exactly")))
    for how, words, likened in measured_so("cost") if costs else ():
        for said in (f"that (costs|cost) {words}", f"costing {words}"):
            found += heard("after.#", f"{said} {{to:yardstick}}", such(likened(how)))
    return found


def condition_rows(costs: bool) -> list[Row]:
    """ "If it is slower than the creature it attacks", "if target creature costs more than this"."""

    def beside_foe(fields: Fields) -> Likened:
        stat, how = fields["c"]
        return Likened(stat, how, Yardstick(FOE))

    found = [
        *heard("condition1", "{who:particular} is {it:likened}", is_so(of_itself)),
        *heard("condition1", "{who:reference.sg} is {c:comparative} [than {foe:met}]", is_so(beside_foe)),
        *heard("met", "its (opponent|foe|enemy)", lambda _: FOE),
        *heard("met", "the other [{n:anynoun.sg}]", lambda _: FOE),
    ]
    for how, words, likened in measured_so():
        found += heard("condition1", f"{{who:particular}} has [a] {words} {{to:yardstick}}", is_so(likened(how)))
        if words.startswith(("more", "less")):
            told = f"{{who:possessor}} {{stat:stat}} is {words[:4]} than {{to:yardstick}}"
            found += heard("condition1", told, is_so(likened(how)))
    for how, words, likened in measured_so("cost") if costs else ():
        found += heard("condition1", f"{{who:particular}} costs {words} {{to:yardstick}}", is_so(likened(how)))
    return found


def bygone_rows(costs: bool) -> list[Row]:
    """ "If it had attack 3 or more", "if its attack was 3 or more": as it was when it went."""

    def was(fields: Fields) -> Clause:
        return Clause("be", StatOf(fields.get("stat", "cost"), fields["of"]), (Slot("how", fields["compared"]),))

    return [
        *heard("condition1", "{of:reference.sg} had {compared:compared} {stat:stat}", was),
        *heard("condition1", "{of:reference.sg} had [a] {stat:stat} [of] {compared:compared}", was),
        *heard("condition1", "{of:possessor} {stat:stat} was {compared:compared}", was),
        *(heard("condition1", "{of:reference.sg} cost {compared:compared}", was) if costs else ()),
    ]
