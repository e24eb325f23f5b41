"""Aftermath: the result of a round, what it pays, and clearing the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, CardId, Seat, other, seat_name
from cardwright.engine.lasting import (
    FOR_GOOD,
    FOR_THE_GAME,
    MOST_TURNS,
    SPANS,
    THROUGH_NEXT_SPAN,
    UNTIL_END_OF_SPAN,
    WHILE_HERE,
    Lasting,
    count_span,
)
from cardwright.engine.step import Step
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.deaths import DEATHS
from cardwright.games.tempest.fight import NO_FIGHT
from cardwright.games.tempest.plans import KEEPER, UNDERDOG, pay_plans
from cardwright.games.tempest.rulebook import CREATURE, NO_WEATHER
from cardwright.games.tempest.triggers import RUN_TRIGGERS
from cardwright.games.tempest.zones import AFTERMATH, DECK, DISCARD_PILE, HAND, ROUND

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

WINS_NEEDED = 2


@mypyc_attr(free_list_len=1)
class EndRound(Step["Tempest"]):
    """TEM-103 (1), (2): the result is recorded, perhaps it ends the game; then Keeper and Underdog pay."""

    def __init__(self, winner: Seat) -> None:
        self.winner = winner
        """NOBODY if the round is tied."""

    def run(self, game: Tempest) -> None:
        winner = self.winner
        game.phase = AFTERMATH
        game.triggers = 0
        game.results.append(winner)
        if winner != NOBODY:
            # TEM-01, TEM-02: a tied round is credited to nobody.
            game.wins[winner] += 1
            if game.wins[winner] >= WINS_NEEDED:
                game.finish(winner, f"{seat_name(winner)} has won {WINS_NEEDED} rounds")
                return
            pay_plans(game, other(winner), UNDERDOG, 1)
        for seat in range(2):
            lasted = 0
            for thing in game.things:
                one = cast(CardInPlay, thing)
                if one.sort == CREATURE and one.controller == seat and not game.faces[one.card].is_token:
                    lasted += 1
            if lasted > 0:
                pay_plans(game, seat, KEEPER, lasted)
        game.then(DEATHS, RUN_TRIGGERS, CLEAR_FIELD, NEXT_ROUND)
        if game.log is not None or game.heard >> kinds.END & 1:
            game.happen(Event(kinds.END, game.seat_a, amount=ROUND))


@mypyc_attr(free_list_len=1)
class ClearField(Step["Tempest"]):
    """TEM-100, TEM-101, TEM-103 (4) to (6): field to the piles, hands into the decks, weather runs out."""

    def run(self, game: Tempest) -> None:
        homeward: list[CardId] = []
        if game.words & game.rulebook.homeward:
            for thing in game.things:
                if game.traits(thing.card) & game.rulebook.homeward:
                    homeward.append(thing.card)
        for thing in game.things[:]:
            card = thing.card
            zone = DECK if card in homeward else DISCARD_PILE
            game.move(card, zone * 2 + game.owners[card])
        for seat in range(2):
            put_hand_back(game, seat)
        if game.weather != NO_WEATHER and game.round >= game.weather_until:
            game.weather = NO_WEATHER
        self.end_effects(game)

    def end_effects(self, game: Tempest) -> None:
        """TEM-70: what actions left behind ends with the round, unless it waits for a later one."""
        kept: list[Lasting] = []
        for one in game.lasting:
            if (one.until == FOR_GOOD and one.triggers) or one.until in (FOR_THE_GAME, WHILE_HERE):
                kept.append(one)
            elif one.until == THROUGH_NEXT_SPAN + ROUND:
                kept.append(one.ending(UNTIL_END_OF_SPAN + ROUND))
            elif SPANS + MOST_TURNS * ROUND < one.until < SPANS + MOST_TURNS * (ROUND + 1):
                kept.append(one)
        count_span(kept, ROUND)
        game.lasting = kept
        game.stale = True
        game.past = [game.memory, game.memory]
        game.memory = []
        game.phase_from = 0
        game.fight_from = 0
        game.last_fight = []
        game.ghosts = []
        game.waiting = []
        game.fighters = NO_FIGHT
        game.fights = 0


def put_hand_back(game: Tempest, seat: Seat) -> None:
    """TEM-15, TEM-101: a hand goes back into the deck, which is shuffled: nobody can follow any card."""
    deck = DECK * 2 + seat
    hand = game.zones[HAND * 2 + seat]
    places = game.places
    for card in hand:
        places[card] = deck
    game.zones[deck].extend(hand)
    game.zones[HAND * 2 + seat] = []
    game.shuffle_zone(deck)


@mypyc_attr(free_list_len=1)
class NextRound(Step["Tempest"]):
    """TEM-04, TEM-10: another round, unless it was the last or both decks are empty."""

    def run(self, game: Tempest) -> None:
        game.begin_round()


CLEAR_FIELD: Final = ClearField()
NEXT_ROUND: Final = NextRound()


def end_by_count(game: Tempest, reason: str) -> None:
    """TEM-04, TEM-10: more round wins win the game; equal ones tie it."""
    if game.wins[0] == game.wins[1]:
        game.finish(DRAW_GAME, f"{reason}, with equal round wins")
    else:
        game.finish(0 if game.wins[0] > game.wins[1] else 1, f"{reason}, with more round wins")
