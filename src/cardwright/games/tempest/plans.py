"""Energy plans: what they pay, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng
from cardwright.games.tempest.rulebook import BROWN, COLOUR_COUNT

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

EARLY_TIDE: Final = 0
LATE_TIDE: Final = 1
SUMMONER: Final = 2
MOURNER: Final = 3
HUNTER: Final = 4
KEEPER: Final = 5
UNDERDOG: Final = 6

PLANS: Final = ("Early Tide", "Late Tide", "Summoner", "Mourner", "Hunter", "Keeper", "Underdog")
AMOUNTS: Final = (0, 0, 1, 2, 3, 6, 9)
"""TEM-56: what a plan pays each time; the tides go by the round."""
STARTS: Final = (0, 0, 2, 2, 2, 2, 2)
"""TEM-56: the energy of a plan's colour at the start of the game."""
EARLY_PAYS: Final = [6, 3, 1]
LATE_PAYS: Final = [2, 4, 7, 2]
"""TEM-56: what the tides pay in rounds 1, 2 and so on, the last number in each later round."""
TELLS: Final = (
    "pays 6 in round 1, 3 in round 2, 1 in each later round",
    "pays 2, 4 and 7 in rounds 1 to 3, 2 in each later round",
    "pays 1 for each creature you cast",
    "pays 2 for each ally creature that dies",
    "pays 3 for each enemy creature that dies",
    "pays 6 for each ally creature that lasts to the end of a round",
    "pays 9 for a round you lose",
)
"""TEM-54, TEM-56: the plans in words, for those who choose."""
PLAN_NUMBERS: Final = 4
"""A seat's plans are two pairs of plan and colour."""


def tide(plan: int, round: int) -> int:
    """TEM-56, TEM-59: what a tide pays when a round begins; every round counts."""
    schedule = EARLY_PAYS if plan == EARLY_TIDE else LATE_PAYS
    return schedule[round - 1] if round < len(schedule) else schedule[-1]


def pay_plans(game: Tempest, seat: Seat, plan: int, times: int) -> None:
    """TEM-53, TEM-55: a seat's plan of that sort, of which it has one at most, pays in its colour."""
    place = seat * PLAN_NUMBERS
    plans = game.plans
    if plans[place] != plan:
        place += 2
        if plans[place] != plan:
            return
    amount = tide(plan, game.round) if plan <= LATE_TIDE else AMOUNTS[plan]
    game.energy[seat * COLOUR_COUNT + plans[place + 1]] += amount * times


def pay_start(game: Tempest, seat: Seat) -> None:
    """TEM-56: the energy with which a seat starts."""
    start = seat * PLAN_NUMBERS
    for place in (start, start + 2):
        game.energy[seat * COLOUR_COUNT + game.plans[place + 1]] += STARTS[game.plans[place]]


def earn(game: Tempest, seat: Seat, colour: int) -> None:
    """TEM-60, TEM-62: a card from deck to hand gives 1 energy of its colour if a plan has it; brown none."""
    start = seat * PLAN_NUMBERS
    if colour != BROWN and (game.plans[start + 1] == colour or game.plans[start + 3] == colour):
        game.energy[seat * COLOUR_COUNT + colour] += 1


def has_plans(game: Tempest, seat: Seat) -> bool:
    """Whether a seat's plans are chosen and shown."""
    return game.plans[seat * PLAN_NUMBERS] != NOBODY


def guessed_choices(choices: tuple[int, ...], seat: Seat, rng: Rng) -> tuple[int, ...]:
    """TEM-52: choices still secret, with any that are legal in place of the opponent's."""
    opponent = 1 - seat
    start = opponent * PLAN_NUMBERS
    if not 0 <= opponent <= 1 or len(choices) < start + PLAN_NUMBERS:
        return choices
    first = rng.below(len(PLANS) - 1)
    second = first + 1 + rng.below(len(PLANS) - 1 - first)
    guess = (first, rng.below(COLOUR_COUNT), second, rng.below(COLOUR_COUNT))
    return (*choices[:start], *guess, *choices[start + PLAN_NUMBERS :])
