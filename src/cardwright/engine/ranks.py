"""Where a card stands in the rows of its side, seen from another; and how it moves between them."""

from __future__ import annotations

from typing import Final

SAME: Final = 0
ADJACENT: Final = 1
BEHIND: Final = 2
AHEAD: Final = 3
NEXT_BEHIND: Final = 4
NEXT_AHEAD: Final = 5

NEAR: Final = 2
"""So far apart are rows next to each other, told twice over."""

TO_LAST: Final = 0
TO_FRONT: Final = 1
ONE_BACK: Final = 2
ONE_FORWARD: Final = 3
TO_ROW_OF: Final = 4
SWAPPED: Final = 5
"""The amount of a shift; the last two name another card as victim."""


def lies_so(place: int, other: int, where: int) -> bool:
    """Whether a row lies there, seen from where a row was; both told twice over, so that one that is gone is odd."""
    if where == SAME:
        return place == other
    if where == ADJACENT:
        return place != other and abs(place - other) <= NEAR
    if where in (BEHIND, NEXT_BEHIND):
        return place < other and (where == BEHIND or place >= other - NEAR)
    return place > other and (where == AHEAD or place <= other + NEAR)


def stands_so(row: int, other: int, where: int) -> bool:
    """Whether a row lies there, seen from another; rows count from the last one."""
    if where == SAME:
        return row == other
    if where == ADJACENT:
        return abs(row - other) == 1
    if where == BEHIND:
        return row < other
    if where == AHEAD:
        return row > other
    return row == (other - 1 if where == NEXT_BEHIND else other + 1)
