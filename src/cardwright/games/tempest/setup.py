"""The start of the game: decks, plans chosen in secret, the coin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine.face import Face
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.plans import PLANS, pay_start
from cardwright.games.tempest.round import StartRound
from cardwright.games.tempest.rulebook import COLOURS
from cardwright.games.tempest.zones import DECK

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

CHOICES: Final = 4
"""Two plans, each with a colour."""


def lay_decks(game: Tempest, decks: Sequence[Sequence[str]]) -> None:
    """Put each deck on the table, in the order of its list."""
    for seat in range(2):
        faces = faces_of(game, tuple(decks[seat]))
        first = len(game.owners)
        count = len(faces)
        zone = DECK * 2 + seat
        game.zones[zone] = list(range(first, first + count))
        game.faces.extend(faces)
        game.owners.extend([seat] * count)
        game.places.extend([zone] * count)
        game.stamps.extend([0] * count)
        game.seen.extend([0] * count)
        game.used_for_good.extend([0] * count)
        game.in_play.extend([None] * count)


def faces_of(game: Tempest, names: tuple[str, ...]) -> list[Face]:
    """The faces of a deck list, looked up once for all games with it."""
    known = game.rulebook.decks.get(names)
    if known is None:
        known = []
        for name in names:
            face = game.pool.find(name)
            assert face is not None, name
            known.append(face)
        game.rulebook.decks[names] = known
    return known


@mypyc_attr(free_list_len=1)
class OpenGame(Step["Tempest"]):
    """TEM-07: both decks are shuffled, then plans, starting energy, the coin, round 1."""

    def run(self, game: Tempest) -> None:
        for seat in range(2):
            game.shuffle_zone(DECK * 2 + seat)
        game.then(CHOOSE_PLAN, FlipCoin(), StartRound())


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
