"""What card texts ask about targets: of what waits to resolve, and whether something may be one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame, Target
from cardwright.engine.ids import CardId, Ref, Seat
from cardwright.engine.listeners import Listeners


@mypyc_attr(allow_interpreted_subclasses=True)
class Aims(Listeners):
    """The questions, with answers for games in which nothing waits."""

    def has_targets(self, card: CardId) -> bool:
        """Whether a card that waits to resolve has a target."""
        return False

    def waiting_targets(self, card: Ref) -> tuple[Target, ...]:
        """What a card that waits to resolve is aimed at, in the order of choice."""
        return ()

    def aim_waiting(self, card: Ref, frame: Frame) -> None:
        """A card that waits to resolve has other targets."""
        raise NotImplementedError

    def waiting_frame(self, card: Ref) -> Frame | None:
        """Where the text of a card that waits to resolve stands, None if it does not wait."""
        return None

    def may_be_target(self, card: CardId, source: Ref, seat: Seat) -> bool:
        """Whether a seat's text on the source may choose this card as a target."""
        return True
