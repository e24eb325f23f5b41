"""What is in play or under way: a drill or character, a deed, a blow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame
from cardwright.engine.face import Thing
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat

USE_BITS: Final = 10
MOST_USES: Final = (1 << USE_BITS) - 1


class CardInPlay(Thing):
    """A drill or a character, with how often each of its abilities was used in this round."""

    def __init__(self, card: CardId, player: Seat, frame: Frame) -> None:
        super().__init__(card, player, frame)
        self.uses = 0
        """DOJ-42, DOJ-43: the counts of its abilities, the first one lowest."""

    def clone(self) -> Thing:
        copy = CardInPlay(self.card, self.player, self.frame)
        copy.copy_from(self)
        copy.uses = self.uses
        return copy

    def used(self, ability: int) -> int:
        """How often an ability was used in this round."""
        return self.uses >> (USE_BITS * ability) & MOST_USES

    def use(self, ability: int, times: int = 1) -> None:
        """An ability was used."""
        if self.used(ability) + times <= MOST_USES:
            self.uses += times << (USE_BITS * ability)


@mypyc_attr(acyclic=True)
class Deed:
    """An attack, action or tactic that a player performs on their turn."""

    def __init__(self, seat: Seat, ref: Ref, bits: int, ability: int) -> None:
        self.seat = seat
        self.ref = ref
        """The card that does it, in the resolving slot or in play."""
        self.bits = bits
        """DOJ-61 to DOJ-63: the nouns for it."""
        self.ability = ability
        """Which of the card's used abilities it is; NOBODY for an attack or tactic card."""
        self.chosen_x = 0
        self.paid: tuple[int, ...] = ()
        """The extra costs that were paid."""
        self.cancelled = False
        self.spared = False
        """Nobody takes damage from it."""
        self.again = 0
        """How many times more its text is carried out."""

    def clone(self) -> Deed:
        """An independent copy."""
        copy = Deed(self.seat, self.ref, self.bits, self.ability)
        copy.chosen_x = self.chosen_x
        copy.paid = self.paid
        copy.cancelled = self.cancelled
        copy.spared = self.spared
        copy.again = self.again
        return copy


@mypyc_attr(acyclic=True)
class Blow:
    """DOJ-70: damage being dealt, card by card."""

    def __init__(self, by: Ref, attacker: Seat, blocker: Seat, left: int, is_attack: bool) -> None:
        self.by = by
        self.attacker = attacker
        self.blocker = blocker
        self.left = left
        """The damage that remains."""
        self.is_attack = is_attack
        """Step 5 of an attack, not damage by a text."""
        self.flipped = 0
        self.discarded = 0
        self.card: Ref = NOBODY
        """The card in the revealed slot, as it lies there."""
        self.before = 0
        """R: what remained before the card's defence was taken off."""
        self.total = 0
        self.perfect = False
        self.target = NOBODY
        """DOJ-84: the zone where it goes instead of being discarded."""
        self.flags = 0
        self.answered: tuple[Ref, ...] = ()
        """DOJ-66: who has reacted to this card."""

    def clone(self) -> Blow:
        """An independent copy."""
        copy = Blow(self.by, self.attacker, self.blocker, self.left, self.is_attack)
        copy.flipped = self.flipped
        copy.discarded = self.discarded
        copy.card = self.card
        copy.before = self.before
        copy.total = self.total
        copy.perfect = self.perfect
        copy.target = self.target
        copy.flags = self.flags
        copy.answered = self.answered
        return copy
