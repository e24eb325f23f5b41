"""What "something" is: what fights where it is fought, hurt or killed, else any card."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.tree import ANY_CARD, ANYTHING, BODY, HURT, Clause, Kind, Number, Reference, Slot, Some, Things

FOUGHT: Final = frozenset({"attack", "counterattack", "fight", "kill", "die", "heal", "regain", "get", "weaken"})
HURTING: Final = frozenset({"deal", "take", "mend", "restore", "lose"})


def with_something(clause: Clause) -> Clause:
    """Say what fights, or a card, for something, by what is done to it."""
    whom = clause.get("whom")
    if clause.verb == "attack" and clause.modal == "cannot" and whom == Things(Some(Number(1)), (Kind((ANYTHING,)),)):
        clause = replace(clause, slots=tuple(slot for slot in clause.slots if slot.name != "whom"))
    noun = noun_for(clause)
    subject: Any = told(clause.subject, BODY)
    slots = tuple([Slot(slot.name, told(slot.value, noun)) for slot in clause.slots])
    return (
        replace(clause, subject=subject, slots=slots) if (subject, slots) != (clause.subject, clause.slots) else clause
    )


def noun_for(clause: Clause) -> str:
    """Return the noun that stands for what a deed is done to."""
    if clause.verb in HURTING:
        return HURT
    fallen = clause.verb == "destroy" and (clause.passive or isinstance(clause.subject, Reference))
    return BODY if fallen or clause.verb in FOUGHT else ANY_CARD


def told(value: Any, noun: str) -> Any:
    """Put a noun in the place of anything."""
    if not isinstance(value, Things) or not any(ANYTHING in kind.nouns for kind in value.kinds):
        return value
    return replace(value, kinds=tuple(Kind((noun,), kind.filters, kind.card) for kind in value.kinds))
