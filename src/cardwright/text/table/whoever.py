"""Whoever does something: "whoever kills this gets 2 points", "whatever attacks this takes 1 damage"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    BODY,
    AnyPlayer,
    Clause,
    ControllerOf,
    Kind,
    Number,
    Reference,
    Some,
    ThatPlayer,
    Things,
    Triggered,
)

ONE: Final = Number(1)
IT: Final = Reference("it")
THEY: Final = ThatPlayer("that player")
WHOEVER: Final = ("(whoever|whatever)", "(anyone|anybody|anything|everyone) (who|that)", "a player (who|that)")


def rows() -> list[Row]:
    """Return the rows of these sentences."""
    found: list[Row] = []
    for said in (*WHOEVER, "(any|each|the) player (who|that)", "(any|each) {np:np.sg} (who|that)"):
        found += heard("sentence", f"{said} {{event:pred.sg}} [,] {{steps:preds.sg}}", whoever)
        found += heard("sentence", f"{said} {{event:pred.sg}} [,] is {{step:passive}}", whoever)
    found += heard("sentence", "if (someone|somebody|anyone|anybody) {event:pred.sg} , they {steps:preds.pl}", whoever)
    return found


def whoever(fields: Fields) -> Triggered | None:
    """Read "whoever kills this draws a card": when something kills it, its controller does."""
    event: Clause = fields["event"]
    told = fields["steps"] if "steps" in fields else (fields["step"],)
    if event.verb in STATIVE or event.passive or event.limit is not None:
        return None
    np: Phrase | None = fields.get("np")
    body = Things(Some(ONE), (Kind((BODY,)),)) if np is None else Things(Some(ONE), np.kinds, np.filters)
    by_thing = with_subject(body, event)
    if by_thing is not None:
        steps = tuple(by(IT, each) or by(ControllerOf(IT), each) for each in told)
        return None if None in steps else Triggered(by_thing, steps)
    by_player = with_subject(AnyPlayer(), event) if np is None else None
    steps = tuple(by(THEY, each) for each in told)
    return None if by_player is None or None in steps else Triggered(by_player, steps)


def by(who: Any, clause: Clause) -> Any:
    """Say who does it, if such a one can."""
    return None if clause.verb in STATIVE and clause.verb != "get" else with_subject(who, clause)
