""" "You may discard a card to give it +1 attack": what is done by others, for what a player gives."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.headers import of_your_own
from cardwright.text.table.steps import bare, can_be_done, clauses_of, grouped
from cardwright.text.tree import Clause, May, Opponent, PayFor, Reference, Step, Things, You


def rows() -> list[Row]:
    """Return the rows of bargains."""
    start = "{who:player.#} (may|can) {cost:preds.base} to"
    found = heard("step1", f"{start} {{it:given}}", lambda f: bargain(f, f["it"]))
    for number in ("sg", "pl"):
        told = f"{{whom:subject.{number}}} {{preds:preds.base}}"
        found += make("step1", f"{start} have {told}", had, take_had)
        found += heard("step1", f"{start} (make|let) {told}", had)
        found += heard("step1", f"{start} (force|cause|compel) {{whom:subject.{number}}} to {{preds:preds.base}}", had)
    return found


def bargain(fields: Fields, gain: Step) -> May | None:
    """Make what a player may do for a gain."""
    who = fields["who"]
    if any(not can_be_done(clause) for clause in fields["cost"]):
        return None
    return May(
        who, (PayFor(tuple(replace(of_your_own(clause, who), subject=who) for clause in fields["cost"]), (gain,)),)
    )


def had(fields: Fields) -> May | None:
    """Read "you may discard a card to have it get +1 attack"."""
    made = [with_subject(fields["whom"], clause) for clause in fields["preds"]]
    clauses = tuple(clause for clause in made if clause is not None)
    if len(clauses) < len(made) or isinstance(fields["whom"], You):
        return None
    return bargain(fields, grouped(clauses))


def take_had(value: Any) -> Fields | None:
    """Write what a player may do for what others then do."""
    match value:
        case May(who, (PayFor(cost, (gain,)),)):
            clauses = clauses_of(gain)
        case _:
            return None
    if not clauses or any(clause.passive or clause.modal for clause in clauses):
        return None
    whom = clauses[0].subject
    if not isinstance(whom, Reference | Things | Opponent) or any(clause.subject != whom for clause in clauses):
        return None
    given: tuple[Clause, ...] = tuple(bare(clause) for clause in clauses)
    return {"who": who, "cost": tuple(bare(clause) for clause in cost), "whom": whom, "preds": given}
