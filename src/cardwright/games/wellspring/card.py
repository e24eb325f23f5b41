"""A card on the battlefield."""

from __future__ import annotations

from cardwright.engine.ability import Frame
from cardwright.engine.face import Thing
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat


class CardInPlay(Thing):
    """A card on the battlefield: a creature also remembers if it is settled and how often it has attacked."""

    def __init__(self, card: CardId, player: Seat, frame: Frame, sort: int) -> None:
        super().__init__(card, player, frame)
        self.sort = sort
        """Creature, field, attachment or other, as in the rulebook."""
        self.settled = False
        self.attacked = 0
        self.wounded_by: Ref = NOBODY
        """What dealt it damage last, in combat or not, and at which resolution of the turn."""
        self.wounded_in = 0
        self.wounded_at = NOBODY

    def clone(self) -> Thing:
        copy = CardInPlay(self.card, self.player, self.frame, self.sort)
        copy.copy_from(self)
        copy.settled = self.settled
        copy.attacked = self.attacked
        copy.wounded_by = self.wounded_by
        copy.wounded_in = self.wounded_in
        copy.wounded_at = self.wounded_at
        return copy
