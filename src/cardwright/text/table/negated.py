"""What did not happen to a thing: "each creature that has not attacked this turn"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.clauses import BY, GAP, subject_of, with_subject
from cardwright.text.tree import Clause, Not, Relative


def rows() -> list[Row]:
    """Return the rows of these relative clauses; the time in which it did not happen must be said."""
    found: list[Row] = []
    for number, was, has in (("sg", "was", "has"), ("pl", "were", "have")):
        found += [
            *make(f"after.{number}", f"that {has} not {{pred:pred.part}}", undone, take_undone),
            *make(f"after.{number}", f"that {was} not {{pred:passive}}", unsuffered, take_unsuffered),
            *heard(f"after.{number}", "that did not {pred:pred.base}", undone),
            *heard(f"after.{number}", f"that {has} not been {{pred:passive}}", unsuffered),
        ]
    return found


def undone(fields: Fields) -> Not | None:
    """Make "that has not attacked this turn"."""
    clause: Clause = fields["pred"]
    if clause.passive or clause.verb == "be" or clause.duration is None:
        return None
    done = with_subject(GAP, clause, "", "perfect")
    return None if done is None else Not(Relative(done))


def take_undone(value: Any) -> Fields | None:
    """Write "that has not attacked this turn"."""
    clause = relative_of(value)
    if clause is None or clause.passive or clause.subject != GAP or clause.tense != "perfect" or clause.modal:
        return None
    return {"pred": replace(clause, subject=None, tense="")}


def unsuffered(fields: Fields) -> Not | None:
    """Make "that was not attacked this turn"."""
    clause: Clause = fields["pred"]
    if clause.duration is None:
        return None
    done = with_subject(GAP, clause)
    return None if done is None else Not(Relative(done))


def take_unsuffered(value: Any) -> Fields | None:
    """Write "that was not attacked this turn"."""
    clause = relative_of(value)
    if clause is None or clause.modal or clause.tense or not clause.passive or clause.get(BY[clause.verb]) != GAP:
        return None
    found = subject_of(clause)
    return None if found is None else {"pred": found[1]}


def relative_of(value: Any) -> Clause | None:
    """Return the clause that is denied."""
    return value.filter.clause if isinstance(value, Not) and isinstance(value.filter, Relative) else None
