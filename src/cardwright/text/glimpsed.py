"""What is done with a card that was seen: "if one of them is a creature, put it into your hand"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Among, Clause, Is, May, Number, Reference, Slot, Some, Things, Together

IT: Final = Reference("it")


def picked(condition: Any, step: Any) -> Any:
    """Return a step in which "it" is one of the cards of which the condition asks."""
    such = one_such(condition)
    if such is None:
        return step
    match step:
        case Clause():
            return with_first((step,), such)[0]
        case Together(clauses):
            return Together(with_first(clauses, such))
        case May(player, steps) if all(isinstance(each, Clause) for each in steps):
            return May(player, with_first(steps, such))
    return step


def one_such(condition: Any) -> Things | None:
    """Return a card of which a condition asks whether it is among those that were seen."""
    if not isinstance(condition, Clause) or condition.verb != "be" or condition.modal:
        return None
    subject, how = condition.subject, condition.get("how")
    if not isinstance(subject, Things) or subject.kinds or not isinstance(how, Is):
        return None
    if subject.filters != (Among(Reference("them"), True),) or subject.quantity != Some(Number(1)):
        return None
    found = phrase((how.kind,), (Among(Reference("them")),))
    return None if found is None else Things(Some(Number(1)), found.kinds, found.filters)


def with_first(clauses: tuple[Any, ...], such: Things) -> tuple[Any, ...]:
    """Say of what is done first to "it" that it is done to such a card."""
    found = list(clauses)
    for index, clause in enumerate(found):
        for slot in clause.slots:
            if slot.value == IT:
                slots = tuple(Slot(each.name, such) if each is slot else each for each in clause.slots)
                found[index] = replace(clause, slots=slots)
                return tuple(found)
    return clauses
