"""Everyday words for how cards come and go: grab, pull out, bounce, comes down, leaves; read, never written."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.everyday import raised, verb_rows
from cardwright.text.tree import (
    HAND,
    IN_PLAY,
    Among,
    Clause,
    InZone,
    Place,
    Reference,
    Slot,
    Things,
    Top,
)
from cardwright.text.unsaid import WHOSE

IT: Final = Reference("it")
TAKEN: Final = ("grab", "snatch", "snag", "take back", "get back", "grab back", "pick up", "claim")
"""Verbs for what comes into the hand although that is not said."""
SOUGHT: Final = ("grab", "get", "take", "pull", "pick", "snag", "dig")
"""Verbs for what is searched for in a deck and comes into the hand."""
ARRIVING: Final = ("arrive", "appear", "land", "show up", "pop up", "come in", "come down", "come out", "hit play")
LEAVING: Final = ("leave", "leave play", "go away", "disappear", "vanish")
DECK: Final = "deck"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these words, of each where the game has the verb that it stands for."""
    found: list[Row] = []
    if "put" in verbs:
        found += verb_rows(("return", "recall", "fetch", *TAKEN), "{what:things} from {source:place}", taken)
        found += heard("core.base", "take {what:things} from {source:place}", taken)
        found += verb_rows(TAKEN, "{what:some.#}", seen)
        found += heard("passcore", "(put|given|sent|brought|taken|moved) [back] {to:into}", returned_by)
        found += verb_rows(("bring",), "{what:things} back from {source:place}", raised)
        found += verb_rows(("bring",), "{what:things} [from {source:place}] {to:to}", brought)
        found += back_rows()
        if "search" in verbs:
            found += seeking_rows()
    if "return" in verbs:
        found += verb_rows(("bounce", "unsummon", "recall"), "{what:things} {to:to}", returned, "{to:to}")
    if "enter" in verbs:
        found += verb_rows(ARRIVING, "", lambda _: Clause("enter", None))
    if "leave" in verbs:
        found += verb_rows(LEAVING, "", lambda _: Clause("leave", None, (Slot("zone", Place(IN_PLAY)),)))
    return found


def taken(fields: Fields) -> Clause | None:
    """Read "grab a spell from your discard pile": into the hand."""
    source = fields["source"]
    if not isinstance(source, Place) or source.zone == DECK:
        return None
    return Clause("put", None, (Slot("what", fields["what"]), Slot("source", source), Slot("to", Place(HAND, WHOSE))))


def seen(fields: Fields) -> Clause | None:
    """Read "grab the top card of your deck", "grab one of them": into the hand."""
    what = fields["what"]
    if not isinstance(what, Things):
        return None
    if not isinstance(what.quantity, Top) and not any(isinstance(each, Among | InZone) for each in what.filters):
        return None
    return Clause("put", None, (Slot("what", what), Slot("to", Place(HAND, WHOSE))))


def returned(fields: Fields) -> Clause:
    """Read "bounce a creature to hand" as returning it."""
    slots = tuple(Slot(name, fields[name]) for name in ("what", "to") if name in fields)
    return Clause("return", None, slots, passive="what" not in fields)


def returned_by(fields: Fields) -> Clause:
    """Read "is given back to its owner's hand" as being put there."""
    return Clause("put", None, (Slot("to", fields["to"]),), passive=True)


def brought(fields: Fields) -> Clause:
    """Read "bring a creature from your discard pile to your hand" as putting it there."""
    return Clause("put", None, tuple(Slot(name, fields[name]) for name in ("what", "source", "to") if name in fields))


def back_rows() -> list[Row]:
    """ "Take back up to two spells from your discard pile into the hand"."""

    def moved(fields: Fields) -> Clause:
        return Clause("put", None, tuple(Slot(name, fields[name]) for name in ("what", "source", "to")))

    found: list[Row] = []
    for frame in ("{what:things} from {source:place} {to:into}", "{what:things} {to:into} from {source:place}"):
        found += verb_rows(("take back", "get back", "bring back", "pick up", "grab back"), frame, moved)
    return found


def seeking_rows() -> list[Row]:
    """ "Grab a creature from your deck": it is searched for and comes into the hand."""

    def sought(fields: Fields) -> tuple[Clause, ...] | None:
        what = fields["what"]
        if not isinstance(what, Things) or isinstance(what.quantity, Top):
            return None
        look = Clause("search", None, (Slot("zone", fields["zone"]), Slot("what", what)))
        return (look, Clause("put", None, (Slot("what", IT), Slot("to", Place(HAND, WHOSE)))))

    found: list[Row] = []
    for row in verb_rows(SOUGHT, "{what:some.#} from {zone:deck} [(into|to) [your] hand]", sought):
        found.append(Row(row.category.replace("core", "preds"), row.elements, row.build, row.take, False))
    return found
