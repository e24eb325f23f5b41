"""Chapter 5: mana, channelling, and paying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import NOBODY, CardId, Seat
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.wellspring.zones import EXILE, HAND, MANA_POOL

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

ELEMENT_COUNT: Final = 5
NOTHING_COUNTED: Final[list[list[int]]] = [[], []]
NEVER_COUNTED: Final = [NOBODY, NOBODY]


def element_of(game: Wellspring, card: CardId) -> int:
    """WEL-41, WEL-46: a card's printed element, which is the mana that it gives."""
    return game.rulebook.elements[game.faces[card].index]


def may_channel(game: Wellspring, seat: Seat, card: CardId) -> bool:
    """Whether no text forbids to channel a card."""
    if not game.forbidden >> kinds.CHANNEL & 1:
        return True
    return not game.is_forbidden(kinds.CHANNEL, Event(kinds.CHANNEL, seat, game.ref(card)))


def count_funds(game: Wellspring, seat: Seat) -> None:
    """Count the mana that a seat's hand and mana pool would give."""
    if game.stale:
        game.refresh()
    is_banned = game.forbidden >> kinds.CHANNEL & 1 != 0
    if is_banned or game.counted_at[seat] != game.clock:
        # Hand and mana pool are counted again only after some card has moved.
        funds = [0] * ELEMENT_COUNT
        add_mana_of(game, seat, HAND * 2 + seat, funds)
        add_mana_of(game, seat, MANA_POOL * 2 + seat, funds)
        moment = NOBODY if is_banned else game.clock
        game.funds = [funds, game.funds[1]] if seat == 0 else [game.funds[0], funds]
        game.counted_at = [moment, game.counted_at[1]] if seat == 0 else [game.counted_at[0], moment]


def add_mana_of(game: Wellspring, seat: Seat, zone: int, counts: list[int]) -> None:
    """Count the mana that the cards of a zone would give."""
    elements = game.rulebook.elements
    faces = game.faces
    for card in game.zones[zone]:
        if may_channel(game, seat, card):
            element = elements[faces[card].index]
            # Compiled, `+=` on a list's item is much slower.
            counts[element] = counts[element] + 1


def can_cover(game: Wellspring, seat: Seat, cost: list[int], own: int) -> bool:
    """WEL-43, WEL-45: whether tally, hand and mana pool, counted before, cover a cost in kind.

    A card of element `own` cannot pay for itself.
    """
    funds = game.funds[seat]
    start = seat * ELEMENT_COUNT
    for element in range(ELEMENT_COUNT):
        needed = cost[element]
        if needed > 0:
            if element == own:
                needed += 1
            if funds[element] + game.tally[start + element] < needed:
                return False
    return True


def is_covered(game: Wellspring, seat: Seat, cost: list[int]) -> bool:
    """Whether the tally alone covers a cost."""
    start = seat * ELEMENT_COUNT
    for element in range(ELEMENT_COUNT):
        if game.tally[start + element] < cost[element]:
            return False
    return True


def channelling(game: Wellspring, seat: Seat, cost: list[int] | None, after: Step[Any]) -> list[Option]:
    """WEL-46, WEL-47: each card of hand or mana pool whose mana a cost still needs; without a cost any card."""
    options: list[Option] = []
    start = seat * ELEMENT_COUNT
    hand = game.zones[HAND * 2 + seat]
    for index in range(len(hand)):
        card = hand[index]
        element = element_of(game, card)
        if cost is None or game.tally[start + element] < cost[element]:
            if may_channel(game, seat, card) and not game.is_copy(hand, index):
                options.append(Option("channel", Channel(seat, card, after), card))
    for card in game.zones[MANA_POOL * 2 + seat]:
        element = element_of(game, card)
        if cost is None or game.tally[start + element] < cost[element]:
            if may_channel(game, seat, card):
                options.append(Option("channel pooled", Channel(seat, card, after), card))
    return options


@mypyc_attr(free_list_len=1)
class Channel(Step["Wellspring"]):
    """WEL-46: exile a card of one's own hand or mana pool for 1 mana of its printed element."""

    def __init__(self, seat: Seat, card: CardId, after: Step[Any]) -> None:
        self.seat = seat
        self.card = card
        self.after = after

    def run(self, game: Wellspring) -> None:
        card = self.card
        game.tally[self.seat * ELEMENT_COUNT + element_of(game, card)] += 1
        game.push(self.after)
        target = EXILE * 2 + game.owners[card]
        game.settle(game.move_event(kinds.CHANNEL, card, target, NOBODY, self.seat, NOBODY))


@mypyc_attr(free_list_len=1)
class PayForCard(Step["Wellspring"]):
    """WEL-42 (4): channel card by card until the cost is covered; WEL-48: and on, for nothing, if one likes."""

    def __init__(self, seat: Seat, card: CardId, cost: list[int], after: Step[Any]) -> None:
        self.seat = seat
        self.card = card
        self.cost = cost
        self.after = after

    def run(self, game: Wellspring) -> None:
        seat = self.seat
        if not is_covered(game, seat, self.cost):
            options = channelling(game, seat, self.cost, self)
            game.ask(Decision(seat, "Channel a card to pay.", options, self.card))
            return
        options = [Option("finish", self.after)]
        if game.zones[HAND * 2 + seat] or game.zones[MANA_POOL * 2 + seat]:
            options.append(Option("channel more", ChannelMore(self)))
        game.ask(Decision(seat, "The cost is covered.", options, self.card))


@mypyc_attr(free_list_len=1)
class ChannelMore(Step["Wellspring"]):
    """WEL-48: one may go on channelling after the cost is covered, for nothing."""

    def __init__(self, payment: PayForCard) -> None:
        self.payment = payment

    def run(self, game: Wellspring) -> None:
        payment = self.payment
        options = channelling(game, payment.seat, None, payment)
        options.append(Option("finish", payment.after))
        game.ask(Decision(payment.seat, "Channel for nothing?", options, payment.card))


@mypyc_attr(free_list_len=1)
class PayForEffect(Step["Wellspring"]):
    """WEL-51: pay from the tally, channelling right then; only what is paid leaves the tally."""

    def __init__(self, seat: Seat, cost: list[int], frame: int) -> None:
        self.seat = seat
        self.cost = cost
        self.frame = frame

    def run(self, game: Wellspring) -> None:
        seat = self.seat
        if is_covered(game, seat, self.cost):
            amount = 0
            for element in range(ELEMENT_COUNT):
                game.tally[seat * ELEMENT_COUNT + element] -= self.cost[element]
                amount += self.cost[element]
            game.settle(Event(kinds.PAY, seat, amount=amount, frame=self.frame))
            return
        options = channelling(game, seat, self.cost, self)
        if options:
            game.ask(Decision(seat, "Channel a card to pay.", options))
