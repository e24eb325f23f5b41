"""Cards that can do nothing for a time, and when they can again."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import PLAYERS, Clause, Duration, Number, Reference, Slot, Some, Things, Triggered, You


def rows() -> list[Row]:
    """Return the rows of suspended cards."""
    found: list[Row] = []
    for number, be, stop in (("sg", "is", "stops"), ("pl", "are", "stop")):
        subject = f"{{what:subject.{number}}}"
        found += heard("step1", f"{subject} {be} no longer suspended", released)
        found += heard("step1", f"{subject} {stop} being suspended", released)
        wake = "wakes" if number == "sg" else "wake"
        found += heard("step1", f"{subject} {wake} up", released)
        enter = "enters" if number == "sg" else "enter"
        found += heard("sentence", f"{subject} {enter} [{{zone:place}}] suspended [{{span:duration}}]", entering)
    found += heard("step1", "wake up {what:things}", released)
    found += heard("step1", "wake {what:things} up", released)
    for turns in (
        "{n:number} turns each",
        "{n:number} turn each",
        "for {n:number} turns each",
        "for {n:number} turn each",
    ):
        found += heard("step1", f"suspend {{what:things}} [,] {turns}", suspended)
    return found


def note_rows() -> list[Row]:
    """ "Suspend it 2": for so many turns."""
    return heard("step1", "suspend {what:thing} [for] {n:number}", suspended)


def released(fields: Fields) -> Clause | None:
    """Read "it is no longer suspended"."""
    what = fields["what"]
    return None if isinstance(what, PLAYERS) else Clause("unsuspend", You(), (Slot("what", what),))


def suspended(fields: Fields) -> Clause | None:
    """Read "suspend two cards, 1 turn each"."""
    number = fields["n"]
    if not isinstance(number, Number):
        return None
    return Clause(
        "suspend", You(), (Slot("what", fields["what"]),), duration=Duration("for", "turn", count=number.value)
    )


def entering(fields: Fields) -> Triggered | None:
    """Read "enemy cards enter suspended" as what is done when one enters."""
    what = fields["what"]
    if isinstance(what, PLAYERS):
        return None
    one = replace_all(what)
    zone = (Slot("zone", fields["zone"]),) if "zone" in fields else ()
    deed = Clause("suspend", You(), (Slot("what", Reference("it")),), duration=fields.get("span"))
    return Triggered(Clause("enter", one, zone), (deed,))


def replace_all(what: Things | Reference) -> Things | Reference:
    """Any one of the things."""
    return Things(Some(Number(1)), what.kinds, what.filters) if isinstance(what, Things) else what
