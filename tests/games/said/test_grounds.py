"""One player's part of what both share."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, fighter, spell


@pytest.mark.parametrize(
    "text",
    [
        "Deal 1 damage to each card on the enemy field.",
        "Deal 1 damage to all cards on your opponent's side of the field.",
        "Deal 1 damage to each card on the enemy side.",
    ],
)
def test_only_the_cards_of_that_side_are_meant(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"], field=["Tower Ox"]).blue(field=["Tower Ox"])

    deploy(scene, "Sayer")

    scene.then.red.has(field=["Tower Ox"])
    scene.then.blue.has(field=["Tower Ox (damage 1)"])


def test_what_enters_ones_own_field_is_told_apart() -> None:
    for text, gained in (("When a card enters your field", 2), ("When a card enters the enemy's field", 0)):
        scene = fighter(f"{text}, gain 2 resource.")
        scene.red(field=["Sayer"], hand=["Gnatling", "Tower Ox"], resource=10)
        before = 10 - 1
        deploy(scene, "Gnatling")
        scene.then.red.has(resource=before + gained)


def test_an_empty_side_is_told_from_an_empty_field() -> None:
    for theirs, gained in ((["Tower Ox"], 0), ([], 3)):
        scene = buff("If the enemy field is empty, gain 3 resource.")
        scene.red(hand=["Sayer"], field=["Tower Ox"], resource=0).blue(field=theirs)
        deploy(scene, "Sayer")
        scene.then.red.has(resource=gained)


def test_those_on_ones_side_of_the_battlefield_are_counted() -> None:
    scene = spell("Draw a card for each creature on your side of the battlefield.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 3).blue(battlefield=["Moss Ox"] * 2)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])


def test_what_enters_another_side_of_the_battlefield_is_not_heard() -> None:
    scene = creature("When a creature enters your opponent's battlefield, draw a card.")
    scene.red(hand=["Barefoot Pilgrim"], battlefield=["Sayer"], mana_pool=["Gust"] * 4, deck=["Gust"] * 2)

    scene.when.red.plays("Barefoot Pilgrim")
    scene.when.both_pass()

    scene.then.red.has(hand=[])
