"""What something has: "with Guard and a cost of 2 or less", "that has 3 attack or more", "you have out"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, constant, heard, make
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    SAID,
    All,
    AnyNumber,
    Clause,
    Compared,
    Controlled,
    Extreme,
    HasKeyword,
    Kind,
    Not,
    Number,
    Opponent,
    Other,
    Reference,
    SameName,
    Slot,
    Some,
    StatIs,
    Things,
    Unlike,
    You,
)

OUT: Final = "(out|left|around)"


def rows() -> list[Row]:
    """Return the rows of features."""
    other: Build = lambda f: Not(f["it"])  # noqa: E731
    return [*heard("adjective", "{it:otherkind}", other), *feature_rows(), *having_rows(), *side_rows(), *name_rows()]


def feature_rows() -> list[Row]:
    """One thing that something has: a number, compared, or a keyword."""

    def stat(how: str) -> Build:
        return lambda fields: StatIs(fields["stat"], Compared(how, fields["n"]))

    def told(fields: Fields) -> StatIs:
        return StatIs(fields["stat"], fields["compared"])

    return [
        *heard("feature.number", "[(a|its)] {stat:stat} of {compared:compared}", told),
        *heard("feature.number", "{stat:stat} {compared:compared}", told),
        *heard("feature.number", "{compared:compared} {stat:stat}", told),
        *heard("feature.number", "{n:number} {stat:stat} or less", stat("at most")),
        *heard("feature.number", "{n:number} {stat:stat} or more", stat("at least")),
        *heard("feature", "{it:feature.number}", lambda f: f["it"]),
        *heard("feature", "[the] {it:keyword}", lambda f: HasKeyword(f["it"])),
        *heard("feature", "no {it:keyword}", lambda f: Not(HasKeyword(f["it"]))),
        *heard("feature", "different {what:differing.pl}", lambda f: Unlike(f["what"])),
        *heard("feature", "the (highest|most|greatest|largest) {stat:stat}", lambda f: Extreme(f["stat"], True)),
        *heard("feature", "the (lowest|least|smallest|fewest) {stat:stat}", lambda f: Extreme(f["stat"], False)),
    ]


def having_rows() -> list[Row]:
    """Features after "with", "that has" and "having"."""

    def both(fields: Fields) -> tuple[Any, ...] | None:
        found = (fields["a"], fields["b"], *fields.get("rest", ()))
        return found if len(set(found)) == len(found) else None

    found: list[Row] = []
    for start in ("with", "that (has|have)", "having"):
        for joint in ("and", "and with", "and that (has|have)", "but"):
            found += heard("afters.#", f"{start} {{a:feature}} {joint} {{b:feature}} [{{rest:afters.#}}]", both)
    for start in ("that (has|have)", "having"):
        found += heard("after.#", f"{start} {{it:feature.number}}", lambda f: f["it"])
        found += heard("after.#", f"{start} (only|exactly) {{n:number}} {{stat:stat}}", exactly)
    by: Build = lambda f: Controlled(f["by"])  # noqa: E731
    found += heard("after.#", f"[that] {{by:player.sg}} has {OUT}", by)
    found += heard("after.#", f"[that] {{by:player.pl}} have {OUT}", by)
    return found


def exactly(fields: Fields) -> StatIs:
    """Read "that has 1 health"."""
    return StatIs(fields["stat"], Compared("exactly", fields["n"]))


def side_rows() -> list[Row]:
    """Whose something is: "of the opponent", "belonging to you", "on your side", "all of their creatures"."""
    by: Build = lambda f: Controlled(f["by"])  # noqa: E731
    found: list[Row] = []
    last: Build = lambda f: (Controlled(f["by"]),)  # noqa: E731 - nothing follows it: "you have in play" is one phrase
    found += heard("afters.#", "[that] {by:player.sg} has", last)
    found += heard("afters.#", "[that] {by:player.pl} have", last)
    found += heard("after.#", "of {by:rival}", by)
    found += heard("after.#", "belonging to {by:player.by}", by)
    found += heard("after.#", "that (belong|belongs) to {by:player.by}", by)
    found += constant("rival", Opponent(), "(your|the) (opponent|enemy)", "the (other|enemy) player", canonical=False)
    for where in ("on {by:owner} side", "on {by:owner} side of the (field|board|battlefield|table)"):
        found += heard("condition1", f"{{it:reference.sg}} is {where}", is_theirs)
        found += heard("condition1", f"{{what:some.sg}} is {where}", has_such)
        found += heard("condition1", f"{{what:some.pl}} are {where}", has_such)
    found += heard("condition1", "{it:reference.sg} is {by:mine}", is_theirs)
    found += heard("all", "all [of] {by:owner1} {np:np.pl}", owned)
    found += heard("each", "each of {by:owner1} {np:np.pl}", owned)
    found += heard("some.sg", "(one|1) of {by:owner1} {kinds:kinds.pl} {after:afters.sg}", one_of)
    found += heard("some.sg", "any one {np:np.sg}", lambda f: Things(Some(Number(1)), f["np"].kinds, f["np"].filters))
    found += heard("some.sg", "any of {np:np.pl}", lambda f: Things(Some(Number(1)), f["np"].kinds, f["np"].filters))
    found += heard(
        "some.pl", "any {n:number} {np:np.pl}", lambda f: Things(Some(f["n"]), f["np"].kinds, f["np"].filters)
    )
    for quantity in ("as many {np:np.pl} as you", "as many of {np:np.pl} as you"):
        end = "(like|want|wish|choose|please)"
        found += heard("some.pl", f"{quantity} {end}", lambda f: Things(AnyNumber(), f["np"].kinds, f["np"].filters))
    found += heard("some.sg", "another of {np:np.pl}", another)
    sides: tuple[tuple[str, You | Opponent], ...] = (("yours", You()), ("theirs", Opponent()))
    for whose, side in sides:
        found += heard("each", f"each of {whose} [{{after:afters.sg}}]", each_of(side))
        found += heard("all", f"all of {whose} [{{after:afters.pl}}]", each_of(side))
    for theirs in ("your opponent 's", "the opponent 's", "your opponent", "the opponent"):
        found += heard(
            "some.sg",
            f"one of {theirs}",
            lambda _: Things(Some(Number(1)), (Kind((SAID,)),), (Controlled(Opponent()),)),
        )
    return found


def is_theirs(fields: Fields) -> Clause:
    """Read "it is on your side"."""
    return Clause("be", fields["it"], (Slot("how", Controlled(fields["by"])),))


def has_such(fields: Fields) -> Clause:
    """Read "a Beast is on your side" as "you control a Beast"."""
    return Clause("control", fields["by"], (Slot("what", fields["what"]),))


def another(fields: Fields) -> Things | None:
    """Read "another of your creatures"."""
    merged = phrase(fields["np"].kinds, (Other(), *fields["np"].filters))
    return None if merged is None else Things(Some(Number(1)), merged.kinds, merged.filters)


def each_of(by: You | Opponent) -> Build:
    """Read "each of yours that was destroyed this way"."""

    def build(fields: Fields) -> Things | None:
        merged = phrase((Kind((SAID,)),), (Controlled(by), *fields.get("after", ())))
        return None if merged is None else Things(All(), merged.kinds, merged.filters)

    return build


def one_of(fields: Fields) -> Things | None:
    """Read "one of your creatures that is damaged"."""
    merged = phrase(fields["kinds"], (*fields["after"], Controlled(fields["by"])))
    return None if merged is None else Things(Some(Number(1)), merged.kinds, merged.filters)


def owned(fields: Fields) -> Things | None:
    """Read "all of their creatures"."""
    if isinstance(fields["by"], You):
        return None
    merged = phrase(fields["np"].kinds, (*fields["np"].filters, Controlled(fields["by"])))
    return None if merged is None else Things(All(), merged.kinds, merged.filters)


def name_rows() -> list[Row]:
    """ "With a different name", "with another name than this card"."""

    def unlike(fields: Fields) -> Not:
        return Not(SameName(fields.get("as_", Reference("it"))))

    def take(value: Any) -> Fields | None:
        named = isinstance(value, Not) and isinstance(value.filter, SameName)
        return {"as_": value.filter.as_} if named else None

    return [
        *make("after.#", "with another name than {as_:reference.sg}", unlike, take),
        *heard("after.#", "(with|of) a different name [(than|from) {as_:reference.sg}]", unlike),
        *heard("after.#", "(with|of) another name [(than|from) {as_:reference.sg}]", unlike),
    ]
