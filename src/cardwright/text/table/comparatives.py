"""More than another, the most of all: counts and stats compared between players and among things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    AsMany,
    Between,
    Clause,
    Compared,
    Extreme,
    Holding,
    Number,
    Reference,
    Slot,
    StatIs,
    StatOf,
    Things,
    You,
)

HELD: Final = (
    ("more than", "more", "than"),
    ("less than", "(less|fewer)", "than"),
    ("exactly", "as much", "as"),
    ("at least", "at least as much", "as"),
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of comparisons."""
    return [
        *than_rows(),
        *(holding_rows() if "have" in verbs else ()),
        *extreme_rows(),
        *stat_rows(),
        *beside_rows(),
    ]


BESIDE: Final = (
    ("less than", "(less|lower|smaller|fewer) than"),
    ("more than", "(more|higher|greater|larger|bigger) than"),
    ("exactly", "(equal to|the same as|as high as)"),
    ("at least", "at least as (high|much|great) as"),
    ("at most", "at most as (high|much|great) as"),
    ("at most", "(not|no) (higher|more|greater) than"),
    ("at least", "(not|no) (lower|less|smaller) than"),
)
"""How high a number of a player is beside that of another."""


def beside_rows() -> list[Row]:
    """ "If your life is lower than your opponent's"."""

    def build(how: str) -> Build:
        def beside(fields: Fields) -> Clause | None:
            other = fields.get("other", You())
            if fields["by"] == other:
                return None
            right = StatOf(fields["stat"], other)
            return Clause("be", StatOf(fields["stat"], fields["by"]), (Slot("how", Compared(how, right)),))

        return beside

    found: list[Row] = []
    for how, than in BESIDE:
        for stat in ("resource", "stat.own"):
            told = f"{{by:owner1}} {{stat:{stat}}} is {than}"
            found += heard("condition1", f"{told} {{other:owner1}}", build(how))
            found += heard("condition1", f"{told} (that of|those of) {{other:player.obj}}", build(how))
            found += heard("condition1", f"{told} yours", build(how))
    return found


def than_rows() -> list[Row]:
    """ "You control more creatures than your opponent"."""

    def build(how: str) -> Callable[[Fields], Things]:
        def of(fields: Fields) -> Things:
            found: Phrase = fields["np"]
            return Things(Between(Compared(how, AsMany(fields["by"]))), found.kinds, found.filters)

        return of

    def take(how: str) -> Callable[[Any], Fields | None]:
        def of(value: Any) -> Fields | None:
            quantity = value.quantity if isinstance(value, Things) else None
            if not isinstance(quantity, Between) or quantity.compared.how != how:
                return None
            amount = quantity.compared.amount
            if not isinstance(amount, AsMany) or amount.times != 1:
                return None
            return {"np": Phrase(value.kinds, value.filters), "by": amount.by}

        return of

    found: list[Row] = []
    for how, words, link in (
        ("more than", "more", "than"),
        ("less than", "(fewer|less)", "than"),
        ("exactly", "as many", "as"),
        ("at least", "at least as many", "as"),
    ):
        start = f"{words} {{np:np.pl}} {link} {{by:player.obj}}"
        found += make("some.pl", start, build(how), take(how))
        found += heard("some.pl", f"{start} (do|does|has|have|controls|control)", build(how))
        found += heard("some.pl", f"{start} (has|have) in play", build(how))
        found += heard("some.pl", f"{words} {{np:np.pl}} {link} {{by:mine}}", build(how))
        found += heard("some.pl", f"{words} {{np:np.pl}} {link} {{by:owner1}} {{zone:zone.own}}", build(how))
    found += heard("some.pl", "the same number of {np:np.pl} as {by:player.obj} [(do|does|has|have)]", build("exactly"))
    return found


def holding_rows() -> list[Row]:
    """ "You have 3 or more ore", "your opponent has less energy than you"."""

    def build(fields: Fields) -> Holding:
        return Holding(fields["what"], fields["compared"])

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Holding) or isinstance(value.compared.amount, AsMany):
            return None
        return {"what": value.what, "compared": value.compared}

    def than(how: str) -> Callable[[Fields], Holding]:
        return lambda fields: Holding(fields["what"], Compared(how, AsMany(fields["by"])))

    def take_than(how: str) -> Callable[[Any], Fields | None]:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Holding) or value.compared.how != how:
                return None
            amount = value.compared.amount
            if not isinstance(amount, AsMany) or amount.times != 1:
                return None
            return {"what": value.what, "by": amount.by}

        return of

    def sized(how: str) -> Callable[[Fields], Holding]:
        return lambda fields: Holding(fields["what"], Compared(how, fields["n"]))

    def none(fields: Fields) -> Holding:
        return Holding(fields["what"], Compared("exactly", Number(0)))

    def take_none(value: Any) -> Fields | None:
        return {"what": value.what} if isinstance(value, Holding) and value == none({"what": value.what}) else None

    found: list[Row] = []
    for what in ("resource", "stat.own"):
        found += [
            *make("holding", f"no {{what:{what}}}", none, take_none),
            *make("holding", f"{{compared:compared}} {{what:{what}}}", build, take),
            *heard("holding", f"{{n:number}} {{what:{what}}} or more", sized("at least")),
            *heard("holding", f"{{n:number}} {{what:{what}}} or (less|fewer)", sized("at most")),
        ]
        for how, words, link in HELD:
            start = f"{words} {{what:{what}}} {link} {{by:player.obj}}"
            found += make("holding", start, than(how), take_than(how))
            found += heard("holding", f"{start} (do|does|has|have)", than(how))
    return found


def extreme_rows() -> list[Row]:
    """ "The enemy creature with the highest attack"."""

    def build(most: bool) -> Callable[[Fields], Extreme]:
        return lambda fields: Extreme(fields["stat"], most)

    def take(most: bool) -> Callable[[Any], Fields | None]:
        return lambda value: {"stat": value.stat} if isinstance(value, Extreme) and value.most == most else None

    found: list[Row] = []
    for most, words in ((True, "(highest|most|greatest|largest)"), (False, "(lowest|least|smallest|fewest)")):
        found += make("after.#", f"with the {words} {{stat:stat}}", build(most), take(most))
        found += heard("after.#", f"with {words} {{stat:stat}}", build(most))
        found += heard("after.#", f"that has the {words} {{stat:stat}}", build(most))
        found += heard("after.#", f"whose {{stat:stat}} is (the) {words}", build(most))
        found += heard("adjective", f"{words} - {{stat:stat}}", build(most))
        found += make("adjective", f"{words} {{stat:stat}}", build(most), take(most))
    return found


def stat_rows() -> list[Row]:
    """ "With more attack than health", "with more attack": than this."""

    def than(how: str, of: Reference) -> Callable[[Fields], StatIs]:
        return lambda f: StatIs(f["stat"], Compared(how, StatOf(f["other"] if "other" in f else f["stat"], of)))

    found: list[Row] = []
    for how, word in (("more than", "more"), ("less than", "less")):
        found += heard("after.#", f"with {word} {{stat:stat}} than {{other:stat}}", than(how, Reference("it")))
        found += heard("after.#", f"with [a] {word} {{stat:stat}}", than(how, Reference("this")))
    return found
