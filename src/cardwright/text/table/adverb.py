"""What follows a verb's arguments."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from cardwright.text.table.per import Per, Whole
from cardwright.text.table.sums import Part
from cardwright.text.tree import Duration, Limit

NEVERTHELESS: Final = "nevertheless"
"""Said of a keyword that something would speak against; it is not kept."""


class Adverbs(Struct, frozen=True):
    """What follows a verb's arguments."""

    per: Per | Whole | None = None
    words: tuple[str, ...] = ()
    limit: Limit | None = None
    duration: Duration | None = None
    graded: tuple[int, str] | None = None
    most: int | None = None
    more: tuple[Part, ...] = ()
