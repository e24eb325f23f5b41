"""Chapter E: the Combat step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.effects.elsewhere import cards_elsewhere
from cardwright.effects.extra_price import can_do_instead
from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Seat, other
from cardwright.engine.lasting import FOR_THE_MOMENT, UNTIL_END_OF_TURN, UNTIL_NEXT_TURN
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.uses import Activated
from cardwright.games.dojo.activation import PlayCard, UseAbility, may_play, may_use
from cardwright.games.dojo.card import CardInPlay
from cardwright.games.dojo.energy import can_afford
from cardwright.games.dojo.prices import price_of_ability, price_of_card
from cardwright.games.dojo.rulebook import ATTACK, ATTACK_CARD, BEYOND, CHARACTER_CARD
from cardwright.games.dojo.texts import RunWaiting
from cardwright.games.dojo.zones import COMBAT, DECK, DISCARD, ENERGY, HAND, REMOVED, TURN

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

MOST_TURNS: Final = 60
"""DOJ-45: turns that are no pass in one Combat step, after which it ends."""
ELSEWHERE: Final = (DISCARD, REMOVED, DECK)
"""The zones besides the hand from which texts can let cards be played."""
BOTH_PASSED: Final = 2
OBLIGING: Final = 1 << kinds.PASS | 1 << kinds.SHUN
"""What a text can ask of a player on a turn."""
PLAYING: Final = 1 << kinds.PLAY | 1 << kinds.ACTIVATE
"""What a text can forbid about the cards of a hand."""


class BeginCombat(Step["Dojo"]):
    """DOJ-15, DOJ-36: starting with the active player, players alternate turns."""

    def run(self, game: Dojo) -> None:
        game.phase = COMBAT
        game.passes = 0
        game.turns = 0
        game.push(TURNS[game.active])


@mypyc_attr(free_list_len=1)
class TakeTurn(Step["Dojo"]):
    """DOJ-36: a turn is exactly one attack, action or tactic, or a pass."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        begin_turn(game, self.seat)
        offer_turn(game, self.seat)


def begin_turn(game: Dojo, seat: Seat) -> None:
    """DOJ-103: what lasted until this turn ends, what waited for it begins."""
    game.on_turn = seat
    game.texts = 0
    if game.rulebook.counts_turns:
        for thing in game.things:
            cast(CardInPlay, thing).uses &= ~game.rulebook.uses_by_turn[game.faces[thing.card].index]
    if game.memory:
        game.earlier = game.earlier + game.memory
        game.memory = []
    if game.ghosts:
        game.ghosts = []
    if game.lasting:
        game.end_lasting(UNTIL_NEXT_TURN, seat)
    if game.later:
        game.begin_later(seat)


def offer_turn(game: Dojo, seat: Seat) -> None:
    """DOJ-40, DOJ-107: everything whose cost, restrictions and limits allow it, and always a pass."""
    if game.stale:
        game.refresh()
    rulebook = game.rulebook
    faces = game.faces
    costs = rulebook.combat_costs
    marks = rulebook.marks
    plays = PLAYS[seat]
    hand = game.zones[HAND * 2 + seat]
    options: list[Option] = []
    energy = len(game.zones[ENERGY * 2 + seat])
    is_changed = game.cost_changes
    is_free = not game.forbidden & PLAYING and not is_changed
    seen = 0
    for card in hand:
        index = faces[card].index
        if seen & marks[index] or costs[index] > energy and (not is_changed or costs[index] == BEYOND):
            continue
        seen |= marks[index]
        if not rulebook.is_simple[index] or not is_free:
            price = price_of_card(game, seat, card, rulebook.full_costs[index])
            if not can_afford(game, seat, price, len(hand) - 1) and not can_do_instead(game, seat, card):
                continue
            if not may_play(game, seat, card):
                continue
        options.append(plays[card])
    if rulebook.is_played_elsewhere:
        add_from_elsewhere(game, seat, options)
    add_abilities(game, seat, len(hand), options)
    if game.forbidden & OBLIGING:
        options = what_is_left(game, seat, options)
    else:
        options.append(PASS_OPTIONS[seat])
    game.ask(Decision(seat, "Take one action or pass.", options, NOBODY, True))


def add_from_elsewhere(game: Dojo, seat: Seat, options: list[Option]) -> None:
    """DOJ-40: attack and tactic cards outside the hand that a text lets a player play."""
    hand = len(game.zones[HAND * 2 + seat])
    for card in cards_elsewhere(game, seat, kinds.PLAY, ELSEWHERE):
        index = game.faces[card].index
        price = price_of_card(game, seat, card, game.rulebook.full_costs[index])
        if game.rulebook.combat_costs[index] == BEYOND or not may_play(game, seat, card):
            continue
        if can_afford(game, seat, price, hand) or can_do_instead(game, seat, card):
            options.append(PLAYS[seat][card])


