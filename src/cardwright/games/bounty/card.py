"""A card on the field."""

from __future__ import annotations

from cardwright.engine.ability import Frame
from cardwright.engine.face import Thing
from cardwright.engine.ids import NOBODY, CardId, Seat


class CardInPlay(Thing):
    """A card on the field with its status: what it has done, for how long it is suspended, its counters."""

    def __init__(
        self, card: CardId, player: Seat, frame: Frame, sort: int, one_time: bool, acts: bool, room: int
    ) -> None:
        super().__init__(card, player, frame)
        self.sort = sort
        self.one_time = one_time
        """A trap that is used up when it is activated."""
        self.acts = acts
        """Whether it has something to activate."""
        self.room = room
        """The maximum HP when it was last looked at (BOU-44)."""
        self.spent = False
        """It has attacked or defended this turn (BOU-51)."""
        self.age = 0
        self.fuse = 0
        self.suspended_to = 0
        """BOU-78: the last turn through which it is suspended."""
        self.stood = False
        self.last_turn = 0
        """BOU-82: 1 if it stood idle in its controller's last attack phase, 2 if it was declared in it."""
        self.laid = 0
        """The turn in which it was deployed, which everybody saw."""
        self.paid = NOBODY
        """The price paid for it, which everybody saw."""

    def clone(self) -> Thing:
        copy = CardInPlay(self.card, self.player, self.frame, self.sort, self.one_time, self.acts, self.room)
        copy.copy_from(self)
        copy.spent = self.spent
        copy.age = self.age
        copy.fuse = self.fuse
        copy.suspended_to = self.suspended_to
        copy.stood = self.stood
        copy.last_turn = self.last_turn
        copy.laid = self.laid
        copy.paid = self.paid
        return copy
