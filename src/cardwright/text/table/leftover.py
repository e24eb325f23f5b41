"""What is left of a group ("the remaining three"), and cards without a noun out of a place ("two from your hand")."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import ANY_CARD, InZone, Kind, Number, Reference, Some, Things

REST: Final = Reference("rest")
CARD: Final = Kind((ANY_CARD,))
ONE: Final = Number(1)


def rows() -> list[Row]:
    """Return the rows of what is left and of what is picked out."""

    def picked(fields: Fields) -> Things:
        return Things(Some(fields.get("n", ONE)), (CARD,), (InZone(fields["at"]),))

    return [
        *heard("reference.pl", "the (other|remaining) {n:count}", lambda _: REST),
        *heard("reference.pl", "the (other|remaining) {n:count} cards", lambda _: REST),
        *heard("reference.sg", "the remaining (card|one)", lambda _: REST),
        *heard("some.sg", "one from {at:place}", picked),
        *heard("some.pl", "{n:count} from {at:place}", picked),
        *heard("thing", "each of {what:some.pl}", lambda f: f["what"]),
    ]
