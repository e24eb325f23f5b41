"""Cards called by their names."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.text.errors import CardTextError
from cardwright.text.language import language_for
from cardwright.text.printing import write_text
from cardwright.text.reading import read_text
from cardwright.text.wordfile import load_vocabulary
from cardwright.text.words import CardFacts

HOME = Path("src/cardwright/games/wellspring")
FOX = CardFacts("Ash Fox", "creature")
CARDS = frozenset({"Ash Fox", "Moss Ox", "Burn"})


def read(text: str, facts: CardFacts = FOX) -> str:
    """The canonical form of a text among those cards."""
    language = language_for(replace(load_vocabulary(HOME / "words.toml"), cards=CARDS))
    return write_text(read_text(text, language, facts), language)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("When Ash Fox attacks, draw a card.", "When this attacks, draw a card."),
        ("Ash Fox gets +1/+0 for each card in your hand.", "This has +1/+0 for each card in your hand."),
        (
            "Ash Fox's attack is equal to the number of cards in your hand.",
            "This card's attack is equal to the number of cards in your hand.",
        ),
        ("Other cards named Ash Fox get +1/+1.", "Other cards named Ash Fox have +1/+1."),
        ("Moss Oxes you control have +1/+1.", "Friendly cards named Moss Ox have +1/+1."),
        ("When a Moss Ox is destroyed, draw a card.", "Whenever a card named Moss Ox is destroyed, draw a card."),
        ('Friendly cards named "Moss Ox" have +1/+1.', "Friendly cards named Moss Ox have +1/+1."),
        (
            "When this attacks, search your deck for Moss Ox.",
            "When this attacks, search your deck for a card named Moss Ox.",
        ),
    ],
)
def test_a_name_stands_for_its_card(text: str, canonical: str) -> None:
    assert read(text) == canonical


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Other Dusk Wyrms you control have +1/+1.", "Other friendly cards named Dusk Wyrm have +1/+1."),
        ('If you control "Dusk Wyrm", this has +1/+1.', "If you control a card named Dusk Wyrm, this has +1/+1."),
        ("While you control Grendel, this has +1/+1.", "While you control a card named Grendel, this has +1/+1."),
        (
            "When this attacks, search your deck for up to two copies of Dusk Wyrm.",
            "When this attacks, search your deck for up to 2 cards named Dusk Wyrm.",
        ),
        (
            "When this attacks, search your deck for another copy of this card.",
            "When this attacks, search your deck for another card with the same name as this.",
        ),
    ],
)
def test_a_name_that_nobody_knows_is_a_name(text: str, canonical: str) -> None:
    assert read(text) == canonical


@pytest.mark.parametrize(
    "text",
    ["Other Goblins have +1/+1.", "When this attacks, destroy target Goblin.", "Friendly creatures have Trample."],
)
def test_a_sort_of_cards_or_what_they_have_is_no_name(text: str) -> None:
    with pytest.raises(CardTextError):
        read(text)


def test_a_name_that_is_a_word_of_the_game_keeps_its_meaning() -> None:
    assert read("Burn 2.", CardFacts("Burn", "spell", "instantaneous")) == "Burn 2."


def test_what_means_nothing_is_told_in_the_words_of_the_text() -> None:
    with pytest.raises(CardTextError) as caught:
        read("When Ash Fox frobnicates, draw a card.")
    assert "Ash Fox" in str(caught.value)
