"""Cards that a text sells: they go where sold cards go, and their player is paid."""

from __future__ import annotations

from cardwright.effects.groups import Group, present
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect
from cardwright.engine.event import BOTTOM, Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY


class SellThem(Effect):
    """A player sells things at their price, so many times over, or for all that they cost."""

    def __init__(self, group: Group, who: Who, price: int, resource: int, times: int, whole: bool) -> None:
        self.group = group
        self.who = who
        self.price = price
        """The number that is the price of a card."""
        self.resource = resource
        self.times = times
        self.whole = whole

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        events: list[Event] = []
        for ref in present(game, self.group, context):
            if ref < 0 or game.controller(ref & CARD_MASK) != seat:
                continue
            card = ref & CARD_MASK
            owner = game.owners[card]
            paid = game.faces[card].total_cost() if self.whole else game.counted_stat(card, self.price) * self.times
            sale = game.move_event(kinds.SELL, card, game.deck_zone(owner), context.source, seat, frame, BOTTOM)
            if game.forbidden >> kinds.SELL & 1 and game.is_forbidden(kinds.SELL, sale):
                continue
            events.append(sale.with_amount(paid))
            if paid > 0:
                gain = Event(kinds.GAIN, seat, NOBODY, context.source, paid, victim=self.resource)
                events.append(gain)
        if events:
            game.settle_together(events)
