"""Counts of two sorts together: "the number of creatures you control and cards in your hand"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import All, CountOf, InZone, Plus, Things


def rows() -> list[Row]:
    """Return the rows of two counts."""
    return [
        *heard("factor", "the [(total|combined)] number of {a:np.pl} and {b:np.pl}", both),
        *heard("factor", "the [(total|combined)] number of {a:np.pl} plus {b:np.pl}", both),
    ]


def both(fields: Fields) -> Plus | None:
    """Add two counts; those of one place are told with one noun phrase."""
    first, second = fields["a"], fields["b"]
    if places(first) == places(second):
        return None
    return Plus(count(first), count(second))


def places(found: Phrase) -> list[InZone]:
    """The zones that a phrase names."""
    return [item for item in found.filters if isinstance(item, InZone)]


def count(found: Phrase) -> CountOf:
    """How many such things there are."""
    return CountOf(Things(All(), found.kinds, found.filters))
