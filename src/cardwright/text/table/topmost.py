"""The most of a number among some: "with the highest attack among enemy creatures", "all but the strongest"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.superlatives import LEAST, MOST
from cardwright.text.tree import ANY_CARD, Extreme, InPlay, Kind, Not, The, Things

AMONG: Final = ("(among|amongst|of) [all] [the]", "out of [all] [the]", "from among [all] [the]", "among [all] of")
SPARED: Final = ("(except|but|besides)", "except for", "other than", "apart from", ", except")


def rows() -> list[Row]:
    """Return the rows of the highest and lowest among some."""
    found: list[Row] = []
    for most, words in ((True, MOST), (False, LEAST)):
        for among in AMONG:
            told = f"with the {words} {{stat:stat}} {among} {{group:np.pl}}"
            found += heard("np.#", f"{{kinds:kinds.#}} {told}", with_most(most))
        found += heard(
            "np.#", f"{{kinds:kinds.#}} with the {words} {{stat:stat}} of any {{group:np.sg}}", with_most(most)
        )
        for tied in ("[that is] tied", "[that are] tied", "tying"):
            found += heard("after.#", f"{tied} for [the] {words} {{stat:stat}}", most_of(most))
        said = f"except those with the {words} {{stat:stat}}"
        found += make("after.pl", said, not_most(most), take_not_most(most))
        for start in SPARED:
            for one in ("the one", "the ones", "those", "that", "the {c:noun.sg}"):
                found += heard("after.#", f"{start} {one} with the {words} {{stat:stat}}", not_most(most))
    for start in SPARED:
        found += heard("after.#", f"{start} the {{it:adjective}} [(one|ones)]", not_such)
        found += heard("after.#", f"{start} the {{it:adjective}} {{c:noun.sg}}", not_such)
    for among in AMONG:
        found += heard("some.sg", f"the {{it:adjective}} {among} {{group:np.pl}}", most_among)
    return found


def most_of(most: bool) -> Build:
    """Read "tied for the highest attack"."""
    return lambda fields: Extreme(fields["stat"], most)


def not_most(most: bool) -> Build:
    """Read "except the one with the highest attack"."""
    return lambda fields: Not(Extreme(fields["stat"], most))


def take_not_most(most: bool) -> Any:
    """Write "except those with the highest attack"."""

    def take(value: Any) -> Fields | None:
        told = isinstance(value, Not) and isinstance(value.filter, Extreme) and value.filter.most == most
        return {"stat": value.filter.stat} if told else None

    return take


def not_such(fields: Fields) -> Not | None:
    """Read "all creatures except the strongest"."""
    return Not(fields["it"]) if isinstance(fields["it"], Extreme) else None


def with_most(most: bool) -> Build:
    """Read "the creature with the highest attack among enemy creatures": of these, those with the most."""

    def build(fields: Fields) -> Phrase | None:
        kinds: tuple[Kind, ...] = fields["kinds"]
        group: Phrase = fields["group"]
        if len(kinds) != 1 or len(group.kinds) != 1:
            return None
        said, told = kinds[0], group.kinds[0]
        if told.nouns != said.nouns and told.nouns != (ANY_CARD,):
            return None
        more = (*told.filters, *group.filters)
        merged = (*(item for item in more if item not in said.filters), Extreme(fields["stat"], most))
        return phrase(kinds, merged)

    return build


def most_among(fields: Fields) -> Things | None:
    """Read "the strongest of your creatures"."""
    group: Phrase = fields["group"]
    if not isinstance(fields["it"], Extreme):
        return None
    found = phrase(group.kinds, (*(item for item in group.filters if not isinstance(item, InPlay)), fields["it"]))
    return None if found is None else Things(The(), found.kinds, found.filters)
