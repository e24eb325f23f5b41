"""The next damage: prevented, lessened, or brought down to so much."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, Told, heard, make
from cardwright.text.table.harm import kinds
from cardwright.text.table.steps import clauses_of, step_of
from cardwright.text.table.undoing import lessened
from cardwright.text.tree import (
    PLAYERS,
    Clause,
    Compared,
    Number,
    Place,
    Reference,
    Replacement,
    Several,
    Shield,
    Slot,
    You,
)

PREVENTED: Final = (Clause("prevent", You(), (Slot("what", Reference("that", "damage")),)),)


def rows() -> list[Row]:
    """Return the rows of the next damage."""
    span = "[{duration:duration}]"
    down = "(to|down to) {n:number}"
    found = [
        *heard("nextdamage", f"the next [{{kind:kind}}] damage {{harm:suffered}} {span}", Told),
        *heard("nextdamage", "the next [{kind:kind}] damage {duration:duration} {harm:suffered}", Told),
        *heard("step", "(prevent|ignore) {it:nextdamage}", prevented),
        *heard("step", "{it:nextdamage} is (prevented|ignored)", prevented),
        *make("step", "the next time {event:would} , {step:step1}", brought_down, take_brought_down),
    ]
    for said in ("reduce {it:nextdamage}", "{it:nextdamage} is (reduced|lowered)"):
        found += heard("step", f"{said} {down}", reduced)
        found += heard("step", f"{said} by {{n:number}}", taken_off)
    for then in ("it is (reduced|lowered) to {n:number}", "reduce it to {n:number}", "it is [only] {n:number}"):
        found += heard("step", f"if {{it:nextdamage}} would be {{least:number}} or more , {then} [instead]", at_most)
    for only in ("take only {n:number}", "you take only {n:number}", "it takes only {n:number}"):
        found += heard("step", f"the next time {{event:would}} , {only} [damage] [instead]", only_so_much)
    return found


def event_of(it: Fields) -> Clause | None:
    """What would happen: somebody would take that damage."""
    harm = it["harm"]
    if isinstance(harm["whom"], Several | Place):
        return None
    source = (Slot("source", harm["source"]),) if "source" in harm else ()
    return Clause("take", harm["whom"], (*kinds(it), *source), modal="would")


def prevented(fields: Fields) -> Shield | None:
    """Read "prevent the next damage dealt to it": all of it, once."""
    event = event_of(fields["it"])
    if event is None:
        return None
    return Shield(Replacement(event, PREVENTED, instead=False), fields["it"].get("duration"))


def taken_off(fields: Fields) -> Shield | None:
    """Read "reduce the next damage dealt to it by 2"."""
    event = event_of(fields["it"])
    steps = None if event is None or not isinstance(fields["n"], Number) else lessened(event, fields["n"])
    if event is None or steps is None:
        return None
    return Shield(Replacement(event, steps, instead=False), fields["it"].get("duration"))


def held_down(event: Clause, number: Any, span: Any) -> Shield | None:
    """Let no more than so much of it happen."""
    if event.verb != "take" or not isinstance(number, Number) or event.subject is None:
        return None
    taker = event.subject if isinstance(event.subject, PLAYERS) else Reference("it")
    most = Clause("take", taker, (Slot("amount", Compared("more than", number)),), "cannot")
    return Shield(Replacement(replace(event, duration=None), (most,), instead=False), span)


def reduced(fields: Fields) -> Shield | None:
    """Read "the next damage dealt to it is reduced to 1"."""
    event = event_of(fields["it"])
    return None if event is None else held_down(event, fields["n"], fields["it"].get("duration"))


def at_most(fields: Fields) -> Shield | None:
    """Read "if the next damage would be 4 or more, it is reduced to 3"; other numbers would leave a gap."""
    least, number = fields["least"], fields["n"]
    if not isinstance(least, Number) or not isinstance(number, Number) or least.value != number.value + 1:
        return None
    return reduced(fields)


def only_so_much(fields: Fields) -> Shield | None:
    """Read "the next time you would take damage, take only 3"."""
    event: Clause = fields["event"]
    return None if event.get("amount") is not None else held_down(event, fields["n"], event.duration)


def brought_down(fields: Fields) -> Shield | None:
    """Read it in its plain form: "the next time you would take damage, you cannot take more than 3 damage"."""
    clauses, event = clauses_of(fields["step"]), fields["event"]
    amount = clauses[0].get("amount") if clauses is not None and len(clauses) == 1 else None
    if clauses is None or not isinstance(amount, Compared) or clauses[0].modal != "cannot":
        return None
    made = held_down(event, amount.amount, event.duration)
    return made if made is not None and made.replacement.steps == clauses else None


def take_brought_down(value: Any) -> Fields | None:
    """Write damage that is brought down to so much."""
    if not isinstance(value, Shield) or value.every:
        return None
    step = step_of(value.replacement.steps)
    if not isinstance(step, Clause) or not isinstance(step.get("amount"), Compared):
        return None
    return {"event": replace(value.replacement.event, duration=value.duration), "step": step}
