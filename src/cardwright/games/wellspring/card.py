"""A card on the battlefield."""

from __future__ import annotations

from cardwright.engine.ability import Frame
from cardwright.engine.face import Thing
from cardwright.engine.ids import CardId, Seat


class CardInPlay(Thing):
    """A card on the battlefield: a creature also remembers if it is settled and how often it has attacked."""

    def __init__(self, card: CardId, player: Seat, frame: Frame, sort: int) -> None:
        super().__init__(card, player, frame)
        self.sort = sort
        """Creature, field, attachment or other, as in the rulebook."""
        self.settled = False
        self.attacked = 0

    def clone(self) -> Thing:
        copy = CardInPlay(self.card, self.player, self.frame, self.sort)
        copy.copy_from(self)
        copy.settled = self.settled
        copy.attacked = self.attacked
        return copy
