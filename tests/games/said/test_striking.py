"""One strikes another, carried out."""

import pytest

from tests.games.said.cards import said, spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize("text", ["Target ally creature strikes target enemy creature.", "An ally strikes an enemy."])
def test_one_strikes_another_and_is_not_struck_back(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Slow"]).blue(field=["Troll"])

    resolve(scene)

    scene.then.stat("Troll", damage=5)
    scene.then.stat("Slow", damage=0)


def test_two_strike_each_other() -> None:
    scene = effect("Choose an ally and an enemy. They strike each other.")
    scene.red(hand=["Sayer"], field=["Wall"]).blue(field=["Troll"])

    resolve(scene)

    scene.then.stat("Wall", damage=4)
    scene.then.stat("Troll", damage=0)


def test_it_is_said_in_every_game() -> None:
    assert said("phalanx", "spell", "Target friendly character strikes target enemy character.") == (
        "Target friendly character deals damage equal to its A to target enemy character."
    )
    scene = spell("A friendly creature strikes an enemy creature.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Boiler Hulk"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.blue.has(hand=[])
