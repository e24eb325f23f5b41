"""All damage of some sort for a time: less, more, half, twice as much, or none."""

import pytest

from tests.games.said.cards import spell
from tests.games.said.duels import creature, effect, resolve


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("All damage dealt to ally creatures this round is reduced by 1.", 1),
        ("Reduce all damage dealt to your creatures by 1 this round.", 1),
        ("Reduce the damage your creatures take this round by 1.", 1),
        ("This round, damage dealt by enemy creatures is reduced by 1.", 1),
        ("Damage that would be dealt to your creatures this round is halved.", 1),
        ("All damage dealt this round is doubled.", 4),
        ("Damage enemy creatures deal this round is increased by 1.", 3),
        ("All damage your creatures would take this round is prevented.", 0),
        ("Damage dealt to enemy creatures this round is doubled.", 2),
    ],
)
def test_fights_of_this_round(text: str, taken: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer", "Brawl"], field=["Wall"]).blue(field=["Wolf"])

    resolve(scene)
    scene.when.red.plays("Brawl", on=["Wall", "Wolf"])
    scene.when.blue.does("close")

    scene.then.stat("Wall", damage=taken)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Damage dealt to creatures this turn by spells is reduced by 2.", ["Barefoot Pilgrim"]),
        ("Prevent all damage that would be dealt to creatures this turn by spells.", ["Barefoot Pilgrim"]),
        ("Damage dealt to creatures this turn by creatures is reduced by 2.", []),
    ],
)
def test_only_from_some(text: str, left: list[str]) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Furnace Bolt", "Stoke"]).blue(battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.plays("Furnace Bolt", on="Barefoot Pilgrim")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=left)


@pytest.mark.parametrize(
    "text",
    [
        "The first time each round an ally creature would take damage, prevent it.",
        "The first time an ally creature would take damage each round, prevent it.",
    ],
)
def test_the_first_time_each_round(text: str) -> None:
    scene = effect(text, "Field")
    scene.red(hand=["Brawl", "Brawl"], field=["Sayer", "Wall"]).blue(field=["Wolf"])

    for _ in range(2):
        scene.when.red.plays("Brawl", on=["Wall", "Wolf"])
        scene.when.blue.does("close")

    scene.then.stat("Wall", damage=2)


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("Whenever this would deal damage, it deals that much plus 1 instead.", 3),
        ("If this would deal damage to a creature, it deals that much damage plus 2 instead.", 4),
        ("If this would deal damage, it deals that damage minus 1 instead.", 1),
    ],
)
def test_that_much_plus_one(text: str, dealt: int) -> None:
    scene = creature(text)
    scene.red(hand=["Brawl"], field=["Sayer"]).blue(field=["Wall"])

    scene.when.red.plays("Brawl", on=["Sayer", "Wall"])
    scene.when.blue.does("close")

    scene.then.stat("Wall", damage=dealt)
