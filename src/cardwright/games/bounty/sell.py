"""Chapter C: phase 1, discarding and selling back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine import kinds
from cardwright.engine.event import BOTTOM, Event
from cardwright.engine.ids import NOBODY, CardId, Seat, other
from cardwright.engine.step import Option, Step
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.chain import add_activations, window
from cardwright.games.bounty.income import MOST_RESOURCE
from cardwright.games.bounty.question import Question
from cardwright.games.bounty.rulebook import HAND_LIMIT, HP, MOST_HELD, POINTS, SALE, SELLBACK, WORTH
from cardwright.games.bounty.zones import DECK, FIELD, HAND, SELL

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


class SellPhase(Step["Bounty"]):
    """BOU-21, BOU-22: one card per action until Done, which more than 7 cards in hand do not allow."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: Bounty) -> None:
        seat = game.active
        if game.phase != SELL and game.skips(seat, SELL):
            return
        game.phase = SELL
        hand = game.zones[HAND * 2 + seat]
        field = game.zones[FIELD * 2 + seat]
        if not hand and not field:
            game.push(window(other(seat), False, False))
            return
        options: list[Option] = []
        for index in range(len(hand)):
            if not game.is_copy(hand, index) and is_allowed(game, kinds.DISCARD, hand[index]):
                options.append(Option("discard", Discard(self, hand[index]), hand[index]))
        for card in field:
            if is_allowed(game, kinds.SELL, card):
                options.append(Option("sell", Sell(self, card), card))
        if field:
            add_activations(game, seat, options, self)
            if game.rulebook.rehide and not game.rehidden:
                self.add_rehiding(game, seat, options)
        most = game.player_number(seat, MOST_HELD, HAND_LIMIT)
        if len(hand) <= most or not is_allowed(game, kinds.DISCARD, hand[0]):
            options.append(DONES[seat])
        game.put(Question(seat, "Discard or sell cards?", options))

    def add_rehiding(self, game: Bounty, seat: Seat, options: list[Option]) -> None:
        """BOU-81: by option one own face-up Cunning one-time trap may be turned face-down again."""
        for card in game.zones[FIELD * 2 + seat]:
            one = cast(CardInPlay, game.in_play[card])
            if one.one_time and one.face_up and one.marks == 0 and game.faces[card].traits & game.rulebook.cunning:
                options.append(Option("rehide", Rehide(self, card), card))


def is_allowed(game: Bounty, kind: int, card: CardId) -> bool:
    """Whether no text forbids that a card be discarded or sold."""
    if game.stale:
        game.refresh()
    if not game.forbidden >> kind & 1:
        return True
    return not game.is_forbidden(kind, Event(kind, game.active, game.ref(card)))


class EndSelling(Step["Bounty"]):
    """BOU-73: a window for the other player ends the phase."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Bounty) -> None:
        game.push(window(other(self.seat), False, False))


DONES: Final = [Option("done", EndSelling(seat)) for seat in range(2)]


class Discard(Step["Bounty"]):
    """BOU-23: a card goes beneath the bottom card of its owner's deck, or to the boneyard."""

    def __init__(self, after: SellPhase, card: CardId) -> None:
        self.after = after
        self.card = card

    def run(self, game: Bounty) -> None:
        game.push(self.after)
        target = game.destination(kinds.DISCARD, self.card)
        flags = BOTTOM if game.rulebook.discards_to_deck else 0
        game.settle(game.move_event(kinds.DISCARD, self.card, target, NOBODY, game.active, NOBODY, flags))


class Sell(Step["Bounty"]):
    """BOU-25, BOU-27, BOU-28: a card on the field goes to the bottom of the deck for part of its cost."""

    def __init__(self, after: SellPhase, card: CardId) -> None:
        self.after = after
        self.card = card

    def run(self, game: Bounty) -> None:
        card = self.card
        seat = game.active
        paid = refund(game, card)
        game.push(self.after)
        game.resource[seat] = min(MOST_RESOURCE, game.resource[seat] + paid)
        sale = game.move_event(kinds.SELL, card, DECK * 2 + game.owners[card], NOBODY, seat, NOBODY, BOTTOM)
        game.settle(sale.with_amount(paid))


def refund(game: Bounty, card: CardId) -> int:
    """BOU-26: the printed cost times the rate, rounded up, or the card's own figure; and what texts make of it."""
    face = game.faces[card]
    rate = game.rulebook.rate
    printed = face.numbers[SELLBACK]
    price = printed if printed >= 0 else (face.total_cost() + rate - 1) // rate
    if game.stale:
        game.refresh()
    return game.fold(card, SALE, price) if game.altered >> SALE & 1 else price


def counted_stat(game: Bounty, card: CardId, stat: int) -> int:
    """A stat as texts count it: of HP what is left, its points, and what selling the card would bring."""
    if stat == SALE:
        return refund(game, card)
    if stat == WORTH:
        printed = game.faces[card].numbers[POINTS]
        return game.fold(card, WORTH, printed) if game.altered >> WORTH & 1 else printed
    return game.hp(card) if stat == HP and game.in_play[card] is not None else game.stat(card, stat)


class Rehide(Step["Bounty"]):
    """BOU-81: once per phase 1."""

    def __init__(self, after: SellPhase, card: CardId) -> None:
        self.after = after
        self.card = card

    def run(self, game: Bounty) -> None:
        game.push(self.after)
        game.rehidden = True
        game.turn_face(self.card, False)
        game.happen(Event(kinds.FLIP, game.active, game.ref(self.card)))
