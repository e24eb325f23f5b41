"""Things that are turned into tokens: they are exiled, and who controlled them has a token instead."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import PLAYERS, Clause, ControllerOf, Number, Place, Reference, Several, Slot, Together, You
from cardwright.text.verb import forms_of

TURNING = ("transform", "turn", "change", "polymorph", "morph", "convert")


def rows() -> list[Row]:
    """Return the rows of what is turned into a token."""
    found: list[Row] = []
    for word in TURNING:
        base = forms_of(word)[0]
        found += heard("step1", f"{base} {{what:thing}} into {{token:token}}", turned)
    found += heard("step1", "replace {what:thing} (with|by) {token:token}", turned)
    found += heard("step1", "{what:subject.sg} becomes {token:token}", turned)
    found += heard("step1", "{what:subject.sg} is (turned|transformed|changed) into {token:token}", turned)
    return found


def turned(fields: Fields) -> Together | None:
    """Read "turn target creature into a 1/1 Toad token"."""
    what, token = fields["what"], fields["token"]
    if isinstance(what, (*PLAYERS, Place, Several)) or token.number != Number(1):
        return None
    away = Clause("exile", You(), (Slot("what", what),))
    return Together((away, Clause("summon", ControllerOf(Reference("it")), (Slot("token", token),))))
