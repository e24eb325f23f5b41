"""Which categories several modules write: that two choose one name by accident breaks both in silence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardwright.text.rows import Row

FORMS: Final = ("sg", "pl", "all", "base", "past", "part", "ger")
"""Endings of a category that tell its form."""
# fmt: off
SHARED: Final = frozenset({
    "adjective", "adverb", "after", "afters", "agent", "ailments", "all", "altered", "amount", "args.put", "bare",
    "capfact", "compared", "computed", "condition", "condition.adjective", "condition1", "contest", "core", "count",
    "damage", "deed", "degree", "differing", "doubled", "duration", "each", "eachof", "elided", "event", "event1",
    "factor", "fin", "given", "grant", "grants", "holding", "into", "kind", "kinds", "limit", "location", "moment",
    "much", "np", "options", "outcome", "owner", "owner1", "ownspan", "passcore", "passive", "past", "place",
    "player", "player.obj", "possessor", "predicate", "preds", "pronoun.obj", "reference", "refill", "relative",
    "remark", "sentence", "some", "sometrait", "source", "span", "statof", "step", "step1", "subject", "surplus",
    "thing", "to", "traits", "whom", "would",
})
# fmt: on
"""Categories, without their forms, to which any module may add."""


class TakenName(Exception):
    """Two modules write one category that is not among those that they share."""


def family(category: str) -> str:
    """A category without its form."""
    name, _, form = category.rpartition(".")
    return name if form in FORMS and name else category


def agreed(rows: Iterable[Row]) -> list[Row]:
    """Return the rows, or raise if two modules write a category of which neither may know that the other has it."""
    homes: dict[str, str] = {}
    listed = list(rows)
    for row in listed:
        name = row.category
        if not row.home or family(name) in SHARED:
            continue
        home = homes.setdefault(name, row.home)
        if home != row.home:
            raise TakenName(f'"{name}" is written by {home} and by {row.home}: rename one, or list it as shared')
    return listed
