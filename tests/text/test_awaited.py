"""What is chosen now and waited for, what counts itself, whose the cards in a hand are, and what holds for a while."""

import pytest

from cardwright.games import find
from cardwright.testing.corpus import facts_of
from cardwright.text import CardTextError, load_vocabulary, parse_text

SAME = [
    (
        "wellspring",
        "spell",
        "Choose target creature. When it attacks, destroy it.",
        ["Destroy target creature when it attacks.", "Destroy target creature whenever it attacks."],
    ),
    (
        "wellspring",
        "spell",
        "Choose target enemy creature. This turn, the next time it attacks, deal 3 damage to it.",
        ["Deal 3 damage to target enemy creature the next time it attacks this turn."],
    ),
    (
        "wellspring",
        "spell",
        "Choose target creature. The next time it would be destroyed this turn, exile it instead.",
        ["Exile target creature if it would die this turn."],
    ),
    (
        "tempest",
        "creature",
        "When this fights an orange creature, this gets +1 Atk until end of fight.",
        [
            "This gets +1 Atk while fighting an orange creature.",
            "While fighting orange creatures, this gets +1 Atk.",
            "This creature gets +1 Atk against orange creatures.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Draw a card for each card in your opponent's hand.",
        [
            "Draw a card for each card your opponent has in hand.",
            "Draw a card for each card your opponent has in their hand.",
        ],
    ),
    (
        "dojo",
        "tactic",
        "Draw a card for each drill in your hand.",
        ["Draw a card for each drill you have in hand.", "Draw a card per drill you have in your hand."],
    ),
    (
        "dojo",
        "attack",
        "Your opponent cannot respond to this attack.",
        ["Your opponent can't use reactions against this attack."],
    ),
    ("dojo", "tactic", "Your opponent discards a card.", ["Opp. discards a card."]),
    (
        "wellspring",
        "creature",
        "Attacking friendly creatures have +1/+0.",
        ["Your creatures get +1/+0 while attacking.", "Creatures you control have +1/+0 while attacking."],
    ),
    (
        "wellspring",
        "creature",
        "This has +1/+0 for each friendly creature.",
        [
            "This has +1/+0 for each friendly creature, itself included.",
            "This has +1/+0 for each creature you control, counting this one.",
        ],
    ),
]


@pytest.mark.parametrize(
    ("game", "card", "plain", "said"),
    [(game, card, plain, said) for game, card, plain, others in SAME for said in others],
)
def test_it_is_read_as_the_plain_sentences(game: str, card: str, plain: str, said: str) -> None:
    vocabulary = load_vocabulary(find(game).home / "words.toml")
    facts = facts_of(card, vocabulary)

    assert parse_text(said, vocabulary, facts) == parse_text(plain, vocabulary, facts)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("creature", "This has +1/+0 for each other creature you control, itself included."),
        ("creature", "This has +1/+0 for each other creature you control, counting itself."),
        ("spell", "Deal 1 damage to target creature for each other creature, including itself."),
        ("creature", "Destroy target creature when it attacks."),
        ("creature", "While damaged, your creatures have +1/+0."),
    ],
)
def test_what_contradicts_itself_or_means_two_things_is_refused(card: str, text: str) -> None:
    vocabulary = load_vocabulary(find("wellspring").home / "words.toml")

    with pytest.raises(CardTextError):
        parse_text(text, vocabulary, facts_of(card, vocabulary))
