"""Conditions said after a deed, about what it points at: "destroy target creature if it is damaged"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import Clause, If, Node, Reference, Slot, Some, StatOf, Step, Things, Together

IT = Reference("it")


def told_of_target(condition: Any, step: Step) -> If | None:
    """Say first what is asked of the target, then what is done to it; None if the condition is about something else."""
    clauses = step.clauses if isinstance(step, Together) else (step,) if isinstance(step, Clause) else ()
    targets = [one for clause in clauses for one in participants(clause) if is_target(one)]
    if len(targets) != 1 or not isinstance(condition, Clause) or not asks_about_it(condition):
        return None
    target = targets[0]
    subject = condition.subject
    of: Any = replace(subject, of=target) if isinstance(subject, StatOf) else target
    done = tuple(pointing(clause, target) for clause in clauses)
    return If(replace(condition, subject=of), done if len(done) == 1 else (Together(done),))


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
