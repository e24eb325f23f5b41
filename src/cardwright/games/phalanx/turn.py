"""The turn (PHX-34 to PHX-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.effects.piles import take_off
from cardwright.engine import kinds, watch
from cardwright.engine.event import Event
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, CardId, Seat
from cardwright.engine.lasting import UNTIL_END_OF_TURN, UNTIL_NEXT_TURN
from cardwright.engine.listeners import THE_DRAW
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.phalanx.attack import demanded, legal_attacks
from cardwright.games.phalanx.card import WORKS, CardInPlay
from cardwright.games.phalanx.check import CHECK, spend
from cardwright.games.phalanx.events import tell
from cardwright.games.phalanx.fire import COMPLETE
from cardwright.games.phalanx.free import activation_options, edit_options, move_options
from cardwright.games.phalanx.layout import in_order
from cardwright.games.phalanx.rulebook import CHARACTER, MOST_HELD
from cardwright.games.phalanx.zones import ACTIVATION, ATTACK, DISCARD, DRAW, END, HAND, MOVE, SETUP, START, TURN

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

MOST_LOSSES: Final = 6
POISON_ENDS: Final = 5


@mypyc_attr(free_list_len=1)
class TakeTurn(Step["Phalanx"]):
    """PHX-34: start, draw, move phase, attack, activation, discard, end."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Phalanx) -> None:
        game.put_away_memory(game.active)
        game.turn += 1
        game.active = self.seat
        game.free = 0
        game.run += 1
        game.ghosts = []
        if game.lasting:
            game.end_lasting(UNTIL_NEXT_TURN, self.seat)
        game.begin_later(self.seat)
        game.attacks_made = 0
        for thing in game.things:
            thing.marks = 0
            cast(CardInPlay, thing).attacks = 0
        game.steps.extend(rest_of_turn(SETUP))


@mypyc_attr(free_list_len=1)
class Poison(Step["Phalanx"]):
    """PHX-35 (1), PHX-90, PHX-91: poison acts on all of the turn player's characters together."""

    def run(self, game: Phalanx) -> None:
        game.phase = START
        ailing: list[CardId] = []
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.poison > 0 and one.controller == game.active:
                ailing.append(one.card)
        if not ailing:
            return
        game.push(COMPLETE)
        losses: list[Event] = []
        for card in in_order(game, ailing):
            one = cast(CardInPlay, game.in_play[card])
            losses.append(Event(kinds.DAMAGE, one.controller, game.ref(card), amount=one.poison))
            if game.rulebook.poison_once or one.poison_told:
                one.poison_turns -= 1
                over = one.poison_turns <= 0
            else:
                one.poison_turns += 1
                over = game.roll() >= POISON_ENDS or one.poison_turns >= MOST_LOSSES
            if over:
                one.poison = 0
                one.poison_turns = 0
        game.settle_together(losses)


def signal(game: Phalanx, kind: int) -> None:
    """Tell texts and log that the turn starts or ends."""
    if game.stale:
        game.refresh()
    if game.log is not None or (game.heard | game.heard_from_hand | game.remembers) >> kind & 1:
        game.happen(Event(kind, game.active, amount=TURN))


@mypyc_attr(free_list_len=1)
class StartOfTurn(Step["Phalanx"]):
    """PHX-35 (2), (3), K15: the start of the turn; then conditions may be edited."""

    def run(self, game: Phalanx) -> None:
        game.then(COMPLETE, MayEdit(START))
        signal(game, kinds.START)
        game.fresh.extend(tell(game, watch.TURN, game.active, NOBODY, 0, 2))


