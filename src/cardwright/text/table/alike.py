"""Of the same element, colour or faction as something: "that share an element with this", "of its colour"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard, struct
from cardwright.text.tree import SAME, Reference, SameName, Things


def rows() -> list[Row]:
    """Return the rows of what is alike in a trait."""
    found = struct("after.#", SameName, "of the same {sort:traitgroup} as {as_:particular}")
    for said in (
        "with the same {sort:traitgroup} as {as_:particular}",
        "that (has|have|shares|share) the same {sort:traitgroup} (as|with) {as_:particular}",
        "that (is|are) of the same {sort:traitgroup} as {as_:particular}",
        "that (shares|share) (a|its|their|the) {sort:traitgroup} with {as_:particular}",
        "(sharing|having) (a|the same) {sort:traitgroup} (with|as) {as_:particular}",
        "of {as_:possessor} {sort:traitgroup}",
        "with {as_:possessor} {sort:traitgroup}",
        "matching {as_:possessor} {sort:traitgroup}",
    ):
        found += heard("after.#", said, alike)
    for said in (
        "of the same {sort:traitgroup}",
        "with the same {sort:traitgroup}",
        "that (shares|share) (its|that) {sort:traitgroup}",
    ):
        found += heard("after.#", said, likewise)
    return found


def alike(fields: Fields) -> SameName | None:
    """Make "of the same element as this"."""
    as_ = fields["as_"]
    return SameName(as_, fields["sort"]) if isinstance(as_, Reference | Things) else None


def likewise(fields: Fields) -> SameName:
    """Read "of the same element": as what was spoken of."""
    return SameName(Reference(SAME), fields["sort"])
