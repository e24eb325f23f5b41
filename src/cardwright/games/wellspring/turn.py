"""Chapter 3: the turn and its phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.effects.piles import take_off
from cardwright.engine import kinds
from cardwright.engine.event import OF_ITSELF, Event
from cardwright.engine.face import Thing
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, CardId, Seat, other
from cardwright.engine.lasting import UNTIL_END_OF_TURN, UNTIL_NEXT_TURN
from cardwright.engine.listeners import THE_DRAW
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.wellspring.battle import creatures
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.check import CheckState, is_quiet
from cardwright.games.wellspring.rulebook import HAND_LIMIT, MOST_HELD
from cardwright.games.wellspring.triggers import PutTriggers
from cardwright.games.wellspring.zones import (
    ATTACK_ROUND,
    ATTACKS,
    BATTLE,
    COUNTERATTACK_ROUND,
    COUNTERATTACKS,
    DRAW,
    DRAW_PHASE,
    END,
    END_PHASE,
    HAND,
    MAIN_1,
    MAIN_2,
    MAIN_PHASE,
    START,
    START_PHASE,
    TURN,
)

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


@mypyc_attr(free_list_len=1)
class TakeTurn(Step["Wellspring"]):
    """WEL-19: Start, Draw, Main 1, Battle, Main 2, End; then the other player's turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Wellspring) -> None:
        begin_turn(game, self.seat)
        game.steps.extend(PHASES_LAST_FIRST)


def begin_turn(game: Wellspring, seat: Seat) -> None:
    """WEL-20: first of all, before any trigger, every creature on either side becomes settled."""
    game.put_away_memory(game.active)
    game.turn += 1
    game.active = seat
    game.resolutions = 0
    game.checks = 0
    game.played[0] = 0
    game.played[1] = 0
    if game.ghosts:
        game.ghosts = []
    if game.lasting:
        game.end_lasting(UNTIL_NEXT_TURN, seat)
    if game.later:
        game.begin_later(seat)
    for thing in game.things:
        one = cast(CardInPlay, thing)
        one.settled = True
        one.attacked = 0
        one.marks = 0


@mypyc_attr(free_list_len=1)
class StartPhase(Step["Wellspring"]):
    """WEL-21: whatever is due at the start of a turn triggers; a window."""

    def run(self, game: Wellspring) -> None:
        game.phase = START
        game.signal(kinds.START, TURN)
        game.signal(kinds.START, START_PHASE)
        game.give_priority(game.active)


@mypyc_attr(free_list_len=1)
class DrawPhase(Step["Wellspring"]):
    """WEL-22, WEL-23: AP draws 1 card, without the stack; a window."""

    def run(self, game: Wellspring) -> None:
        if game.skips(game.active, DRAW_PHASE):
            return
        game.phase = DRAW
        game.signal(kinds.START, DRAW_PHASE)
        game.give_priority(game.active)
        if (game.turn > 1 or game.rulebook.first_turn_draw) and not game.skips(game.active, THE_DRAW):
            take_off(game, kinds.DRAW, game.active, NOBODY, NOBODY)


@mypyc_attr(free_list_len=1)
class MainPhase(Step["Wellspring"]):
    """WEL-24: AP may play any number of cards."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: Wellspring) -> None:
        if game.skips(game.active, MAIN_PHASE):
            return
        game.phase = self.phase
        game.signal(kinds.START, MAIN_PHASE)
        game.give_priority(game.active)


@mypyc_attr(free_list_len=1)
class AttackRound(Step["Wellspring"]):
    """WEL-68: the battle starts with a round of attacks by AP."""

    def run(self, game: Wellspring) -> None:
        if game.skips(game.active, BATTLE):
            game.steps.pop()  # the counterattacks
            return
        if game.skips(game.active, ATTACK_ROUND):
            return
        game.phase = ATTACKS
        game.signal(kinds.START, BATTLE)
        game.signal(kinds.START, ATTACK_ROUND)
        game.give_priority(game.active)


@mypyc_attr(free_list_len=1)
class CounterattackRound(Step["Wellspring"]):
    """WEL-69, WEL-70: a round of counterattacks follows if NAP controls a creature now, attacked or not."""

    def run(self, game: Wellspring) -> None:
        if creatures(game, other(game.active)) and not game.skips(other(game.active), COUNTERATTACK_ROUND):
            game.phase = COUNTERATTACKS
            game.signal(kinds.START, COUNTERATTACK_ROUND)
            game.give_priority(game.lead())


@mypyc_attr(free_list_len=1)
class EndPhase(Step["Wellspring"]):
    """WEL-25: what is due at end of turn triggers, with a window; then hand limit; then healing."""

    def run(self, game: Wellspring) -> None:
        game.phase = END
        game.signal(kinds.START, END_PHASE)
        game.signal(kinds.END, TURN)
        game.steps.extend(CLEANING_LAST_FIRST)
        game.give_priority(game.active)


@mypyc_attr(free_list_len=1)
class KeepHandLimit(Step["Wellspring"]):
    """WEL-26: AP discards one card at a time, own choice, until 7 are left."""

    def run(self, game: Wellspring) -> None:
        seat = game.active
        hand = game.zones[HAND * 2 + seat]
        most = game.player_number(seat, MOST_HELD, HAND_LIMIT)
        if len(hand) <= most:
            return
        options: list[Option] = []
        for index in range(len(hand)):
            if not game.is_copy(hand, index) and can_discard(game, hand[index]):
                options.append(Option("discard", DiscardToLimit(hand[index]), hand[index]))
        if options:
            game.ask(Decision(seat, f"Discard down to {most} cards.", options))


def can_discard(game: Wellspring, card: CardId) -> bool:
    """WEL-26: unless a text forbids it, which the hand limit does not outweigh."""
    if not game.forbidden >> kinds.DISCARD & 1:
        return True
    return not game.is_forbidden(kinds.DISCARD, Event(kinds.DISCARD, game.owners[card], game.ref(card)))


@mypyc_attr(free_list_len=1)
class DiscardToLimit(Step["Wellspring"]):
    """WEL-26, WEL-62: one card goes to its owner's mana pool, and the state is checked."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Wellspring) -> None:
        card = self.card
        game.then(CheckState(), KeepHandLimit())
        target = game.destination(kinds.DISCARD, card)
        game.settle(game.move_event(kinds.DISCARD, card, target, NOBODY, game.active, NOBODY))


