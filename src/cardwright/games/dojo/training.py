"""Chapter I: the Training step and drills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.effects.extra_price import can_do_instead
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING
from cardwright.engine.ids import NOBODY, CardId, Seat
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.dojo.activation import PayBesides, may_play, payment
from cardwright.games.dojo.energy import PayCost, can_afford
from cardwright.games.dojo.prices import price_of_card
from cardwright.games.dojo.rulebook import DRILL_CARD
from cardwright.games.dojo.zones import DRILLS, HAND, RESOLVING

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo


@mypyc_attr(free_list_len=1)
class OfferTraining(Step["Dojo"]):
    """DOJ-89, DOJ-107: one payable drill card from hand, or none; always asked, so that timing reveals no hand."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        seat = self.seat
        hand = game.zones[HAND * 2 + seat]
        options: list[Option] = []
        offered: list[int] = []
        sorts = game.rulebook.sorts
        for card in hand:
            face = game.faces[card]
            if sorts[face.index] != DRILL_CARD or face.index in offered:
                continue
            offered.append(face.index)
            price = price_of_card(game, seat, card, face.cost)
            if not can_afford(game, seat, price, len(hand) - 1) and not can_do_instead(game, seat, card):
                continue
            if may_play(game, seat, card):
                options.append(Option("train", Train(seat, card), card))
        options.append(PASS_OPTIONS[seat])
        game.ask(Decision(seat, "Do you put down a drill?", options, always=True))


@mypyc_attr(free_list_len=1)
class DoNotTrain(Step["Dojo"]):
    """DOJ-89: a player puts down no drill."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        game.tell_pass(self.seat)


@mypyc_attr(free_list_len=1)
class Train(Step["Dojo"]):
    """DOJ-64, DOJ-90, DOJ-92: pay, then the drill comes into play behind the character; nothing reacts."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Dojo) -> None:
        price = price_of_card(game, self.seat, self.card, game.faces[self.card].cost)
        if game.lasting:
            game.spend_discounts(self.card, self.seat)
        is_told = game.faces[self.card].text.instead is not NOTHING and sum(price) > 0
        pay = payment(game, self.seat, self.card, price) if is_told else PayCost(self.seat, price)
        # It has left the hand, so that it cannot pay for itself.
        game.move(self.card, RESOLVING * 2 + self.seat)
        game.then(pay, PutDown(self.seat, self.card))
        if game.faces[self.card].text.price is not NOTHING:
            game.push(PayBesides(self.seat, self.card))


@mypyc_attr(free_list_len=1)
class PutDown(Step["Dojo"]):
    """DOJ-90: a drill is in play from now on."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Dojo) -> None:
        seat = self.seat
        game.settle(game.move_event(kinds.PUT, self.card, DRILLS * 2 + seat, NOBODY, seat, NOBODY))


PASS_OPTIONS: Final = [Option("pass", DoNotTrain(0)), Option("pass", DoNotTrain(1))]
TRAININGS: Final = [OfferTraining(0), OfferTraining(1)]
