"""The card language takes the ledger's sentences and natural variations of them."""

import pytest

from cardwright.effects.trial import trouble_with
from cardwright.games.dojo import entry
from cardwright.text import CardFacts, CardTextError, load_vocabulary, parse_text, print_text
from tests.games.dojo.test_card_set import mechanics

VOCABULARY = load_vocabulary(entry.home / "words.toml")
TYPES = ("attack", "tactic", "drill", "character")

SAME = [
    (
        "attack",
        "After damage: If this discarded at least 2 cards, draw a card.",
        "After damage: If this discarded 2 or more cards, draw a card.",
    ),
    (
        "attack",
        "After damage: if this attack discarded two or more cards, draw one card.",
        "After damage: If this attack discarded 2 or more cards, draw a card.",
    ),
    (
        "attack",
        "The opponent can't use drills until your next turn.",
        "Your opponent cannot use drills until your next turn.",
    ),
    (
        "attack",
        "Cards revealed for this attack get -1 base defence.",
        "Cards revealed for this attack get -1 base defense.",
    ),
    (
        "attack",
        "You may pay 1 additional energy: This attack gets +2 damage.",
        "You may pay 1 more energy: This attack gets +2 damage.",
    ),
    ("attack", "Pay X: This attack gets +X damage.", "Pay X energy: This attack gets +X damage."),
    (
        "attack",
        "Play only if you dealt damage on your last turn.",
        "Play this only if you dealt damage in your last turn.",
    ),
    (
        "attack",
        "This attack has +1 damage for each drill you control.",
        "This attack gets +1 damage for each friendly drill.",
    ),
    (
        "attack",
        "Discard the top two cards of your opponent's energy pool.",
        "Discard the top 2 cards of your opponent's energy pile.",
    ),
    (
        "attack",
        "Defence: If this blocks any damage, place it in your hand instead of discarding it.",
        "Defense: If this blocks any damage, put it into your hand instead of discarding it.",
    ),
    (
        "attack",
        "Defense: If this was a perfect block, gain 1 energy.",
        "Defense: If this was a perfect defense, gain 1 energy.",
    ),
    (
        "attack",
        "Defense: Put this on bottom of your deck instead of discarding it.",
        "Defense: Put this on the bottom of your deck instead of discarding it.",
    ),
    (
        "drill",
        "Action: Pay 1 energy: Your attacks get +1 damage this round.",
        "Action: Pay 1: Friendly attacks get +1 damage this round.",
    ),
    (
        "drill",
        "Action: Pay 1: Until the end of the round, your attacks get +1 damage.",
        "Action: Pay 1: Friendly attacks get +1 damage until end of round.",
    ),
    ("drill", "Action: Pay 1 and discard 1 card: Draw 2 cards.", "Action: Pay 1 and discard a card: Draw 2 cards."),
    ("drill", "Action: Pay 1, discard a card: Draw 2 cards.", "Action: Pay 1 and discard a card: Draw 2 cards."),
    ("drill", "Attack: Pay 2 energy: Deal 2 damage.", "Attack: Pay 2: 2 damage."),
    ("drill", "Attack: Pay 1 life: 2 damage.", "Attack: Pay 1 life: 2 damage."),
    ("drill", "Attack: 1 damage.", "Attack: 1 damage."),
    ("drill", "Pay 1: Draw a card.", "Pay 1: Draw a card."),
    (
        "drill",
        "Reaction: Whenever you activate an attack: Double that attack's base damage.",
        "Reaction: When you activate an attack: Double that attack's base damage.",
    ),
    (
        "drill",
        "Reaction: When your opponent activates an attack, take no damage from it.",
        "Reaction: When your opponent activates an attack: Take no damage from it.",
    ),
    (
        "drill",
        "Reaction: When the opponent activates a tactic, pay 1 energy: Cancel it.",
        "Reaction: When your opponent activates a tactic, pay 1: Cancel it.",
    ),
    (
        "drill",
        "Reaction: When you reveal a card for damage: Double its base defense. Don't discard this drill.",
        "Reaction: When you reveal a card for damage: Double its base defense. Do not discard this.",
    ),
    (
        "drill",
        "Reaction: When a player plays a card: Draw a card.",
        "Reaction: When a player plays a card: Draw a card.",
    ),
    (
        "drill",
        "Reaction: When you activate a drill attack or your opponent plays a card: Draw a card.",
        "Reaction: When you activate a drill attack or your opponent plays a card: Draw a card.",
    ),
    (
        "drill",
        "Ongoing: At the beginning of each round, draw a card.",
        "Ongoing: At the start of each round, draw a card.",
    ),
    (
        "tactic",
        "Search your deck for an attack card and reveal it and put it into your hand. Shuffle your deck.",
        "Search your deck for an attack card, reveal it and put it into your hand. Shuffle your deck.",
    ),
    ("tactic", "Your opponent discards a card.", "Your opponent discards a card."),
    ("tactic", "Discard target drill your opponent controls.", "Discard target enemy drill."),
    (
        "tactic",
        "Remove all cards in your opponent's discard pile from the game.",
        "Remove all cards in your opponent's discard pile from the game.",
    ),
    (
        "tactic",
        "At the end of this round, your opponent takes 2 damage.",
        "At the end of this round, deal 2 damage to your opponent.",
    ),
    (
        "character",
        "Action: Pay 1: Draw a card. This ability may be used twice each round.",
        "Action: Pay 1: Draw a card. This ability may be used twice each round.",
    ),
    (
        "character",
        "Reaction: When you activate an attack, pay 1 life: That attack gets +2 damage.",
        "Reaction: When you activate an attack, pay 1 life: That attack gets +2 damage.",
    ),
]


