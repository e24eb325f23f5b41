"""As many as: "draw as many cards as you discarded", "at least twice as many creatures as your opponent"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    ANY_CARD,
    HAND,
    All,
    AsMany,
    Between,
    Clause,
    Compared,
    CountOf,
    Holding,
    InZone,
    Kind,
    Minus,
    Opponent,
    Place,
    Slot,
    Some,
    StatOf,
    ThatMuch,
    Things,
    You,
)

CARDS: Final = (Kind((ANY_CARD,)),)
PLAYERS: Final = (("player.sg", "has"), ("player.pl", "have"))
DONE: Final = {
    "burn": ("burned",),
    "deploy": ("deployed",),
    "destroy": ("destroyed", "killed"),
    "discard": ("discarded",),
    "draw": ("drew", "drawn"),
    "exile": ("exiled", "banished"),
    "move": ("moved",),
    "put": ("put", "moved"),
    "remove": ("removed",),
    "return": ("returned",),
    "reveal": ("revealed", "showed", "shown"),
    "sacrifice": ("sacrificed",),
    "shuffle": ("shuffled",),
}
"""What was done to so many, as it is said."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of as many as."""
    return [*done_rows(verbs), *number_rows(verbs), *often_rows(), *until_rows()]


def done_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Draw as many cards as you discarded", "gain 1 energy for each card you discarded"."""

    def of_those(verb: str) -> Callable[[Fields], Things]:
        def build(fields: Fields) -> Things:
            found: Phrase = fields["np"]
            return Things(Some(ThatMuch(verb=verb)), found.kinds, found.filters)

        return build

    def plain(verb: str) -> Callable[[Fields], Things]:
        return lambda _: Things(Some(ThatMuch(verb=verb)), CARDS)

    found: list[Row] = []
    for verb, words in DONE.items():
        if verb not in verbs:
            continue
        said = "|".join(words)
        for start in ("as many", "the same number of"):
            for who, have in PLAYERS:
                tail = f"as {{who:{who}}} [{have}] ({said}) [this way]"
                found += heard("some.pl", f"{start} {{np:np.pl}} {tail}", of_those(verb))
            found += heard("some.pl", f"{start} {{np:np.pl}} as (was|were) ({said}) [this way]", of_those(verb))
        found += heard("elided", f"as many as {{who:player.#}} ({said}) [this way]", plain(verb))
    return found


