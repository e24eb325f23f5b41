"""The Combat phase: picks, fight after fight, and who wins the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat, other
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.aftermath import EndRound
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.fight import StartFight
from cardwright.games.tempest.rulebook import CREATURE, HP
from cardwright.games.tempest.triggers import RUN_TRIGGERS
from cardwright.games.tempest.zones import COMBAT, FIELD, FIGHT

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

MOST_FIGHTS: Final = 20


def creatures(game: Tempest, seat: Seat) -> list[CardId]:
    """The creatures on a seat's side, by arrival."""
    found: list[CardId] = []
    for card in game.zones[FIELD * 2 + seat]:
        if cast(CardInPlay, game.in_play[card]).sort == CREATURE:
            found.append(card)
    return found


def fighters(game: Tempest, seat: Seat) -> list[CardId]:
    """TEM-90: whom a seat may pick: those that a text keeps out of fights only if there is nobody else."""
    found = creatures(game, seat)
    if game.stale:
        game.refresh()
    if game.forbidden >> kinds.PASS & 1:
        found = those_who_must(game, seat, found) or found
    if not game.forbidden >> kinds.FIGHT & 1:
        return found
    free: list[CardId] = []
    for card in found:
        if not game.is_forbidden(kinds.FIGHT, Event(kinds.FIGHT, seat, game.ref(card))):
            free.append(card)
    return free or found


def those_who_must(game: Tempest, seat: Seat, found: list[CardId]) -> list[CardId]:
    """Those that a text does not allow to be passed over."""
    must: list[CardId] = []
    for card in found:
        if game.is_forbidden(kinds.PASS, Event(kinds.PASS, seat, game.ref(card))):
            must.append(card)
    return must


@mypyc_attr(free_list_len=1)
class BeginCombat(Step["Tempest"]):
    """TEM-19: the fourth phase."""

    def run(self, game: Tempest) -> None:
        game.phase = COMBAT
        game.open_phase()
        game.fights = 0
        game.triggers = 0
        game.push(NEXT_FIGHT)
        game.signal(kinds.START, COMBAT)
        if game.waiting:
            game.push(RUN_TRIGGERS)


@mypyc_attr(free_list_len=1)
class NextFight(Step["Tempest"]):
    """TEM-88, TEM-89, TEM-96: look who is left; A picks first in fight 1, then the first pick alternates."""

    def run(self, game: Tempest) -> None:
        game.triggers = 0
        sides = [creatures(game, 0), creatures(game, 1)]
        if not sides[0] or not sides[1]:
            # TEM-95: a player without creatures loses the round; both without, and it is tied.
            game.push(EndRound(0 if sides[0] else 1 if sides[1] else NOBODY))
            return
        if game.fights >= game.lowest_limit(MOST_FIGHTS):
            game.push(EndRound(stronger_side(game, sides)))
            return
        game.fights += 1
        if game.lasting and game.skips(game.seat_a, FIGHT):
            game.push(self)
            return
        if game.later:
            game.begin_span(FIGHT)
        first = game.seat_a if game.fights % 2 == 1 else other(game.seat_a)
        game.push(self)
        options = [Option("pick", PickAgainst(first, game.ref(card)), card) for card in fighters(game, first)]
        game.ask(Decision(first, "Which creature fights?", options))


def stronger_side(game: Tempest, sides: list[list[CardId]]) -> Seat:
    """TEM-97, TEM-98: the higher sum of current HP wins the round; equal sums tie it."""
    sums = [0, 0]
    for seat in range(2):
        for card in sides[seat]:
            sums[seat] += game.stat(card, HP)
    if sums[0] == sums[1]:
        return NOBODY
    return 0 if sums[0] > sums[1] else 1


@mypyc_attr(free_list_len=1)
class PickAgainst(Step["Tempest"]):
    """TEM-88, TEM-90: seeing the first pick, the other player picks any creature on their side."""

    def __init__(self, first: Seat, picked: Ref) -> None:
        self.first = first
        self.picked = picked

    def run(self, game: Tempest) -> None:
        seat = other(self.first)
        options = [Option("pick", StartFight(self.picked, game.ref(card)), card) for card in fighters(game, seat)]
        game.ask(Decision(seat, "Which creature fights {card}?", options, self.picked & 1023))


NEXT_FIGHT: Final = NextFight()
BEGIN_COMBAT: Final = BeginCombat()
