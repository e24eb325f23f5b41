"""Chapters D and J: the round, its Ready step and its End step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.effects.piles import TakeOff
from cardwright.engine import kinds
from cardwright.engine.event import TOP_CARD, Event
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, Seat, other
from cardwright.engine.lasting import FOR_THE_MOMENT, UNTIL_END_OF_SPAN
from cardwright.engine.listeners import THE_DRAW
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.dojo.card import CardInPlay
from cardwright.games.dojo.combat import BeginCombat
from cardwright.games.dojo.energy import choose_discards, gain_energy, room_to_gain
from cardwright.games.dojo.rulebook import MOST_HELD, POWER, UP_TO, USUAL_RATING
from cardwright.games.dojo.training import TRAININGS
from cardwright.games.dojo.winning import CHECKPOINT
from cardwright.games.dojo.zones import CHARACTER, COMBAT, DECK, DRILLS, END, HAND, READY, ROUND, TRAINING

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

CARDS_A_ROUND: Final = 2
AMOUNTS: Final = tuple(f"power up {number}" for number in range(200))


class BeginRound(Step["Dojo"]):
    """DOJ-27, DOJ-35: Ready, Combat, Training, End, in the first round as in any other."""

    def run(self, game: Dojo) -> None:
        game.round += 1
        game.phase = READY
        game.done = []
        game.texts = 0
        game.last_round = game.earlier + game.memory
        game.memory = []
        game.earlier = []
        game.past = [[], []]
        for thing in game.things:
            # DOJ-43: the marks clear when Ready begins.
            cast(CardInPlay, thing).uses &= game.rulebook.uses_for_good[game.faces[thing.card].index]
            thing.marks = 0
        if game.later:
            game.begin_span(ROUND)
        game.steps.extend(ROUND_LAST_FIRST)


class ChangeDraws(Step["Dojo"]):
    """DOJ-29: texts change how many cards are drawn in the Ready step."""

    def run(self, game: Dojo) -> None:
        if game.stale:
            game.refresh()
        if game.heard >> kinds.DURING & 1:
            game.happen(Event(kinds.DURING, game.active, amount=READY))


class DrawTwo(Step["Dojo"]):
    """DOJ-28, DOJ-29: Ready 1, each player draws two cards, the active player first."""

    def run(self, game: Dojo) -> None:
        first = game.active
        change = game.draw_change
        game.draw_change = (0, 0)
        if game.forbidden >> kinds.START & 1:
            for seat in (other(first), first):
                if not game.skips(seat, THE_DRAW):
                    game.push(TakeOff(kinds.DRAW, seat, cards_due(change, seat), NOBODY, NOBODY))
            return
        if (game.heard | game.replaced | game.forbidden | game.remembers) >> kinds.DRAW & 1:
            for seat in (other(first), first):
                game.push(TakeOff(kinds.DRAW, seat, cards_due(change, seat), NOBODY, NOBODY))
            return
        for seat in (first, other(first)):
            draw_plainly(game, seat, cards_due(change, seat))


def cards_due(change: tuple[int, int], seat: Seat) -> int:
    """DOJ-29: two cards, or more or fewer where texts say so."""
    return max(0, CARDS_A_ROUND + (change[0] if seat == 0 else change[1]))


def draw_plainly(game: Dojo, seat: Seat, count: int) -> None:
    """DOJ-30: as many as are there; nothing asks about it."""
    deck = game.zones[DECK * 2 + seat]
    drawn = min(count, len(deck))
    if game.log is None:
        game.take_top(DECK * 2 + seat, HAND * 2 + seat, drawn)
        return
    for _ in range(drawn):
        zones = (DECK * 2 + seat, HAND * 2 + seat)
        game.happen(Event(kinds.DRAW, seat, game.ref(deck[-1]), NOBODY, 1, zones[0], zones[1], NOBODY, TOP_CARD))


def energy_of(game: Dojo, seat: Seat) -> int:
    """DOJ-31: the power rating, the drills in play, or both."""
    amount = USUAL_RATING
    characters = game.zones[CHARACTER * 2 + seat]
    if game.rulebook.counts_rating and characters:
        amount = game.stat(characters[0], POWER)
    if game.rulebook.counts_drills:
        amount += len(game.zones[DRILLS * 2 + seat])
    return amount


class PowerUp(Step["Dojo"]):
    """DOJ-31, DOJ-32: Ready 2, a player powers up; under `up_to` the owner says by how much."""

    def __init__(self, is_first: bool) -> None:
        self.is_first = is_first

    def run(self, game: Dojo) -> None:
        seat = game.active if self.is_first else other(game.active)
        amount = energy_of(game, seat)
        if game.rulebook.power_up != UP_TO:
            take_energy(game, seat, amount)
            return
        most = max(0, min(amount, room_to_gain(game, seat)))
        options = [Option(AMOUNTS[number], TakeEnergy(seat, number)) for number in range(most + 1)]
        game.ask(Decision(seat, "How much energy do you take?", options))


@mypyc_attr(free_list_len=1)
class TakeEnergy(Step["Dojo"]):
    """DOJ-17: so many cards become energy."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, game: Dojo) -> None:
        take_energy(game, self.seat, self.amount)