def number_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "As many cards as it had attack", "as much damage as its attack"."""

    def so_many(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        return Things(Some(fields["n"]), found.kinds, found.filters)

    def of_stat(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        return Things(Some(StatOf(fields["stat"], fields["of"])), found.kinds, found.filters)

    def of_group(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        return Things(Some(CountOf(fields["of"])), found.kinds, found.filters)

    def deal(fields: Fields) -> Clause:
        slots = tuple(Slot(name, fields[name]) for name in ("amount", "kind", "whom") if name in fields)
        return Clause("deal", None, slots)

    def gain(fields: Fields) -> Clause:
        return Clause("gain", None, (Slot("amount", fields["amount"]), Slot("resource", fields["resource"])))

    found = [
        *heard("some.pl", "as many {np:np.pl} as {n:computed}", so_many),
        *heard("some.pl", "a number of {np:np.pl} equal to {n:computed}", so_many),
        *heard("some.pl", "{np:np.pl} equal in number to {n:computed}", so_many),
        *heard("some.pl", "as many {np:np.pl} as {of:reference.sg} (has|had) {stat:stat}", of_stat),
        *heard("some.pl", "as many {np:np.pl} as there are {of:bare}", of_group),
    ]
    for form, s in (("base", ""), ("sg", "s"), ("pl", "")):
        if "deal" in verbs:
            for much in ("as much", "a amount of"):
                link = "as" if much == "as much" else "equal to"
                start = f"deal{s} {much} [{{kind:kind}}] damage"
                found += heard(f"core.{form}", f"{start} {link} {{amount:computed}} [to {{whom:whom}}]", deal)
                found += heard(f"core.{form}", f"{start} to {{whom:whom}} {link} {{amount:told}}", deal)
                found += heard(f"core.{form}", f"{start} to {{whom:whom}} {link} {{amount:computed}}", deal)
        if "gain" in verbs:
            start = f"(gain{s}|get{s})"
            found += heard(f"core.{form}", f"{start} as much {{resource:resource}} as {{amount:computed}}", gain)
            found += heard(
                f"core.{form}", f"{start} a amount of {{resource:resource}} equal to {{amount:computed}}", gain
            )
    return found


def often_rows() -> list[Row]:
    """ "At least twice as many creatures as your opponent", "exactly as many cards as your opponent"."""

    def things(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        how, times = fields.get("how", ("exactly", 1))
        return Things(Between(Compared(how, AsMany(fields["by"], times))), found.kinds, found.filters)

    def take_things(value: Any) -> Fields | None:
        by = value.quantity.compared if isinstance(value, Things) and isinstance(value.quantity, Between) else None
        if by is None or not isinstance(by.amount, AsMany) or by.amount.times == 1:
            return None
        return {"np": Phrase(value.kinds, value.filters), "by": by.amount.by, "how": (by.how, by.amount.times)}

    def holds(fields: Fields) -> Holding:
        how, times = fields.get("how", ("exactly", 1))
        return Holding(fields["what"], Compared(how, AsMany(fields["by"], times)))

    def take_holds(value: Any) -> Fields | None:
        by = value.compared if isinstance(value, Holding) else None
        if by is None or not isinstance(by.amount, AsMany) or by.amount.times == 1:
            return None
        return {"what": value.what, "by": by.amount.by, "how": (by.how, by.amount.times)}

    def ahead(fields: Fields) -> Holding:
        return holds({**fields, "how": ("at least", 1)})

    tail = "[(do|does|has|have|controls|control)]"
    found: list[Row] = []
    for how in ("at least", "more than"):
        for times, often in ((2, "(twice|double)"), (3, "(3|three) times")):
            found += constant("oftener", (how, times), f"{how} {often}")
    for times, often in ((2, "(twice|double)"), (3, "(3|three) times")):
        found += constant("often", ("at least", times), often, canonical=False)
    start = "{how:oftener} as many {np:np.pl} as {by:player.obj}"
    found += make("some.pl", start, things, take_things)
    found += heard("some.pl", f"{start} {tail}", things)
    found += heard("some.pl", f"{{how:often}} as many {{np:np.pl}} as {{by:player.obj}} {tail} [or more]", things)
    for words in ("exactly as many", "just as many", "a equal number of", "exactly the same number of"):
        found += heard("some.pl", f"{words} {{np:np.pl}} as {{by:player.obj}} {tail}", things)
    for what in ("resource", "stat.own"):
        held = f"as (much|many) {{what:{what}}} as {{by:player.obj}}"
        found += make("holding", f"{{how:oftener}} {held}", holds, take_holds)
        found += heard("holding", f"{{how:oftener}} {held} {tail}", holds)
        found += heard("holding", f"{{how:often}} {held} {tail} [or more]", holds)
        found += heard("holding", f"at least {held} {tail}", ahead)
        for words in ("exactly as much", "as many", "the same amount of", "the same number of"):
            found += heard("holding", f"{words} {{what:{what}}} as {{by:player.obj}} {tail}", holds)
    return found


def until_rows() -> list[Row]:
    """ "Draw cards until you have as many cards in hand as your opponent"."""

    def count(whose: Any, place: Place | None) -> CountOf:
        where = Place(HAND if place is None else place.zone, whose)
        return CountOf(Things(All(), CARDS, (InZone(where),)))

    def refill(fields: Fields) -> Things | None:
        who, by = fields["who"], fields["by"]
        if who == by or (isinstance(by, You) and not isinstance(who, Opponent)):
            return None
        place = fields.get("at")
        return Things(Some(Minus(count(by, place), count(who, place))), CARDS)

    def cut(fields: Fields) -> Things | None:
        return refill({**fields, "who": fields["by"], "by": fields["who"]})

    found: list[Row] = []
    for who, have in PLAYERS:
        for as_many in ("as many [{c:any.pl}]", "the same number of {c:any.pl}", "a equal number of {c:any.pl}"):
            start = f"[{{d:any.pl}}] until {{who:{who}}} {have} {as_many}"
            for tail in (
                "{at:location} as {by:player.obj}",
                "as {by:player.obj}",
                "as {by:player.obj} (has|have|does)",
            ):
                found += heard("refill", f"{start} {tail}", refill)
                found += heard("surplus", f"{start} {tail}", cut)
            found += heard("refill", f"{start} as {{by:player.obj}} (has|have) {{at:location}}", refill)
    return found
