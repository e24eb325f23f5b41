"""When alone something works, told behind it: "Whenever ..., draw a card. This only works on your turn."."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.table.permits import NOT_IF, UseOnly
from cardwright.text.tree import AllHold, Duration, During, If, Static, Step, Triggered, Unless


def only_then(trigger: Triggered, done: list[Step], said: UseOnly) -> Triggered | None:
    """Return a trigger that does something only while that is so; of one deed that is told with it."""
    if said.word == NOT_IF:
        if len(done) > 1:
            return None
        done[:] = [If(Unless(said.condition), tuple(done))]
        return trigger
    before = trigger.condition
    told = before.conditions if isinstance(before, AllHold) else () if before is None else (before,)
    return replace(trigger, condition=AllHold((*told, said.condition)) if told else said.condition)


def holding_only(fact: Static, said: UseOnly) -> Static:
    """Return a fact that holds only while something is so."""
    if isinstance(said.condition, During) and said.word != NOT_IF and fact.clause.duration is None:
        span = Duration("during", said.condition.span, said.condition.whose)
        return replace(fact, clause=replace(fact.clause, duration=span))
    return replace(fact, condition=said.condition, word="unless" if said.word == NOT_IF else "while")
