"""What a card is attached to: "Attach to target creature", also said as enchanting and equipping."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard, make, unsaid
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import BODY, Attach, Clause, Kind, Number, Reference, Slot, Some, Things, You


def rows() -> list[Row]:
    """Return the rows of the line that names the host."""
    return [
        *heard("event", "{what:reference.sg} (is|becomes) attached to {to:some.sg}", attached),
        *heard("event", "{what:reference.sg} (is|becomes) (equipped|attached)", attached),
        *make("sentence", "attach to {to:some.sg}", attach, take_attach),
        *make("sentence", "attach this to {to:some.sg}", attach, unsaid, False),
        *make("sentence", "(enchant|equip) [(this|to)] {to:some.sg}", attach, unsaid, False),
        *make("sentence", "(enchant|equip) this to {to:some.sg}", attach, unsaid, False),
        *make("sentence", "(enchant|equip|enchants|equips) {np:np.sg}", attach_one, unsaid, False),
    ]


def attached(fields: Fields) -> Clause:
    """Read "when this is attached to a creature": when you attach it."""
    anybody = Things(Some(Number(1)), (Kind((BODY,)),))
    return Clause("attach", You(), (Slot("what", fields["what"]), Slot("to", fields.get("to", anybody))))


def attach(fields: Fields) -> Attach | None:
    """Attach to something picked."""
    return Attach(fields["to"]) if isinstance(fields["to"].quantity, Some) else None


def attach_one(fields: Fields) -> Attach:
    """Read "enchant creature"."""
    found: Phrase = fields["np"]
    return Attach(Things(Some(Number(1), "target"), found.kinds, found.filters))


def take_attach(value: Any) -> Fields | None:
    """Write an attach line."""
    return {"to": value.to} if isinstance(value, Attach) and value.word == "attach" else None


def equipped_rows() -> list[Row]:
    """ "The equipped creature", where bearers have no name of their own."""
    return heard("reference.sg", "[the] equipped {n:anynoun.sg}", lambda f: Reference("attached", f["n"]))
