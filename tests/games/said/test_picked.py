"""What is picked for something, left where it is, discovered; what lies open on top of a deck; what may not be done."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.report import TextResult, read_alone
from tests.games.said.cards import creature, drill, spell, tactic


def read(game: str, card: str, text: str) -> TextResult:
    """Read a text on a card of one of our games."""
    entry = games.find(game)
    vocabulary = Reader(game, entry.home, entry.zone_kinds).vocabulary
    return read_alone(text, vocabulary, facts_of(card, vocabulary))


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Your opponent plays with the top card of their deck face up.", True),
        ("Each player plays with the top card of their deck revealed.", True),
        ("You play with the top card of your deck revealed.", False),
    ],
)
def test_the_top_card_of_a_deck_lies_open(text: str, seen: bool) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"]).blue(deck=["Cinder Whelp", "Moss Ox"])

    if seen:
        scene.then.red.sees("Cinder Whelp", "blue deck")
    else:
        scene.then.red.does_not_see("Cinder Whelp", "blue deck")
    scene.then.red.does_not_see("Moss Ox", "blue deck")


def test_the_top_card_of_a_deck_lies_open_in_dojo() -> None:
    scene = drill("Ongoing: Your opponent plays with the top card of their deck face up.")
    scene.red(drill_row=["Sayer"], character=["Nil"]).blue(deck=["Hit 1", "Wall 3"], character=["Nil"])

    scene.then.red.sees("Hit 1", "blue deck")
    scene.then.red.does_not_see("Wall 3", "blue deck")


def test_one_is_picked_to_be_exiled() -> None:
    scene = spell("Choose a creature to be exiled.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"], exile=[])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[], exile=["Moss Ox"])


def test_what_is_discovered_comes_into_the_hand() -> None:
    scene = tactic("Discover an attack card.")
    scene.red(hand=["Sayer"], deck=["Hit 1"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Hit 1"], deck=[])


@pytest.mark.parametrize(
    ("game", "card", "text", "canonical"),
    [
        (
            "wellspring",
            "spell",
            "Look at the top card of your deck. Leave it there or put it on the bottom.",
            "You may",
        ),
        (
            "bounty",
            "attack",
            "When deployed, look at the top card of your deck. Keep it or put it on the bottom.",
            "You may",
        ),
        ("tempest", "action", "Pick a creature to destroy.", "Destroy a creature."),
        ("wellspring", "spell", "Your opponent picks a card to discard.", "Your opponent discards a card."),
        (
            "wellspring",
            "creature",
            "This can't be destroyed or returned to hand.",
            "This cannot be returned to its owner's",
        ),
        ("wellspring", "creature", "This can't be chosen as the target of an attack.", "This cannot be attacked."),
        ("phalanx", "trigger", "Destroy the card that set off this trigger.", "Destroy the triggering card."),
        ("phalanx", "spell", "Send a character back to hand.", "Put a character into its owner's hand."),
        ("wellspring", "spell", "Take a spell from your mana pool.", "Put a spell from your mana pool into your hand."),
        ("dojo", "tactic", "Put a drill from your hand into play, ignoring its cost.", "for free."),
        ("wellspring", "creature", "This does double damage to heroes.", "This deals double damage to"),
    ],
)
def test_wordings_of_what_is_picked(game: str, card: str, text: str, canonical: str) -> None:
    found = read(game, card, text)

    assert found.ok
    assert canonical in found.canonical
