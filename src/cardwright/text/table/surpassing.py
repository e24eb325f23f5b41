"""Only what goes beyond a number counts: "for each creature you control beyond the first", "for each card over 4"."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.per import Per
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.traits import is_bare
from cardwright.text.tree import All, CountOf, InZone, Minus, Number, Things

ONE: Final = Number(1)
BEYOND: Final = ("(beyond|past|above|over)", "in excess of", "more than")
"""Before how many do not count."""
FIRST: Final = ("(beyond|past|above|over|after|besides|except|but)", "in excess of", "other than")
"""Before the first, which does not count."""


def rows() -> list[Row]:
    """Return the rows of what goes beyond a number."""
    found: list[Row] = []
    for word in FIRST:
        found += heard("eachof", f"{{per:per}} {word} the first [{{n:number}}] [one]", surplus)
        found += heard("eachof", f"{{per:per}} {word} the first {{n:number}} ones", surplus)
    for word in BEYOND:
        found += heard("eachof", f"{{per:per}} {word} {{n:number}}", surplus)
        found += heard("eachof", f"each {{np:np.sg}} {word} {{n:number}} {{at:location}}", lying)
    return found


def surplus(fields: Fields) -> Minus | None:
    """Read "each creature beyond the first"."""
    per, number = fields["per"], fields.get("n", ONE)
    if not isinstance(per, Per) or per.every != 1 or is_bare(per.of) or not isinstance(number, Number):
        return None
    return Minus(CountOf(per.of), number) if number.value else None


def lying(fields: Fields) -> Minus | None:
    """Read "each card over 4 in your hand"."""
    found: Phrase = fields["np"]
    of = Things(All(), found.kinds, (*found.filters, InZone(fields["at"])))
    return surplus({"per": Per(of), "n": fields["n"]})
