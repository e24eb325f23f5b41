"""Sentences about the rules around a card: additional costs, and limits of a span of time."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, make, unsaid
from cardwright.text.table.steps import step_of, steps_of
from cardwright.text.tree import Clause, ExtraCost, Slot, Static


def rule_rows() -> list[Row]:
    """ "As an additional cost, ...", "The combat phase has at most 6 fights"."""
    return [
        *make("sentence", "as an additional cost , {step:step}", extra_cost, take_extra_cost),
        *make(
            "sentence",
            "as an additional cost to play (this|it) , {step:step}",
            extra_cost,
            lambda _: None,
            False,
        ),
        *make("sentence", "as an additional cost to play this {n:anynoun.sg} , {step:step}", extra_cost, unsaid, False),
        *make("sentence", "as an additional cost to play this {n:deed.sg} , {step:step}", extra_cost, unsaid, False),
        *make("sentence", "the {span:phase} has at most {n:number} {what:noun.pl}", limit, take_limit),
        *limiting("there cannot be more than {n:number} {what:noun.pl} in the {span:phase}"),
        *limiting("there can be only {n:number} {what:noun.pl} in the {span:phase}"),
        *limiting("no more than {n:number} {what:noun.pl} (happen|occur) in the {span:phase}"),
        *limiting("no more than {n:number} {what:noun.pl} take place in the {span:phase}"),
        *limiting("the {span:phase} lasts at most {n:number} {what:noun.pl}"),
        *limiting("the {span:phase} ends after {n:number} {what:noun.pl}"),
        *limiting("the {span:phase} has no more than {n:number} {what:noun.pl}"),
    ]


def limiting(template: str) -> list[Row]:
    """Read another way to limit a span of time."""
    return make("sentence", template, limit, lambda _: None, False)


def extra_cost(fields: Fields) -> ExtraCost:
    """Make "as an additional cost, ..."."""
    return ExtraCost(steps_of(fields["step"]))


def take_extra_cost(value: Any) -> Fields | None:
    """Write "as an additional cost, ..."."""
    return {"step": step_of(value.steps)} if isinstance(value, ExtraCost) else None


def limit(fields: Fields) -> Static:
    """Make "the combat phase has at most 6 fights"."""
    slots = (Slot("span", fields["span"]), Slot("amount", fields["n"]), Slot("what", fields["what"]))
    return Static(Clause("limit", None, slots))


def take_limit(value: Any) -> Fields | None:
    """Write a limit on a span of time."""
    if not isinstance(value, Static) or value.clause.verb != "limit" or value.condition is not None:
        return None
    return {"span": value.clause.get("span"), "n": value.clause.get("amount"), "what": value.clause.get("what")}
