""" "If there is a creature among them", "if it contains a spell": whether one of the cards just seen is such a card."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Among, Clause, Is, Number, Reference, SameName, Slot, Some, ThatPlayer, Things, Unless

ONE_OF_THEM: Final = Things(Some(Number(1)), (), (Among(Reference("them"), True),))


def rows() -> list[Row]:
    """Return the rows of what is among cards that were seen."""
    seen = "among (them|those|these) [cards]"
    found: list[Row] = []
    for told in (
        f"there is {{how:predicate.sg}} {seen}",
        "there is {how:predicate.sg} in it",
        f"there is at least (1|one) {{kind:kind.sg}} {seen}",
        f"a {{kind:kind.sg}} is {seen}",
        "(any|one) of (them|those|these) [cards] (is|are) {how:predicate.sg}",
        "(1|one) or more of (them|those|these) [cards] (is|are) {how:predicate.sg}",
        "at least (1|one) of (them|those|these) [cards] (is|are) {how:predicate.sg}",
        "any of (them|those|these) [cards] are {how:predicate.pl}",
        "it (contains|includes) {how:predicate.sg}",
        "they (contain|include) {how:predicate.sg}",
    ):
        found += heard("condition1", told, one_is)
    for told in (
        "(none|neither) of (them|those|these) [cards] (is|are) {how:predicate.sg}",
        "(none|neither) of (them|those|these) [cards] are {how:predicate.pl}",
        f"there is no {{kind:kind.sg}} {seen}",
        f"there are no {{kind:kind.pl}} {seen}",
        f"no {{kind:kind.sg}} is {seen}",
        f"no {{kind:kind.pl}} are {seen}",
    ):
        found += heard("condition1", told, none_is)
    found += heard("condition1", "it (contains|includes) {what:some.sg}", they_have)
    return found


def they_have(fields: Fields) -> Clause | None:
    """Read "it contains a card with the same name as this" as "they have such a card among them"."""
    what = fields["what"]
    if not isinstance(what, Things) or what.quantity != Some(Number(1)):
        return None
    if not any(isinstance(one, SameName) for one in what.filters):
        return None  # whether one of them is such a card is said of its sort
    among = phrase(what.kinds, (*what.filters, Among(Reference("them"))))
    held = None if among is None else Things(what.quantity, among.kinds, among.filters)
    return None if held is None else Clause("have", ThatPlayer(), (Slot("what", held),))


def none_is(fields: Fields) -> Unless | None:
    """Read it as that not one of them is such a card."""
    clause = one_is(fields)
    return None if clause is None else Unless(clause)


def one_is(fields: Fields) -> Clause | None:
    """Read it as "one of them is a creature"."""
    how = Is(fields["kind"]) if "kind" in fields else fields["how"]
    return Clause("be", ONE_OF_THEM, (Slot("how", how),)) if isinstance(how, Is) else None
