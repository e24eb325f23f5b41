"""Things counted in several places: each place is counted by itself, and what is in play there is yours."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import creature, drill, said, strike


@pytest.mark.parametrize(
    "text",
    [
        "This attack gets +1 damage for each drill in your hand and in play.",
        "This attack gets +1 damage for each drill in your hand and in your drill row.",
        "This attack gets +X damage, where X is the number of drills in your hand and in play.",
    ],
)
def test_drills_in_hand_and_in_play_are_counted(text: str) -> None:
    scene = strike(text)
    scene.red(character=["Nil"], hand=["Sayer", "Bell", "Wall 1"], drill_row=["Bell", "Bell"])
    scene.blue(character=["Nil"], drill_row=["Bell"], deck=walls(1, 1, 1, 1, 1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(deck=2)


@pytest.mark.parametrize(
    "text",
    [
        "This has +1/+0 for each Fire card in your hand and in your mana pool.",
        "This has +1/+0 for each Fire card in your hand and mana pool combined.",
    ],
)
def test_a_creature_counts_cards_in_two_zones(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], hand=["Stoke", "Gust"], mana_pool=["Stoke", "Stoke"])

    scene.then.stat("Sayer", attack=5)


def test_whose_choice_it_is_is_never_left_out() -> None:
    assert "does not fit here" in said("dojo", "tactic", "Your opponent discards one of their drills of your choice.")


@pytest.mark.parametrize(("hand", "drawn"), [(1, 0), (2, 1)])
def test_so_many_in_two_places(hand: int, drawn: int) -> None:
    scene = drill("Action: Pay 1: If there are 3 or more drills in your hand and in your discard pile, draw a card.")
    scene.red(drill_row=["Sayer"], energy=1, hand=["Bell"] * hand, discard_pile=["Bell"], deck=walls(1, 1))

    scene.when.red.does("use Sayer")

    scene.then.red.has(hand=hand + drawn)
