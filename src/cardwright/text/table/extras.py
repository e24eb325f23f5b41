"""Sentences about the rules around a card: additional costs, and limits of a span of time."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table import span_limits
from cardwright.text.table.headers import of_your_own
from cardwright.text.table.steps import can_be_done, grouped, step_of, steps_of
from cardwright.text.tree import Clause, ExtraCost, May, Reference, Slot, You


def rule_rows() -> list[Row]:
    """ "As an additional cost, ...", "The combat phase has at most 6 fights"."""
    return [
        *make("sentence", "as an additional cost , {step:step}", extra_cost, take_extra_cost),
        *besides_rows(),
        *span_limits.rows(),
    ]


def besides_rows() -> list[Row]:
    """ "As an additional cost to play this, ...", "to play this, you must also ...", "... as an additional cost"."""
    besides = "as a additional cost"
    return [
        *heard("toplay", "to (play|deploy|summon) {x:itself}", lambda _: True),
        *heard("toplay", "for (playing|deploying|summoning) {x:itself}", lambda _: True),
        *heard("besides", f"{besides} [{{x:toplay}}]", lambda _: True),
        *heard("besides", "in addition to [paying] (its|the) (cost|price)", lambda _: True),
        *heard("besides", "in addition to [paying] {of:possessor} {stat:stat}", of_cost),
        *heard("sentence", "{x:besides} , {step:step}", extra_cost),
        *heard("sentence", "{x:besides} [,] you must {preds:preds.base} [{y:toplay}]", must_do),
        *heard("sentence", "[you must] {preds:preds.base} [,] {x:besides}", must_do),
        *heard("sentence", "additional cost : {preds:preds.base}", must_do),
        *heard("sentence", "you (may|can) {preds:preds.base} [,] {x:besides}", may_do),
        *heard("sentence", "{x:toplay} , {preds:preds.base}", must_do),
        *heard("sentence", "{x:toplay} [,] you must {preds:preds.base}", must_do),
        *heard("sentence", "{x:toplay} [,] you need to {preds:preds.base}", must_do),
        *heard("sentence", "you must {preds:preds.base} {x:toplay}", must_do),
        *heard("sentence", "you must {preds:preds.base} (as|whenever) you (play|deploy) {x:itself}", must_do),
        *heard("aswell", "as well", lambda _: True),
        *heard("playing.this", "(playing|deploying) {x:itself} costs", lambda _: True),
        *heard("sentence", "{x:playing.this} you {what:some.#} [{y:aswell}]", given),
        *heard("sentence", "{x:playing.this} you {what:some.#} from {source:place} [{y:aswell}]", given),
        *heard("sentence", "{x:playing.this} [you] {price:price} [{y:aswell}]", paid),
    ]


def of_cost(fields: Fields) -> bool | None:
    """Tell whether a number is what this card costs."""
    return True if fields["stat"] == "cost" and fields["of"] == Reference("this") else None


def must_do(fields: Fields) -> ExtraCost | None:
    """Make what must be done as well to play this card."""
    if any(not can_be_done(clause) for clause in fields["preds"]):
        return None
    return ExtraCost((grouped(tuple(replace(of_your_own(c), subject=You()) for c in fields["preds"])),))


def may_do(fields: Fields) -> May | None:
    """Read "you may discard a card as an additional cost" as what may be done when the card takes effect."""
    made = must_do(fields)
    return None if made is None else May(You(), made.steps)


def given(fields: Fields) -> ExtraCost:
    """Read "playing this costs you a card from your hand" as what is discarded."""
    source = (Slot("source", fields["source"]),) if "source" in fields else ()
    return ExtraCost((Clause("discard", You(), (Slot("what", fields["what"]), *source)),))


def paid(fields: Fields) -> ExtraCost:
    """Read "playing this also costs 2 life" as what is paid."""
    return ExtraCost((Clause("pay", You(), (Slot("cost", fields["price"]),)),))


def extra_cost(fields: Fields) -> ExtraCost:
    """Make "as an additional cost, ..."."""
    steps = steps_of(fields["step"])
    return ExtraCost(tuple(of_your_own(step) if isinstance(step, Clause) else step for step in steps))


def take_extra_cost(value: Any) -> Fields | None:
    """Write "as an additional cost, ..."."""
    return {"step": step_of(value.steps)} if isinstance(value, ExtraCost) and not value.instead else None
