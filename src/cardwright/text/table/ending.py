"""Turns that end at once, phases that come once more, and spans that are skipped, said of the span itself."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import Clause, Duration, During, Opponent, Slot, Step, ThatPlayer, You

OVER: Final = ("ends [immediately]", "immediately ends", "is over")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of spans that end, come again or do not come."""
    found = [
        *heard("step1", "{next:nextspan} is skipped", passed_over),
        *heard("ownspan", "{whose:owner} {span:phases}", lambda f: During(f["span"], f["whose"])),
        *added_rows(),
        *heard("step", "after this {after:phase} [,] {step:step1}", taken_after),
        *heard("step", "after this phase [,] {step:step1}", taken_after),
    ]
    if "end" not in verbs:
        return found
    found += make("thisspan", "the {span:phase}", going_on, take(False))
    found += make("thisspan", "{whose:owner} {span:phase}", going_on, take(True))
    found += heard("thisspan", "(this|the current) {span:phase}", going_on)
    for over in OVER:
        found += heard("step1", f"{{this:thisspan}} {over}", ended)
    return found


def added_rows() -> list[Row]:
    """ "There is an additional attack phase after this phase"."""
    found: list[Row] = []
    for more in ("a additional", "another"):
        there = f"there is {more} {{span:phase}}"
        found += heard("step", f"{there} this turn", in_this_turn)
        for template in (there, f"{there} after this (one|phase)", f"after this phase [,] {there}"):
            found += heard("step", template, once_more)
        found += heard("step", f"{there} after this {{after:phase}}", after_this)
        found += heard("step", f"after this {{after:phase}} [,] {there}", after_this)
    return found


def take(owned: bool) -> Any:
    """Write a span that ends."""

    def of(value: Any) -> Fields | None:
        if not isinstance(value, Duration) or (value.whose is not None) != owned:
            return None
        return {"span": value.span, "whose": value.whose} if owned else {"span": value.span}

    return of


def going_on(fields: Fields) -> Duration:
    """Make the span that goes on, if it is that player's."""
    return Duration("this", fields["span"], fields.get("whose"))


def ended(fields: Fields) -> Clause:
    """Read "your turn ends" as that you end it."""
    return Clause("end", You(), (Slot("this", fields["this"]),))


def passed_over(fields: Fields) -> Clause | None:
    """Read "your opponent's next turn is skipped" as that your opponent skips it."""
    span: During = fields["next"]
    if not isinstance(span.whose, You | Opponent):
        return None
    own = span if isinstance(span.whose, You) else During(span.span, ThatPlayer("they"))
    return Clause("skip", span.whose, (Slot("next", own),))


def once_more(fields: Fields) -> Clause:
    """Read "there is an additional attack phase" as that you take it."""
    return Clause("take_turn", You(), (Slot("span", fields["span"]),))


def in_this_turn(fields: Fields) -> Clause:
    """Read "there is an additional attack phase this turn"."""
    return replace(once_more(fields), duration=Duration("this", "turn"))


def after_this(fields: Fields) -> Clause | None:
    """Read "after this battle, there is an additional battle", after whichever phase."""
    return once_more(fields) if fields["after"] != "turn" or fields["span"] == "turn" else None


def taken_after(fields: Fields) -> Step | None:
    """Read "after this turn, take another turn"."""
    step = fields["step"]
    clause = step if isinstance(step, Clause) else None
    if clause is None or clause.verb != "take_turn" or fields.get("after", clause.get("span")) != clause.get("span"):
        return None
    return clause
