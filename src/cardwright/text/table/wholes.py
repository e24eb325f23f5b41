"""Zones that are moved as wholes, several zones at once, and cards that are shown to somebody."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.frames import FORMS
from cardwright.text.tree import EACH_OF_THEM, AnyPlayer, Clause, Opponent, Place, Slot, ThatPlayer, You
from cardwright.text.unsaid import WHOSE
from cardwright.text.verb import forms_of

MOVED: Final = ("return", "move", "take")
"""Verbs that put all cards of a zone into another."""
BOTH: Final = (You(), Opponent())


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of whole zones, of each verb where the game has it."""
    found = [*zone_rows(), *each_rows()]
    if "put" in verbs:
        for word in MOVED:
            found += spelled(word, "{zone:place} {to:into}", put_whole)
    return [*found, *(shown_rows() if "reveal" in verbs else ())]


def spelled(word: str, frame: str, build: Build) -> list[Row]:
    """Read a verb in every form."""
    base, third, past, participle, gerund = forms_of(word)
    found: list[Row] = []
    for form, said in zip(FORMS, (base, third, base, past, participle, gerund), strict=True):
        found += heard(f"core.{form}", f"{said} {frame}", build)
    return found


def put_whole(fields: Fields) -> Clause:
    """Make what is done with all cards of a zone."""
    return Clause("put", None, (Slot("to", fields["to"]), Slot("zone", fields["zone"])))


def zone_rows() -> list[Row]:
    """ "Your hand or mana pool", "your hand and your mana pool"."""

    def several(every: bool) -> Build:
        def build(fields: Fields) -> Place | None:
            zones = (fields["zone"], *(fields[name] for name in ("b", "c") if name in fields))
            if len(set(zones)) < len(zones):
                return None
            return Place(zones[0], fields["whose"], also=zones[1:], every=every)

        return build

    def one_more(every: bool) -> Build:
        def build(fields: Fields) -> Place | None:
            rest: Place = fields["rest"]
            zone, whose = fields["zone"], fields["whose"]
            if zone == rest.zone and whose != rest.whose and {whose, rest.whose} <= set(BOTH) and not rest.also:
                return Place(zone, AnyPlayer())
            if rest.whose != whose or zone in (rest.zone, *rest.also) or (rest.also and rest.every != every):
                return None
            return Place(zone, whose, also=(rest.zone, *rest.also), every=every)

        return build

    def take(every: bool, number: int) -> Any:
        def of(place: Any) -> Fields | None:
            if not isinstance(place, Place) or len(place.also) != number or place.every != every or place.position:
                return None
            fields = {"zone": place.zone, "whose": place.whose}
            return fields | dict(zip(("b", "c"), place.also, strict=False))

        return of

    found: list[Row] = heard("into", "on bottom", lambda _: Place("", None, "bottom"))
    for word, every in (("or", False), ("and", True)):
        two = f"{{whose:owner}} {{zone:zone.own}} {word} {{b:zone.own}}"
        three = f"{{whose:owner}} {{zone:zone.own}} , {{b:zone.own}} {word} {{c:zone.own}}"
        found += make("place", two, several(every), take(every, 1))
        found += make("place", three, several(every), take(every, 2))
        found += heard("place", f"{{whose:owner}} {{zone:zone.own}} {word} {{rest:place}}", one_more(every))
    return found


def shown_rows() -> list[Row]:
    """ "Show it to your opponent", "the enemy shows you their hand": whoever sees it, it is revealed."""

    def shown(fields: Fields) -> Clause | None:
        if "zone" in fields and fields["zone"].whose == WHOSE:
            return None  # "reveal opponent's hand" is shown to nobody in particular
        slots = tuple(Slot(name, fields[name]) for name in ("what", "source", "zone") if name in fields)
        return Clause("reveal", None, slots)

    return [
        *spelled("reveal", "{what:things} [from {source:place}] to {who:seer}", shown),
        *spelled("reveal", "{zone:place} to {who:seer}", shown),
        *spelled("reveal", "{who:seer} {what:things} [from {source:place}]", shown),
        *spelled("reveal", "{who:seer} {zone:place}", shown),
        *heard("seer", "(you|them)", lambda _: "seer"),
        *heard("seer", "{who:player.sg}", lambda _: "seer"),
        *heard("seer", "both players", lambda _: "seer"),
    ]


def each_rows() -> list[Row]:
    """ "Each of them draws four cards", "both of them": both players, of whom it was said just before."""
    them = ThatPlayer(EACH_OF_THEM)
    return [
        *heard("player.sg", "each of them", lambda _: them),
        *heard("player.pl", "(both|all) of them", lambda _: them),
    ]
