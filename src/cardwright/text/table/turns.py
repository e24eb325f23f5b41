"""Turns of phrase around a step: a better deed instead, delays, modes, and limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.steps import clauses_of, grouped, step_of, steps_of
from cardwright.text.tree import (
    SPOKEN,
    Clause,
    Delayed,
    Holding,
    If,
    Modes,
    Number,
    PhaseEvent,
    Reference,
    Replacement,
    Shield,
    Slot,
    Some,
    Step,
    Things,
    Token,
    You,
    nodes,
)
from cardwright.text.unsaid import WHO


class Better(Struct, frozen=True):
    """ "If ..., deal 4 damage instead": what is done in place of the sentence before."""

    condition: Any
    steps: tuple[Step, ...]


def every_option(modes: Modes) -> tuple[Step, ...]:
    """Return all that could be chosen, as one deed where each option is said as well without the others."""
    told = [clauses_of(each) for option in modes.options for each in option]
    plain = all(clauses is not None and not aims(clauses) for clauses in told)
    if plain:
        return (grouped(tuple(clause for clauses in told for clause in clauses or ())),)
    return (replace(modes, count=len(modes.options)),)


def aims(clauses: tuple[Clause, ...]) -> bool:
    """Tell whether deeds are another's, or speak of what was picked, which might then be what other deeds pick."""
    if any(clause.subject not in (You(), WHO) for clause in clauses):
        return True
    return any(isinstance(node, Reference) and node.word != "this" and node != WHO for node in nodes(clauses))


def rows() -> list[Row]:
    """Return the rows of these turns."""
    return [*better_rows(), *delay_rows(), *mode_rows()]


def of_the_same(condition: Any, deed: Clause) -> Any:
    """Read "steal 2 ore, or 4 if they have 15 or more": of what the deed is about."""
    held = condition.get("holding") if isinstance(condition, Clause) else None
    resource = deed.get("resource")
    if not isinstance(held, Holding) or held.what != SPOKEN or not isinstance(resource, str):
        return condition
    return replace(condition, slots=(Slot("holding", replace(held, what=resource)),))


def better_rows() -> list[Row]:
    """ "Deal 2 damage. If you control a hero, deal 4 damage instead."."""

    def better(fields: Fields) -> Better:
        return Better(fields["condition"], steps_of(fields["step"]))

    def fork(fields: Fields) -> If:
        return If(fields["condition"], steps_of(fields["then"]), steps_of(fields["otherwise"]))

    def take_fork(value: Any) -> Fields | None:
        if not isinstance(value, If) or not value.otherwise:
            return None
        return {"condition": value.condition, "then": step_of(value.then), "otherwise": step_of(value.otherwise)}

    forked = "if {condition:condition} , {then:step1} , otherwise {otherwise:step1}"
    return [
        *make("step", forked, fork, take_fork),
        *heard("step", "if {condition:condition} , {then:step1} ; otherwise [,] {otherwise:step1}", fork),
        *heard("sentence", "(if|while) {condition:condition} , {step:step1} instead", better),
        *heard("sentence", "(if|while) {condition:condition} , instead {step:step1}", better),
        *heard("sentence", "if {condition:outcome} , {step:step1} instead", better),
        *heard("sentence", "if {condition:outcome} , instead {step:step1}", better),
        *heard("sentence", "if {condition:condition} , {step:step1} instead of {n:number}", better_than),
        *heard("sentence", "{step:step1} instead (if|while) {condition:condition}", better),
    ]


def better_than(fields: Fields) -> Better:
    """Read "deal 4 damage instead of 2"; the number only repeats what was said before."""
    return Better(fields["condition"], steps_of(fields["step"]))


def with_amount(clause: Clause, number: Any) -> Clause | None:
    """Return a clause with another number."""
    for name in ("amount", "what", "token"):
        value = clause.get(name)
        changed: Any = None
        if name == "amount" and isinstance(value, Number):
            changed = number
        elif isinstance(value, Things) and isinstance(value.quantity, Some):
            changed = replace(value, quantity=replace(value.quantity, number=number))
        elif isinstance(value, Token):
            changed = replace(value, number=number)
        if changed is not None:
            slots = tuple(Slot(name, changed) if slot.name == name else slot for slot in clause.slots)
            return replace(clause, slots=slots)
    return None


