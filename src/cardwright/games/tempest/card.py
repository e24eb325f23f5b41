"""A card on the field."""

from __future__ import annotations

from cardwright.engine.ability import Frame
from cardwright.engine.face import Thing
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat

UNCHANGED = (0, 0, 0)


class CardInPlay(Thing):
    """TEM-70: a card on the field, with the changes of its HP, Atk and Spe that last while it stays there."""

    def __init__(self, card: CardId, player: Seat, frame: Frame, sort: int) -> None:
        super().__init__(card, player, frame)
        self.sort = sort
        """Creature, field or aura, as in the rulebook."""
        self.ups: tuple[int, int, int] = UNCHANGED
        self.downs: tuple[int, int, int] = UNCHANGED
        self.shield_used = False
        self.culprit: Ref = NOBODY
        """What last lowered its HP since deaths were last looked for."""

    def clone(self) -> Thing:
        copy = CardInPlay(self.card, self.player, self.frame, self.sort)
        copy.copy_from(self)
        copy.ups = self.ups
        copy.downs = self.downs
        copy.shield_used = self.shield_used
        copy.culprit = self.culprit
        return copy

    def change(self, aspect: int, amount: int) -> None:
        """TEM-67: additions and subtractions are kept apart and never clamped."""
        held = self.ups if amount > 0 else self.downs
        size = amount if amount > 0 else -amount
        if aspect == 0:
            changed = (held[0] + size, held[1], held[2])
        elif aspect == 1:
            changed = (held[0], held[1] + size, held[2])
        else:
            changed = (held[0], held[1], held[2] + size)
        if amount > 0:
            self.ups = changed
        else:
            self.downs = changed
