"""Conditions said after a deed, about what it points at: "destroy target creature if it is damaged"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import (
    AllHold,
    AnyHolds,
    Clause,
    If,
    Node,
    Reference,
    Slot,
    Some,
    StatOf,
    Step,
    Things,
    Together,
)

IT = Reference("it")


def told_of_target(condition: Any, step: Step) -> If | None:
    """Say first what is asked of the target, then what is done to it; None if the condition is about something else."""
    clauses = step.clauses if isinstance(step, Together) else (step,) if isinstance(step, Clause) else ()
    targets = [one for clause in clauses for one in participants(clause) if is_target(one)]
    asked = about(condition, targets[0]) if len(targets) == 1 else None
    if asked is None:
        return None
    done = tuple(pointing(clause, targets[0]) for clause in clauses)
    return If(asked, done if len(done) == 1 else (Together(done),))


def about(condition: Any, target: Any) -> Any:
    """Say for the first "it" of a condition the target that is meant; None if it asks about something else."""
    if isinstance(condition, AllHold | AnyHolds):
        for place, one in enumerate(condition.conditions):
            asked = about(one, target)
            if asked is not None:
                told = (*condition.conditions[:place], asked, *condition.conditions[place + 1 :])
                return replace(condition, conditions=told)
        return None
    if not isinstance(condition, Clause) or not asks_about_it(condition):
        return None
    subject = condition.subject
    of: Any = replace(subject, of=target) if isinstance(subject, StatOf) else target
    return replace(condition, subject=of)


def participants(clause: Clause) -> tuple[Any, ...]:
    """Return subject and arguments."""
    return (clause.subject, *(slot.value for slot in clause.slots))


def is_target(value: Any) -> bool:
    """Tell whether something is one target."""
    return (
        isinstance(value, Things)
        and isinstance(value.quantity, Some)
        and value.quantity == Some(value.quantity.number, "target")
    )


def asks_about_it(condition: Clause) -> bool:
    """Tell whether "it" is what a condition is about."""
    subject = condition.subject
    return subject == IT or (isinstance(subject, StatOf) and subject.of == IT)


def pointing(clause: Clause, target: Node) -> Clause:
    """Say "it" for the target."""
    subject = IT if clause.subject == target else clause.subject
    slots = tuple(Slot(slot.name, IT) if slot.value == target else slot for slot in clause.slots)
    return replace(clause, subject=subject, slots=slots)