def delay_rows() -> list[Row]:
    """ "Destroy it at the end of the turn", "this turn, whenever ..., ...", "the next time ..., ..."."""

    def later(fields: Fields) -> Delayed | None:
        event: PhaseEvent = fields["event"]
        return None if clauses_of(fields["step"]) is None else Delayed(event, steps_of(fields["step"]))

    def take_later(value: Any) -> Fields | None:
        if not isinstance(value, Delayed) or not isinstance(value.event, PhaseEvent) or len(value.steps) != 1:
            return None
        return {"event": value.event, "step": value.steps[0]}

    def watched(fields: Fields) -> Delayed | None:
        return waiting(fields, True)

    def awaited(fields: Fields) -> Delayed | None:
        return waiting(fields, False)

    def waiting(fields: Fields, every: bool) -> Delayed | None:
        event, duration = fields["event"], fields.get("duration")
        if isinstance(event, Clause):
            if event.limit is not None or (duration is not None and event.duration is not None):
                return None
            if event.duration is not None and event.duration.kind in ("this", "until end", "until next"):
                duration, event = event.duration, replace(event, duration=None)
        if duration is None and every:
            return None
        return Delayed(event, steps_of(fields["steps"]), duration, every)

    def take(every: bool, timed: bool) -> Callable[[Any], Fields | None]:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Delayed) or isinstance(value.event, PhaseEvent) or value.every != every:
                return None
            if (value.duration is not None) != timed or (every and not timed):
                return None
            fields: Fields = {"event": value.event, "steps": step_of(value.steps)}
            return {**fields, "duration": value.duration} if timed else fields

        return of

    def shield(fields: Fields) -> Shield | None:
        event: Clause = fields["event"]
        duration = fields.get("duration", event.duration)
        event = replace(event, duration=None)
        return Shield(Replacement(event, steps_of(fields["steps"]), instead=True), duration)

    return [
        *make("step", "{step:step1} at {event:moment}", later, take_later),
        *make("step", "{duration:duration} , whenever {event:event} , {steps:step}", watched, take(True, True)),
        *heard("step", "{duration:duration} whenever {event:event} , {steps:step}", watched),
        *heard("sentence", "whenever {event:event} , {steps:step1} for the rest of the turn", lambda _: None),
        *make("step", "the next time {event:event} , {steps:step}", awaited, take(False, False)),
        *make("step", "{duration:duration} , the next time {event:event} , {steps:step}", awaited, take(False, True)),
        *make("step", "the next time {event:would} , {steps:step1} instead", shield, take_shield),
    ]


def take_shield(value: Any) -> Fields | None:
    """Write what is done instead, once."""
    if not isinstance(value, Shield) or not value.replacement.instead or value.every:
        return None
    event = replace(value.replacement.event, duration=value.duration)
    return {"event": event, "steps": step_of(value.replacement.steps)}


def mode_rows() -> list[Row]:
    """ "Choose 2 of the following: ...", "your opponent chooses one: ..."."""

    def by(fields: Fields) -> Modes:
        return Modes(1, fields["options"], by=fields["who"])

    def take_by(value: Any) -> Fields | None:
        if not isinstance(value, Modes) or value.by is None or value != Modes(1, value.options, by=value.by):
            return None
        return {"who": value.by, "options": value.options}

    def one(fields: Fields) -> Modes:
        return Modes(1, fields["options"])

    def several(fields: Fields) -> Modes | None:
        number = fields["n"]
        if not isinstance(number, Number) or not 1 < number.value < len(fields["options"]):
            return None
        return Modes(number.value, fields["options"])

    def take_several(value: Any) -> Fields | None:
        if not isinstance(value, Modes) or value != Modes(value.count, value.options):
            return None
        if not 1 < value.count < len(value.options):
            return None
        return {"n": Number(value.count), "options": value.options}

    def every(fields: Fields) -> Modes:
        return Modes(len(fields["options"]), fields["options"])

    def take_every(value: Any) -> Fields | None:
        told = isinstance(value, Modes) and value == Modes(len(value.options), value.options)
        return {"options": value.options} if told and len(value.options) > 1 else None

    return [
        *make("step", "{who:player.sg} chooses one : {options:othermodes}", by, take_by),
        *heard("step", "{who:player.sg} chooses one of (these|the following) : {options:othermodes}", by),
        *heard("step", "{who:player.sg} chooses : {options:othermodes}", by),
        *make("step", "choose {n:number} : {options:options}", several, take_several),
        *make("step", "do all of these : {options:options}", every, take_every),
        *heard("step", "choose {n:number} of the following : {options:options}", several),
        *heard("step", "choose {n:number} [different] (ones|options|modes|effects) : {options:options}", several),
        *heard("step", "choose {n:number} different : {options:options}", several),
        *heard("step", "choose one of (these|the following) : {options:options}", one),
        *heard("step", "choose one of the following options : {options:options}", one),
        *heard("step", "do one of (these|the following) : {options:options}", one),
        *heard("step", "you [may] choose one : {options:options}", one),
    ]
