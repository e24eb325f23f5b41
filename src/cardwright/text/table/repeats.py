"""Deeds that are done several times: "do this 3 times: ...", "deal 1 damage to it twice", "repeat this once"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.steps import clauses_of, is_player, step_of, steps_of
from cardwright.text.tree import Delayed, If, Instead, Number, Repeat, Shield, Step

LASTING: Final = (
    *("get", "double", "weaken", "attack", "counterattack", "use", "be", "have", "control", "cost", "flip", "roll"),
)
"""Verbs of which "twice" is said in another sense, or in none."""


class Again(Struct, frozen=True):
    """What was just told is done so many times in all."""

    times: int


def rows() -> list[Row]:
    """Return the rows of what is done several times."""
    return [
        *make("step", "do this {times:repeats} : {step:step}", repeated, take_repeated),
        *heard("step", "{times:repeats} [,] {step:step}", repeated),
        *heard("step", "{step:step1} {times:repeats}", repeated_one),
        *heard("step", "{step:step1} , {times:repeats}", repeated),
        *make("repeats", "{n:number} times", number, lambda value: {"n": value} if isinstance(value, Number) else None),
        *constant("repeats", Number(2), "twice", canonical=False),
        *constant("repeats", Number(3), "thrice", canonical=False),
        *heard("remark", "do this {times:repeats} [in all]", lambda f: again(f["times"].value)),
        *heard("remark", "repeat (this|it) {times:repeats}", lambda f: again(f["times"].value + 1)),
        *heard("remark", "repeat (this|it) (once|again)", lambda _: again(2)),
        *heard("remark", "repeat (this|it) [(one|1) more time]", lambda _: again(2)),
        *heard("remark", "(do|repeat) (this|it) (again|once more)", lambda _: again(2)),
        *heard("remark", "repeat this {n:number} more times", lambda f: again(f["n"].value + 1)),
    ]


def again(times: int) -> Again | None:
    """Make a remark on how often."""
    return Again(times) if times > 1 else None


def number(fields: Fields) -> Number | None:
    """So many times, at least twice."""
    times = fields["n"]
    return times if isinstance(times, Number) and times.value > 1 else None


def repeated(fields: Fields) -> Repeat | None:
    """Make what is done several times."""
    return Repeat(fields["times"], steps_of(fields["step"])) if can_repeat(fields["step"]) else None


def repeated_one(fields: Fields) -> Repeat | None:
    """Make one deed that is done several times; said after two, it may be of either."""
    clauses = clauses_of(fields["step"])
    return repeated(fields) if clauses is not None and len(clauses) == 1 else None


def can_repeat(step: Step) -> bool:
    """Tell whether a step is something that players do, at once."""
    if isinstance(step, Repeat | Delayed | Shield | Instead | If):
        return False
    clauses = clauses_of(step)
    if clauses is None:
        return True
    return all(
        is_player(clause.subject)
        and not clause.modal
        and not clause.tense
        and clause.limit is None
        and clause.duration is None
        and clause.verb not in LASTING
        and clause.get("grants") is None
        for clause in clauses
    )


def take_repeated(value: Any) -> Fields | None:
    """Write what is done several times."""
    if not isinstance(value, Repeat) or not isinstance(value.times, Number):
        return None
    return {"times": value.times, "step": step_of(value.steps)}
