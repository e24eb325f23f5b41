"""How often: of cards with one name, of abilities that are used, and of what sets something off."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import creature, fighter, spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. You can play only one of these each turn.",
        "Draw a card. You can only play this card once per turn.",
        "Draw a card. You may only play one Sayer per turn.",
    ],
)
def test_one_card_of_a_name_is_played_in_a_turn(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Sayer"], deck=["Gust"] * 5)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.cannot("play", "Sayer")


def test_one_tactic_of_a_name_is_played_in_a_round() -> None:
    scene = tactic("Draw a card. Play only one of these each round.")
    scene.red(hand=["Sayer", "Sayer"], character=["Nil"], deck=walls(1, 1, 1))
    scene.blue(character=["Nil"])

    scene.when.red.plays("Sayer")
    scene.when.blue.passes()

    scene.then.red.cannot("play", "Sayer")


def test_one_creature_of_a_name_is_there_at_a_time() -> None:
    scene = creature("You may control only one of these.")
    scene.red(hand=["Sayer"], battlefield=["Sayer"])

    scene.then.red.cannot("play", "Sayer")


@pytest.mark.parametrize(("text", "possible"), [("", False), (" Use this ability no more than twice each turn.", True)])
def test_an_ability_is_activated_twice(text: str, possible: bool) -> None:
    scene = fighter(f"Activate: Draw a card.{text}")
    scene.red(field=["Sayer"], deck=["Shell Beetle"] * 5).at(phase="deploy", turn=5)

    scene.when.red.does("activate Sayer")

    side = scene.then.red
    if possible:
        side.can("activate Sayer")
        scene.when.red.does("activate Sayer")
    scene.then.red.cannot("activate Sayer")


@pytest.mark.parametrize("text", ["draw a card (once per turn)", "draw a card. This can happen only once per turn"])
def test_something_is_set_off_once_a_turn(text: str) -> None:
    scene = creature(f"Whenever you play a creature, {text}.")
    scene.red(
        hand=["Barefoot Pilgrim"] * 2, battlefield=["Sayer"], deck=["Gust"] * 5, mana_pool=["Barefoot Pilgrim"] * 9
    )

    scene.when.red.plays("Barefoot Pilgrim")
    for _ in range(2):
        scene.when.both_pass()
    scene.when.red.plays("Barefoot Pilgrim")
    scene.when.both_pass()

    scene.then.red.has(deck=4)


def test_one_creature_attacks_in_a_turn() -> None:
    scene = creature("Only one creature can attack each turn.")
    scene.red(battlefield=["Moss Ox", "Barefoot Pilgrim"]).blue(battlefield=["Sayer"], deck=["Gust"] * 9)

    scene.when.pass_until(phase="attack round")
    scene.when.red.does("attack Moss Ox > Sayer")
    scene.when.both_pass()

    scene.then.red.cannot("attack Barefoot Pilgrim > Sayer")
