""" "Draw a card, then discard a card if ...": the first is done in any case."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import spell, tactic
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, then discard a card if you have 5 or more cards in hand.",
        "Draw a card and then discard a card if you have 5 or more cards in hand.",
        "Draw a card, then draw a card unless you have 1 or more cards in hand.",
    ],
)
def test_only_what_is_done_then_is_asked_about(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], deck=["Ox", "Fox", "Wolf"])

    resolve(scene)

    scene.then.red.has(hand=["Ox"])


@pytest.mark.parametrize("target", ["Moss Ox", "Mist Heron"])
def test_a_target_of_what_is_done_then(target: str) -> None:
    scene = spell("Draw a card, then destroy target creature if it is Air.")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Moss Ox"]).blue(battlefield=["Moss Ox", "Mist Heron"])

    scene.when.red.plays("Sayer", on=target)
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox"])
    scene.then.blue.has(battlefield=["Moss Ox", "Mist Heron"] if target == "Moss Ox" else ["Moss Ox"])


def test_in_another_game() -> None:
    scene = tactic("Gain 1 energy, then draw a card if you have 1 or more drills in play.")
    scene.red(hand=["Sayer"], character=["Nil"], deck=walls(5, 4, 3, 2)).blue(character=["Nil"], deck=walls(5, 5))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=[])
