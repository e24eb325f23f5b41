"""The next damage, and creatures that are turned into tokens."""

import pytest

from tests.games.said.cards import spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Prevent the next damage that would be dealt to target creature this turn.", 0),
        ("The next damage dealt to target creature this turn is reduced to 1.", 1),
        ("The next time target creature would take damage this turn, it takes only 1.", 1),
    ],
)
def test_the_next_damage_is_brought_down(text: str, damage: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Furnace Bolt", "Stoke"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.plays("Furnace Bolt", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[f"Moss Ox (damage {damage})" if damage else "Moss Ox"])


def test_a_creature_is_turned_into_a_token() -> None:
    scene = spell("Turn target creature into a 0/3 Fire Toad token with Guard.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Toad"], exile=["Moss Ox"])

    other = effect("Transform target creature into a Toad token with 2 HP, 0 Atk and 4 Spe.")
    other.red(hand=["Sayer"]).blue(field=["Dam"])
    resolve(other, on="Dam")
    other.then.blue.has(field=["Toad"], banished_pile=["Dam"])
