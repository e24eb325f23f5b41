"""The second and the third of a turn, and amounts with a cap."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said.cards import buff, creature, drill, fighter, spell, strike


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for each creature you control, to a maximum of 2.",
        "Draw 1 card for each friendly creature (max 2).",
        "Draw a card for every creature you control, but no more than two cards.",
    ],
)
def test_no_more_cards_are_drawn_than_the_cap(text: str) -> None:
    for oxen, drawn in ((1, 1), (2, 2), (4, 2)):
        scene = spell(text)
        scene.red(hand=["Sayer"], battlefield=["Moss Ox"] * oxen, deck=["Hush"] * 6)

        scene.when.red.plays("Sayer")
        scene.when.both_pass()

        scene.then.red.has(hand=["Hush"] * drawn)


def test_no_more_resource_is_gained_than_the_cap() -> None:
    for held, gained in ((1, 1), (5, 3)):
        scene = buff("Gain 1 resource for each card in your hand, at most 3.")
        scene.red(hand=["Sayer", *["Gnatling"] * held], resource=0).at(phase="deploy")

        deploy(scene, "Sayer")

        scene.then.red.has(resource=gained)


def test_a_bonus_grows_up_to_its_cap() -> None:
    for held, lost in ((1, 2), (5, 4)):
        scene = strike("This attack gets +3 damage for each card in your hand, to a maximum of +9.")
        scene.red(hand=["Sayer", *["Hit 1"] * held])
        scene.blue(character=["Nil"], deck=walls(3, 3, 3, 3, 3, 3, 3, 3))

        scene.when.red.plays("Sayer")

        scene.then.blue.has(discard_pile=walls(3, 3, 3, 3)[:lost])


@pytest.mark.parametrize(
    "text",
    [
        "When you play your second spell each turn, draw a card.",
        "Whenever you play a second spell in the same turn, draw a card.",
        "The second time you play a spell each turn, draw a card.",
    ],
)
def test_only_the_second_spell_of_a_turn_draws(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Flashfire Rite"] * 3, battlefield=["Sayer"], deck=["Hush"] * 3)
    for hand in (["Flashfire Rite"] * 2, ["Flashfire Rite", "Hush"], ["Hush"]):
        scene.when.red.plays("Flashfire Rite")
        scene.when.resolve_stack()
        scene.then.red.has(hand=hand)


def test_only_the_second_card_of_a_turn_costs_less() -> None:
    scene = fighter("The second card you deploy each turn costs 1 less.")
    scene.red(hand=["Hill Scrapper"] * 3, field=["Sayer"], resource=20).at(phase="deploy")
    costs: list[int] = []
    for _ in range(3):
        before = scene.game.standing(0)[2]
        deploy(scene, "Hill Scrapper")
        costs.append(before - scene.game.standing(0)[2])

    assert costs == [costs[0], costs[0] - 1, costs[0]]


def test_the_third_attack_of_a_round_gets_it() -> None:
    scene = drill("Ongoing: The third attack you make each round gets +3 damage.")
    scene.red(drill_row=["Sayer"], hand=["Hit 1"] * 4)
    scene.blue(character=["Nil"], deck=walls(3, 3, 3, 3, 3, 3))
    for lost in (1, 2, 4, 5):
        scene.when.red.plays("Hit 1")
        scene.then.blue.has(discard_pile=walls(3, 3, 3, 3, 3)[:lost])
        if lost < 5:
            scene.when.blue.passes()
