"""What chance or a tie decides: random picks, and who chooses between equals."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import Clause, Extreme, Number, Opponent, Some, The, Things, exchanged

ONE: Final = Number(1)
EQUAL: Final = (
    "tied",
    "it is tied",
    "(they|several|some|any|two|more) are tied",
    "(they|several|some|any|two|more) {c:noun.pl} are tied",
    "(2|two) or more {c:noun.pl} (tie|are tied)",
    "more than one {c:noun.sg} is tied",
    "several tie",
    "there is a tie",
    "there are ties",
    "there are several",
    "more than one is tied",
    "(2|two) or more (tie|are tied)",
)
"""Ways to say that several have the highest or lowest number, after "if"."""
BETWEEN: Final = (
    "[in] [the] case of [a] (tie|ties)",
    "in [the] event of a tie",
    "on [a] (tie|ties)",
    "(for|with) (tie|ties)",
    "(for|with) a tie",
)
CHOSEN: Final = (
    "you choose [which] [one]",
    "you choose one of them",
    "you choose (among|between) them",
    "you (pick|decide)",
    "choose one [of them]",
    "choose (which|among them|between them)",
    "[it is] your choice",
    "you may choose [which]",
)
AT_RANDOM: Final = (
    "[choose one] at random",
    "choose [one] randomly",
    "[choose] a random one",
    "one is chosen at random",
    "chance decides",
)
RIVALS: Final = (
    "(your|the) opponent (chooses|picks|decides) [(one|which)]",
    "(your|the) opponent chooses one of them",
    "(your|the) opponent chooses (among|between) them",
)
BROKEN: Final = {
    "choice": ("by you", "by your choice", "as you choose"),
    "random": ("at random", "randomly"),
    "rival": ("by your opponent", "by the opponent"),
}


class Tie(Struct, frozen=True):
    """Which of several equals was meant before: one that you or your opponent chooses, a random one, or all of them."""

    how: str


def rows() -> list[Row]:
    """Return the rows of chance and ties."""
    found: list[Row] = []
    for words in CHOSEN:
        found += heard("tiebreak", words, lambda _: Tie("choice"))
    for words in AT_RANDOM:
        found += heard("tiebreak", words, lambda _: Tie("random"))
    for words in RIVALS:
        found += heard("tiebreak", words, lambda _: Tie("rival"))
    for how, ways in BROKEN.items():
        for way in ways:
            found += heard(
                "remark", f"[(break|breaking)] ties [are] [(broken|decided|resolved|settled)] {way}", broken(how)
            )
    for words in EQUAL:
        found += heard("tie", f"if {words}", lambda _: "tie")
    for words in BETWEEN:
        found += heard("tie", words, lambda _: "tie")
    found += heard("remark", "{tie:tie} , {it:tiebreak}", lambda f: f["it"])
    found += heard("remark", "{it:tiebreak} {tie:tie}", lambda f: f["it"])
    found += heard("remark", "{tie:tie} , {pred:pred.base}", each_of)
    found += heard("remark", "you break ties", lambda _: Tie("choice"))
    return [*found, *heard("sentence", "{it:remark}", lambda f: f["it"]), *random_rows()]


def broken(how: str) -> Build:
    """Read "ties are broken at random"."""
    return lambda _: Tie(how)


def each_of(fields: Fields) -> Tie | None:
    """Read "if tied, destroy all of them": the deed before, done to all."""
    clause: Clause = fields["pred"]
    what = clause.get("what")
    return Tie("all") if getattr(what, "word", "") in ("them", "those") and len(clause.slots) == 1 else None


def random_rows() -> list[Row]:
    """ "A randomly chosen creature", "two creatures chosen at random"."""

    def picked(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        return Things(Some(fields.get("n", ONE), "random"), found.kinds, found.filters)

    def several(fields: Fields) -> Things | None:
        return None if fields["n"] == ONE else picked(fields)

    word = "randomly (chosen|selected|picked|determined)"
    return [
        *heard("some.sg", "(a|1|one) {np:np.sg} (chosen|selected|picked) (at random|randomly)", picked),
        *heard("some.sg", "(a|1|one) {np:np.sg} chosen at random", picked),
        *heard("some.sg", f"(a|1|one) {word} {{np:np.sg}}", picked),
        *heard("some.pl", "{n:count} {np:np.pl} chosen at random", several),
        *heard("some.pl", f"{{n:count}} {word} {{np:np.pl}}", several),
    ]


def settled(value: Any, how: str) -> Any:
    """Return a step in which a tie between the highest or lowest is settled so."""

    def change(one: Any) -> Any:
        if not isinstance(one, Things) or not isinstance(one.quantity, The) or not is_extreme(one):
            return None
        if how == "rival":
            return replace(one, quantity=Some(ONE, by=Opponent()))
        return one if how == "all" else replace(one, quantity=Some(ONE, how))

    return exchanged(value, change)


def is_extreme(things: Things) -> bool:
    """Tell whether a selection means what has the most or least of something."""
    every = (*things.filters, *(item for kind in things.kinds for item in kind.filters))
    return any(isinstance(item, Extreme) for item in every)


def speaks_of_extremes(value: Any) -> bool:
    """Tell whether a step picks what has the most or least of something."""
    if isinstance(value, tuple):
        return any(speaks_of_extremes(item) for item in value)
    if isinstance(value, Things) and is_extreme(value):
        return True
    if not isinstance(value, Struct):
        return False
    return any(speaks_of_extremes(getattr(value, name)) for name in value.__struct_fields__)
