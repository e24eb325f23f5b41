"""How often an ability under a header is used, said before its cost: "Action (once per round): Pay 1: ..."."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.playing import use_this
from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.headers import used
from cardwright.text.tree import Activated, Limit
from cardwright.text.words import Header

ROLES: Final = ("used", "paid", "answer")


class OftenUsed(Struct, frozen=True):
    """An ability without a header that is used so often."""

    limit: Limit
    ability: Activated

    def under(self, headers: dict[str, Header]) -> Activated | None:
        """Return it under the header of what a game's players use; None if it says what the rules do not allow."""
        name = next((one for one, header in headers.items() if header.role in ("used", "paid")), "")
        if not name:
            return None
        ability = replace(self.ability, header=name)
        if (headers[name].once or headers[name].role == "paid") and self.limit == Limit(1, "turn"):
            return ability
        if headers[name].role == "paid":
            return None
        return replace(ability, steps=(*ability.steps, use_this(self.limit)))


def unheaded(fields: Fields) -> OftenUsed | None:
    """Read "once per turn, pay 2: draw a card"."""
    made = used({**fields, "header": ""})
    return None if made is None or fields["limit"].first or not made.cost else OftenUsed(fields["limit"], made)


def rows() -> list[Row]:
    """Return the rows of abilities with a limit before them; a header that stands alone needs a colon."""
    found: list[Row] = []
    for start in ("{limit:limit} (,|:)", "{limit:limit} [,] you (may|can)"):
        found += heard("sentence", f"{start} {{cost:preds.base}} : {{steps:step}}", unheaded)
    found += heard("sentence", "{limit:limit} [,] you (may|can) {cost:preds.base} to {steps:step}", unheaded)
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
