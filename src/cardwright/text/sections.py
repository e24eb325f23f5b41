"""Abilities that are used: what their sentences make, what is done to use them, and how often."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from cardwright.text.table.headers import Under
from cardwright.text.tree import (
    Abilities,
    Ability,
    Activated,
    Clause,
    Did,
    Headed,
    If,
    Instructions,
    Limit,
    Step,
    Together,
    You,
)
from cardwright.text.words import Vocabulary


class Misfit(Exception):
    """A sentence that cannot do anything where it stands; `index` tells which."""

    def __init__(self, message: str, index: int) -> None:
        super().__init__(message)
        self.message = message
        self.index = index


class Section:
    """The sentences from one header to the next."""

    def __init__(self, head: Under | Activated, finish: Callable[[], Abilities], index: int) -> None:
        self.head = head
        self.finish = finish
        self.index = index

    def ability(self) -> Ability:
        """Return the one ability that they make."""
        abilities = self.finish()
        if isinstance(self.head, Under):
            return Headed(self.head.header, abilities)
        match abilities:
            case (Instructions((Clause(verb="pay") as paid, *steps)),) if is_price(paid, steps, self.head):
                return replace(self.head, cost=(paid,), steps=tuple(steps))
            case (Instructions(steps),):
                return replace(self.head, steps=steps)
        raise Misfit("this does not belong to an ability that is used", self.index)


def is_price(paid: Clause, steps: list[Step], head: Activated) -> bool:
    """Tell whether "Activate: Pay 2. Draw a card." names its price first."""
    asked = bool(steps) and isinstance(steps[0], If) and isinstance(steps[0].condition, Did)
    plain = not head.cost and head.event is None and paid.subject == You() and not paid.modal
    return bool(steps) and plain and not asked


def as_done(used: Activated, vocabulary: Vocabulary) -> Activated:
    """Say what is done to use an ability as its first deed, where only what is paid is a cost."""
    headers = vocabulary.words.headers
    first = next((name for name, header in headers.items() if header.role == "used" and header.once), "")
    deeds = tuple(clause for clause in used.cost if clause.verb != "pay")
    if not first or not deeds:
        return used
    paid = tuple(clause for clause in used.cost if clause.verb == "pay")
    done: Step = deeds[0] if len(deeds) == 1 else Together(deeds)
    return replace(used, header=used.header or first, cost=paid, steps=(done, If(Did(), used.steps)))


def is_usual(head: Under | Activated, limit: Limit, vocabulary: Vocabulary) -> bool:
    """Tell whether an ability is used so often by the rules anyway."""
    header = vocabulary.words.headers.get(head.header) if isinstance(head, Activated) else None
    return header is not None and header.once and limit == Limit(1, "turn")
