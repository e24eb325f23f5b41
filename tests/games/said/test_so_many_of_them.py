"""So many of the cards that were seen, what is left of a hand, and notes on cards that are attached."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import said, spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Put 2 into your hand and the rest on the bottom of your deck.",
        "Put two into your hand and the rest on the bottom of your deck.",
        "Add 2 to your hand. Put the rest on the bottom of your deck.",
    ],
)
def test_so_many_of_those_that_were_seen_are_taken(text: str) -> None:
    scene = spell(f"Look at the top 3 cards of your deck. {text}")
    scene.red(hand=["Sayer"], deck=["Stoke", "Moss Ox", "Gust", "Match Imp"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("choose Stoke")
    scene.when.red.does("choose Gust")

    scene.then.red.has(hand=["Stoke", "Gust"], deck=["Match Imp", "Moss Ox"])


def test_at_most_so_many_are_taken() -> None:
    scene = spell("Reveal the top 3 cards of your deck. Put up to 2 into your hand and the rest into your mana pool.")
    scene.red(hand=["Sayer"], deck=["Stoke", "Moss Ox", "Gust", "Match Imp"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("choose Stoke")
    scene.when.red.does("done")

    scene.then.red.has(hand=["Stoke"], mana_pool=["Moss Ox", "Gust", "Sayer"])


def test_so_many_of_nothing_are_not_taken() -> None:
    assert "no group" in said("wellspring", "spell", "Put 2 into your hand.")


@pytest.mark.parametrize("text", ["Shuffle the rest into your deck.", "Put the rest on the bottom of your deck."])
def test_the_rest_of_a_hand_is_meant(text: str) -> None:
    scene = tactic(f"Choose a card in your hand. {text}")
    scene.red(hand=["Sayer", "Hit 1", "Hit 2"], deck=walls(3))

    scene.when.red.plays("Sayer")
    scene.when.red.does("choose Hit 1")

    scene.then.red.has(hand=["Hit 1"])


@pytest.mark.parametrize(
    ("game", "card", "text", "meant"),
    [
        ("wellspring", "spell - enchantment", "+2/+2, can't attack", "The attached creature cannot attack."),
        ("wellspring", "item - equipment", "+1/+1. Can't be destroyed.", "The attached creature cannot be destroyed."),
        ("tempest", "aura", "can't attack", "The attached creature cannot attack."),
        ("tempest", "aura", "+1 Atk. Dies at end of round.", "At the end of each round, the attached creature dies."),
        ("wellspring", "creature", "can't be targeted", "This cannot be targeted."),
        ("wellspring", "spell - field", "can't be destroyed", "This cannot be destroyed."),
    ],
)
def test_a_note_speaks_of_what_the_card_is_attached_to(game: str, card: str, text: str, meant: str) -> None:
    assert said(game, card, text).endswith(meant)


@pytest.mark.parametrize(
    ("game", "card", "text", "meant"),
    [
        ("wellspring", "spell - enchantment", "Creature cannot attack.", "The attached creature cannot attack."),
        ("wellspring", "spell - enchantment", "Creature gets -2/-2.", "The attached creature has -2/-2."),
        ("wellspring", "spell - enchantment", "Creature gets -2/-2 (if its health is 0 it dies).", "has -2/-2."),
        ("tempest", "aura", "Creature gets +1 Atk.", "The attached creature gets +1 Atk."),
    ],
)
def test_the_creature_of_an_attached_card_is_its_host(game: str, card: str, text: str, meant: str) -> None:
    assert said(game, card, text).endswith(meant)
