"""Hands that are filled or cut back to a number: "draw until you have 5 cards", "refill your hand to 5"."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import (
    ANY_CARD,
    HAND,
    All,
    Clause,
    CountOf,
    InZone,
    Kind,
    Minus,
    More,
    Number,
    Place,
    Slot,
    Some,
    Things,
)

CARD: Final = Kind((ANY_CARD,))
SO_MANY: Final = "[only] {n:number} [{c:any.#}] [(left|remaining)]"
HELD: Final = (
    f"until {{who:player.#}} (have|has|hold|holds) {SO_MANY}",
    f"until {{who:player.#}} (have|has|hold|holds) {SO_MANY} {{at:location}}",
    f"until {{who:player.#}} (have|has|hold|holds) {SO_MANY.replace(' [(left|remaining)]', '')} left {{at:location}}",
    "until {who:player.#} (have|has|hold|holds) a hand of {n:number} [{c:any.pl}]",
    "until {who:owner1} {zone:zone.own} (has|contains|holds) {n:number} [{c:any.#}]",
    f"until there (are|is) {SO_MANY} {{at:location}}",
    f"until {SO_MANY} (are|remain|remains) {{at:location}}",
    "until the number of {c:any.pl} {at:location} is {n:number}",
)
"""How many there are in the end."""
FULL: Final = (
    "up to a [full] hand of {n:number} [{c:any.pl}]",
    "up to {n:number} {c:any.pl} {at:location}",
    "to a hand of {n:number} [{c:any.pl}]",
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of filling and cutting back."""
    found: list[Row] = []
    for held in HELD:
        found += heard("refill", f"[{{d:any.pl}}] {held}", filled)
        found += heard("surplus", f"[{{d:any.pl}}] {held}", cut_back)
    for full in FULL:
        found += heard("refill", f"[{{d:any.pl}}] {full}", filled)
    if "draw" in verbs:
        told = "[up] {whose:owner1} hand [back] [up] to {n:number} [{c:any.pl}]"
        found += heard("core.base", f"(refill|fill|replenish|restock) {told}", drawn)
        found += heard("core.sg", f"(refills|fills|replenishes|restocks) {told}", drawn)
        for form, s in (("base", ""), ("sg", "s"), ("pl", "")):
            for usual in ("{less:number} [{d:any.#}]", "the usual {less:number}", "only {less:number} [{d:any.#}]"):
                found += heard(f"core.{form}", f"draw{s} {{n:number}} {{c:any.pl}} instead of {usual}", more_than_usual)
    return found


def place_of(fields: Fields) -> Place:
    """Return where the cards are counted: in the hand of who is named, unless another place is."""
    if "zone" in fields:
        return Place(fields["zone"], fields["who"])
    place: Place = fields.get("at", Place(HAND))
    return place if place.whose is not None or "who" not in fields else replace(place, whose=fields["who"])


def counted(fields: Fields) -> CountOf:
    """Count what there is."""
    return CountOf(Things(All(), (CARD,), (InZone(place_of(fields)),)))


def filled(fields: Fields) -> Things:
    """So many cards as are missing."""
    return Things(Some(Minus(fields["n"], counted(fields))), (CARD,))


def cut_back(fields: Fields) -> Things:
    """So many cards as are too many."""
    return Things(Some(Minus(counted(fields), fields["n"])), (CARD,))


def more_than_usual(fields: Fields) -> Clause | None:
    """Read "draw 2 cards instead of 1" as "draw 1 more card"."""
    many, usual = fields["n"], fields["less"]
    if not isinstance(many, Number) or not isinstance(usual, Number) or many.value <= usual.value:
        return None
    more = More(Number(many.value - usual.value))
    return Clause("draw", None, (Slot("what", Things(All(), (CARD,))), Slot("amount", more)))


def drawn(fields: Fields) -> Clause | None:
    """Read "refill your hand to 5 cards"."""
    what = filled({"n": fields["n"], "at": Place(HAND, fields["whose"])})
    return Clause("draw", None, (Slot("what", what),))