def stays_hurt(game: Wellspring, thing: Thing) -> bool:
    """Whether a text says that a creature is not healed."""
    if not game.forbidden >> kinds.HEAL & 1:
        return False
    event = Event(kinds.HEAL, thing.controller, game.ref(thing.card), amount=thing.damage, flags=OF_ITSELF)
    return game.is_forbidden(kinds.HEAL, event)


@mypyc_attr(free_list_len=1)
class HealCreatures(Step["Wellspring"]):
    """WEL-27, WEL-28: all damage goes, "until end of turn" effects end, both tallies are emptied, in one instant."""

    def run(self, game: Wellspring) -> None:
        for thing in game.things:
            if thing.damage and stays_hurt(game, thing):
                continue
            thing.damage = 0
        if game.lasting:
            game.end_lasting(UNTIL_END_OF_TURN, NOBODY)
        for index in range(len(game.tally)):
            game.tally[index] = 0
        if game.stale:
            game.refresh()
        if not is_quiet(game):
            game.push(CheckState())


@mypyc_attr(free_list_len=1)
class LookForTriggers(Step["Wellspring"]):
    """WEL-29: if something triggered meanwhile there is another window, and hand limit and healing come again."""

    def run(self, game: Wellspring) -> None:
        if game.waiting:
            game.then(PutTriggers(), OpenAgain())


@mypyc_attr(free_list_len=1)
class OpenAgain(Step["Wellspring"]):
    """WEL-29: the window with AP; without one if nothing came on the stack, as a declined ability leaves no trace."""

    def run(self, game: Wellspring) -> None:
        if game.stack:
            game.steps.extend(CLEANING_LAST_FIRST)
            game.give_priority(game.active)


@mypyc_attr(free_list_len=1)
class TurnOver(Step["Wellspring"]):
    """WEL-19, WEL-88: turns alternate until the cap."""

    def run(self, game: Wellspring) -> None:
        if game.turn >= game.rulebook.turn_cap:
            game.finish(DRAW_GAME, "the last turn has ended")
        else:
            game.push(TURNS[game.whose_turn(other(game.active), TURN)])


# Steps never change, so those of every turn are made once; a list of steps is run from its end.
TURNS: Final = [TakeTurn(seat) for seat in range(2)]
CLEANING_LAST_FIRST: Final[list[Step[Any]]] = [LookForTriggers(), HealCreatures(), KeepHandLimit()]
PHASES_LAST_FIRST: Final[list[Step[Any]]] = [
    TurnOver(),
    EndPhase(),
    MainPhase(MAIN_2),
    CounterattackRound(),
    AttackRound(),
    MainPhase(MAIN_1),
    DrawPhase(),
    StartPhase(),
]


def rest_of_turn(phase: int) -> list[Step[Any]]:
    """WEL-19: what follows the window of a phase, the first on top; the whole turn follows the setup."""
    if phase == END:
        return [PHASES_LAST_FIRST[0], *CLEANING_LAST_FIRST]
    return PHASES_LAST_FIRST[: len(PHASES_LAST_FIRST) - phase]


@mypyc_attr(free_list_len=1)
class NewBattle(Step["Wellspring"]):
    """WEL-68: an additional battle; in each every creature can attack again."""

    def run(self, game: Wellspring) -> None:
        game.steps.extend((AttackAgain(), CounterattackRound(), AttackRound(), AttackAgain()))


@mypyc_attr(free_list_len=1)
class AttackAgain(Step["Wellspring"]):
    """WEL-68: that creatures have attacked is forgotten."""

    def run(self, game: Wellspring) -> None:
        for thing in game.things:
            cast(CardInPlay, thing).attacked = 0


def add_phase(game: Wellspring, phase: int) -> None:
    """WEL-19: an additional phase follows the present one; not between attacks and counterattacks."""
    place = len(game.steps) - 1
    while place > 0 and not is_phase(game.steps[place]):
        place -= 1
    if not isinstance(game.steps[place], CounterattackRound):
        place += 1
    added: Step[Any] = MainPhase(MAIN_2)
    if phase == BATTLE:
        added = NewBattle()
    elif phase == DRAW_PHASE:
        added = DrawPhase()
    game.steps.insert(place, added)


def is_phase(step: Step[Any]) -> bool:
    """Whether a step is a phase that is to come, or the end of the turn."""
    return isinstance(step, (TurnOver, EndPhase, MainPhase, NewBattle, CounterattackRound, AttackRound, DrawPhase))
