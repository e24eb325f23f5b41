"""The hash tells states apart and nothing else."""

from collections.abc import Callable

import pytest

from cardwright.engine.fingerprint import Walker, fingerprint
from tests.engine.tables import begin, lay
from tests.engine.toy_rules import Toy

POSITION = "red hand: Bolt, Spy\nred deck: Fork, Quake\nred field: Grunt\nblue deck: Wish, Rally\nblue field: Captain"


def swap_top(game: Toy) -> None:
    game.zones[0].reverse()


def tire(game: Toy) -> None:
    game.fighter(game.things[0].card).is_tired = True


def hurt(game: Toy) -> None:
    game.things[0].damage += 1


def learn(game: Toy) -> None:
    game.show(0, 3)


def draw_chance(game: Toy) -> None:
    game.rng.below(2)


def lose_life(game: Toy) -> None:
    game.life[0] -= 1


def answer(game: Toy) -> None:
    game.choose_key("pass")


@pytest.mark.parametrize("change", [swap_top, tire, hurt, learn, draw_chance, lose_life, answer])
def test_every_change_of_the_state_shows(change: Callable[[Toy], None]) -> None:
    game = lay(POSITION)
    before = fingerprint(game)
    clone = game.clone()

    change(game)

    assert fingerprint(game) != before
    assert fingerprint(clone) == before, "the clone went its own way"


def test_looking_and_computing_do_not_show() -> None:
    game = lay(POSITION)
    before = fingerprint(game)
    game.view(0)
    game.stat(game.things[0].card, 0)
    game.stale = True
    game.refresh()

    assert fingerprint(game) == before


def test_the_same_game_has_the_same_hash() -> None:
    assert fingerprint(begin(seed=5)) == fingerprint(begin(seed=5))
    assert fingerprint(begin(seed=5)) != fingerprint(begin(seed=6))


@pytest.mark.parametrize(
    ("one", "other"),
    [({"a": 1}, {"a": 2}), ({1, 2}, {1, 3}), ([1, [2]], [[1], 2]), (1.5, 2.5), ("1", 1), (True, 1), (None, "None")],
)
def test_values_are_told_apart(one: object, other: object) -> None:
    walkers = Walker(), Walker()
    walkers[0].value(one)
    walkers[1].value(other)

    assert walkers[0].digest.digest() != walkers[1].digest.digest()
