"""Of two that fight "it" gets stronger that is yours, and weaker that is not."""

import pytest

from tests.games.said.duels import character, equipment


@pytest.mark.parametrize(
    ("text", "left"),
    [("it gets +2 A this turn.", ["Sayer"]), ("it gets -1 DD this turn.", ["Sayer"]), ("it gets -2 A this turn.", [])],
)
def test_it_is_the_attacker_or_whom_it_attacks(text: str, left: list[str]) -> None:
    scene = character(f"When this character attacks a defender, {text}")
    scene.red(field=["Sayer"]).blue(field=["Low Wall (defence)"]).at(phase="attack")

    scene.when.red.attacks("Sayer", "Low Wall")

    scene.then.red.has(field=left)


@pytest.mark.parametrize(("effects", "lost"), [("enemy effects", 2), ("enemy cards", 0)])
def test_enemy_effects_do_not_destroy_in_combat(effects: str, lost: int) -> None:
    scene = equipment(f"The bearer cannot be destroyed by {effects}.")
    scene.red(field=["Giant"]).blue(field=["Soft", "Sayer (on Soft)"]).at(phase="attack")

    scene.when.red.attacks("Giant", "Soft")

    scene.then.blue.has(grave=lost)


def test_it_is_left_to_its_player_whether_a_card_deals_damage() -> None:
    scene = character("When this dies, it may deal 2 damage to target enemy character.")
    scene.red(field=["Sayer", "Pawn"]).blue(field=["Hound", "Giant"])

    scene.when.red.does("destroy Sayer")
    scene.when.red.does("Hound")
    scene.when.red.does("do it")

    scene.then.stat("Hound", damage=2)
