"""A card on the field or in a special zone."""

from __future__ import annotations

from typing import Final

from cardwright.engine.ability import Frame
from cardwright.engine.face import Thing
from cardwright.engine.ids import CardId, Seat
from cardwright.engine.watch import UNSET

IDLE: Final = 0
WORKS: Final = 1
WAITS: Final = 2
"""PHX-77: a spell does nothing yet, works for its duration, or was left waiting."""


class CardInPlay(Thing):
    """A character has a zone, a mode and ailments; a spell or trigger a state and a condition. `damage` is HP lost."""

    def __init__(self, card: CardId, player: Seat, frame: Frame, sort: int) -> None:
        super().__init__(card, player, frame)
        self.sort = sort
        self.defends = False
        self.poison = 0
        self.poison_turns = 0
        """PHX-91: turns left, or with `roll_each_turn` losses so far."""
        self.poison_told = False
        """Whether a text told for how many turns, and no die."""
        self.burn = 0
        self.dizzy = 0
        self.state = IDLE
        self.turns = 0
        """PHX-75: turns left of an ongoing spell, 0 for a permanent one."""
        self.watch = UNSET
        """PHX-82: the condition of a set trigger."""
        self.fired = 0
        """PHX-88: the turn in which it last triggered."""
        self.spared = -1
        """PHX-24: the HP lost for which it was to be destroyed already; a text has made something else of that."""
        self.attacks = 0
        """PHX-44: its attacks of this turn."""
        self.run = 0
        self.freed = 0
        """Bits of free actions done with it in the run of free actions of that number."""

    def clone(self) -> Thing:
        copy = CardInPlay(self.card, self.player, self.frame, self.sort)
        copy.copy_from(self)
        copy.defends = self.defends
        copy.poison = self.poison
        copy.poison_turns = self.poison_turns
        copy.poison_told = self.poison_told
        copy.burn = self.burn
        copy.dizzy = self.dizzy
        copy.state = self.state
        copy.turns = self.turns
        copy.watch = self.watch
        copy.fired = self.fired
        copy.spared = self.spared
        copy.attacks = self.attacks
        copy.run = self.run
        copy.freed = self.freed
        return copy
