"""What each player does of whom something is true."""

import pytest

from tests.games.said.cards import buff, spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Each player who controls a creature draws a card.",
        "Players who control a creature draw a card.",
        "For each player, if that player controls a creature, that player draws a card.",
    ],
)
def test_only_those_do_it_of_whom_it_is_true(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Moss Ox"], battlefield=[])
    scene.blue(hand=[], deck=["Moss Ox", "Moss Ox"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=[])
    scene.then.blue.has(hand=["Moss Ox"])


def test_both_are_asked_before_anybody_does_it() -> None:
    scene = spell("Each player who has fewer cards in hand than their opponent draws two cards.")
    scene.red(hand=["Sayer"], deck=["Moss Ox"] * 4)
    scene.blue(hand=["Stoke"], deck=["Moss Ox"] * 4)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox", "Moss Ox"])
    scene.then.blue.has(hand=["Stoke"])


def test_each_of_them_chooses() -> None:
    scene = buff("Each player who has a card in hand discards a card.")
    scene.red(hand=["Sayer"]).blue(hand=["Gnatling", "Stray Bull"]).at(phase="deploy")

    scene.when.red.does("deploy Sayer")
    scene.when.blue.does("choose Gnatling")

    scene.then.blue.has(hand=["Stray Bull"])


def test_in_dojo_those_with_little_energy_gain_some() -> None:
    scene = tactic("Each player with 2 or less energy gains 1 energy.")
    scene.red(hand=["Sayer"], energy=1, deck=["Wall 1"] * 5).blue(energy=3, deck=["Wall 1"] * 5)

    scene.when.red.plays("Sayer")

    scene.then.red.changed(energy_pile=1)
    scene.then.blue.changed(energy_pile=0)
