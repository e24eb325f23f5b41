"""One strikes another at once: "an ally strikes an enemy" is that it deals damage equal to its attack to it."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.spoken import STRONG
from cardwright.text.tree import (
    PLAYERS,
    All,
    Clause,
    Graded,
    Place,
    Reference,
    Several,
    Slot,
    StatOf,
    Things,
)

OWN: Final = StatOf(STRONG, Reference("it"))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of strikes, and of those that are struck back."""
    found: list[Row] = []
    if "deal" in verbs:
        for number, strikes in (("sg", "(strikes|hits|smacks)"), ("pl", "(strike|hit|smack)")):
            found += heard("step1", f"{{who:subject.{number}}} {strikes} {{whom:things}} [once]", struck)
    if "fight" in verbs:
        both = "[(each other|one another|each the other)]"
        found += heard("step1", f"{{a:some.sg}} and {{b:some.sg}} (strike|hit|battle|duel) {both}", fought)
        found += heard("step1", "{who:reference.pl} (strike|hit|battle|duel) (each other|one another)", fought)
        found += heard("step1", "(they|both) (strike|hit|battle|duel) (each other|one another)", fought)
    return found


def struck(fields: Fields) -> Clause | None:
    """Make the damage that one thing deals to another."""
    who: Any = fields["who"]
    if isinstance(who, (*PLAYERS, Place, StatOf)) or who == Reference("this"):
        return None
    amount: Any = OWN
    if isinstance(who, Things) and isinstance(who.quantity, All):
        amount = Graded(0, 1, STRONG)
    return Clause("deal", who, (Slot("amount", amount), Slot("whom", fields["whom"])))


def fought(fields: Fields) -> Clause:
    """Make a fight at once."""
    if "a" not in fields:
        return Clause("fight", fields.get("who", Reference("them")))
    return Clause("fight", Several((fields["a"], replace(fields["b"]))))
