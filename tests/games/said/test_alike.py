"""What is of the same element, colour or faction as something, and what enters."""

import pytest

from tests.games.said.cards import creature, fighter, spell
from tests.games.said.duels import effect


@pytest.mark.parametrize(
    "text",
    [
        "Other creatures that share an element with this have +2/+0.",
        "Other creatures of the same element have +2/+0.",
        "Other creatures with the same element as this creature have +2/+0.",
        "Other creatures of this creature's element have +2/+0.",
    ],
)
def test_who_is_of_the_same_element(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer", "Moss Ox", "Mist Heron"])

    scene.then.stat("Sayer", attack=2).stat("Moss Ox", attack=2).stat("Mist Heron", attack=3)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all creatures that share an element with target creature.",
        "Destroy target creature and all creatures of the same element.",
        "Destroy target creature and each other creature of its element.",
    ],
)
def test_all_of_the_element_of_a_target(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Burrow Scout", "Mist Heron"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Mist Heron"])


@pytest.mark.parametrize(
    "text",
    [
        "Other cards of the same faction get +1 ATK.",
        "Other cards you control with the same faction as this get +1 ATK.",
    ],
)
def test_who_is_of_the_same_faction(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer", "Stray Bull", "Tower Ox"])

    scene.then.stat("Stray Bull", atk=4).stat("Tower Ox", atk=1)


@pytest.mark.parametrize(
    "text",
    [
        "Creatures entering the field get -1 Atk.",
        "Enemy creatures that enter the field get -1 Atk.",
        "Each creature that enters the field loses 1 Atk.",
    ],
)
def test_what_enters(text: str) -> None:
    scene = effect(text, "Field")
    scene.blue(field=["Sayer", "Ox"]).red(field=["Wolf"], hand=["Even"]).at(phase="creature")

    scene.when.red.plays("Even")

    scene.then.stat("Wolf", atk=2).stat("Even", atk=1)
