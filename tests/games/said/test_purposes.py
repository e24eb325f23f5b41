"""What is done for something: "discard a card to draw 2 cards", as a price, under an event, under a header."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, creature, spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Discard a card to draw 2 cards.",
        "discard a card in order to draw 2",
        "Discard a card to draw two cards.",
    ],
)
@pytest.mark.parametrize("more", [["Stoke"], []])
def test_only_who_gives_something_gets_something(text: str, more: list[str]) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", *more], deck=["Moss Ox", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox", "Moss Ox"] if more else [])


def test_own_cards_are_given_up_in_bounty() -> None:
    scene = buff("Destroy a friendly card to draw 2 cards.")
    scene.red(hand=["Sayer"], field=["Gnatling"], deck=["Tower Ox", "Tower Ox"])

    deploy(scene, "Sayer")

    scene.then.red.has(hand=["Tower Ox", "Tower Ox"], field=[])


@pytest.mark.parametrize("asked", [True, False])
@pytest.mark.parametrize("text", ["When this enters, discard a card to draw 2 cards.", "ETB: discard 1 to draw 2"])
def test_under_an_event_it_is_an_offer(text: str, asked: bool) -> None:
    scene = creature(text)
    scene.red(hand=["Sayer", "Stoke"], deck=["Moss Ox", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.when.red.does("do it" if asked else "do not")

    scene.then.red.has(hand=["Moss Ox", "Moss Ox"] if asked else ["Stoke"])


@pytest.mark.parametrize("text", ["Lose 2 life to draw a card.", "Pay 2 life-energy to draw a card."])
def test_life_is_given_in_phalanx(text: str) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"], life=9, deck=["Alms"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=7, hand=["Alms"])


def test_a_price_of_a_tactic_is_paid_as_it_is_played() -> None:
    scene = tactic("Discard a card to draw 2 cards.")
    scene.red(hand=["Sayer", "Hit 1"], deck=walls(3, 3, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(3, 3), deck=walls(3))


@pytest.mark.parametrize(
    "text", ["Discard your hand to draw 3 cards.", "Discard your hand: Draw 3 cards.", "Discard hand to draw 3"]
)
def test_what_is_no_number_of_cards_is_given_as_the_tactic_takes_effect(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer", "Hit 1"], deck=walls(3, 3, 3, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(3, 3, 3), deck=walls(3))
