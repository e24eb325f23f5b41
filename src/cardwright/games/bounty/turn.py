"""Chapter B: the turn and its phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cardwright.effects.piles import take_off
from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat, other
from cardwright.engine.lasting import UNTIL_END_OF_TURN, UNTIL_NEXT_TURN
from cardwright.engine.listeners import THE_DRAW
from cardwright.engine.step import Step
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.carry_out import DestroyDoomed, StrikeHits
from cardwright.games.bounty.chain import window
from cardwright.games.bounty.declare import AttackPhase
from cardwright.games.bounty.deploy import DeployPhase
from cardwright.games.bounty.income import MOST_NATURAL, total_rpt
from cardwright.games.bounty.rulebook import FIGHTER
from cardwright.games.bounty.scoring import judge
from cardwright.games.bounty.sell import SellPhase
from cardwright.games.bounty.settling import destruction
from cardwright.games.bounty.state import State
from cardwright.games.bounty.zones import (
    ATTACK,
    DEPLOY,
    DESTROY,
    DRAW,
    DRAW_PHASE,
    END,
    SECOND_DEPLOY,
    SELL,
    TURN,
    UPDATE,
)

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


class TakeTurn(Step["Bounty"]):
    """BOU-11: seven phases; if the game is not over after the last, the opponent takes a turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Bounty) -> None:
        begin_turn(game, self.seat)
        game.steps.extend(PHASES_LAST_FIRST)
        fuses = [thing.frame.source for thing in game.things if is_fused(game, thing.card)]
        for index in range(len(fuses) - 1, -1, -1):
            game.push(TickFuse(fuses[index]))
        signal(game, kinds.START, TURN)


def is_fused(game: Bounty, card: int) -> bool:
    """Whether a card of the active player has fuse counters."""
    one = cast(CardInPlay, game.in_play[card])
    return one.fuse > 0 and one.controller == game.active


def begin_turn(game: Bounty, seat: Seat) -> None:
    """BOU-12 (a), (b), BOU-13: marks are cleared on all cards, natural RPT grows but not on the first own turn."""
    game.put_away_memory(game.active)
    game.turn += 1
    game.active = seat
    game.questions = 0
    game.has_attacked = False
    game.attacks_declared = []
    game.rehidden = False
    game.ghosts = []
    if game.turn > 2:
        game.natural[seat] = min(MOST_NATURAL, game.natural[seat] + 1)
    for thing in game.things:
        one = cast(CardInPlay, thing)
        one.spent = False
        one.marks = 0
        if one.controller == seat:
            one.age += 1
    game.end_lasting(UNTIL_NEXT_TURN, seat)
    game.begin_later(seat)
    game.drop_idle()


def signal(game: Bounty, kind: int, span: int) -> None:
    """Tell texts and log that a span of the turn starts."""
    if game.stale:
        game.refresh()
    if game.log is not None or (game.heard | game.remembers) >> kind & 1:
        game.happen(Event(kind, game.active, amount=span))


class TickFuse(Step["Bounty"]):
    """BOU-12 (c), BOU-79: one fuse counter goes; with the last one the card is destroyed, unscored."""

    def __init__(self, card: Ref) -> None:
        self.card = card

    def run(self, game: Bounty) -> None:
        if not game.is_there(self.card):
            return
        card = self.card & CARD_MASK
        one = cast(CardInPlay, game.in_play[card])
        one.fuse -= 1
        game.news += 1
        if one.fuse == 0:
            game.settle(destruction(game, card, one.controller, self.card, 0))


class DrawPhase(Step["Bounty"]):
    """BOU-29 to BOU-31: draw, then income; on the first turn of the game nothing, or income alone."""

    def run(self, game: Bounty) -> None:
        seat = game.active
        if game.skips(seat, DRAW_PHASE):
            return
        game.phase = DRAW
        first = game.turn == 1
        if first and not game.rulebook.first_turn_pays:
            return
        game.push(window(other(seat), False, False))
        game.push(INCOME)
        if not first:
            game.push(EXTRA_DRAWS)
            if not game.skips(seat, THE_DRAW):
                take_off(game, kinds.DRAW, seat, NOBODY, NOBODY)


class ExtraDraws(Step["Bounty"]):
    """BOU-33: texts add draws after the normal one and before income."""

    def run(self, game: Bounty) -> None:
        if game.stale:
            game.refresh()
        if game.heard >> kinds.DURING & 1:
            game.happen(Event(kinds.DURING, game.active, amount=DRAW_PHASE))


