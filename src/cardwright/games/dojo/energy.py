"""Chapter C: energy and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import BOTTOM, TOP_CARD, Event
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, CardId, Seat
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.dojo.rulebook import ENERGY_COST, HAND_COST, LIFE_COST, MANDATORY
from cardwright.games.dojo.winning import CHECKPOINT
from cardwright.games.dojo.zones import DECK, DISCARD, ENERGY, HAND

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo


def room_to_gain(game: Dojo, seat: Seat) -> int:
    """DOJ-32: how many cards can still become energy: all but the last, or all under `mandatory`."""
    cards = len(game.zones[DECK * 2 + seat])
    return cards if game.rulebook.power_up == MANDATORY else cards - 1


def gain_energy(game: Dojo, seat: Seat, amount: int) -> int:
    """DOJ-17, DOJ-20: one at a time, unseen, from the top of the deck to the top of the pile; how many it were."""
    count = max(0, min(amount, room_to_gain(game, seat)))
    game.take_top(DECK * 2 + seat, ENERGY * 2 + seat, count)
    return count


def pay_energy(game: Dojo, seat: Seat, amount: int) -> None:
    """DOJ-18: one at a time from the top of the pile to the bottom of the deck, each below the one before."""
    game.take_top(ENERGY * 2 + seat, DECK * 2 + seat, amount, True)
    if amount > 0 and game.log is not None:
        game.happen(Event(kinds.PAY, seat, amount=amount, victim=ENERGY_COST))


def can_afford(game: Dojo, seat: Seat, cost: list[int], hand: int) -> bool:
    """DOJ-19, DOJ-22, DOJ-25: whether the whole is payable with so many cards in hand; a card stays in the deck."""
    energy = cost[ENERGY_COST]
    if energy > len(game.zones[ENERGY * 2 + seat]) or cost[HAND_COST] > hand:
        return False
    life = cost[LIFE_COST]
    return life == 0 or len(game.zones[DECK * 2 + seat]) + energy > life


def added(cost: list[int], more: list[int]) -> list[int]:
    """Two costs together."""
    return [cost[index] + more[index] for index in range(len(cost))]


@mypyc_attr(free_list_len=1)
class PayCost(Step["Dojo"]):
    """DOJ-22: energy, then cards from hand, then life; then a checkpoint."""

    def __init__(self, seat: Seat, cost: list[int], frame: int = NOBODY) -> None:
        self.seat = seat
        self.cost = cost
        self.frame = frame
        """The text that asked for the payment, if one did."""

    def run(self, game: Dojo) -> None:
        seat = self.seat
        cost = self.cost
        if cost[ENERGY_COST] > 0:
            pay_energy(game, seat, cost[ENERGY_COST])
        if cost[HAND_COST] == 0 and cost[LIFE_COST] == 0 and self.frame == NOBODY:
            # Energy only ever adds to the deck, so there is nothing to check.
            return
        game.push(CHECKPOINT)
        if self.frame != NOBODY:
            game.push(TellPaid(seat, self.frame))
        if cost[LIFE_COST] > 0:
            game.push(PayLife(seat, cost[LIFE_COST]))
        if cost[HAND_COST] > 0:
            game.push(choose_discards(game, seat, cost[HAND_COST], "Which cards do you discard to pay?"))


@mypyc_attr(free_list_len=1)
class TellPaid(Step["Dojo"]):
    """A text learns that its price was paid."""

    def __init__(self, seat: Seat, frame: int) -> None:
        self.seat = seat
        self.frame = frame

    def run(self, game: Dojo) -> None:
        game.note_group(self.frame, (-2 - self.seat,))


def change_resource(game: Dojo, event: Event) -> bool:
    """DOJ-18, DOJ-20, DOJ-24: what a text gives or takes; energy that is lost goes where paid energy goes."""
    seat = event.seat
    if event.victim == LIFE_COST:
        life = min(-event.amount, len(game.zones[DECK * 2 + seat]))
        if life > 0:
            game.push(PayLife(seat, life))
        return life > 0
    if event.amount >= 0:
        return gain_energy(game, seat, event.amount) > 0
    lost = min(-event.amount, len(game.zones[ENERGY * 2 + seat]))
    game.take_top(ENERGY * 2 + seat, DECK * 2 + seat, lost, True)
    return lost > 0


@mypyc_attr(free_list_len=1)
class PayLife(Step["Dojo"]):
    """DOJ-24: top cards of the deck go face up to the discard pile; this is not damage."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, game: Dojo) -> None:
        seat = self.seat
        if self.left > 1:
            game.push(PayLife(seat, self.left - 1))
        card = game.zones[DECK * 2 + seat][-1]
        game.settle(
            Event(
                kinds.PUT,
                seat,
                game.ref(card),
                NOBODY,
                1,
                DECK * 2 + seat,
                DISCARD * 2 + seat,
                NOBODY,
                TOP_CARD,
            )
        )


