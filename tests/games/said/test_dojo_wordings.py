"""What fighters' cards say of blocking, of no defense, and of damage that is counted."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill, strike


@pytest.mark.parametrize("text", ["When this blocks damage, draw a card.", "When this card blocks, draw a card."])
def test_what_is_done_when_a_card_blocks_is_done_as_it_defends(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Hit 1"])
    scene.blue(deck=["Sayer", "Wall 5", "Wall 4"])

    scene.when.red.plays("Hit 1")

    scene.then.blue.has(hand=["Wall 5"], deck=["Wall 4"])


def test_no_defense_is_0() -> None:
    scene = strike("Cards revealed for this attack have no defense.")
    scene.red(hand=["Sayer"])
    scene.blue(deck=walls(5, 4, 3))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(deck=[])


def test_damage_equal_to_something_is_that_of_the_attack() -> None:
    scene = drill("Attack: Pay 1: Damage equal to the number of cards in your hand.")
    scene.red(drill_row=["Sayer"], energy=1, hand=["Wall 1", "Wall 1", "Wall 1"])
    scene.blue(deck=walls(3, 5))

    scene.when.red.does("attack with Sayer")

    scene.then.blue.has(hand=["Wall 3"], deck=["Wall 5"])


def test_the_card_that_was_discarded_as_a_price_is_known_to_an_action() -> None:
    scene = drill("Action: Discard a card: Gain energy equal to the discarded card's cost.")
    scene.red(drill_row=["Sayer"], hand=["Gathered Storm"], energy=0, deck=walls(1, 1, 1))

    scene.when.red.does("use Sayer")

    scene.then.red.changed(energy_pile=1)


@pytest.mark.parametrize(
    "text",
    [
        "As an additional cost, discard a card. This attack gets +X damage, where X is that card's defense.",
        "As an additional cost, return your drill to hand. This attack gets +X damage, where X is that drill's cost.",
    ],
)
def test_what_was_given_up_as_a_price_is_not_known_to_an_attack(text: str) -> None:
    with pytest.raises(CardFileError):
        strike(text)


def test_what_was_discarded_first_is_known() -> None:
    scene = strike("Discard a card. This attack gets +X damage, where X is that card's defense.")
    scene.red(hand=["Sayer", "Wall 3"])
    scene.blue(deck=walls(5, 5))

    scene.when.red.does("play Sayer")

    scene.then.blue.has(hand=["Wall 5"], deck=["Wall 5"])
