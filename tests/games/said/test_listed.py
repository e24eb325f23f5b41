"""Modes and abilities in lists: bullets, numbers, dashes, some of them, one by chance."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import creature, fighter, spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: • Draw a card. • Your opponent discards a card. • Gain 2 energy of any one colour.",
        "Choose one: 1) Draw a card. 2) Your opponent discards a card. 3) Gain 2 energy of any one colour.",
        "Choose one: Draw a card. Your opponent discards a card. Gain 2 energy of any one colour.",
    ],
)
def test_modes_stand_in_a_list(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], deck=["Dam"] * 9)
    resolve(scene)

    scene.when.red.does("mode 1")

    scene.then.red.has(hand=["Dam"])


def test_a_mode_of_several_sentences() -> None:
    scene = spell("Choose one:\n• Burn 2.\n• Destroy target creature. Its controller draws a card.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"], deck=["Gust"] * 3, hand=[])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.does("mode 2")

    scene.then.blue.has(battlefield=[], hand=["Gust"])


@pytest.mark.parametrize(
    ("head", "none"), [("Choose up to two", True), ("Choose any number", True), ("Choose one or more", False)]
)
def test_some_of_the_modes(head: str, none: bool) -> None:
    scene = fighter(
        f"When deployed, {head.lower()}: • Draw a card. • Gain 2 resource. • Your opponent discards a card."
    )
    scene.red(hand=["Sayer"], deck=["Stray Bull"] * 5, resource=0).at(phase="deploy")
    deploy(scene, "Sayer")
    if none:
        scene.then.red.can("done")
    else:
        scene.then.red.cannot("done")

    scene.when.red.does("mode 1")
    scene.when.red.does("mode 2")
    if "two" not in head:
        scene.when.red.does("done")

    scene.then.red.has(hand=["Stray Bull"], resource=2)


def test_chance_chooses() -> None:
    scene = effect("Choose one at random: • Draw a card. • Draw a card.")
    scene.red(hand=["Sayer"], deck=["Dam"] * 9)

    resolve(scene)

    scene.then.red.has(hand=["Dam"])


def test_you_may_do_one_or_the_other_or_neither() -> None:
    scene = fighter("When deployed, you may draw a card or gain 2 resource.")
    scene.red(hand=["Sayer"], deck=["Stray Bull"] * 5, resource=0).at(phase="deploy")
    deploy(scene, "Sayer")

    scene.when.red.does("done")

    scene.then.red.has(hand=[], resource=0)


@pytest.mark.parametrize(
    "text", ["• Guard • When this is destroyed, draw a card.", "- Guard\n- When this is destroyed, draw a card"]
)
def test_abilities_stand_in_a_list(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer (damage 1)"], deck=["Gust"] * 3, hand=[]).blue(battlefield=["Moss Ox"])
    scene.at(active="blue", phase="attack round")

    scene.then.blue.cannot("attack", "red")
