"""Events of which several may be the doers, and how often all of them are heard: "this or another creature dies"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.sentences import undoes_harm
from cardwright.text.table.steps import step_of, steps_of
from cardwright.text.tree import PLAYERS, AnyPlayer, Clause, EitherEvent, Limit, Opponent, Reference, Triggered, You

NUMBERS = ("sg", "pl")


def rows() -> list[Row]:
    """Return the rows of such events."""
    found = heard("event1", "either player {pred:happen.sg}", lambda f: happens(AnyPlayer(), f["pred"]))
    for one in NUMBERS:
        for other in NUMBERS:
            told = f"{{a:subject.{one}}} or {{b:subject.{other}}} {{pred:happen.{other}}}"
            found += heard("event", told, of_either)
    told = "the first time each {span:phase} {event:event} , {steps:step}"
    found += make("sentence", told, first_of_both, take_first)
    for span in ("each {span:phase}", "(in|during) (a|each|any) {span:phase}", "per {span:phase}"):
        found += heard("sentence", f"the first time {{event:event}} {span} , {{steps:step}}", first_of_any)
    return found


def happens(subject: Any, clause: Clause) -> Clause | None:
    """Read what happens to somebody or what they do."""
    return None if clause.verb in STATIVE else with_subject(subject, clause)


def of_either(fields: Fields) -> Any:
    """Read "this or another creature dies" as either of the two; you and your opponent are any player."""
    doers = fields["a"], fields["b"]
    if set(map(type, doers)) == {You, Opponent}:
        return happens(AnyPlayer(), fields["pred"])
    if not any(isinstance(doer, Reference) for doer in doers) or any(isinstance(doer, PLAYERS) for doer in doers):
        return None
    told = [happens(doer, fields["pred"]) for doer in doers]
    return None if None in told else EitherEvent(tuple(each for each in told if each is not None))


def first_of_both(fields: Fields) -> Triggered | None:
    """Read "the first time each turn this attacks or is attacked"."""
    event = fields["event"]
    if not isinstance(event, EitherEvent) or any(isinstance(one, Clause) and one.limit for one in event.events):
        return None
    return Triggered(event, steps_of(fields["steps"]), None, Limit(1, fields["span"], True))


def first_of_any(fields: Fields) -> Triggered | None:
    """Read "the first time you lose a creature each turn", however the event is told."""
    event = fields["event"]
    if not isinstance(event, Clause):
        return first_of_both(fields)
    if event.limit is not None or event.duration is not None or undoes_harm(fields["steps"]):
        return None
    return Triggered(event, steps_of(fields["steps"]), None, Limit(1, fields["span"], True))


def take_first(value: Any) -> Fields | None:
    """Write how often two events are heard."""
    if not isinstance(value, Triggered) or not isinstance(value.event, EitherEvent) or value.condition is not None:
        return None
    limit = value.limit
    if limit is None or not limit.first or limit.count != 1 or limit.span == "game":
        return None
    return {"event": value.event, "span": limit.span, "steps": step_of(value.steps)}
