"""The start of the game: decks, plans chosen in secret, the coin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine.face import Face
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.plans import PLANS, pay_start
from cardwright.games.tempest.round import START_ROUND
from cardwright.games.tempest.rulebook import COLOURS
from cardwright.games.tempest.zones import DECK

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

CHOICES: Final = 4
"""Two plans, each with a colour."""


def lay_decks(game: Tempest, decks: Sequence[Sequence[str]]) -> None:
    """Put each deck on the table, in the order of its list."""
    key = (tuple(decks[0]), tuple(decks[1]))
    laid = game.rulebook.laid.get(key)
    if laid is None:
        laid = find_faces(game, key)
        game.rulebook.laid[key] = laid
    count = len(laid)
    first = len(key[0])
    red = DECK * 2
    game.zones[red] = list(range(first))
    game.zones[red + 1] = list(range(first, count))
    game.faces = laid[:]
    game.owners = [0] * first + [1] * (count - first)
    game.places = [red] * first + [red + 1] * (count - first)
    game.stamps = [0] * count
    game.seen = [0] * count
    game.used_for_good = [0] * count
    game.in_play = [None] * count


def find_faces(game: Tempest, decks: tuple[tuple[str, ...], tuple[str, ...]]) -> list[Face]:
    """The faces of two deck lists, red's first; looked up once for all games with them."""
    faces: list[Face] = []
    for names in decks:
        for name in names:
            face = game.pool.find(name)
            assert face is not None, name
            faces.append(face)
    return faces


@mypyc_attr(free_list_len=1)
class OpenGame(Step["Tempest"]):
    """TEM-07: both decks are shuffled, then plans, starting energy, the coin, round 1."""

    def run(self, game: Tempest) -> None:
        for seat in range(2):
            game.shuffle_zone(DECK * 2 + seat)
        game.then(CHOOSE_PLAN, FLIP_COIN, START_ROUND)


@mypyc_attr(free_list_len=1)
class ChoosePlan(Step["Tempest"]):
    """TEM-52, TEM-53: two different plans, a colour for each, in secret; then the other player, then all is shown."""

    def run(self, game: Tempest) -> None:
        made = len(game.choosing)
        seat = made // CHOICES
        place = made % CHOICES
        if place % 2 == 1:
            game.ask(Decision(seat, "In which colour does it pay?", COLOUR_OPTIONS, always=True, secret=True))
            return
        # The second plan comes after the first, so that no pair is offered twice.
        options = PLAN_OPTIONS[:-1] if place == 0 else PLAN_OPTIONS[game.choosing[made - 2] + 1 :]
        game.ask(Decision(seat, "Which energy plan do you choose?", options, always=True, secret=True))


@mypyc_attr(free_list_len=1)
class Choice(Step["Tempest"]):
    """One plan, or one colour, is chosen."""

    def __init__(self, choice: int) -> None:
        self.choice = choice

    def run(self, game: Tempest) -> None:
        game.choosing = (*game.choosing, self.choice)
        game.push(CHOOSE_PLAN if len(game.choosing) < 2 * CHOICES else SHOW_PLANS)


@mypyc_attr(free_list_len=1)
class ShowPlans(Step["Tempest"]):
    """TEM-53, TEM-56: all plans are shown at once, and give their starting energy."""

    def run(self, game: Tempest) -> None:
        game.plans = list(game.choosing)
        game.choosing = ()
        for seat in range(2):
            pay_start(game, seat)


@mypyc_attr(free_list_len=1)
class FlipCoin(Step["Tempest"]):
    """TEM-08: a fair coin decides who is A in round 1."""

    def run(self, game: Tempest) -> None:
        game.seat_a = game.rng.below(2)
        game.turn = game.seat_a


PLAN_OPTIONS: Final = [Option(f"plan {PLANS[plan]}", Choice(plan)) for plan in range(len(PLANS))]
COLOUR_OPTIONS: Final = [Option(f"in {COLOURS[colour]}", Choice(colour)) for colour in range(len(COLOURS))]
CHOOSE_PLAN: Final = ChoosePlan()
SHOW_PLANS: Final = ShowPlans()
FLIP_COIN: Final = FlipCoin()