class Income(Step["Bounty"]):
    """BOU-30: resource rises by the total RPT."""

    def run(self, game: Bounty) -> None:
        seat = game.active
        game.settle(Event(kinds.GAIN, seat, amount=total_rpt(game, seat)))


class UpdatePhase(Step["Bounty"]):
    """BOU-63: the noted hits are applied in the order of the attacks."""

    def run(self, game: Bounty) -> None:
        game.phase = UPDATE
        if game.hits:
            game.push(STRIKE_HITS)


class DestroyPhase(Step["Bounty"]):
    """BOU-64: cards at 0 HP are destroyed one at a time, in the order in which they got there."""

    def run(self, game: Bounty) -> None:
        game.phase = DESTROY
        if game.doomed:
            game.push(DESTROY_DOOMED)


class SecondDeploy(Step["Bounty"]):
    """BOU-36: by option a second Deploy Phase with the same rules."""

    def run(self, game: Bounty) -> None:
        if game.rulebook.second_deploy:
            game.push(DeployPhase(SECOND_DEPLOY))


class EndPhase(Step["Bounty"]):
    """BOU-73, BOU-86: a window for both, then the game is judged and the turn passes."""

    def run(self, game: Bounty) -> None:
        game.phase = END
        game.push(TURN_OVER)
        game.push(window(game.active, True, False))
        if game.stale:
            game.refresh()
        if (game.heard | game.remembers) >> kinds.END & 1:
            game.happen(Event(kinds.END, game.active, amount=TURN))


class TurnOver(Step["Bounty"]):
    """BOU-82, BOU-86: judged; what stood idle in the attack phase is noted; the opponent's turn."""

    def run(self, game: Bounty) -> None:
        judge(game)
        if game.is_over:
            return
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.controller == game.active:
                one.last_turn = (2 if one.spent else 1) if one.stood else 0
                one.stood = False
        game.end_lasting(UNTIL_END_OF_TURN, NOBODY)
        if game.has_extra_hp:
            # A bonus of HP may hang on what a card did last turn.
            game.stale = True
        game.push(TAKE_TURN[game.whose_turn(other(game.active), TURN)])


TAKE_TURN: Final = [TakeTurn(seat) for seat in range(2)]
INCOME: Final = Income()
EXTRA_DRAWS: Final = ExtraDraws()
STRIKE_HITS: Final = StrikeHits()
DESTROY_DOOMED: Final = DestroyDoomed()
TURN_OVER: Final = TurnOver()

PHASES_LAST_FIRST: Final[list[Step[Any]]] = [
    EndPhase(),
    SecondDeploy(),
    DestroyPhase(),
    UpdatePhase(),
    AttackPhase(),
    DeployPhase(DEPLOY),
    DrawPhase(),
    SellPhase(SELL),
]


def rest_of_turn(phase: int, seat: Seat) -> list[Step[Any]]:
    """BOU-11: the phases from one on, the first on top; who is asked anything in phase 2 has drawn already."""
    if phase == DRAW:
        return [*PHASES_LAST_FIRST[:6], window(other(seat), False, False)]
    count = {SELL: 8, DEPLOY: 6, ATTACK: 5, UPDATE: 4, DESTROY: 3, SECOND_DEPLOY: 2, END: 1}[phase]
    return PHASES_LAST_FIRST[:count]


class NewAttackPhase(Step["Bounty"]):
    """BOU-51: an additional attack phase; in each every card can attack again."""

    def run(self, game: Bounty) -> None:
        game.steps.extend((AttackAgain(), AttackPhase(), AttackAgain()))


class AttackAgain(Step["Bounty"]):
    """BOU-51: that cards have attacked is forgotten."""

    def run(self, game: Bounty) -> None:
        game.attacks_declared = []
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.sort == FIGHTER:
                one.spent = False


def add_phase(game: State, phase: int) -> None:
    """BOU-11: an additional phase follows the present one."""
    place = len(game.steps) - 1
    deploys = game.phase in (DEPLOY, SECOND_DEPLOY)
    while place > 0 and not is_phase(game.steps[place]) and (deploys or not isinstance(game.steps[place], DeployPhase)):
        place -= 1
    added: Step[Any] = NewAttackPhase()
    if phase == DRAW_PHASE:
        added = DrawPhase()
    elif phase == DEPLOY:
        added = DeployPhase(DEPLOY)
    game.steps.insert(place + 1, added)


def is_phase(step: Step[Any]) -> bool:
    """Whether a step is a phase that is to come; a deploy phase may be the one that goes on."""
    return isinstance(
        step,
        (EndPhase, SecondDeploy, DestroyPhase, UpdatePhase, AttackPhase, NewAttackPhase, DrawPhase, SellPhase),
    )
