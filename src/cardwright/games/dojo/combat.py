"""Chapter E: the Combat step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ids import NOBODY, Seat, other
from cardwright.engine.lasting import FOR_THE_MOMENT, UNTIL_END_OF_TURN, UNTIL_NEXT_TURN
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.uses import Activated
from cardwright.games.dojo.activation import PlayCard, UseAbility, may_play, may_use
from cardwright.games.dojo.card import CardInPlay
from cardwright.games.dojo.energy import can_afford
from cardwright.games.dojo.rulebook import ATTACK, CHARACTER_CARD, DRILL_CARD
from cardwright.games.dojo.zones import COMBAT, ENERGY, HAND

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

MOST_TURNS: Final = 60
"""DOJ-45: turns that are no pass in one Combat step, after which it ends."""
BOTH_PASSED: Final = 2
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
    if game.memory:
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
    hand = game.zones[HAND * 2 + seat]
    options: list[Option] = []
    energy = len(game.zones[ENERGY * 2 + seat])
    is_free = not game.forbidden & PLAYING
    seen = 0
    for card in hand:
        index = game.faces[card].index
        if seen >> index & 1 or rulebook.energy_costs[index] > energy or rulebook.sorts[index] == DRILL_CARD:
            continue
        seen |= 1 << index
        if not rulebook.is_simple[index] or not is_free:
            if not can_afford(game, seat, rulebook.full_costs[index], len(hand) - 1) or not may_play(game, seat, card):
                continue
        options.append(Option("play", PlayCard(seat, card), card))
    offered: list[int] = []
    for thing in game.things:
        if thing.controller != seat:
            continue
        face = game.faces[thing.card]
        if not rulebook.used[face.index]:
            continue
        one = cast(CardInPlay, thing)
        mark = face.index * 2 + (1 if one.used > 0 else 0)
        if mark in offered:
            continue
        offered.append(mark)
        for used in rulebook.used[face.index]:
            ability = face.text.activated[used]
            if has_use_left(game, one, ability) and can_afford(game, seat, ability.cost, len(hand)):
                if may_use(game, seat, thing.card, used):
                    label = "attack with" if ability.header == ATTACK else "use"
                    options.append(Option(label, UseAbility(seat, thing.card, used), thing.card))
    options.append(PASS_OPTIONS[seat])
    game.ask(Decision(seat, "Take one action or pass.", options, NOBODY, True))


def has_use_left(game: Dojo, one: CardInPlay, ability: Activated) -> bool:
    """DOJ-42, DOJ-43, DOJ-44: a character's ability once in a round, a drill's by option, or as its text says."""
    if ability.uses >= 0:
        return ability.uses == 0 or one.used < ability.uses
    if game.rulebook.sorts[game.faces[one.card].index] == CHARACTER_CARD or game.rulebook.drills_once:
        return one.used == 0
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


@mypyc_attr(free_list_len=1)
class EndTurn(Step["Dojo"]):
    """DOJ-38, DOJ-39, DOJ-45: the turn is over; the other player's comes unless both have passed."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        seat = self.seat
        if game.memory or game.past[seat]:
            game.past[seat] = game.memory
            game.memory = []
        game.deed = None
        if game.lasting:
            game.end_lasting(UNTIL_END_OF_TURN, seat)
            game.end_lasting(FOR_THE_MOMENT, seat)
        if game.passes < BOTH_PASSED and game.turns < MOST_TURNS:
            game.push(TURNS[other(seat)])


TURNS: Final = [TakeTurn(0), TakeTurn(1)]
END_TURNS: Final = [EndTurn(0), EndTurn(1)]
PASS_OPTIONS: Final = [Option("pass", Pass(0)), Option("pass", Pass(1))]