def what_is_left(game: Dojo, seat: Seat, options: list[Option]) -> list[Option]:
    """DOJ-40: who must attack does nothing else if an attack is possible; who cannot pass does if nothing is."""
    if game.is_forbidden(kinds.SHUN, Event(kinds.SHUN, seat)):
        attacks: list[Option] = []
        for option in options:
            card = option.card
            if option.label == "attack with" or (
                option.label == "play" and game.rulebook.sorts[game.faces[card].index] == ATTACK_CARD
            ):
                attacks.append(option)
        if attacks:
            return attacks
    if not options or not game.is_forbidden(kinds.PASS, Event(kinds.PASS, seat)):
        options.append(PASS_OPTIONS[seat])
    return options


def add_abilities(game: Dojo, seat: Seat, hand: int, options: list[Option]) -> None:
    """DOJ-36, DOJ-37, DOJ-40: the attacks and actions of drills and the character; of drills that are alike one."""
    rulebook = game.rulebook
    offered: list[CardInPlay] = []
    for thing in game.things:
        if thing.controller != seat or thing.silent:
            continue
        face = game.faces[thing.card]
        abilities = rulebook.used[face.index]
        if not abilities:
            continue
        one = cast(CardInPlay, thing)
        is_new = True
        for two in offered:
            if game.faces[two.card] is face and two.uses == one.uses:
                is_new = False
                break
        if not is_new:
            continue
        offered.append(one)
        for place in abilities:
            ability = face.text.activated[place]
            if can_afford(game, seat, price_of_ability(game, seat, thing.card, place), hand) and has_use_left(
                game, one, place, ability
            ):
                if may_use(game, seat, thing.card, place):
                    label = "attack with" if ability.header == ATTACK else "use"
                    options.append(Option(label, UseAbility(seat, thing.card, place), thing.card))


def has_use_left(game: Dojo, one: CardInPlay, place: int, ability: Activated) -> bool:
    """DOJ-42, DOJ-43: a character's ability once in a round, or as its text says; DOJ-44: a drill by option once."""
    if ability.condition is not None and not ability.condition.holds(game, one.frame):
        return False
    if ability.spent and game.rulebook.sorts[game.faces[one.card].index] == CHARACTER_CARD:
        return False
    more = game.more_uses(one.card)
    if ability.uses >= 0:
        return ability.uses == 0 or one.used(place) < ability.uses + more
    index = game.faces[one.card].index
    if game.rulebook.sorts[index] == CHARACTER_CARD:
        return one.used(place) <= more
    if game.rulebook.drills_once:
        for used in game.rulebook.used[index]:
            if one.used(used) > more:
                return False
    return True


@mypyc_attr(free_list_len=1)
class Pass(Step["Dojo"]):
    """DOJ-38, DOJ-41: nothing is done and nothing reacts; two passes in succession end the Combat step."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        game.passes += 1
        game.done.append(self.seat)
        game.tell_pass(self.seat)
        game.push(END_TURNS[self.seat])
        if (game.heard | game.remembers) >> kinds.PASS & 1:
            before = len(game.waiting)
            game.listen(Event(kinds.PASS, self.seat))
            if len(game.waiting) > before:
                game.push(RunWaiting(before))


@mypyc_attr(free_list_len=1)
class EndTurn(Step["Dojo"]):
    """DOJ-38, DOJ-39, DOJ-45: the turn is over; the other player's comes unless both have passed."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        seat = self.seat
        if game.memory:
            game.earlier = game.earlier + game.memory
        game.put_away_memory(seat)
        game.deed = None
        if game.lasting:
            game.end_lasting(UNTIL_END_OF_TURN, seat)
            game.end_lasting(FOR_THE_MOMENT, seat)
        if game.passes < BOTH_PASSED and game.turns < MOST_TURNS:
            game.push(TURNS[game.whose_turn(other(seat), TURN)])


TURNS: Final = [TakeTurn(0), TakeTurn(1)]
END_TURNS: Final = [EndTurn(0), EndTurn(1)]
PASS_OPTIONS: Final = [Option("pass", Pass(0)), Option("pass", Pass(1))]
# Steps never change, so what is offered on every turn is made once, for each seat and card.
PLAYS: Final = [[Option("play", PlayCard(seat, card), card) for card in range(CARD_MASK + 1)] for seat in range(2)]
