"""Chapter 2: the start of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import NOBODY, CardId, Seat, other
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.wellspring.turn import TakeTurn
from cardwright.games.wellspring.zones import ASIDE, DECK, HAND

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

OPENING_HAND: Final = 4


def lay_decks(game: Wellspring, decks: Sequence[Sequence[str]]) -> None:
    """Put each deck on the table, in the order of its list."""
    for seat in range(2):
        for name in decks[seat]:
            face = game.pool.find(name)
            assert face is not None, name
            game.lay_card(face, seat, DECK * 2 + seat)
            game.heard_from_hand |= face.text.hears_from_hand


@mypyc_attr(free_list_len=1)
class FlipCoin(Step["Wellspring"]):
    """WEL-12: a fair coin decides who picks the first or the second turn, before anybody has seen a card."""

    def run(self, game: Wellspring) -> None:
        picker = game.rng.below(2)
        options = [Option("first", OpenGame(picker)), Option("second", OpenGame(other(picker)))]
        game.ask(Decision(picker, "Do you take the first or the second turn?", options))


@mypyc_attr(free_list_len=1)
class OpenGame(Step["Wellspring"]):
    """The rest of the setup, in order, and the first turn."""

    def __init__(self, first: Seat) -> None:
        self.first = first

    def run(self, game: Wellspring) -> None:
        first = self.first
        game.active = first
        game.holder = first
        game.then(OfferHero(first, (), False), DrawOpeningHands(), ChooseMulligan(first, (), ()), TakeTurn(first))


@mypyc_attr(free_list_len=1)
class OfferHero(Step["Wellspring"]):
    """WEL-13: a player whose deck has a hero takes it out, or (`may`) decides; both decide before either shows."""

    def __init__(self, seat: Seat, shown: tuple[CardId, ...], is_last: bool) -> None:
        self.seat = seat
        self.shown = shown
        self.is_last = is_last

    def run(self, game: Wellspring) -> None:
        hero = find_hero(game, self.seat)
        leave = self.go_on(self.shown)
        if hero == NOBODY:
            game.push(leave)
            return
        show = self.go_on((*self.shown, hero))
        if not game.rulebook.hero_may_stay:
            game.push(show)
            return
        game.show(hero, 1 << self.seat)
        options = [Option("show", show, hero), Option("leave in deck", leave)]
        game.ask(Decision(self.seat, "Do you start with your hero?", options, hero, secret=True))

    def go_on(self, shown: tuple[CardId, ...]) -> Step[Wellspring]:
        """What comes once this player has decided."""
        if self.is_last:
            return ShowHeroes(shown)
        return OfferHero(other(self.seat), shown, True)


def find_hero(game: Wellspring, seat: Seat) -> CardId:
    """The hero in a seat's deck, NOBODY without one."""
    for card in game.zones[DECK * 2 + seat]:
        if game.faces[card].traits & game.rulebook.hero:
            return card
    return NOBODY


@mypyc_attr(free_list_len=1)
class ShowHeroes(Step["Wellspring"]):
    """WEL-13: the heroes are shown and put into the opening hands, before any card is drawn."""

    def __init__(self, heroes: tuple[CardId, ...]) -> None:
        self.heroes = heroes

    def run(self, game: Wellspring) -> None:
        for hero in self.heroes:
            seat = game.owners[hero]
            game.move(hero, HAND * 2 + seat)
            game.show(hero, 3)
            game.happen(Event(kinds.REVEAL, seat, game.ref(hero)))


@mypyc_attr(free_list_len=1)
class DrawOpeningHands(Step["Wellspring"]):
    """WEL-14, WEL-15: decks are shuffled, then each player draws until the opening hand has 4 cards."""

    def run(self, game: Wellspring) -> None:
        for seat in (game.active, other(game.active)):
            game.shuffle_zone(DECK * 2 + seat)
            heroes = len(game.zones[HAND * 2 + seat]) if game.rulebook.hero_counts else 0
            draw_opening_cards(game, seat, OPENING_HAND - heroes)


def draw_opening_cards(game: Wellspring, seat: Seat, count: int) -> None:
    """WEL-15: cards go from deck to hand without triggering anything."""
    deck = game.zones[DECK * 2 + seat]
    for _ in range(count):
        game.move(deck[-1], HAND * 2 + seat)


@mypyc_attr(free_list_len=1)
class ChooseMulligan(Step["Wellspring"]):
    """WEL-16, WEL-18: put aside any of the opening cards, one by one and in secret, once; then the other player."""

    def __init__(self, seat: Seat, chosen: tuple[CardId, ...], before: tuple[CardId, ...]) -> None:
        self.seat = seat
        self.chosen = chosen
        self.before = before
        """What the first player has put aside, if this is the second."""

    def run(self, game: Wellspring) -> None:
        seat = self.seat
        hand = by_name(game, game.zones[HAND * 2 + seat])
        start = hand.index(self.chosen[-1]) + 1 if self.chosen else 0
        options: list[Option] = []
        for index in range(start, len(hand)):
            card = hand[index]
            if index == start or game.faces[hand[index - 1]] is not game.faces[card]:
                step = ChooseMulligan(seat, (*self.chosen, card), self.before)
                options.append(Option("put aside", step, card))
        done: Step[Wellspring] = Mulligan((*self.before, *self.chosen))
        if seat == game.active:
            done = ChooseMulligan(other(seat), (), self.chosen)
        options.append(Option("done", done))
        game.ask(Decision(seat, "Which cards do you put aside for others?", options, secret=True))


def by_name(game: Wellspring, hand: list[CardId]) -> list[CardId]:
    """A hand with copies side by side, so that no set of cards is offered twice."""
    ordered: list[CardId] = []
    for card in hand:
        place = len(ordered)
        while place > 0 and game.faces[ordered[place - 1]].index > game.faces[card].index:
            place -= 1
        ordered.insert(place, card)
    return ordered


@mypyc_attr(free_list_len=1)
class Mulligan(Step["Wellspring"]):
    """WEL-17: cards are put aside, as many are drawn, and only then are the put-aside ones shuffled back."""

    def __init__(self, chosen: tuple[CardId, ...]) -> None:
        self.chosen = chosen

    def run(self, game: Wellspring) -> None:
        counts = [0, 0]
        for card in self.chosen:
            seat = game.owners[card]
            counts[seat] += 1
            game.move(card, ASIDE * 2 + seat)
        game.mulligans = counts
        for seat in (game.active, other(game.active)):
            draw_opening_cards(game, seat, counts[seat])
            aside = game.zones[ASIDE * 2 + seat]
            while aside:
                game.move(aside[-1], DECK * 2 + seat)
            if counts[seat] > 0:
                game.shuffle_zone(DECK * 2 + seat)
