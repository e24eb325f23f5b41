"""Players of whom something is true do it, and the others do not."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import spell, tactic
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(("ours", "theirs", "lost"), [(0, 1, (1, 0)), (1, 0, (0, 1)), (0, 0, (1, 1)), (1, 1, (0, 0))])
@pytest.mark.parametrize(
    "text",
    [
        "Each player who controls no creatures discards their hand.",
        "Each player without a creature discards their hand.",
        "Players with no creatures discard their hands.",
    ],
)
def test_who_controls_no_creatures(text: str, ours: int, theirs: int, lost: tuple[int, int]) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Moss Ox"], battlefield=["Barefoot Pilgrim"] * ours)
    scene.blue(hand=["Moss Ox"], battlefield=["Barefoot Pilgrim"] * theirs)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox"][lost[0] :])
    scene.then.blue.has(hand=["Moss Ox"][lost[1] :])


def test_it_is_done_to_those_players_too() -> None:
    scene = spell("Deal 2 damage to each player who controls no creatures.")
    scene.red(hand=["Sayer"], battlefield=["Barefoot Pilgrim"], deck=["Moss Ox"] * 3)
    scene.blue(deck=["Moss Ox"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(deck=["Moss Ox"] * 3)
    scene.then.blue.has(deck=["Moss Ox"])


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 2, (1, 0)), (2, 0, (0, 1)), (1, 1, (0, 0))])
def test_each_is_compared_with_the_other_before_anybody_draws(mine: int, theirs: int, drawn: tuple[int, int]) -> None:
    scene = tactic("Each player with fewer cards in hand than their opponent draws a card.")
    scene.red(hand=["Sayer", *["Hit 1"] * mine], deck=walls(3, 3))
    scene.blue(hand=["Hit 1"] * theirs, deck=walls(3, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=walls(3, 3)[drawn[0] :])
    scene.then.blue.has(deck=walls(3, 3)[drawn[1] :])


@pytest.mark.parametrize("token", ["a Husk", "a Husk token"])
def test_those_make_tokens_for_themselves(token: str) -> None:
    scene = effect(f"Each player without a creature creates {token}.")
    scene.red(hand=["Sayer"], field=["Dam"])

    resolve(scene)

    scene.then.red.has(field=["Dam"])
    scene.then.blue.has(field=["Husk"])
