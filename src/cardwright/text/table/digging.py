"""Cards that are turned over until something is found: "reveal cards from the top of your deck until ..."."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import ANY_CARD, Clause, Kind, Number, Slot, Some, Things, Top, Until

CARDS = (Kind((ANY_CARD,)),)
SHOWN = (("base", "reveal", "you"), ("sg", "reveals", "they"), ("pl", "reveal", "they"))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what is turned over, where cards are revealed."""
    found: list[Row] = []
    for form, word, who in SHOWN if "reveal" in verbs else ():
        found += make(
            f"core.{form}", f"{word} cards from the top of {{of:place}} until {who} reveal {{what:some.pl}}", dug, take
        )
        start = f"{word} [the] cards (from|off) the top of {{of:place}}"
        found += make(
            f"core.{form}", f"{word} cards from the top of {{of:place}} until {who} reveal {{what:some.sg}}", dug, take
        )
        for number in ("sg", "pl"):
            sought = f"until {who} (reveal|find|hit|see|get|have) {{what:some.{number}}}"
            found += heard(f"core.{form}", f"{start} [{{by:onebyone}}] {sought}", dug)
        for end in ("is revealed", "is found", "turns up", "appears"):
            found += heard(f"core.{form}", f"{start} [{{by:onebyone}}] until {{what:some.sg}} {end}", dug)
        for end in ("are revealed", "are found", "turn up", "appear"):
            found += heard(f"core.{form}", f"{start} [{{by:onebyone}}] until {{what:some.pl}} {end}", dug)
    if found:
        for manner in ("one at a time", "one by one", "one after another", "one after the other", "in order"):
            found += heard("onebyone", f"[,] {manner} [,]", lambda _: "one by one")
    return found


def dug(fields: Fields) -> Clause | None:
    """Make cards that are revealed until one, or so many, are of a sort."""
    if not isinstance(fields["what"].quantity, Some) or not isinstance(fields["what"].quantity.number, Number):
        return None
    return Clause("reveal", None, (Slot("what", Things(Top(Until(fields["what"]), fields["of"]), CARDS)),))


def take(value: Any) -> Fields | None:
    """Write cards that are revealed until one is of a sort."""
    what = value.get("what") if isinstance(value, Clause) and value.verb == "reveal" else None
    if (
        not isinstance(what, Things)
        or not isinstance(what.quantity, Top)
        or not isinstance(what.quantity.number, Until)
    ):
        return None
    return {"of": what.quantity.of, "what": what.quantity.number.what}
