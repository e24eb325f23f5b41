"""Who chooses, told last: "its owner loses 1 energy or it gets -1 HP, at its owner's option"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.steps import finite
from cardwright.text.tree import (
    Clause,
    ControllerOf,
    Modes,
    OwnerOf,
    Player,
    Reference,
    Some,
    Step,
    ThatPlayer,
    You,
    nodes,
)

ENDS: Final = (
    "[,] at {by:owner} (option|choice|discretion)",
    "[,] {by:owner} (option|choice)",
    "[,] at the owner 's (option|choice|discretion)",
)


def rows() -> list[Row]:
    """Return the rows of such choices."""
    found: list[Row] = []
    for end in ENDS:
        found += heard("step", f"{{a:othermode}} or {{b:othermode}} {end}", of_two)
        for number in ("sg", "pl"):
            start = f"{{subject:subject.{number}}} {{a:pred.{number}}}"
            found += heard("step", f"{start} or {{b:pred.{number}}} {end}", of_one)
        found += heard("step", f"{{a:step1}} or {{b:step1}} {end}", of_deeds)
    return found


def chosen(options: tuple[tuple[Step, ...], ...], fields: Fields) -> Modes | None:
    """Make the choice of a player; of what is only picked then nobody can be asked before."""
    by: Player = fields.get("by", OwnerOf(Reference("it")))
    if isinstance(by, You):
        return Modes(1, options)
    if isinstance(by, ControllerOf | OwnerOf) and any(is_target(each) for each in nodes(options)):
        return None
    return Modes(1, options, by=by)


def is_target(node: object) -> bool:
    """Tell whether something is pointed at."""
    return isinstance(node, Some) and node.how == "target"


def of_two(fields: Fields) -> Modes | None:
    """Read what two do, of which one happens; it is told who does it."""
    options: tuple[tuple[Step, ...], ...] = (fields["a"], fields["b"])
    told = [step for option in options for step in option if isinstance(step, Clause)]
    if len(told) != len(options) or any(isinstance(clause.subject, ThatPlayer) for clause in told):
        return None
    return chosen(options, fields)


def of_one(fields: Fields) -> Modes | None:
    """Read what one subject does, one thing or the other."""
    made: list[tuple[Step, ...]] = []
    for name in ("a", "b"):
        clause: Clause | None = with_subject(fields["subject"], fields[name])
        step: Any = None if clause is None else finite({"it": clause})
        if step is None:
            return None
        made.append((step,))
    return chosen(tuple(made), fields)


def of_deeds(fields: Fields) -> Modes | None:
    """Read what you do, one thing or the other."""
    deeds = [fields[name] for name in ("a", "b")]
    if any(not isinstance(deed, Clause) or deed.subject != You() for deed in deeds):
        return None
    return chosen(tuple((deed,) for deed in deeds), fields)
