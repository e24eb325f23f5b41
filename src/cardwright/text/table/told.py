"""Amounts that are told after the object and speak of it, and halves of which the rounding is not said."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard, make, same, struct
from cardwright.text.table.per import Per
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import (
    ANY_CARD,
    All,
    Apart,
    Controlled,
    CountOf,
    Half,
    InZone,
    Kind,
    Minus,
    Number,
    Place,
    Plus,
    Reference,
    Share,
    Some,
    StatOf,
    ThatMuch,
    Things,
    Times,
)

TOLD: Final = Reference("told")


def rows() -> list[Row]:
    """ "Damage to it equal to half its health, rounded up"."""

    def own(fields: Fields) -> StatOf:
        return StatOf(fields["stat"], TOLD)

    def take_own(value: Any) -> Fields | None:
        told = isinstance(value, StatOf) and isinstance(value.of, Reference) and value.of.word == "told"
        return {"stat": value.stat} if told else None

    def halved(fields: Fields) -> Half:
        return Half(fields["of"], False)

    return [
        *make("told1", "its {stat:stat}", own, take_own),
        *struct("told1", Half, "half {of:told1} , rounded up", up=True),
        *struct("told1", Half, "half {of:told1} , rounded down", up=False),
        *struct("told1", Times, "twice {of:told1}", factor=2),
        *struct("told1", Times, "3 times {of:told1}", factor=3),
        *same("told", "told1"),
        *struct("told", Plus, "{left:told1} plus {right:factor}"),
        *struct("told", Minus, "{left:told1} minus {right:factor}"),
        *struct("told", Apart, "the difference between {left:told1} and {right:told1}"),
        *heard("told1", "half [of] {of:told1}", halved),
        *make("factor", "1 for each {n:number} of {of:factor}", share, take_share),
        *struct("factor", ThatMuch, "that number"),
        *per_rows(),
        *counted_rows(),
        *heard("factor", "half [of] {of:factor}", halved),
        *heard("factor", "half [of] {of:factor} rounded down", halved),
        *heard("factor", "half [of] {of:factor} rounded up", lambda f: Half(f["of"], True)),
    ]


def share(fields: Fields) -> Share | None:
    """Make "1 for each 5 of your points"."""
    number = fields["n"]
    return Share(fields["of"], number.value) if isinstance(number, Number) and number.value > 1 else None


def take_share(value: Any) -> Fields | None:
    """Write how many times a number goes into an amount."""
    return {"n": Number(value.every), "of": value.of} if isinstance(value, Share) else None


def per_rows() -> list[Row]:
    """ "For each 5 points your opponent has", "for each resource you have"."""

    def held(fields: Fields) -> StatOf | Share | None:
        whole = StatOf(fields["stat"], fields["who"])
        return share({"of": whole, "n": fields["n"]}) if "n" in fields else whole

    def piled(fields: Fields) -> StatOf | Share | None:
        return held(fields) if str(fields["zone"]).startswith(str(fields["stat"])) else None

    found: list[Row] = []
    for stat in ("stat.own", "resource"):
        for who, word in (("player.sg", "has"), ("player.pl", "have")):
            found += heard("eachof", f"each [{{n:number}}] {{stat:{stat}}} {{who:{who}}} {word}", held)
        found += heard("eachof", f"each [{{n:number}}] [of] {{who:owner1}} {{stat:{stat}}}", held)
    found += heard("eachof", "each [{n:number}] {stat:resource} in {who:owner1} {zone:zone.own}", piled)
    for who, word in (("player.sg", "has"), ("player.pl", "have")):
        found += heard("eachof", f"each {{np:np.sg}} {{who:{who}}} {word}", each_had)
        found += heard("factor", f"the number of {{np:np.pl}} {{who:{who}}} {word}", number_had)
    return found


def number_had(fields: Fields) -> CountOf | None:
    """Read "the number of drills you have"."""
    found = all_of(fields)
    return None if found is None else CountOf(found)


def each_had(fields: Fields) -> Per | None:
    """Read "for each creature you have"."""
    found = all_of(fields)
    return None if found is None else Per(found)


def all_of(fields: Fields) -> Things | None:
    """Make all such things of a player."""
    found: Phrase = fields["np"]
    merged = phrase(found.kinds, (*found.filters, Controlled(fields["who"])))
    return None if merged is None else Things(All(), merged.kinds, merged.filters)


def counted_rows() -> list[Row]:
    """ "As many cards as you have creatures", "that many cards minus 1", "attack equal to its health"."""

    def as_many(fields: Fields) -> Things | None:
        found: Phrase = fields["np"]
        counted: Things = fields["of"]
        merged = phrase(counted.kinds, (*counted.filters, Controlled(fields["who"])))
        if merged is None:
            return None
        return Things(Some(CountOf(Things(All(), merged.kinds, merged.filters))), found.kinds, found.filters)

    def as_held(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        place: Place = fields["at"]
        held = Things(All(), (Kind((ANY_CARD,)),), (InZone(Place(place.zone, fields["who"])),))
        return Things(Some(CountOf(held)), found.kinds, found.filters)

    def changed(cls: type[Plus] | type[Minus]) -> Any:
        def build(fields: Fields) -> Things:
            found: Phrase = fields["np"]
            return Things(Some(cls(ThatMuch(), fields["n"])), found.kinds, found.filters)

        return build

    found: list[Row] = []
    for who, has, controls in (("player.sg", "has", "controls"), ("player.pl", "have", "control")):
        start = f"as many {{np:np.pl}} as {{who:{who}}}"
        found += heard("some.pl", f"{start} ({has}|{controls}) {{of:bare}}", as_many)
        found += heard("some.pl", f"{start} {has} {{at:location}}", as_held)
    return [
        *found,
        *heard("some.pl", "that many {np:np.pl} minus {n:number}", changed(Minus)),
        *heard("some.pl", "that many {np:np.pl} plus {n:number}", changed(Plus)),
        *heard("some.pl", "{n:number} {np:np.pl} fewer than that", changed(Minus)),
    ]
