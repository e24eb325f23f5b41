"""What a card is attached to: "Attach to target creature", also said as enchanting and equipping."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make, unsaid
from cardwright.text.table.only import all_but
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import BODY, All, Attach, Clause, Kind, Number, Reference, Slot, Some, StatIs, Things, You


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
        *only_rows(),
    ]


def only_rows() -> list[Row]:
    """ "Can only be attached to a Fire creature", "only heroes can wear this": what else it is not attached to."""
    put = "(attached|equipped|put|placed|worn|carried) (to|on|onto|by)"
    found: list[Row] = []
    for start in (
        f"[{{x:itself}}] (can|may) only be {put}",
        f"[{{x:itself}}] (can|may) be {put} only",
        "[{x:itself}] (can|may) only (go|attach) (on|onto|to)",
        "you (can|may) only (attach|equip|put) {x:itself} (to|on|onto)",
        "you (can|may) (attach|equip|put) {x:itself} only (to|on|onto)",
        "{x:itself} must be (attached|equipped) to",
        "(attach|equip) only [to]",
        "(attach|equip) {x:itself} only to",
        "only (attach|equip) [{x:itself}] [to]",
        "only (attaches|attachable|equips) [to]",
        "only for",
    ):
        found += heard("sentence", f"{start} {{np:np.pl}}", attach_one)
        found += heard("sentence", f"{start} a {{np:np.sg}}", attach_one)
    for before, behind in (("", "(only|exclusively)"), ("only", "")):
        found += heard("sentence", f"{before} {{np:np.pl}} {behind}", attach_one)
        found += heard("sentence", f"{before} {{np:np.sg}} {behind}", attach_one)
        for such in ("{it:traits}", "{stat:stat} {compared:compared}", "{compared:compared} {stat:stat}"):
            found += heard("sentence", f"{before} [for] {such} {behind}", attach_to_such)
    for end in (
        "(can|may) (wear|use|carry|bear|hold|equip) {x:itself}",
        "(can|may) be (equipped|enchanted) with {x:itself}",
    ):
        found += heard("sentence", f"only {{np:np.pl}} {end}", attach_one)
        found += heard("sentence", f"only a {{np:np.sg}} {end}", attach_one)
    for start in ("[{x:itself}] cannot be (attached|equipped) to", "[{x:itself}] cannot go on"):
        found += heard("sentence", f"{start} {{np:np.pl}}", attach_other)
        found += heard("sentence", f"{start} a {{np:np.sg}}", attach_other)
    return found


def note_rows() -> list[Row]:
    """ "On ally: +2 HP", "any enemy creature: -2 Atk"."""
    return [
        *heard("sentence", "[this] (on|onto|for|to) [(a|an|any|one)] {np:np.sg}", attach_one),
        *heard("sentence", "attach [to] any", attach_to_any),
        *heard(
            "sentence", "(enchant|equip|play|put|place) [this] (on|onto|to) [(a|an|any|one)] {np:np.sg}", attach_one
        ),
        *heard("sentence", "attach [(a|an|any|one)] {np:np.sg}", attach_one),
    ]


def attach_to_any(_: Fields) -> Attach:
    """Read "attach any"."""
    return Attach(Things(Some(Number(1), "target"), (Kind((BODY,)),)))


def attach_other(fields: Fields) -> Attach | None:
    """Read "cannot be attached to a Machine" as "attach to what is no Machine"."""
    found: Phrase = fields["np"]
    others = all_but(Things(All(), found.kinds, found.filters))
    return None if others is None else Attach(replace(others, quantity=Some(Number(1), "target")))


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


def attach_to_such(fields: Fields) -> Attach:
    """Read "Swarm only", "Human 2+ only": attach to what is so."""
    such = fields["it"] if "it" in fields else StatIs(fields["stat"], fields["compared"])
    kind = Kind((BODY,), (such,)) if "it" in fields else Kind((BODY,))
    return Attach(Things(Some(Number(1), "target"), (kind,), () if "it" in fields else (such,)))


def equipped_rows(deployed: bool) -> list[Row]:
    """ "The equipped creature", where bearers have no name of their own; what is `deployed` onto others has a host."""

    def host(fields: Fields) -> Reference:
        return Reference("host") if deployed else Reference("attached", fields["n"])

    worn = "(equipped|enchanted|buffed)" if deployed else "equipped"
    found = heard("reference.sg", f"[the] {worn} {{n:anynoun.sg}}", host)
    return [*found, *heard("reference.sg", f"[the] {worn} card", host)] if deployed else found
