"""What texts do with the course of the game: cards played at once, phases that come again."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardwright.engine.game import Game
from cardwright.engine.ids import CardId, Seat
from cardwright.games.wellspring.zones import THE_STACK

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


class ByText(Game):
    """The part of a game of Wellspring that texts steer."""

    def add_span(self, phase: int) -> None:
        """WEL-19: another phase follows the present one; another battle follows the counterattacks."""
        from cardwright.games.wellspring.turn import add_phase

        add_phase(cast("Wellspring", self), phase)

    def may_play_now(self, card: CardId, seat: Seat, is_free: bool) -> bool:
        """WEL-43: whether a text could let a player play this card now, whosever turn it is."""
        from cardwright.games.wellspring.play import may_play_now

        return may_play_now(cast("Wellspring", self), seat, card, is_free)

    def play_now(self, card: CardId, seat: Seat, is_free: bool) -> None:
        """WEL-42: the card comes onto the stack; priority is given when the text is done."""
        from cardwright.games.wellspring.play import BY_TEXT, FOR_NOTHING, PlayCard

        self.push(PlayCard(seat, card, FOR_NOTHING if is_free else BY_TEXT))

    def can_be_given(self, card: CardId) -> bool:
        """WEL-52: what is given to a card on the stack it has on the battlefield."""
        return self.in_play[card] is not None or self.places[card] == THE_STACK
