"""Only what goes beyond a number counts: "for each creature you control beyond the first", "all but one creature"."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.per import Per
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.traits import is_bare
from cardwright.text.tree import All, Controlled, CountOf, InZone, Kind, Minus, Number, Some, Things

ONE: Final = Number(1)
BEYOND: Final = ("(beyond|past|above|over)", "in excess of", "more than")
"""Before how many do not count."""
FIRST: Final = ("(beyond|past|above|over|after|besides|except|but)", "in excess of", "other than")
"""Before the first, which does not count."""

SPARED: Final = ("(but|except)", "except for")
"""Before how many stay as they are."""


def rows() -> list[Row]:
    """Return the rows of what goes beyond a number."""
    found: list[Row] = []
    for word in FIRST:
        found += heard("eachof", f"{{per:per}} {word} the first [{{n:number}}] [one]", surplus)
        found += heard("eachof", f"{{per:per}} {word} the first {{n:number}} ones", surplus)
    found += heard("factor", "the number of {np:np.pl} are {at:location}", there)
    for word in BEYOND:
        found += heard("eachof", f"{{per:per}} {word} {{n:number}}", surplus)
        found += heard("eachof", f"each {{np:np.sg}} {word} {{n:number}} {{at:location}}", lying)
    told = "[{adjectives:adjectives}] {nouns:typed.#} [{after:afters.#}]"
    several = told.replace("#", "pl")
    for word in SPARED:
        found += heard("some.pl", f"all [of] {several} {word} {{n:number}} [of them]", all_but)
    found += heard("some.pl", f"all but {{n:number}} {told}", all_but)
    found += heard("some.pl", f"all but {{n:number}} of {{by:owner1}} {several}", all_but)
    return found


def all_but(fields: Fields) -> Things | None:
    """Read "all but 1 of your creatures": so many that only 1 is left."""
    whose = (Controlled(fields["by"]),) if "by" in fields else ()
    kind = Kind(fields["nouns"], fields.get("adjectives", ()))
    found = phrase((kind,), (*fields.get("after", ()), *whose))
    if found is None or not isinstance(fields["n"], Number):
        return None
    group = Things(All(), found.kinds, found.filters)
    return replace(group, quantity=Some(Minus(CountOf(group), fields["n"])))


def surplus(fields: Fields) -> Minus | None:
    """Read "each creature beyond the first"."""
    per, number = fields["per"], fields.get("n", ONE)
    if not isinstance(per, Per) or per.every != 1 or is_bare(per.of) or not isinstance(number, Number):
        return None
    return Minus(CountOf(per.of), number) if number.value else None


def there(fields: Fields) -> CountOf | None:
    """Read "how many cards are in your hand"."""
    found = phrase(fields["np"].kinds, (*fields["np"].filters, InZone(fields["at"])))
    return None if found is None else CountOf(Things(All(), found.kinds, found.filters))


def lying(fields: Fields) -> Minus | None:
    """Read "each card over 4 in your hand"."""
    found: Phrase = fields["np"]
    of = Things(All(), found.kinds, (*found.filters, InZone(fields["at"])))
    return surplus({"per": Per(of), "n": fields["n"]})
