"""Excess damage of attacks, said in many words, carried out."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import creature
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature kills a creature in a fight, the excess damage is dealt to another enemy creature.",
        "Excess damage goes to another enemy creature of your choice.",
        "Leftover damage spills over to another enemy creature.",
        "This creature deals its excess damage to another enemy creature. +4 Atk",
    ],
)
def test_what_is_left_goes_to_another(text: str) -> None:
    scene = creature(text if "+4" in text else f"{text} This creature has +4 Atk.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Pup", "Wall"]).at(phase="combat")

    fight(scene, "Sayer", "Pup")

    scene.then.stat("Wall", damage=5)


def test_a_game_without_such_a_keyword_refuses_it() -> None:
    assert "lost" in said("wellspring", "creature", "This deals its excess damage to another enemy creature.")
    assert said("tempest", "creature", "Target creature loses 1 HP.") != "Overrun."
