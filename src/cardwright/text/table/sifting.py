"""Notes of cards that are looked at and dealt out: "look at top 5: 1 to hand, rest to bottom in any order"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import (
    ANY_CARD,
    HAND,
    Among,
    Clause,
    Kind,
    Number,
    Place,
    Reference,
    Slot,
    Some,
    Things,
    Together,
    Top,
    You,
)
from cardwright.text.unsaid import WHOSE

REST: Final = "[put] [the] (rest|others|other|remaining) [(cards|ones)]"
THEM: Final = Among(Reference("them"))
ORDERS: Final = (("in any order", "in any order"), ("in a random order", "in a random order"))
HANDED: Final = "(to|into|in) [(your|the)] {zone:zone.own}"


def note_rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such notes."""
    if "look" not in verbs or "put" not in verbs:
        return []
    look = "(look at|see|view|check|reveal|peek at)"
    found = heard("looked", "{deed:core.base}", seen)
    found += heard("looked", f"{look} [(the|your)] top {{n:number}} [cards]", of_own)
    found += heard("looked", "[(the|your)] top {n:number} [cards]", of_own)
    found += heard("sifted", "[(put|add|take)] {n:number} [of them] [(card|cards)] " + HANDED, handed)
    found += heard("sifted", "(take|keep|pick|draw) {n:number} [of them] [(card|cards)]", handed)
    for said, order in (("", ""), *ORDERS, ("in random order", "in a random order"), ("randomly", "in a random order")):
        found += heard("restput", f"{REST} {{to:resting}} [,] {said}", ordered(order))
    found += heard("resting", "[back] (to|on|onto|at|under) [the] bottom [of [(your|the)] {zone:zone.own}]", bottom)
    found += heard("resting", "[back] (to|on|onto) [the] top [of [(your|the)] {zone:zone.own}]", top)
    found += heard("resting", "back", top)
    found += heard("resting", "(to|into|in) [(your|the)] {zone:zone.own}", lambda f: Place(f["zone"], You()))
    for join in (",", ";", "and", ", and", ", then", "then"):
        for mark in (":", ",", ";", ""):
            found += heard("sentence", f"{{look:looked}} {mark} {{one:sifted}} {join} {{rest:restput}}", sift)
    return found


def seen(fields: Fields) -> Clause | None:
    """Take a look at cards."""
    deed: Clause = fields["deed"]
    what = deed.get("what")
    if deed.verb not in ("look", "reveal") or deed.passive or not isinstance(what, Things):
        return None
    return deed if isinstance(what.quantity, Top) else None


def of_own(fields: Fields) -> Clause:
    """Look at the top cards of one's own deck."""
    return Clause("look", None, (Slot("what", Things(Top(fields["n"], Place("", You())), (Kind((ANY_CARD,)),))),))


def handed(fields: Fields) -> Clause | None:
    """Put so many of them into one's hand."""
    if not isinstance(fields["n"], Number):
        return None
    to = Place(fields["zone"], You()) if "zone" in fields else Place(HAND, You())
    return Clause("put", None, (Slot("what", Things(Some(fields["n"]), (), (THEM,))), Slot("to", to)))


def bottom(_: Fields) -> Place:
    """Make the bottom of the deck of which cards were seen."""
    return Place("", None, "bottom")


def top(_: Fields) -> Place:
    """Make its top."""
    return Place("", None, "top")


def ordered(order: str) -> Any:
    """Put the rest somewhere, perhaps in an order."""

    def build(fields: Fields) -> Clause | None:
        to: Place = fields["to"]
        if order and not to.position:
            return None
        slots = (Slot("what", Reference("rest")), Slot("to", to))
        return Clause("put", None, slots, adverbs=(order,) if order else ())

    return build


def sift(fields: Fields) -> Together | None:
    """Do it all in order."""
    clauses = (fields["look"], fields["one"], fields["rest"])
    what = clauses[0].get("what")
    if what.quantity.of.whose not in (None, You(), WHOSE):
        return None  # their cards are not put into one's own hand
    return Together(tuple(replace(clause, subject=You()) for clause in clauses))
