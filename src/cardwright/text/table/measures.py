"""Numbers measured among things: the highest, how far apart, even and odd."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Fields, Row, constant, heard, make, struct
from cardwright.text.table.per import Per, spread
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.things import exactly, quantity
from cardwright.text.table.traits import is_bare, measure
from cardwright.text.tree import (
    PLAYERS,
    All,
    Apart,
    AsMany,
    Between,
    Clause,
    Compared,
    EachPlayer,
    HasKeyword,
    Holding,
    Number,
    Opponent,
    Peak,
    Slot,
    StatIs,
    StatOf,
    Things,
    You,
)

MOST: Final = "(highest|greatest|largest|biggest)"
LEAST: Final = "(lowest|least|smallest)"
EVEN: Final = Compared("even", Number(2))
ODD: Final = Compared("odd", Number(2))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of measures."""
    return [
        *(damage_rows() if "deal" in verbs else ()),
        *peak_rows(),
        *apart_rows(),
        *parity_rows(),
        *stat_rows(),
        *same_rows(verbs),
    ]


def damage_rows() -> list[Row]:
    """ "Deal 1 damage for each card in your hand to target creature"."""

    def build(fields: Fields) -> Clause | None:
        slots = tuple(Slot(name, fields[name]) for name in ("amount", "kind", "whom") if name in fields)
        return spread(Clause("deal", None, slots), fields["per"])

    def each(fields: Fields) -> Per | None:
        found: Phrase = fields["np"]
        counted = Things(All(), found.kinds, found.filters)
        return None if is_bare(counted) else Per(counted)

    found: list[Row] = []
    for form, word in (("base", "deal"), ("sg", "deals"), ("pl", "deal")):
        start = f"{word} {{amount:number}} [{{kind:kind}}] damage"
        for per in ("for {per:per}", "for {per:eachof}", "{per:perone}"):
            found += heard(f"core.{form}", f"{start} {per} to {{whom:whom}}", build)
    found += heard("perone", "per {stat:stat} {of:reference.sg} has", measure)
    found += heard("perone", "per {stat:stat} (on|of) {of:reference.sg}", measure)
    return [*found, *heard("perone", "per {np:np.sg}", each)]


def peak_rows() -> list[Row]:
    """ "The highest attack among creatures you control"."""
    found: list[Row] = []
    for most, words in ((True, MOST), (False, LEAST)):
        found += struct(
            "factor",
            Peak,
            (
                f"the {words} {{stat:stat}} among {{of:group}}",
                f"the {words} {{stat:stat}} of {{of:bare}}",
                f"the {words} {{stat:stat}} (of|among) {{of:all}}",
            ),
            most=most,
        )
    return found


def apart_rows() -> list[Row]:
    """ "The difference between its attack and its health"."""

    def of_one(fields: Fields) -> Apart:
        return Apart(StatOf(fields["first"], fields["of"]), StatOf(fields["second"], fields["of"]))

    def of_all(fields: Fields) -> StatOf:
        return StatOf(fields["stat"], fields["of"])

    between = "the difference (between|of) {of:possessor} {first:stat} and {second:stat}"
    return [
        *struct("factor", Apart, "the difference (between|of) {left:factor} and {right:factor}"),
        *heard("factor", between, of_one),
        *heard("factor", "{of:bare} 's combined {stat:stat}", of_all),
        *heard("factor", "the sum of {of:bare} 's {stat:stat}", of_all),
        *heard("factor", "the sum of the {stat:stat} of {of:group}", of_all),
        *heard("factor", "the combined {stat:stat} among {of:group}", of_all),
    ]


def parity_rows() -> list[Row]:
    """ "With even cost", "an odd number of cards in your hand"."""

    def such(fields: Fields) -> StatIs:
        return StatIs(fields["stat"], fields["compared"])

    def take_such(value: Any) -> Fields | None:
        return {"stat": value.stat, "compared": value.compared} if isinstance(value, StatIs) else None

    found: list[Row] = []
    for compared, word in ((EVEN, "even"), (ODD, "odd")):
        found += constant("parity", compared, word)
        found += quantity("some.pl", f"a {word} number of {{np:np.pl}}", *exactly(Between(compared)))
    return [
        *found,
        *make("after.#", "with {compared:parity} {stat:stat}", such, take_such),
        *heard("after.#", "with a {compared:parity} {stat:stat}", such),
        *heard("after.#", "whose {stat:stat} is [a] {compared:parity} [number]", such),
        *heard("after.#", "having [a] {compared:parity} {stat:stat}", such),
        *heard("after.sg", "that has [a] {compared:parity} {stat:stat}", such),
        *heard("after.pl", "that have [a] {compared:parity} {stat:stat}", such),
    ]


