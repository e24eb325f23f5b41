"""How often an ability under a header is used, said before its cost: "Action (once per round): Pay 1: ..."."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.playing import use_this
from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.headers import used
from cardwright.text.tree import Activated, Limit

ROLES: Final = ("used", "paid", "answer")


def rows() -> list[Row]:
    """Return the rows of abilities with a limit before them; a header that stands alone needs a colon."""
    found: list[Row] = []
    for role in ROLES:
        header = f"{{header:header.{role}}}"
        build = often(role == "paid")
        told = "{steps:step}" if role != "answer" else "whenever {event:event} (:|,) {steps:step}"
        paid = "{cost:preds.base} : {steps:step}"
        if role == "answer":
            paid = f"whenever {{event:event}} , {paid}"
        for start in (f"{header} [,] [only] {{limit:limit}}", f"{{limit:limit}} [,] {header}"):
            found += heard("sentence", f"{start} : {told}", build)
            found += heard("sentence", f"{start} : {paid}", build)
            if role != "answer":
                found += heard("sentence", f"{start} , {paid}", build)
        found += heard("sentence", f"{header} : {{limit:limit}} (:|,) {paid}", build)
        if role != "answer":
            found += heard("sentence", f"{header} , {{cost:preds.base}} [,] {{limit:limit}} : {{steps:step}}", build)
        found += heard("sentence", f"{header} : {{limit:limit}} (:|,) {told}", build)
    return found


def often(once: bool) -> Build:
    """Make an ability that is used so often; with `once` the rules allow one use a turn, which says nothing new."""

    def build(fields: Fields) -> Activated | None:
        made = used(fields)
        limit: Limit = fields["limit"]
        if made is None or limit.first:
            return None
        if once:
            return made if limit == Limit(1, "turn") else None
        return replace(made, steps=(*made.steps, use_this(limit)))

    return build
