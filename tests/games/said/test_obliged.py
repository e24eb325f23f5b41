"""What players must do: attack if they can, not pass if there is anything else."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import strike, tactic


@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("Your opponent must attack on their next turn if they can.", []),
        ("Your opponent can't pass on their next turn if they can do anything else.", ["play One More"]),
        ("Draw a card.", ["play One More", "pass"]),
    ],
)
def test_who_must_attack_and_who_cannot_pass(text: str, free: list[str]) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], character=["Nil"], deck=walls(5, 5, 5, 5))
    scene.blue(hand=["Hit 1", "Sayer"], character=["Nil"], deck=walls(5, 5, 5))

    scene.when.red.plays("Sayer")

    scene.then.blue.can("play Hit 1")
    for deed in ("play Sayer", "pass"):
        if deed.replace("Sayer", "One More") in free:
            scene.then.blue.can(deed)
        else:
            scene.then.blue.cannot(deed)


def test_who_can_do_nothing_else_passes() -> None:
    scene = tactic(
        "Your opponent must attack on their next turn if able. Your opponent cannot pass on their next turn."
    )
    scene.red(hand=["Sayer"], character=["Nil"], deck=walls(5, 5, 5)).blue(character=["Nil"], deck=walls(5, 5))

    scene.when.red.plays("Sayer")

    scene.then.blue.can("pass")


def test_you_cannot_pass_after_this() -> None:
    scene = strike("After damage: You can't pass on your next turn if you can do anything else.")
    scene.red(hand=["Sayer", "Hit 1"], character=["Nil"], deck=walls(5, 5, 5))
    scene.blue(character=["Nil"], deck=walls(5, 5, 5))

    scene.when.red.plays("Sayer")
    scene.when.blue.passes()

    scene.then.red.can("play Hit 1")
    scene.then.red.cannot("pass")


def test_who_is_not_picked_for_the_first_fight() -> None:
    scene = duels.creature("This creature can't be picked for the first fight unless it's your only creature.")
    scene.red(field=["Sayer", "Ox", "Fox"]).blue(field=["Wall"]).at(phase="development")

    for seat in ("red", "blue"):
        scene.when.player(seat).does("hold")

    scene.then.red.can("pick Ox").can("pick Fox").cannot("pick Sayer")
    scene.when.red.does("pick Ox")
    scene.then.red.can("pick Sayer")


@pytest.mark.parametrize(("text", "damage"), [("Attacks twice in each fight.", 4), ("Draw a card when this dies.", 2)])
def test_two_attacks_in_each_fight(text: str, damage: int) -> None:
    scene = duels.creature(text)
    scene.red(hand=["Brawl"], field=["Sayer"]).blue(field=["Wall"])

    scene.when.red.plays("Brawl", on=["Sayer", "Wall"])
    scene.when.blue.does("close")

    scene.then.stat("Wall", damage=damage)
