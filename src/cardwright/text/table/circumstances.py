"""Under which circumstances something happens again and again: told before the trigger or behind it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.aftermath import told_of_target
from cardwright.text.table.steps import clauses_of, steps_of
from cardwright.text.tree import Clause, Condition, Event, PhaseEvent, Reference, Slot, Step, Triggered
from cardwright.text.unsaid import OWN

THIS = Reference("this")
IT = Reference("it")


def rows() -> list[Row]:
    """Return the rows of circumstances."""
    found: list[Row] = []
    for word in ("while", "if"):
        start = f"{word} {{condition:condition}} ,"
        for told, event in (("whenever", "event"), ("at", "moment")):
            found += heard("sentence", f"{start} {told} {{event:{event}}} , {{steps:step}}", under)
    found += heard("sentence", "while {condition:condition} , {steps:step1} at {event:moment}", under)
    found += heard("sentence", "while {condition:condition} , {steps:step1} whenever {event:event}", under)
    found += heard("sentence", "{steps:step1} at {event:moment} while {condition:condition}", under)
    found += heard("sentence", "{steps:step1} whenever {event:event} while {condition:condition}", under)
    found += heard("sentence", "if {condition:condition} at {event:moment} , {steps:step}", under)
    found += heard("sentence", "at {event:moment} {steps:step1} if {condition:condition}", under)
    found += heard("sentence", "whenever {event:event} while {condition:condition} , {steps:step}", under)
    return found


def under(fields: Fields) -> Triggered | None:
    """Read "while it is raining, whenever a creature dies, draw a card" as a trigger with a condition."""
    condition: Condition = fields["condition"]
    event: Event = fields["event"]
    if isinstance(event, Clause) and event.limit is not None:
        return None
    if isinstance(event, PhaseEvent) and (event.next or event.this or event.count > 1):
        return None  # what happens once, at a moment to come, is asked for then
    asked = told_of_target(condition, fields["steps"])
    if asked is not None and isinstance(event, PhaseEvent):
        return Triggered(event, (asked,))
    event = of_itself(fields["steps"], event)
    if isinstance(condition, Clause) and condition.subject == THIS:
        event = about_this(event)
    elif points_back(event):
        return None
    return Triggered(event, steps_of(fields["steps"]), condition)


def of_itself(steps: Step, event: Event) -> Event:
    """Return an event whose "it" is this card, if all that is done is told of this card."""
    clauses = clauses_of(steps) or ()
    if clauses and all(clause.subject in (THIS, OWN) and not clause.passive for clause in clauses):
        return about_this(event)
    return event


def about_this(event: Event) -> Event:
    """Return an event in which "it" is this card."""
    if not isinstance(event, Clause):
        return event
    slots = tuple(Slot(slot.name, own(slot.value)) for slot in event.slots)
    return replace(event, subject=own(event.subject), slots=slots)


def own(value: Any) -> Any:
    """Return this card for "it"."""
    return THIS if value == IT else value


def points_back(event: Event) -> bool:
    """Tell whether an event is about something that would have been spoken of before."""
    values = (event.subject, *(slot.value for slot in event.slots)) if isinstance(event, Clause) else ()
    return any(isinstance(value, Reference) and value.word not in ("this", "host", "bearer") for value in values)
