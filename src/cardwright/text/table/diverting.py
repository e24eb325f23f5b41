"""Cards that go elsewhere than they would: those that would be destroyed, the next one, more of it than usual."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Take, Told, heard, make
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.sentences import changes_event
from cardwright.text.table.shields import awaited
from cardwright.text.table.steps import step_of, steps_of
from cardwright.text.table.undoing import UNDONE, is_harm
from cardwright.text.tree import (
    Clause,
    Instead,
    May,
    Next,
    Number,
    Place,
    Reference,
    Replacement,
    Shield,
    Slot,
    Some,
    Things,
    Triggered,
    You,
)

IT = Reference("it")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what goes elsewhere."""
    found: list[Row] = []
    for number, be in (("sg", "is"), ("pl", "are")):
        start = "(a|any|each)" if number == "sg" else "[all]"
        said = f"{start} {{np:np.{number}}} that would"
        found += heard(f"wouldbe.{number}", f"{said} be {{would:passive}}", befalling)
        found += heard(f"wouldbe.{number}", f"{said} {{would:pred.base}}", befalling)
        found += heard("sentence", f"{{event:wouldbe.{number}}} {be} {{pred:passive}} instead", diverted)
        found += heard("sentence", f"{{event:wouldbe.{number}}} {{pred:pred.{number}}} instead", diverted)
    found += [
        *heard("step", "{subject:some.sg} {pred:pred.sg} instead", next_one),
        *heard("step", "{subject:some.sg} is {pred:passive} instead", next_one),
        *heard("step", "{what:some.sg} goes {to:to} instead of being {part:passive}", goes),
        *heard("step", "{what:reference.sg} goes {to:to} instead of being {part:passive}", goes),
        *heard("step", "{it:step1} instead of being {part:passive}", not_suffered),
    ]
    found += span_rows()
    if "gain" in verbs:
        more = "you gain {n:number} {resource:resource} [(from|for) (it|that)] instead of {m:number}"
        found += heard("gainsmore", more, Told)
        found += heard("sentence", "(if|whenever) {event:would} , {more:gainsmore}", gains_more)
        found += heard("sentence", "whenever {event:event} , {more:gainsmore}", gains_more)
    return found


def span_rows() -> list[Row]:
    """ "This turn, if a creature would be destroyed, exile it instead"."""

    def shield(instead: bool) -> Build:
        def build(fields: Fields) -> Shield | None:
            step, event = fields["steps"], fields["event"]
            if event.duration is not None or (not instead and not changes_event(step)):
                return None
            optional = isinstance(step, May) and step.player == You()
            steps = step.steps if optional else steps_of(step)
            return Shield(Replacement(event, steps, optional, instead), fields["duration"], True)

        return build

    def undone(fields: Fields) -> Shield | None:
        event: Clause = fields["event"]
        if event.duration is not None or is_harm(event):
            return None
        return Shield(Replacement(event, fields["steps"], instead=False), fields["duration"], True)

    def take(instead: bool) -> Take:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Shield) or not value.every or value.duration is None:
                return None
            made = value.replacement
            if made.instead != instead or made.steps == (UNDONE,):
                return None
            step = May(You(), made.steps) if made.optional else step_of(made.steps)
            return {"duration": value.duration, "event": made.event, "steps": step}

        return of

    def take_undone(value: Any) -> Fields | None:
        if not isinstance(value, Shield) or not value.every or value.replacement.steps != (UNDONE,):
            return None
        return {"duration": value.duration, "event": value.replacement.event, "steps": (UNDONE,)}

    start = "{duration:duration} , if {event:would} ,"
    return [
        *make("step", f"{start} {{steps:step1}} instead", shield(True), take(True)),
        *make("step", f"{start} {{steps:step1}}", shield(False), take(False)),
        *make("step", f"{start} {{steps:undone}}", undone, take_undone),
        *heard("step", "{duration:duration} , whenever {event:would} , {steps:step1} instead", shield(True)),
        *heard("step", f"{start} instead {{steps:step1}}", shield(True)),
    ]


def befalling(fields: Fields) -> Clause | None:
    """Make "a creature would be destroyed" of "creatures that would be destroyed"."""
    phrase = fields["np"]
    return with_subject(Things(Some(Number(1)), phrase.kinds, phrase.filters), fields["would"], "would")


def diverted(fields: Fields) -> Replacement | None:
    """Read "creatures that would be destroyed are exiled instead"."""
    event, step = fields["event"], with_subject(IT, fields["pred"])
    if event is None or step is None:
        return None
    deed = replace(step, subject=You(), passive=False) if step.passive and step.subject is None else step
    return Replacement(event, (deed,))


def next_one(fields: Fields) -> Shield | None:
    """Read "the next card you would discard this round goes to your hand instead"."""
    what = fields["subject"]
    if not isinstance(what, Things) or not isinstance(what.quantity, Next):
        return None
    event = awaited(what)
    step = with_subject(IT, fields["pred"])
    if event is None or step is None:
        return None
    deed = replace(step, subject=You(), passive=False) if step.passive and step.subject is None else step
    return Shield(Replacement(replace(event, duration=None), (deed,)), event.duration)


def goes(fields: Fields) -> Instead | None:
    """Read "the next card you reveal goes to your hand instead of being discarded"."""
    put = Clause("put", You(), (Slot("what", fields["what"]), Slot("to", fields["to"])))
    return stead(put, fields["part"])


def not_suffered(fields: Fields) -> Instead | None:
    """Read "put this into your hand instead of being discarded"."""
    clause = fields["it"]
    if not isinstance(clause, Clause) or not isinstance(clause.get("to"), Place):
        return None
    return stead(clause, fields["part"])


def stead(deed: Clause, part: Clause) -> Instead | None:
    """Make a deed in the stead of what would be suffered."""
    what: Any = deed.get("what")
    suffered = with_subject(what if isinstance(what, Reference) else IT, part)
    if suffered is None or suffered.subject is not None:
        return None
    return Instead((deed,), replace(suffered, subject=You(), passive=False))


def gains_more(fields: Fields) -> Triggered | None:
    """Read "if you would channel a card, you gain 2 mana from it instead of 1": 1 more."""
    event, more = fields["event"], fields["more"]
    number, usual = more["n"], more["m"]
    if not isinstance(event, Clause) or not isinstance(number, Number) or not isinstance(usual, Number):
        return None
    if number.value <= usual.value:
        return None
    amount = Slot("amount", Number(number.value - usual.value))
    return Triggered(replace(event, modal=""), (Clause("gain", You(), (amount, Slot("resource", more["resource"]))),))