def stat_rows() -> list[Row]:
    """ "This has 3 or more HP", "with an attack of 4 or more"."""

    def has(fields: Fields) -> Clause | None:
        if isinstance(fields["of"], PLAYERS):
            return None
        return Clause("be", StatOf(fields["stat"], fields["of"]), (Slot("how", fields["how"]),))

    def at(how: str) -> Callable[[Fields], Compared]:
        return lambda fields: Compared(how, fields["n"])

    def such(fields: Fields) -> StatIs:
        return StatIs(fields["stat"], fields["compared"])

    found: list[Row] = []
    for who, word in (("reference.sg", "has"), ("some.sg", "has"), ("subject.pl", "have")):
        found += heard("condition1", f"{{of:{who}}} {word} {{how:bound}} {{stat:stat}}", has)
        found += heard("condition1", f"{{of:{who}}} {word} [a] {{stat:stat}} of {{how:bound}}", has)
        be = "is" if word == "has" else "are"
        for said in (word, be, f"{be} a"):
            found += heard("condition1", f"{{of:{who}}} {said} {{stat:stat}} {{how:bound}}", has)
        found += heard("condition1", f"{{of:{who}}} {word} [a] {{how:parity}} {{stat:stat}}", has)
    return [
        *found,
        *heard("bound", "{n:number} or more", at("at least")),
        *heard("bound", "at least {n:number}", at("at least")),
        *heard("bound", "{n:number} or (less|fewer)", at("at most")),
        *heard("bound", "at most {n:number}", at("at most")),
        *heard("bound", "exactly {n:number}", at("exactly")),
        *heard("bound", "only {n:number}", at("exactly")),
        *heard("bound", "more than {n:number}", at("more than")),
        *heard("bound", "less than {n:number}", at("less than")),
        *heard("after.#", "with a {stat:stat} of {compared:compared}", such),
        *heard("after.#", "with {stat:stat} of {compared:compared}", such),
        *heard("after.#", "having {compared:compared} {stat:stat}", such),
        *heard("after.sg", "that has {it:keyword}", lambda f: HasKeyword(f["it"])),
        *heard("after.pl", "that have {it:keyword}", lambda f: HasKeyword(f["it"])),
        *heard("after.sg", "that has {compared:compared} {stat:stat}", such),
        *heard("after.pl", "that have {compared:compared} {stat:stat}", such),
    ]


def same_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Both players have the same number of cards in hand"."""

    def alike(verb: str) -> Callable[[Fields], Clause | None]:
        def build(fields: Fields) -> Clause | None:
            if fields["who"] != EachPlayer():
                return None
            found: Phrase = fields["np"]
            many = Between(Compared("exactly", AsMany(Opponent())))
            return Clause(verb, You(), (Slot("what", Things(many, found.kinds, found.filters)),))

        return build

    def holding(fields: Fields) -> Clause | None:
        if fields["who"] != EachPlayer():
            return None
        alike = Holding(fields["what"], Compared("exactly", AsMany(Opponent())))
        return Clause("have", You(), (Slot("holding", alike),))

    found: list[Row] = []
    for verb, word in (("have", "has"), ("control", "controls")):
        if verb in verbs:
            for many in ("the same number of", "a equal number of", "equally many", "equal numbers of"):
                found += heard("condition1", f"{{who:player.sg}} {word} {many} {{np:np.pl}}", alike(verb))
                found += heard("condition1", f"{{who:player.pl}} {verb} {many} {{np:np.pl}}", alike(verb))
    for what in ("resource", "stat.own") if "have" in verbs else ():
        for much in ("the same amount of", "the same number of", "equal", "equally much", "as much"):
            found += heard("condition1", f"{{who:player.pl}} have {much} {{what:{what}}}", holding)
            found += heard("condition1", f"{{who:player.sg}} has {much} {{what:{what}}}", holding)
    return found
