"""Chapter 10: damage to a player takes cards off the deck, and a card that is not there gives a loss mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import COMBAT, FIRST, FOR_DAMAGE, TOP_CARD, Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat
from cardwright.engine.step import Step
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.zones import DECK, EXILE

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


def exile_for_damage(game: Wellspring, seat: Seat, by: Ref, amount: int) -> None:
    """WEL-82: exile cards from the top of the deck one at a time; step by step only if a text may step in."""
    if game.stale:
        game.refresh()
    stepping_in = 1 << kinds.EXILE | 1 << kinds.ARRIVE
    if (game.replaced | game.forbidden) & stepping_in:
        game.push(ExileForDamage(seat, by, amount, FIRST))
        return
    deck = game.zones[DECK * 2 + seat]
    for index in range(amount):
        if not deck:
            game.loss |= 1 << seat
            return
        game.happen(exile_of_top(game, seat, by, FIRST if index == 0 else 0))


def exile_of_top(game: Wellspring, seat: Seat, by: Ref, flags: int) -> Event:
    """The exile of a deck's top card."""
    card = game.zones[DECK * 2 + seat][-1]
    target = EXILE * 2 + game.owners[card]
    return game.move_event(kinds.EXILE, card, target, by, seat, NOBODY, FOR_DAMAGE | TOP_CARD | flags)


@mypyc_attr(free_list_len=1)
class ExileForDamage(Step["Wellspring"]):
    """WEL-82: one card after another, each of which a text may send elsewhere."""

    def __init__(self, seat: Seat, by: Ref, amount: int, flags: int) -> None:
        self.seat = seat
        self.by = by
        self.amount = amount
        self.flags = flags

    def run(self, game: Wellspring) -> None:
        if self.amount == 0:
            return
        if not game.zones[DECK * 2 + self.seat]:
            game.loss |= 1 << self.seat
            return
        game.push(ExileForDamage(self.seat, self.by, self.amount - 1, 0))
        game.settle(exile_of_top(game, self.seat, self.by, self.flags))


def wound(game: Wellspring, event: Event) -> bool:
    """A creature keeps its damage and remembers what dealt it."""
    thing = game.in_play[event.card & CARD_MASK]
    if thing is None or not game.is_there(event.card):
        return False
    one = cast(CardInPlay, thing)
    one.damage += event.amount
    one.wounded_by = event.by
    one.wounded_in = event.flags & COMBAT
    one.wounded_at = game.resolutions
    return True


def mend(game: Wellspring, event: Event) -> bool:
    """Damage goes from a creature before the turn ends."""
    thing = game.in_play[event.card & CARD_MASK]
    if thing is None or thing.damage == 0:
        return False
    thing.damage = max(0, thing.damage - event.amount)
    return True
