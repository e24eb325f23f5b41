"""A text with a slip, a missing or odd word, or a foreign order is told again as it was meant, first of all."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.keeping import adds, keeps
from cardwright.text.report import TextResult, read_alone
from cardwright.text.spelling import slips

MEANT = [
    ("wellspring", "spell", "You should draw a card.", "Draw a card."),
    ("wellspring", "spell", "Pick up three cards.", "Draw three cards."),
    (
        "wellspring",
        "spell",
        "Destroy all creatures of 3 or more attack.",
        "Destroy all creatures with 3 or more attack.",
    ),
    ("phalanx", "trigger", "The enemy discards a card in random.", "The enemy discards a card at random."),
    ("bounty", "attack", "When this card destroyed, draw a card.", "When this card is destroyed, draw a card."),
    ("tempest", "action", "Banish all card in your discard pile.", "Banish all cards in your discard pile."),
    ("tempest", "action", "Deal 4 damage to target creature having 3 Spe or above.", ""),
    ("dojo", "tactic", "Acquire 5 energy.", "Gain 5 energy."),
    ("dojo", "tactic", "Draw two cards followed by: discard a card.", "Draw two cards. Discard a card."),
    (
        "wellspring",
        "spell - enchantment",
        'Attach to target friendly creature. It has "When this attacks, you basically draw a card."',
        'Attach to target friendly creature. It has "When this attacks, you draw a card."',
    ),
]


def told(game: str, card: str, text: str) -> TextResult:
    """Read a text on a card of one of our games."""
    entry = games.find(game)
    reader = Reader(game, entry.home, entry.zone_kinds)
    return read_alone(text, reader.vocabulary, facts_of(card, reader.vocabulary), reader.is_possible)


@pytest.mark.parametrize(("game", "card", "text", "meant"), MEANT, ids=[case[2] for case in MEANT])
def test_what_was_meant_comes_first(game: str, card: str, text: str, meant: str) -> None:
    result = told(game, card, text)
    assert result.ok or result.suggestions[:1] == (meant or result.suggestions[0],)


@pytest.mark.parametrize(
    ("game", "card", "text", "never"),
    [
        ("dojo", "tactic", "Pick up 3 cards, then discard 1.", "Pick up to 3"),
        ("dojo", "drill", "Action: Pay 1: look at top card of enemy deck, you may put it on bottom", "your deck"),
        ("dojo", "attack", "Piercing 2", "pitching"),
        ("dojo", "drill", "Ongoing: No single attack can deal you more than 6 damage.", "can deal more"),
    ],
)
def test_nothing_else_is_suggested(game: str, card: str, text: str, never: str) -> None:
    assert not [cure for cure in told(game, card, text).suggestions if never in cure]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Draw a card.", "You may draw a card."),
        ("Draw 2 cards.", "Draw up to 2 cards."),
        ("Destroy a creature.", "Destroy another creature."),
        ("Draw a card.", "Draw 2 cards."),
    ],
)
def test_a_correction_adds_nothing_on_which_the_meaning_turns(old: str, new: str) -> None:
    assert adds(old, new)
    assert not adds(new, new)


def test_what_turns_the_meaning_may_be_said_otherwise() -> None:
    assert keeps("It is unable to attack.", "It cannot attack.")
    assert not adds("It is unable to attack.", "It cannot attack.")
    assert keeps("With no less than 3 HP.", "With 3 or more HP.")
    assert not keeps("Up to 3 cards.", "At least 3 cards.")


def test_letters_are_counted_that_are_wrong() -> None:
    assert slips("craeture", "creature") == 1
    assert slips("creatur", "creature") == 1
    assert slips("piercing", "pitching") > 2
