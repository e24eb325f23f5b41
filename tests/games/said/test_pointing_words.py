"""Whoever does something, the biggest and the smallest, other names: what these words do."""

import pytest

from tests.games.bounty.crews import attack
from tests.games.said import duels
from tests.games.said.cards import creature, fighter, spell


@pytest.mark.parametrize("text", ["Whatever attacks this takes 1 damage.", "Creatures that attack this take 1 damage."])
def test_whoever_attacks_it_is_hurt(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Barefoot Pilgrim"]).blue(battlefield=["Sayer"]).at(phase="attack round")

    scene.when.red.attacks("Barefoot Pilgrim", "Sayer")
    scene.when.resolve_stack()

    scene.then.red.has(battlefield=[])


def test_whoever_kills_it_scores() -> None:
    scene = fighter("Whoever kills this gets 2 extra points.")
    scene.red(field=["Sullen Giant"], points=0).blue(field=["Sayer"]).at(phase="attack")

    attack(scene, "Sullen Giant", "Sayer")

    scene.then.red.has(points=4)


def test_the_biggest_is_meant() -> None:
    scene = spell("Destroy the biggest enemy guy.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Barefoot Pilgrim"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Barefoot Pilgrim"])


@pytest.mark.parametrize(("other", "health"), [("Barefoot Pilgrim", 3), ("Moss Ox", 2)])
def test_only_the_biggest_has_it(other: str, health: int) -> None:
    scene = creature("While this is the biggest creature on the battlefield, it has +0/+1.")
    scene.red(battlefield=["Sayer"]).blue(battlefield=[other])

    scene.then.red.stat("Sayer", attack=2, health=health)


def test_the_fastest_is_faster_than_the_others() -> None:
    scene = duels.effect("Destroy the slowest creature on the field.")
    scene.red(hand=["Sayer"], field=["Hare"]).blue(field=["Ox"])

    duels.resolve(scene)

    scene.then.blue.has(field=[])


def test_who_fights_it_is_slower() -> None:
    scene = duels.creature("The creature fighting this gets -2 Spe.")
    scene.red(field=["Sayer", "Ox"]).blue(field=["Hare", "Ox"]).at(phase="combat")

    scene.when.red.does("pick Sayer")
    scene.when.blue.does("pick Hare")

    scene.then.red.stat("Sayer", hp=4)


def test_one_or_the_other_will_do() -> None:
    scene = spell("Destroy all Spirit or damaged creatures.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Barefoot Pilgrim"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox"])
