"""What is done now and again later, by how much more something happens, and what may not be picked, told afterwards."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, fighter, said, spell


@pytest.mark.parametrize(
    "text",
    [
        "Gain 2 resource now and 2 more at the start of your next turn.",
        "You get 2 resource now, and 2 more at the start of your next turn.",
        "Gain 2 resource. At the start of your next turn, gain 2 more.",
    ],
)
def test_a_part_comes_later(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer", "Gnatling"], resource=0, deck=["Gnatling"] * 4).blue(deck=["Gnatling"] * 4)

    deploy(scene, "Sayer")
    scene.then.red.has(resource=2)
    quiet(scene, turn=7)

    scene.then.red.has(resource=4)


def test_another_card_is_drawn_later_in_phalanx() -> None:
    assert said("phalanx", "spell", "Draw a card now and another at the start of your next turn.") == (
        "Draw a card. At the start of your next turn, draw a card."
    )


@pytest.mark.parametrize(("cards", "resource"), [(0, 2), (3, 4)])
def test_more_is_gained_under_a_condition(cards: int, resource: int) -> None:
    scene = buff("Gain 2 resource. If you have 3 or more cards on the field, gain 2 more.")
    scene.red(hand=["Sayer"], field=["Gnatling"] * cards, resource=0)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=resource)


def test_each_gain_is_1_more() -> None:
    scene = fighter("Whenever you gain resource, gain 1 more.")
    scene.red(field=["Sayer"], hand=["Windfall Crate"], resource=1).at(phase="deploy")

    deploy(scene, "Windfall Crate")

    scene.then.red.has(resource=6)


def test_life_is_gained_1_more_in_phalanx() -> None:
    assert said("phalanx", "character", "Whenever you gain life, gain 1 more.") == (
        "If you would gain life-energy, gain 1 more."
    )


def test_more_than_nothing_is_not_said() -> None:
    assert "more than what" in said("bounty", "attack", "When this attacks, gain 2 more.")


@pytest.mark.parametrize(
    "text",
    [
        "Deal 1 damage to an enemy card. You cannot choose a Resource card.",
        "Deal 1 damage to an enemy card. It can't be a Resource card.",
        "Deal 1 damage to an enemy card. It must be an Attack card.",
    ],
)
def test_some_cards_are_not_picked(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"]).blue(field=["Comb Tender", "Tower Ox"])

    deploy(scene, "Sayer")

    scene.then.blue.stat("Tower Ox", damage=1)


def test_what_is_suspended_is_not_suspended_again() -> None:
    text = "Activate: Suspend an enemy Attack card for 1 turn. It must not already be suspended."

    assert said("bounty", "attack", text) == (
        "Activate: Suspend target enemy Attack card that is not suspended for 1 turn."
    )


def test_no_creature_of_an_element_is_picked() -> None:
    scene = spell("Destroy target creature. You can't choose an Earth creature.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Ashpit Urchin"])

    scene.when.red.plays("Sayer", on="Ashpit Urchin")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox"])


@pytest.mark.parametrize("text", ["Your Swarm get +1 ATK.", "all own Swarm +1 ATK", "Swarm you control get +1 ATK."])
def test_a_faction_is_all_its_cards(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer", "Thorn Hornet", "Needle Gnat"]).blue(field=["Tower Ox"]).at(phase="attack")

    attack(scene, "Thorn Hornet", "Tower Ox")

    scene.then.red.stat("Thorn Hornet", atk=4)
    scene.then.red.stat("Needle Gnat", atk=4)