@pytest.mark.parametrize(("type_", "text", "usual"), SAME)
def test_a_variation_means_the_same(type_: str, text: str, usual: str) -> None:
    facts = CardFacts("Some Card", type_)
    abilities = parse_text(text, VOCABULARY, facts)

    assert print_text(abilities, VOCABULARY) == usual
    assert parse_text(usual, VOCABULARY, facts) == abilities
    assert trouble_with(abilities, VOCABULARY, entry.zone_kinds) is None


@pytest.mark.parametrize("text", mechanics())
def test_every_sentence_of_the_ledger_is_taken_as_it_stands(text: str) -> None:
    taken = []
    for type_ in TYPES:
        try:
            abilities = parse_text(text, VOCABULARY, CardFacts("Some Card", type_))
        except CardTextError:
            continue
        if trouble_with(abilities, VOCABULARY, entry.zone_kinds) is None:
            taken.append(type_)
            usual = print_text(abilities, VOCABULARY)
            assert parse_text(usual, VOCABULARY, CardFacts("Some Card", type_)) == abilities

    assert taken


@pytest.mark.parametrize(
    ("type_", "text", "trouble"),
    [
        ("drill", "Draw a card.", "this is never done: say when it happens"),
        ("drill", "Defense: Ongoing: Draw a card.", "the sentence breaks off here"),
        ("tactic", "Deal 2 damage.", "deal damage to whom?"),
        ("attack", "Defense: Friendly attacks have +1 damage.", "must say until when"),
        ("drill", "Action: Discard a card at random: Draw a card.", "so many cards of the payer's choice"),
        ("drill", "Reaction: When you fly, draw a card.", '"fly"'),
    ],
)
def test_what_means_nothing_is_refused(type_: str, text: str, trouble: str) -> None:
    assert trouble in refusal(text, type_)


def refusal(text: str, type_: str) -> str:
    """Why a text is refused, by the language or by the game."""
    try:
        abilities = parse_text(text, VOCABULARY, CardFacts("Some Card", type_))
    except CardTextError as error:
        return str(error)
    return trouble_with(abilities, VOCABULARY, entry.zone_kinds) or ""