def choose_discards(game: Dojo, seat: Seat, count: int, prompt: str) -> ChooseDiscards:
    """DOJ-23, DOJ-95: so many cards of the hand, copies side by side, so that no set of cards is offered twice."""
    faces = game.faces
    ordered: list[CardId] = []
    indices: list[int] = []
    for card in game.zones[HAND * 2 + seat]:
        index = faces[card].index
        place = len(ordered)
        while place > 0 and indices[place - 1] > index:
            place -= 1
        ordered.insert(place, card)
        indices.insert(place, index)
    return ChooseDiscards(seat, count, (), prompt, ordered, 0)


@mypyc_attr(free_list_len=1)
class ChooseDiscards(Step["Dojo"]):
    """DOJ-23, DOJ-95: the player chooses so many cards of the hand and discards them face up."""

    def __init__(
        self, seat: Seat, left: int, chosen: tuple[CardId, ...], prompt: str, hand: list[CardId], start: int
    ) -> None:
        self.seat = seat
        self.left = left
        self.chosen = chosen
        self.prompt = prompt
        self.hand = hand
        """The hand by name."""
        self.start = start
        """Cards before this one can no longer be chosen."""

    def run(self, game: Dojo) -> None:
        seat = self.seat
        left = self.left
        if left == 0:
            discard_from_hand(game, seat, self.chosen)
            return
        hand = self.hand
        faces = game.faces
        options: list[Option] = []
        before: Face | None = None
        for index in range(self.start, len(hand) - left + 1):
            card = hand[index]
            if faces[card] is not before:
                before = faces[card]
                step = ChooseDiscards(seat, left - 1, (*self.chosen, card), self.prompt, hand, index + 1)
                options.append(Option("discard", step, card))
        game.ask(Decision(seat, self.prompt, options, secret=left > 1 or len(self.chosen) > 0))


DISCARDING: Final = 1 << kinds.DISCARD | 1 << kinds.ARRIVE


def discard_from_hand(game: Dojo, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Cards go from hand to the discard pile, all at once."""
    target = DISCARD * 2 + seat
    if game.log is None and not (game.heard | game.replaced | game.forbidden) & DISCARDING:
        hand = HAND * 2 + seat
        for card in cards:
            left = game.ref(card)
            game.move(card, target)
            if game.remembers & DISCARDING:
                moved = game.ref(card)
                game.memory.append(Event(kinds.DISCARD, seat, left, NOBODY, 0, hand, target, NOBODY, 0, NOBODY, moved))
        return
    game.settle_together([game.move_event(kinds.DISCARD, card, target, NOBODY, seat, NOBODY) for card in cards])


def put_under(game: Dojo, seat: Seat, card: CardId) -> None:
    """A card of a hand goes face down under the deck."""
    game.commit(game.move_event(kinds.PUT, card, DECK * 2 + seat, NOBODY, seat, NOBODY, BOTTOM))
