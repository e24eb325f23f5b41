"""Who of two that fight "it" is: "when this attacks a golem, it gets +2 might" makes this card stronger."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text import tree
from cardwright.text.referents import Scope, is_yours
from cardwright.text.tree import THIS, Clause, Reference, Things
from cardwright.text.words import Noun

FIGHTS: Final = ("attack", "block", "counterattack", "fight")


class Fighting:
    """Remembers who fights in an event."""

    scope: Scope
    verb: str
    nouns: dict[str, Noun]
    own_nouns: tuple[str, ...]

    def note_fight(self, event: Clause, subject: Any, slots: list[tree.Slot]) -> None:
        """Remember who fights whom, and who of them is yours; and what the event has destroyed."""
        self.scope.note_death(event, subject, slots)
        both = (subject, *(slot.value for slot in slots if slot.name in ("what", "whom")))
        told = tuple((one.slot, is_own(one)) for one in both if isinstance(one, Things | Reference))
        self.scope.fighting = told if event.verb in FIGHTS and len(told) == 2 else ()

    def begin_clause(self, clause: Clause) -> None:
        """Go on to a verb; of two that fight "it" gets stronger that is yours, and weaker that is not."""
        self.verb = clause.verb
        grants = clause.get("grants")
        if clause.verb != "get" or clause.subject != Reference("it") or self.scope.clause > 1:
            return
        signs = {bonus.negative for bonus in grants.bonuses} if isinstance(grants, tree.Grants) else set()
        if len(signs) == 1 and len({own for _, own in self.scope.fighting}) == 2:
            self.scope.barred = next(slot for slot, own in self.scope.fighting if own in signs)

    def whose_zone(self) -> set[int]:
        """Find what was chosen, else what set this card off: others stand in its zone."""
        chosen = self.scope.acted.get("choose") or set[int]()
        alone = all(referent.clause < 0 for referent in self.scope.referents)
        waits = alone and any(self.nouns[noun].waits for noun in self.own_nouns)
        return chosen or ({tree.TRIGGERING} if waits else set[int]())


def is_own(one: Things | Reference) -> bool:
    """Tell whether something is said to be this card, what bears it, or yours."""
    return one.slot in (THIS, tree.HOST) if isinstance(one, Reference) else is_yours(one)
