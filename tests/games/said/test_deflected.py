"""Damage that another takes, the first damage of a span of time, and what somebody would have and has not."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, drill
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    ("text", "dam", "wall"),
    [
        ("All damage dealt to target ally creature this round is dealt to target enemy creature instead.", 5, 0),
        ("This round, all damage to target ally creature is redirected to target enemy creature.", 5, 0),
        ("Target enemy creature takes all damage dealt to target ally creature this round instead.", 5, 0),
        ("The next damage dealt to target ally creature this round is redirected to target enemy creature.", 4, 1),
    ],
)
def test_another_takes_the_damage(text: str, dam: int, wall: int) -> None:
    scene = duels.effect(text)
    scene.red(hand=["Sayer", "Ping", "Ping All"], field=["Wall"]).blue(field=["Dam"])

    scene.when.red.does("play Sayer")
    scene.when.blue.does("close")
    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")
    scene.then.stat("Wall", damage=0)
    scene.when.red.plays("Ping", on="Wall")
    scene.when.blue.does("close")

    scene.then.stat("Dam", damage=dam).stat("Wall", damage=wall)


@pytest.mark.parametrize(
    ("text", "ox", "sayer"),
    [
        ("All damage that would be dealt to your other creatures is dealt to this instead. This has +0/+5.", 0, 3),
        ("Damage dealt to friendly creatures is redirected to this creature. This has +0/+5.", 0, 3),
        ("If another creature you control would take damage, you can redirect it to this. This has +0/+5.", 0, 3),
        ("Damage dealt to your other creatures is also dealt to this. This has +0/+5.", 3, 3),
    ],
)
def test_a_creature_stands_in_for_others(text: str, ox: int, sayer: int) -> None:
    scene = creature(text)
    scene.red(hand=["Furnace Bolt"], mana_pool=["Pilot Spark"] * 6, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer", "Moss Ox"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox")
    scene.when.both_pass()
    if "you can" in text:
        scene.when.blue.does("use")
    if "also" in text:
        scene.when.both_pass()

    scene.then.stat("Sayer", damage=sayer)
    if ox < 3:
        scene.then.stat("Moss Ox", damage=ox)


@pytest.mark.parametrize(
    ("text", "harm"),
    [
        ("The first damage this takes each turn is reduced by 1.", 2),
        ("Once per turn, prevent 2 damage to this.", 1),
        ("The first damage dealt to this creature each turn is halved.", 1),
        ("Any damage dealt to this is reduced by 1.", 2),
    ],
)
def test_the_first_damage_of_a_turn_is_less(text: str, harm: int) -> None:
    scene = creature(f"{text} This has +0/+9.")
    scene.red(hand=["Furnace Bolt"], mana_pool=["Pilot Spark"] * 6, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer"])

    scene.when.red.plays("Furnace Bolt", on="Sayer")
    scene.when.both_pass()
    scene.then.stat("Sayer", damage=harm)


def test_the_first_damage_of_a_round_is_less_to_a_player() -> None:
    scene = drill("Ongoing: The first damage you take each round is reduced by 2.")
    scene.red(character=["Nil"], hand=["Hit 5", "Hit 3"])
    scene.blue(character=["Nil"], drill_row=["Sayer"], deck=walls(1, 1, 1, 1, 1, 1, 1, 1, 1))

    scene.when.red.plays("Hit 5")
    scene.then.blue.has(deck=6)
    scene.when.blue.passes()
    scene.when.red.plays("Hit 3")

    scene.then.blue.has(deck=3)


@pytest.mark.parametrize(
    ("text", "red", "blue"),
    [
        ("The next time you would lose life-energy this turn, you lose none instead.", 20, 15),
        ("The next time you would lose life-energy this turn, your opponent loses it instead.", 20, 10),
        ("If you would lose life-energy this turn, you lose nothing.", 20, 15),
    ],
)
def test_life_is_not_lost(text: str, red: int, blue: int) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer", "Ruin"], life=20).blue(life=20)

    scene.when.red.plays("Sayer")
    scene.when.red.plays("Ruin")

    scene.then.red.has(life=red)
    scene.then.blue.has(life=blue)


def test_damage_against_some_is_doubled() -> None:
    scene = duels.creature("Combat damage dealt by this is doubled against creatures with Spe 1.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Wall", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Wall")

    scene.then.stat("Wall", damage=4)
