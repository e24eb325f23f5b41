"""Each of several, whose they are, whose choice it is: rows that are read and never written."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, constant, heard
from cardwright.text.table.stances import mended
from cardwright.text.table.variants import chosen_by
from cardwright.text.tree import Controlled, ControllerOf, OwnerOf, Place, Reference, Several, You

THEM: Reference = Reference("them")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return these rows."""
    found = [
        *heard("subject.pl", "{first:anysubject} and {rest:joined} (each|both)", together),
        *heard("subject.pl", "they (each|all|both)", lambda _: THEM),
        *heard("player.pl", "their owners", lambda _: OwnerOf(THEM)),
        *heard("player.pl", "their controllers", lambda _: ControllerOf(THEM)),
        *heard("predicate.#", "yours", lambda _: Controlled(You())),
        *heard("after.sg", "that is yours", lambda _: Controlled(You())),
        *heard("after.pl", "that are yours", lambda _: Controlled(You())),
        *heard("into", "at the bottom", lambda _: Place("", None, "bottom")),
        *heard("into", "(at|to) the top", lambda _: Place("", None, "top")),
        *heard("into", "to the bottom", lambda _: Place("", None, "bottom")),
        *heard("some.sg", "(1|one) {np:np.sg} of {by:owner1} choice", chosen_by),
    ]
    if "deal" in verbs:
        found += constant("randomly", "random", "at random", "randomly", "by chance")
    if "mend" in verbs:
        full = "(hp|health|damage)"
        found += heard("step1", f"(restore|heal) all [its] {full} (on|to|of|from) {{what:things}}", mended)
        found += heard("step1", f"(restore|heal) all of {{what:possessor}} {full}", mended)
    return found


def together(fields: Fields) -> Several:
    """Read "this and that creature each get +1/+0"."""
    rest = fields["rest"]
    return Several((fields["first"], *(rest.items if isinstance(rest, Several) else (rest,))))
