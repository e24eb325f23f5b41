"""The start of a round: plans, opening draw, mulligans, draw energy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import TOP_CARD, Event
from cardwright.engine.ids import NOBODY, Seat, other
from cardwright.engine.listeners import THE_DRAW
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.aftermath import end_by_count, put_hand_back
from cardwright.games.tempest.combat import BEGIN_COMBAT
from cardwright.games.tempest.phases import PHASES_LAST_FIRST
from cardwright.games.tempest.plans import EARLY_TIDE, LATE_TIDE, PLAN_NUMBERS, pay_plans
from cardwright.games.tempest.rulebook import COLOUR_COUNT
from cardwright.games.tempest.triggers import RUN_TRIGGERS
from cardwright.games.tempest.zones import DECK, HAND, ROUND, SETUP

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

OPENING_DRAW: Final = 8
LAST_ROUND: Final = 15


@mypyc_attr(free_list_len=1)
class StartRound(Step["Tempest"]):
    """TEM-11: number and seats, the end check, plans, pending effects, draw, mulligans, energy, Opening phase."""

    def run(self, game: Tempest) -> None:
        if game.round >= LAST_ROUND:
            end_by_count(game, f"round {LAST_ROUND} has ended")
            return
        game.round += 1
        game.phase = SETUP
        game.triggers = 0
        if game.round > 1 and game.rulebook.seats_alternate:
            # TEM-09: whatever the result of the round before.
            game.seat_a = other(game.seat_a)
        if not game.zones[DECK * 2] and not game.zones[DECK * 2 + 1]:
            end_by_count(game, "both decks are empty")
            return
        for seat in range(2):
            pay_plans(game, seat, EARLY_TIDE, 1)
            pay_plans(game, seat, LATE_TIDE, 1)
        game.draw_change = [0, 0]
        if game.later:
            game.begin_span(ROUND)
        game.steps.append(BEGIN_COMBAT)
        game.steps.extend(PHASES_LAST_FIRST)
        game.push(CREDIT_HANDS)
        game.push(OFFERS[game.seat_a])
        game.push(OPENING_DRAW_OF_BOTH)
        game.push(RUN_TRIGGERS)
        if game.log is not None or game.heard >> kinds.START & 1:
            game.happen(Event(kinds.START, game.seat_a, amount=ROUND))


@mypyc_attr(free_list_len=1)
class OpeningDraw(Step["Tempest"]):
    """TEM-12: both draw 8 cards, or as many as effects make of it, or the whole deck."""

    def run(self, game: Tempest) -> None:
        draw_opening(game, game.seat_a)
        draw_opening(game, other(game.seat_a))


def draw_opening(game: Tempest, seat: Seat) -> None:
    """TEM-11 (4), TEM-12: changes to the opening draw add up, never below 0."""
    deck = game.zones[DECK * 2 + seat]
    if game.lasting and game.skips(seat, THE_DRAW):
        return
    wanted = max(0, OPENING_DRAW + game.draw_change[seat])
    hand = HAND * 2 + seat
    count = min(wanted, len(deck))
    if game.log is not None:
        for _ in range(count):
            ref = game.ref(deck[-1])
            game.happen(Event(kinds.MOVE, seat, ref, NOBODY, 1, DECK * 2 + seat, hand, flags=TOP_CARD))
        return
    # The same without telling anybody: nothing hears an opening draw.
    cards = game.zones[hand]
    # Numbers that many cards share are made into objects once.
    place: Any = hand
    places: list[Any] = game.places
    stamps = game.stamps
    seen = game.seen
    clock = game.clock
    sight = 1 << seat
    rest = len(deck) - count
    for index in range(len(deck) - 1, rest - 1, -1):
        card = deck[index]
        cards.append(card)
        places[card] = place
        clock += 1
        stamps[card] = clock
        seen[card] = seen[card] | sight
    del deck[rest:]
    game.clock = clock


@mypyc_attr(free_list_len=1)
class OfferMulligan(Step["Tempest"]):
    """TEM-15, TEM-16, TEM-18: A decides first and openly, then B; nobody twice, nobody with an empty hand."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Tempest) -> None:
        seat = self.seat
        if seat == game.seat_a:
            game.push(OFFERS[other(seat)])
        if game.mulligans >> seat & 1 or not game.zones[HAND * 2 + seat]:
            return
        if game.round > 1 and not game.rulebook.mulligan_any_round:
            return
        game.ask(Decision(seat, "Do you keep these cards?", [KEEPS, MULLIGANS[seat]]))


@mypyc_attr(free_list_len=1)
class Keep(Step["Tempest"]):
    """TEM-18: the hand is kept."""

    def run(self, game: Tempest) -> None:
        return


@mypyc_attr(free_list_len=1)
class Mulligan(Step["Tempest"]):
    """TEM-15: the hand goes back, the deck is shuffled, and as many cards are drawn again."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Tempest) -> None:
        seat = self.seat
        game.mulligans |= 1 << seat
        put_hand_back(game, seat)
        if game.log is not None:
            game.happen(Event(kinds.SHUFFLE, seat))
        draw_opening(game, seat)


@mypyc_attr(free_list_len=1)
class CreditHands(Step["Tempest"]):
    """TEM-17, TEM-18, TEM-60: both kept hands earn their draw energy, once both have decided."""

    def run(self, game: Tempest) -> None:
        colours = game.rulebook.colours
        for seat in range(2):
            start = seat * PLAN_NUMBERS
            first = game.plans[start + 1]
            second = game.plans[start + 3]
            faces = game.faces
            for card in game.zones[HAND * 2 + seat]:
                colour = colours[faces[card].index]
                if colour in (first, second):
                    game.energy[seat * COLOUR_COUNT + colour] += 1


# Steps never change, so those that come up in every round are made once.
KEEPS: Final = Option("keep", Keep())
MULLIGANS: Final = [Option("mulligan", Mulligan(0)), Option("mulligan", Mulligan(1))]
OFFERS: Final = [OfferMulligan(0), OfferMulligan(1)]
OPENING_DRAW_OF_BOTH: Final = OpeningDraw()
CREDIT_HANDS: Final = CreditHands()
START_ROUND: Final = StartRound()
