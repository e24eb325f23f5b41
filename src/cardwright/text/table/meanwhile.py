"""Notes of what holds while something is so: "while hail: ally creatures +1 Spe, enemy creatures -1 Spe"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.contrast import Facts
from cardwright.text.table.notes import given
from cardwright.text.tree import Clause, DialIs


def note_rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such notes."""
    found = heard("heldfact", "{clause:fin}", lambda f: f["clause"])
    if "get" in verbs:
        found += heard("heldfact", "{subject:givensubject} [:] {grants:grants}", given)
    found += heard("heldfacts", "{one:heldfact}", lambda f: (f["one"],))
    for join in (",", ";", "and", ", and", "but"):
        found += heard("heldfacts", f"{{one:heldfact}} {join} {{rest:heldfacts}}", lambda f: (f["one"], *f["rest"]))
    for while_ in ("while", "during"):
        found += heard("sentence", f"{while_} {{condition:condition}} [(,|:)] {{facts:heldfacts}}", held)
    found += heard("sentence", "{facts:heldfacts} while {condition:condition}", held)
    if "set" in verbs:
        found += heard("heldstate", "{state:dialstate}", lambda f: DialIs(f["state"][0], (f["state"][1],)))
        found += heard("heldstate", "no {dial:dial}", lambda f: DialIs(f["dial"], ()))
        found += heard("condition1", "no {dial:dial}", lambda f: DialIs(f["dial"], ()))
        found += heard("sentence", "[(in|during|under)] [the] {condition:heldstate} [(,|:)] {facts:heldfacts}", held)
        found += heard("sentence", "{facts:heldfacts} (in|during|under) [the] {condition:heldstate}", held)
    return found


def held(fields: Fields) -> Facts | None:
    """Make facts that hold while something is so."""
    clauses: tuple[Any, ...] = fields["facts"]
    if any(not isinstance(one, Clause) or one.duration is not None or one.modal == "would" for one in clauses):
        return None
    told = [one.subject for one in clauses if one.verb == "get"]
    if len(told) > len(set(told)):
        return None  # "+2 attack and +1 health" is one bonus
    return Facts(clauses, fields["condition"], "while")
