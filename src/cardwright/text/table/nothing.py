"""Saying that there is nothing: empty zones, players of whom none may, cards that cost nothing."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.text.rows import Fields, Row, constant, heard
from cardwright.text.table.clauses import NONE, with_subject
from cardwright.text.tree import (
    ANY_CARD,
    Between,
    Clause,
    EachPlayer,
    Kind,
    Number,
    Place,
    Slot,
    Some,
    Things,
)

CARD = (Kind((ANY_CARD,)),)


def rows() -> list[Row]:
    """Return the rows of what is not there."""
    return [
        *heard("condition1", "{at:place} (is|are) empty", holds(NONE)),
        *heard("condition1", "{at:place} (is|are) not empty", holds(Some(Number(1)))),
        *heard("condition1", "{whose:player.pl} have a empty {zone:zone.own}", owns_empty),
        *heard("condition1", "{whose:player.sg} has a empty {zone:zone.own}", owns_empty),
        *constant("nobody", EachPlayer(), "nobody", "no one", "no player", "no players", "neither player"),
        *heard("fin", "{who:nobody} (can|may) {pred:pred.base}", nobody_can),
        *heard("some.pl", "none of {np:np.pl}", none_of),
        *heard("fin", "{subject:subject.sg} is free [to (play|cast|deploy)]", free),
        *heard("fin", "{subject:subject.pl} are free [to (play|cast|deploy)]", free),
    ]


def holds(quantity: Between | Some) -> Callable[[Fields], Clause]:
    """Read "is empty" as "contains no cards"."""

    def build(fields: Fields) -> Clause:
        return Clause("contain", fields["at"], (Slot("what", Things(quantity, CARD)),))

    return build


def owns_empty(fields: Fields) -> Clause:
    """Read "you have an empty hand" as "your hand contains no cards"."""
    return Clause("contain", Place(fields["zone"], fields["whose"]), (Slot("what", Things(NONE, CARD)),))


def nobody_can(fields: Fields) -> Clause | None:
    """Read "neither player can" as "each player cannot"."""
    return with_subject(fields["who"], fields["pred"], "cannot")


def none_of(fields: Fields) -> Things | None:
    """Read "none of your creatures" as "no creatures you control"."""
    found = fields["np"]
    return None if found is None else Things(NONE, found.kinds, found.filters)


def free(fields: Fields) -> Clause | None:
    """Read "is free" as "costs nothing"."""
    return with_subject(fields["subject"], Clause("cost", None, (Slot("amount", Number(0)),)))