@mypyc_attr(free_list_len=1)
class MayEdit(Step["Phalanx"]):
    """PHX-83: before drawing and before ending, the turn player may edit conditions."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: Phalanx) -> None:
        game.phase = self.phase
        options = edit_options(game)
        if options:
            game.push(self)
            options.append(Option("pass", GO_ON))
            game.ask(Decision(game.active, "Change a condition?", options))


@mypyc_attr(free_list_len=1)
class GoOn(Step["Phalanx"]):
    """A step that asks again and again is over."""

    def run(self, game: Phalanx) -> None:
        game.steps.pop()
        game.run += 1


GO_ON: Final = GoOn()


@mypyc_attr(free_list_len=1)
class DrawStep(Step["Phalanx"]):
    """PHX-36: exactly 1 card, on every turn."""

    def run(self, game: Phalanx) -> None:
        game.phase = DRAW
        game.push(COMPLETE)
        if not game.skips(game.active, THE_DRAW):
            take_off(game, kinds.DRAW, game.active, NOBODY, NOBODY)


@mypyc_attr(free_list_len=1)
class MovePhase(Step["Phalanx"]):
    """PHX-37: any number of actions, in any order."""

    def run(self, game: Phalanx) -> None:
        game.phase = MOVE
        game.push(self)
        options = move_options(game)
        options.append(Option("pass", GO_ON))
        game.ask(Decision(game.active, "Move phase: what do you do?", options))


@mypyc_attr(free_list_len=1)
class AttackStep(Step["Phalanx"]):
    """PHX-44, PHX-83: one attack or, unless a text demands one, none; conditions may be edited before."""

    def run(self, game: Phalanx) -> None:
        game.phase = ATTACK
        options = legal_attacks(game)
        edits = edit_options(game)
        if not options and not edits:
            return
        forced = demanded(game, options)
        if forced:
            options = forced[:]
        for option in edits:
            options.append(Option("edit", EditFirst(option.step, self), option.card))
        if not forced:
            options.append(Option("pass", NOTHING))
        game.ask(Decision(game.active, "Attack with one character?", options))


ATTACK_STEP: Final = AttackStep()


@mypyc_attr(free_list_len=1)
class EditFirst(Step["Phalanx"]):
    """PHX-83: edit a condition, then ask again."""

    def __init__(self, edit: Step[Any], again: Step[Any]) -> None:
        self.edit = edit
        self.again = again

    def run(self, game: Phalanx) -> None:
        game.then(self.edit, self.again)


@mypyc_attr(free_list_len=1)
class Nothing(Step["Phalanx"]):
    """A player does nothing."""

    def run(self, game: Phalanx) -> None:
        game.run += 1


NOTHING: Final = Nothing()


@mypyc_attr(free_list_len=1)
class ActivationStep(Step["Phalanx"]):
    """PHX-45: any number of activations of what is in play."""

    def run(self, game: Phalanx) -> None:
        game.phase = ACTIVATION
        options = activation_options(game)
        options.extend(edit_options(game))
        if not options:
            game.run += 1
            return
        game.push(self)
        options.append(Option("pass", GO_ON))
        game.ask(Decision(game.active, "Activation: what do you use?", options))


@mypyc_attr(free_list_len=1)
class DiscardStep(Step["Phalanx"]):
    """PHX-46: down to the limit, one by one, own choice."""

    def run(self, game: Phalanx) -> None:
        game.phase = DISCARD
        seat = game.active
        hand = game.zones[HAND * 2 + seat]
        if len(hand) <= game.player_number(seat, MOST_HELD, game.rulebook.hand_limit):
            if game.discarded:
                game.push(COMPLETE)
            return
        options: list[Option] = []
        for index in range(len(hand)):
            if not game.is_copy(hand, index):
                options.append(Option("discard", Discard(hand[index]), hand[index]))
        for option in edit_options(game):
            options.append(Option("edit", EditFirst(option.step, self), option.card))
        game.ask(Decision(seat, "Discard down to the hand limit.", options))


@mypyc_attr(free_list_len=1)
class Discard(Step["Phalanx"]):
    """PHX-46, PHX-97: one card goes, newest on top."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        game.push(DiscardStep())
        target = game.destination(kinds.DISCARD, self.card)
        game.happen(game.move_event(kinds.DISCARD, self.card, target, NOBODY, game.active, NOBODY))


@mypyc_attr(free_list_len=1)
class EndOfTurn(Step["Phalanx"]):
    """PHX-47 (1), K15: the end of the turn; before it conditions may be edited."""

    def run(self, game: Phalanx) -> None:
        game.phase = END
        game.push(COMPLETE)
        signal(game, kinds.END)
        game.fresh.extend(tell(game, watch.TURN, game.active, NOBODY, 0, 4))


@mypyc_attr(free_list_len=1)
class CountDown(Step["Phalanx"]):
    """PHX-47 (2), PHX-75, PHX-93: "this turn" effects end, turn counters drop by 1, those at 0 end together."""

    def run(self, game: Phalanx) -> None:
        game.end_lasting(UNTIL_END_OF_TURN, NOBODY)
        over: list[CardId] = []
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.controller != game.active:
                continue
            if one.sort == CHARACTER:
                if one.dizzy > 0:
                    one.dizzy -= 1
            elif one.state == WORKS and one.turns > 0:
                one.turns -= 1
                if one.turns == 0:
                    over.append(one.card)
        for card in over:
            spend(game, card)
        game.push(COMPLETE)


@mypyc_attr(free_list_len=1)
class TurnOver(Step["Phalanx"]):
    """PHX-09, PHX-47 (3): the turn passes, until the cap."""

    def run(self, game: Phalanx) -> None:
        if game.lasting:
            game.end_lasting(UNTIL_END_OF_TURN, NOBODY)
            game.push(CHECK)
        if game.turn >= 2 * game.rulebook.turn_cap:
            game.finish(DRAW_GAME, "the last turn has ended")
        else:
            game.steps.insert(0, TakeTurn(game.whose_turn(1 - game.active, TURN)))


STEPS_LAST_FIRST: Final[list[list[Step[Any]]]] = [
    [TurnOver(), CountDown(), EndOfTurn(), MayEdit(END)],
    [DiscardStep()],
    [ActivationStep()],
    [ATTACK_STEP],
    [MovePhase()],
    [DrawStep()],
    [StartOfTurn(), Poison()],
]


def rest_of_turn(phase: int) -> list[Step[Any]]:
    """PHX-34: what follows a step of the turn, the first on top; the whole turn follows the setup."""
    steps: list[Step[Any]] = []
    for number in range(len(STEPS_LAST_FIRST) - phase):
        steps.extend(STEPS_LAST_FIRST[number])
    return steps
