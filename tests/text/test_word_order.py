"""What is said in another order, or underlined, is read as the plain sentence."""

import pytest

from cardwright.games import find
from cardwright.testing.corpus import facts_of
from cardwright.text import CardTextError, load_vocabulary, parse_text

SAME = [
    (
        "wellspring",
        "spell",
        "Return up to two spells from your mana pool to your hand.",
        [
            "From your mana pool return up to two spells to your hand.",
            "From your mana pool, return up to two spells to your hand.",
            "Return to your hand up to two spells from your mana pool.",
        ],
    ),
    (
        "tempest",
        "action",
        "Return up to two actions from your discard pile to your hand.",
        [
            "From your discard pile return up to two actions to your hand.",
            "Out of your discard pile return up to two actions to your hand.",
            "Return to your hand up to two actions from your discard pile.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "You may put up to two cards from your hand on the bottom of your deck.",
        [
            "On the bottom of your deck you may put up to two cards from your hand.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Put target creature on the bottom of its owner's deck.",
        [
            "Onto the bottom of its owner's deck goes target creature.",
            "On the bottom of its owner's deck goes target creature.",
        ],
    ),
    (
        "dojo",
        "tactic",
        "Put the top card of your discard pile into your hand.",
        [
            "Into your hand goes the top card of your discard pile.",
            "Into your hand put the top card of your discard pile.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Look at the top 5 cards of your deck. Put one into your hand and the rest on the bottom.",
        [
            "Of the top five cards of your deck, put one into your hand and the rest on the bottom.",
            "Of the five top cards of your deck put one into your hand and the rest on the bottom.",
            "From among the top five cards of your deck, put one into your hand and the rest on the bottom.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "When this enters, if you control a hero, draw a card.",
        [
            "If you control a hero, draw a card when this enters.",
            "Draw a card when this enters if you control a hero.",
            "Draw a card if you control a hero when this enters.",
            "If you control a hero, when this enters, draw a card.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "When this enters, if you control a hero, draw a card. Otherwise, discard a card.",
        [
            "If you control a hero, draw a card when this enters; otherwise, discard a card.",
            "Draw a card when this enters if you control a hero; otherwise discard a card.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "Once per turn, whenever you play a spell, you may draw a card.",
        [
            "Once per turn you may draw a card when you play a spell.",
            "When you play a spell, once per turn you may draw a card.",
            "When you play a spell, you may once per turn draw a card.",
        ],
    ),
    (
        "wellspring",
        "hero",
        "Once per turn, whenever you summon a creature in your main phase, you may draw a card.",
        [
            "Once per turn, during your main phase, when you summon a creature: you can draw a card.",
            "During your main phase, once per turn, when you summon a creature, you can draw a card.",
            "Once per turn, when, during your main phase, you summon a creature, you may draw a card.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "Whenever a creature dies during your turn, draw a card.",
        [
            "During your turn, whenever a creature dies, draw a card.",
            "Whenever, during your turn, a creature dies, draw a card.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "When this enters, your opponent chooses a creature they control and destroys it.",
        [
            "Your opponent chooses one of their creatures when this enters and destroys it.",
            "Your opponent, when this enters, chooses one of their creatures and destroys it.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Draw two cards unless your opponent discards a card.",
        [
            "Unless your opponent discards a card, draw two cards.",
            "Unless your opponent discards a card, you draw two cards.",
        ],
    ),
    (
        "bounty",
        "attack",
        "At the end of your turn, destroy this unless you control a Trap.",
        [
            "Unless you control a Trap, destroy this at the end of your turn.",
            "At the end of your turn, unless you control a Trap, destroy this.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Target creature gets +2/+0 until end of turn.",
        [
            "Target creature gets until end of turn +2/+0.",
            "Target creature, until end of turn, gets +2/+0.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "This has +2/+0 during your turn.",
        [
            "During your turn only, this has +2/+0.",
            "Only during your turn, this has +2/+0.",
            "This has +2/+0 only during your turn.",
            "This, during your turn, has +2/+0.",
        ],
    ),
    (
        "bounty",
        "attack",
        "This cannot be targeted during your opponent's turn.",
        [
            "During your opponent's turn this card cannot be targeted.",
            "This card, during your opponent's turn, cannot be targeted.",
            "This card cannot during your opponent's turn be targeted.",
        ],
    ),
    (
        "phalanx",
        "character",
        "If your opponent has more characters than you, this gets +2 AD.",
        [
            "Has the opponent more characters than you, this gets +2 AD.",
            "Has the opponent more characters than you, then this gets +2 AD.",
            "Has the opponent more characters than you, so gets this character +2 AD.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Destroy all creatures.",
        [
            "Destroy all creatures, yours too.",
            "Destroy all creatures, including your own.",
            "Destroy all creatures, even yours.",
            "Destroy all creatures, no matter who controls them.",
            "Destroy all creatures regardless of who controls them.",
        ],
    ),
    (
        "tempest",
        "action",
        "All creatures get -1 HP.",
        [
            "All creatures get -1 HP, also those of your opponent.",
        ],
    ),
    (
        "bounty",
        "attack",
        "This gets +1 ATK for each Swarm card you control.",
        [
            "This gets +1 ATK for each Swarm card you control, itself included.",
            "This gets +1 ATK for each Swarm card you control (including this one).",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Look at the top card of your deck. You may put it on the bottom of your deck.",
        [
            "Look at the top card of your deck. You may put it on the bottom of your deck if you want to.",
            "Look at the top card of your deck. Put it on the bottom of your deck if you like.",
            "Look at the top card of your deck. If you want, put it on the bottom of your deck.",
            "Look at the top card of your deck, and if you want to you can put it on the bottom of your deck.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Destroy target creature. Draw a card.",
        [
            "Destroy target creature; after that, draw a card.",
            "Destroy target creature. After that you draw a card.",
            "Destroy target creature, but then draw a card.",
        ],
    ),
    (
        "dojo",
        "tactic",
        "Each player discards a card and draws 2 cards.",
        [
            "Both players discard a card, then draw 2 cards each.",
            "Both players discard a card and draw two cards each.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "This cannot attack. This cannot be attacked.",
        [
            "This cannot attack and cannot be attacked.",
            "This can't attack, nor can it be attacked.",
            "This neither can attack nor be attacked.",
            "This cannot attack, and cannot be attacked.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "This cannot attack. This cannot counterattack.",
        [
            "This neither attacks nor counterattacks.",
            "This can neither attack nor counterattack.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Friendly creatures get Ready until end of turn and get +1/+0 until end of turn.",
        [
            "Creatures you control gain Ready and get +1/+0 until end of turn.",
            "Until end of turn, creatures you control gain Ready and get +1/+0.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Target creature gets +0/+2 this turn and cannot attack this turn.",
        [
            "Target creature cannot attack and gets +0/+2 this turn.",
            "This turn, target creature gets +0/+2 and cannot attack.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Deal 2 damage to target creature unless it is damaged. Otherwise, destroy it.",
        [
            "Deal 2 damage to target creature, or destroy it if it is damaged.",
            "Deal 2 damage to target creature, or destroy it instead if it is damaged.",
        ],
    ),
    (
        "wellspring",
        "creature",
        "This cannot be attacked by creatures that are not Spirit.",
        ["Only by Spirit creatures can this creature be attacked."],
    ),
    (
        "wellspring",
        "creature",
        "This cannot attack unless you control a hero.",
        ["Only if you control a hero can this attack."],
    ),
    (
        "wellspring",
        "spell",
        "Draw a card. If you control a hero, discard a card.",
        [
            "Draw a card and, if you control a hero, discard a card.",
            "Draw a card and if you control a hero discard a card.",
            "Draw a card. But if you control a hero, discard a card.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Put up to 2 creatures with cost 1 or less from your mana pool into your hand.",
        ["Put up to two creatures, each with cost 1 or less, from your mana pool into your hand."],
    ),
    (
        "wellspring",
        "creature",
        "Whenever you play a spell for the first time each turn, draw a card.",
        [
            "Each turn, the first time you play a spell, draw a card.",
            "Draw a card the first time you play a spell each turn.",
        ],
    ),
    ("wellspring", "spell", "Deal 3 damage to target creature.", ["Deal to target creature 3 damage."]),
    (
        "dojo",
        "attack",
        "If you have taken no damage this round, this attack gets +2 damage.",
        [
            "If in this round you took no damage, this attack gets +2 damage.",
            "If you this round took no damage, this attack gets +2 damage.",
        ],
    ),
    (
        "dojo",
        "attack",
        "Cards revealed for this attack get -1 base defense.",
        [
            "Against this attack, revealed cards lose 1 base defense.",
            "Against this attack, the revealed cards of the opponent each lose 1 base defense.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Your opponent burns 2.",
        ["Burn the top two cards of your opponent's deck.", "Of your opponent's deck the top two cards are burned."],
    ),
]


@pytest.mark.parametrize(
    ("game", "card", "plain", "said"),
    [(game, card, plain, said) for game, card, plain, others in SAME for said in others],
    ids=[said for *_, others in SAME for said in others],
)
def test_another_order_says_the_same(game: str, card: str, plain: str, said: str) -> None:
    vocabulary = load_vocabulary(find(game).home / "words.toml")
    facts = facts_of(card, vocabulary)

    assert parse_text(said, vocabulary, facts) == parse_text(plain, vocabulary, facts)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all enemy creatures, yours too.",
        "Destroy all friendly creatures, but not yours.",
        "Destroy all friendly creatures, no matter who controls them.",
    ],
)
def test_what_contradicts_the_rest_is_not_passed_over(text: str) -> None:
    vocabulary = load_vocabulary(find("wellspring").home / "words.toml")

    with pytest.raises(CardTextError):
        parse_text(text, vocabulary, facts_of("spell", vocabulary))
