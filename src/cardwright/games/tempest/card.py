"""A card on the field."""

from __future__ import annotations

from cardwright.engine.ability import Frame
from cardwright.engine.face import Thing
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat
from cardwright.games.tempest.rulebook import ATK, HP


class CardInPlay(Thing):
    """TEM-70: a card on the field, with the changes of its HP, Atk and Spe that last while it stays there."""

    def __init__(self, card: CardId, player: Seat, frame: Frame, sort: int) -> None:
        super().__init__(card, player, frame)
        self.sort = sort
        """Creature, field or aura, as in the rulebook."""
        # TEM-67: additions and subtractions are kept apart and never clamped. Six plain numbers, as they are read
        # for every creature after every sentence.
        self.hp_up = 0
        self.atk_up = 0
        self.spe_up = 0
        self.hp_down = 0
        self.atk_down = 0
        self.spe_down = 0
        self.shield_used = False
        self.culprit: Ref = NOBODY
        """What last lowered its HP since deaths were last looked for."""

    def clone(self) -> Thing:
        copy = CardInPlay(self.card, self.player, self.frame, self.sort)
        copy.copy_from(self)
        copy.hp_up = self.hp_up
        copy.atk_up = self.atk_up
        copy.spe_up = self.spe_up
        copy.hp_down = self.hp_down
        copy.atk_down = self.atk_down
        copy.spe_down = self.spe_down
        copy.shield_used = self.shield_used
        copy.culprit = self.culprit
        return copy

    def change(self, aspect: int, amount: int) -> None:
        """TEM-70: a change that stays; one up and one down do not cancel each other out."""
        up = amount if amount > 0 else 0
        down = up - amount
        if aspect == HP:
            self.hp_up += up
            self.hp_down += down
        elif aspect == ATK:
            self.atk_up += up
            self.atk_down += down
        else:
            self.spe_up += up
            self.spe_down += down

    def up(self, aspect: int) -> int:
        """All that was added to a stat."""
        return self.hp_up if aspect == HP else self.atk_up if aspect == ATK else self.spe_up

    def down(self, aspect: int) -> int:
        """All that was taken off a stat, damage not counted."""
        return self.hp_down if aspect == HP else self.atk_down if aspect == ATK else self.spe_down
