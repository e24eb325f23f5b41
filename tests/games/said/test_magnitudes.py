"""Stats that two things swap, amounts said by what something has, caps, prices, and energy of several colours."""

import pytest

from cardwright.testing import Scene
from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said.cards import buff, creature, spell, strike
from tests.games.said.duels import effect, resolve


def cast(scene: Scene, on: str | None = None) -> Scene:
    """Red plays Sayer and both pass."""
    if on is None:
        scene.when.red.plays("Sayer")
    else:
        scene.when.red.plays("Sayer", on=on)
    scene.when.both_pass()
    return scene


@pytest.mark.parametrize(
    "text",
    [
        "Swap the attack of target enemy creature and target friendly creature until end of turn.",
        "Exchange the attack of target enemy creature with the attack of target friendly creature until end of turn.",
    ],
)
def test_two_creatures_swap_their_attack(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Steam Leviathan"])

    cast(scene)

    scene.then.stat("Moss Ox", attack=3)
    scene.then.stat("Steam Leviathan", attack=2)


def test_two_cards_swap_their_attack_for_a_turn() -> None:
    scene = buff("Swap the ATK of target friendly Attack card and target enemy Attack card this turn.")
    scene.red(hand=["Sayer"], field=["Gnatling"]).blue(field=["Ridge Bruiser"])

    deploy(scene, "Sayer")

    scene.then.stat("Gnatling", atk=4)
    scene.then.stat("Ridge Bruiser", atk=1)


def test_a_creature_gets_as_much_of_one_stat_as_it_has_of_another() -> None:
    scene = spell("Target creature gets as much attack as it has health until end of turn.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Steam Leviathan"])

    cast(scene, "Steam Leviathan")

    scene.then.stat("Steam Leviathan", attack=7)


def test_a_creature_has_as_much_attack_as_its_player_has_cards() -> None:
    scene = creature("This creature has as much attack as you have cards in hand.")
    scene.red(battlefield=["Sayer"], hand=["Gust"] * 4)

    scene.then.stat("Sayer", attack=4)


@pytest.mark.parametrize("text", ["Gain 2 energy split as you like.", "Gain 2 energy of any colours."])
def test_each_energy_is_of_a_colour_of_its_own(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"])

    resolve(scene)
    scene.when.red.does("blue")
    scene.when.red.does("green")

    scene.then.red.has(energy="B G")


def test_more_is_paid_while_a_card_is_played() -> None:
    for paid, lost in (("pay more", 4), ("pay no more", 2)):
        scene = strike(
            "You may pay an additional 1 energy as you play this card. If you do, this attack gets +2 damage."
        )
        scene.red(hand=["Sayer"], energy_pile=3).blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1, 1))

        scene.when.red.does("play Sayer").does(paid)

        scene.then.blue.has(deck=6 - lost)