def take_energy(game: Dojo, seat: Seat, amount: int) -> None:
    """DOJ-17, DOJ-32: as an event where somebody may hear it."""
    if game.log is None and not (game.heard | game.replaced | game.forbidden | game.remembers) >> kinds.GAIN & 1:
        gain_energy(game, seat, amount)
        return
    count = min(amount, room_to_gain(game, seat))
    if count > 0:
        game.settle(Event(kinds.GAIN, seat, amount=count, victim=0))


class StartEffects(Step["Dojo"]):
    """DOJ-33: Ready 3, what is due at the start of the round, after draw and power-up."""

    def run(self, game: Dojo) -> None:
        game.signal(kinds.START, ROUND)


class BeginTraining(Step["Dojo"]):
    """DOJ-89: each player in turn, the active one first, may put down a drill."""

    def run(self, game: Dojo) -> None:
        game.phase = TRAINING
        game.texts = 0
        game.push(TRAININGS[other(game.active)])
        game.push(TRAININGS[game.active])


class KeepHandLimit(Step["Dojo"]):
    """DOJ-94, DOJ-95: End 1, each player above the limit discards down to it, the active one first."""

    def __init__(self, is_first: bool) -> None:
        self.is_first = is_first

    def run(self, game: Dojo) -> None:
        game.phase = END
        if self.is_first:
            game.texts = 0
        seat = game.active if self.is_first else other(game.active)
        excess = len(game.zones[HAND * 2 + seat]) - game.player_number(seat, MOST_HELD, game.rulebook.hand_limit)
        if excess > 0:
            game.push(choose_discards(game, seat, excess, "Discard down to the hand limit."))


class EndEffects(Step["Dojo"]):
    """DOJ-96: End 2, what is due at the end of the round."""

    def run(self, game: Dojo) -> None:
        game.signal(kinds.END, ROUND)


class EndRound(Step["Dojo"]):
    """DOJ-97, DOJ-98, DOJ-102: "this round" is over, the active role passes on; after the last round it is a draw."""

    def run(self, game: Dojo) -> None:
        game.end_lasting(UNTIL_END_OF_SPAN + ROUND, NOBODY)
        game.end_lasting(FOR_THE_MOMENT, NOBODY)
        game.ghosts = []
        if game.round >= game.rulebook.round_cap:
            game.finish(DRAW_GAME, "the last round has ended")
            return
        game.active = other(game.active)
        game.on_turn = game.active
        game.push(BeginRound())


END_LAST_FIRST: Final[list[Step[Any]]] = [EndRound(), EndEffects(), KeepHandLimit(False), KeepHandLimit(True)]
TRAINING_LAST_FIRST: Final[list[Step[Any]]] = [*END_LAST_FIRST, BeginTraining()]
COMBAT_LAST_FIRST: Final[list[Step[Any]]] = [*TRAINING_LAST_FIRST, BeginCombat()]
ROUND_LAST_FIRST: Final[list[Step[Any]]] = [
    *COMBAT_LAST_FIRST,
    StartEffects(),
    CHECKPOINT,
    PowerUp(False),
    PowerUp(True),
    CHECKPOINT,
    DrawTwo(),
    ChangeDraws(),
]


def rest_of_round(phase: int) -> list[Step[Any]]:
    """DOJ-27: what is still to come from a step of the round on, the first on top."""
    if phase == COMBAT:
        return COMBAT_LAST_FIRST
    if phase == TRAINING:
        return TRAINING_LAST_FIRST
    if phase == END:
        return END_LAST_FIRST
    return ROUND_LAST_FIRST
