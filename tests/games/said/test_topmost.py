"""The highest and lowest among some, ties, and all but the strongest."""

import pytest

from cardwright.testing import Scene
from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, spell
from tests.games.said.duels import effect, resolve


def cast(scene: Scene) -> Scene:
    """Red plays Sayer and both pass."""
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    return scene


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Destroy all creatures except the one with the highest attack.", ["Moss Ox"]),
        ("Destroy every creature but the strongest.", ["Moss Ox"]),
        ("Destroy the creature with the highest attack among your opponent's creatures.", ["Mist Heron"]),
        ("Destroy the weakest of the enemy creatures.", ["Moss Ox"]),
        ("Destroy each creature tied for the lowest attack.", ["Moss Ox"]),
    ],
)
def test_the_highest_and_the_lowest_are_found_among_those_that_are_told(text: str, left: list[str]) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Moss Ox", "Mist Heron"])

    cast(scene)

    scene.then.blue.has(battlefield=left)


def test_the_opponent_chooses_between_equals() -> None:
    scene = spell("Destroy the creature with the highest attack. If tied, your opponent chooses.")
    scene.red(hand=["Sayer"], battlefield=["Gale Rider"])
    scene.blue(battlefield=["Moss Ox", "Mist Heron"])

    cast(scene)
    scene.when.blue.does("choose Gale Rider")

    scene.then.red.has(battlefield=[])
    scene.then.blue.has(battlefield=["Moss Ox", "Mist Heron"])


@pytest.mark.parametrize(("mine", "drawn"), [("Moss Ox", 1), ("Mist Heron", 0)])
def test_whoever_controls_the_strongest_creature(mine: str, drawn: int) -> None:
    scene = spell("If you control the creature with the highest attack, draw a card.")
    scene.red(hand=["Sayer"], battlefield=[mine], deck=["Gust"] * 3)
    scene.blue(battlefield=["Gale Rider" if mine == "Mist Heron" else "Mist Heron"])

    cast(scene)

    scene.then.red.has(deck=3 - drawn)


def test_all_but_the_fastest_are_killed() -> None:
    scene = effect("Kill all creatures except the fastest.")
    scene.red(hand=["Sayer"], field=["Dam"]).blue(field=["Dam", "Fox"])

    resolve(scene)

    scene.then.red.has(field=[])
    scene.then.blue.has(field=["Fox"])


@pytest.mark.parametrize(("own", "gained"), [(9, 2), (4, 0), (1, 0)])
def test_whoever_has_the_most(own: int, gained: int) -> None:
    scene = buff("If you have the most resource, gain 2 resource.")
    scene.red(hand=["Sayer"], resource=own)
    scene.blue(resource=4)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=own + gained)
