"""The most that may be paid for X."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import buff, drill, strike


@pytest.mark.parametrize(
    "text",
    [
        "Pay X energy, up to 2: This attack gets +X damage.",
        "Pay X energy: This attack gets +X damage. X can't be more than 2.",
        "Pay X energy: This attack gets +X damage. X cannot exceed 2.",
        "Pay X energy (max 2): This attack gets +X damage.",
        "Pay up to 2 energy: This attack gets +1 damage for each energy paid.",
        "Pay X energy: This attack gets +X damage. X can't be greater than the number of cards in your discard pile.",
    ],
)
def test_x_is_at_most_so_much(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"], energy=4, discard_pile=["Wall 1", "Wall 1"])
    scene.blue(deck=walls(4, 5))

    scene.when.red.does("play Sayer")
    scene.then.red.can("X = 0").can("X = 2").cannot("X = 3")
    scene.when.red.does("X = 2")

    scene.then.blue.has(hand=["Wall 4"], deck=["Wall 5"])


def test_an_ability_has_a_highest_x_too() -> None:
    scene = drill("Attack: Pay X: X damage. X can't be more than 3.")
    scene.red(drill_row=["Sayer"], energy=5)
    scene.blue(deck=walls(3, 5))

    scene.when.red.does("attack with Sayer")
    scene.then.red.can("X = 3").cannot("X = 4")
    scene.when.red.does("X = 3")

    scene.then.blue.has(hand=["Wall 3"], deck=["Wall 5"])


@pytest.mark.parametrize(
    "text", ["Pay up to 2 resource. Draw that many cards.", "Pay X resource, max 2. Draw X cards."]
)
def test_up_to_so_much_is_paid_while_a_text_is_carried_out(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"], resource=5, deck=["Gnatling", "Gnatling", "Gnatling"]).at(phase="deploy")

    scene.when.red.does("deploy Sayer")
    scene.then.red.can("pay 0").can("pay 2").cannot("pay 3")
    scene.when.red.does("pay 2")

    scene.then.red.has(hand=["Gnatling", "Gnatling"])


@pytest.mark.parametrize(
    "text", ["Pay up to 3 resource. Draw that many cards, max 1.", "Pay X resource. Draw X cards, max 1."]
)
def test_what_x_does_may_be_bounded_alone(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"], resource=5, deck=["Gnatling", "Gnatling", "Gnatling"]).at(phase="deploy")

    scene.when.red.does("deploy Sayer").does("pay 2")

    scene.then.red.has(hand=["Gnatling"])
