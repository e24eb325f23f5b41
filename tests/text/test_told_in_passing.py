"""What is told in passing: who chooses, when alone something is played, what could not be done, what a thing is."""

import pytest

from cardwright.text.errors import CardTextError
from tests.text.test_sayings import read


@pytest.mark.parametrize(
    ("game", "sort", "text", "plain"),
    [
        (
            "wellspring",
            "spell",
            "Only if you control no creatures. Draw a card.",
            "Play this only if you control no creatures. Draw a card.",
        ),
        (
            "wellspring",
            "spell",
            "Draw a card. Only during the opponent's turn.",
            "Play this only in your opponent's turn. Draw a card.",
        ),
        (
            "tempest",
            "action",
            "Only while it rains. Draw 2 cards.",
            "Play this only while the weather is rain. Draw 2 cards.",
        ),
        (
            "wellspring",
            "spell",
            "Your opponent discards 2 cards. If they can't, draw a card.",
            "Your opponent discards 2 cards. If they do not, draw a card.",
        ),
        (
            "tempest",
            "action",
            "Your opponent discards a card. If your opponent could not do so, draw a card.",
            "Your opponent discards a card. If they do not, draw a card.",
        ),
        (
            "wellspring",
            "spell",
            "Summon a creature from your hand. It is Ready.",
            "Summon a creature from your hand. It gets Ready.",
        ),
        ("wellspring", "creature", "Your Fire creatures are Ethereal.", "Friendly Fire creatures have Ethereal."),
        (
            "tempest",
            "field",
            "Ally creatures cost 1 less, but get -1 HP.",
            "Creatures you play cost 1 less. Ally creatures get -1 HP.",
        ),
        (
            "tempest",
            "field",
            "Ally creatures cost 1 more and get +1 Atk.",
            "Creatures you play cost 1 more. Ally creatures get +1 Atk.",
        ),
        (
            "tempest",
            "action",
            "Your opponent discards a card or you draw 2 cards, at your opponent's option.",
            "Your opponent chooses one: your opponent discards a card; or you draw 2 cards.",
        ),
        (
            "tempest",
            "action",
            "The opponent discards a card or loses 2 blue energy, at your option.",
            "Choose one: your opponent discards a card; or your opponent loses 2 blue energy.",
        ),
        (
            "tempest",
            "field",
            "When a creature is played, its owner discards a card or it gets -1 HP, at the owner's option.",
            "Whenever a creature is played, its owner chooses one: its owner discards a card; or it gets -1 HP.",
        ),
        (
            "tempest",
            "field",
            "If hail is set, enemy creatures get -1 Spe.",
            "If the weather is hail, enemy creatures get -1 Spe.",
        ),
        ("tempest", "creature", "Cannot be killed by combat damage.", "This cannot be killed in combat."),
        (
            "wellspring",
            "spell",
            "Deal 3 damage to target creature, with any excess dealt to your opponent.",
            "Deal 3 damage to target creature and excess damage to your opponent.",
        ),
        (
            "tempest",
            "action",
            "No more than two creatures can be played by your opponent this round.",
            "Your opponent cannot play more than 2 creatures this round.",
        ),
        (
            "wellspring",
            "field",
            "At most one spell may be cast by each player each turn.",
            "Each player cannot play more than 1 spell each turn.",
        ),
    ],
)
def test_it_is_read_as_the_plain_form(game: str, sort: str, text: str, plain: str) -> None:
    assert read(game, sort, text) == plain


@pytest.mark.parametrize(
    "text",
    [
        "Each player discards a card. If your opponent cannot, draw a card.",
        "Destroy target creature or return it to its owner's hand, at its controller's option.",
    ],
)
def test_who_is_meant_must_be_plain(text: str) -> None:
    with pytest.raises(CardTextError):
        read("wellspring", "spell", text)
