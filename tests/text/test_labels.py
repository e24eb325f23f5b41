"""Labels, marks and layout: what they stand before is read as the plain sentence."""

import pytest

from cardwright.cli.which import find_game
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.errors import CardTextError
from cardwright.text.language import language_for
from cardwright.text.printing import write_text
from cardwright.text.reading import read_text

ALIKE = [
    (
        "wellspring",
        "creature",
        "When this enters the battlefield, draw a card.",
        ["[Enter] Draw a card.", "ETB: draw a card"],
    ),
    (
        "wellspring",
        "creature",
        "When this is destroyed, draw a card.",
        ["[On Death] Draw a card.", "Dies? Draw a card."],
    ),
    (
        "wellspring",
        "creature",
        "When this destroys a creature, draw a card.",
        ["On kill: draw a card.", "[On Kill] Draw a card.", "On kill, draw a card.", "Slay - draw a card."],
    ),
    ("tempest", "creature", "When this kills a creature, draw a card.", ["[On Kill] Draw a card.", "On kill: draw 1"]),
    ("tempest", "creature", "When this dies, draw a card.", ["Deathrattle: draw a card.", "[Death] Draw a card."]),
    ("bounty", "attack", "When this is deployed, draw a card.", ["[On Deploy] Draw a card.", "Deploy: draw a card."]),
    (
        "wellspring",
        "creature",
        "At the start of your turn, draw a card.",
        ["Upkeep: draw a card.", "Upkeep: at the start of your turn, draw a card."],
    ),
    ("wellspring", "creature", "This has +2/+0 in your turn.", ["[Your turn] This has +2/+0.", "Your turn: +2/+0"]),
    (
        "wellspring",
        "creature",
        "Friendly tokens have +1/+0. At the end of your turn, draw a card.",
        [
            "Passive 1: your tokens have +1/+0. Passive 2: at the end of your turn, draw a card.",
            "[Passive] Your tokens have +1/+0. | Effect: at the end of your turn, draw a card.",
        ],
    ),
    (
        "tempest",
        "action",
        "As an additional cost, discard 2 cards. Destroy a creature in play.",
        [
            "Cost: discard 2 cards. Effect: destroy 1 creature (any side).",
            "Cost: discard two cards. Destroy a creature (both sides).",
        ],
    ),
    (
        "wellspring",
        "spell",
        "Choose target enemy creature. Deal 3 damage to it.",
        [
            "Target: 1 enemy creature. Effect: deal 3 damage to it.",
            "Target: enemy creature. Deal 3 damage to it.",
            "Target 1 enemy creature; deal 3 damage to it.",
        ],
    ),
    (
        "phalanx",
        "trigger",
        "Whenever an enemy character attacks you, cancel the attack and draw a card.",
        [
            "Condition: an enemy character attacks you. Effect: cancel the attack and draw a card.",
            "Secret: When an enemy character attacks you, cancel the attack and draw a card.",
            "An enemy character attacks you? Cancel the attack and draw a card.",
        ],
    ),
    (
        "wellspring",
        "spell",
        "If you control 3 creatures, draw 2 cards.",
        ["Condition: you control 3 creatures. Effect: draw 2 cards.", "You control 3 creatures? Draw 2 cards."],
    ),
    (
        "phalanx",
        "character",
        "While this is in your front zone, this gets +2 A.",
        ["[Front zone] This character has +2 A."],
    ),
    (
        "tempest",
        "aura",
        "Attach to an enemy creature. While it is fighting, its Atk is halved.",
        [
            "attach enemy. atk halved while fighting",
            "Attach: enemy creature. Curse: its Atk is halved while it is fighting.",
        ],
    ),
    (
        "wellspring",
        "spell - enchantment",
        "Attach to target creature. The attached creature has +1/+1 and Guard.",
        ["+1/+1 and Guard", "Attached: +1/+1, Guard."],
    ),
    (
        "wellspring",
        "spell",
        "Target creature gets +2/+0 until end of turn.",
        ["Target creature gets +2/+0 (until end of turn)."],
    ),
    ("wellspring", "creature", "Spells you play cost 1 less.", ["Your spells cost (1) less."]),
    (
        "dojo",
        "attack",
        "If you have played another card this round, gain 2 energy.",
        ["Combo: Gain 2 energy if you've already played a card this round."],
    ),
    ("tempest", "action", "Counter target field on the stack.", ["Counter: target field on the stack."]),
    (
        "dojo",
        "attack",
        "Your opponent cannot make drill attacks in their next turn.",
        ["Stun [drill attacks]: opponent can't make drill attacks on their next turn."],
    ),
    (
        "dojo",
        "tactic",
        "Until your next turn, whenever your opponent plays an attack card, deal 2 damage to them.",
        ["Trap (until your next turn): when your opponent plays an attack card, deal 2 damage to them."],
    ),
    (
        "dojo",
        "attack",
        "Defense: Choose one: Gain 1 energy; or draw a card.",
        ["Defense [choose]: (a) gain 1 energy; or (b) draw a card."],
    ),
    ("wellspring", "spell", "Exile target creature.", ["Exile (remove from the game) target creature."]),
]
NOTES = [
    ("bounty", "buff - permanent", "Attached card gets +4 HP and -1 ATK.", ["attached: +4 HP, -1 ATK"]),
    (
        "tempest",
        "aura",
        "Attach to an enemy creature. The attached creature gets -2 Atk.",
        ["attach enemy: -2 Atk", "enemy only. -2 Atk", "[Enemy] -2 Atk"],
    ),
    ("tempest", "action", "An ally creature gets +3 Atk this round.", ["ally +3 Atk this round"]),
    ("tempest", "creature", "While the weather is sun, this gets +2 Atk.", ["[Sunny] +2 Atk."]),
    ("tempest", "creature", "At the start of each fight, this gets +2 Spe.", ["Fight start: +2 Spe"]),
    ("tempest", "creature", "When this enters the field, this gets +2 Atk.", ["Battlecry: gain +2 Atk."]),
    (
        "phalanx",
        "trigger",
        "The next time a friendly character is destroyed, draw 2 cards.",
        ["own char destroyed: draw 2"],
    ),
    ("phalanx", "spell - permanent", "Characters in play get -1 A.", ["all characters -1 A both sides"]),
    ("phalanx", "character", "While this is in defence mode, this gets +2 DD.", ["[Defence mode] This has +2 DD."]),
    (
        "dojo",
        "tactic",
        "Put the top 5 cards of your discard pile on the bottom of your deck.",
        ["top 5 of discard to bottom of deck"],
    ),
    ("wellspring", "spell", "Put a creature from your mana pool into your hand.", ["creature from mana pool to hand"]),
    ("wellspring", "spell", "Put target creature into its owner's hand.", ["target creature to owner's hand"]),
    ("wellspring", "spell", "A creature gets +2/+0 this turn. Draw a card.", ["+2 atk this turn, draw 1"]),
    ("wellspring", "spell", "If you control no creatures, draw 2 cards.", ["if no creatures on your side, draw 2"]),
    ("wellspring", "creature", "Whenever an enemy creature attacks, draw a card.", ["enemy creature attacks: draw 1"]),
    ("dojo", "drill - ongoing", "You have +2 hand limit.", ["hand limit +2"]),
    ("phalanx", "character", "This cannot be poisoned. This cannot be burned.", ["can't be poisoned or burned"]),
    (
        "phalanx",
        "equipment",
        "+2 A in your turn. +2 DD in your opponent's turn.",
        ["+2 A on own turn, +2 DD on enemy turn"],
    ),
    (
        "dojo",
        "drill",
        "Reaction: When your opponent reveals a card for damage, pay 1: It gets -2 base defense.",
        ["Reaction: opp reveals card for damage, pay 1: -2 base def on it"],
    ),
    (
        "wellspring",
        "spell",
        "Look at 3 Fire creatures in your deck at random and put one into your hand.",
        ["Discover a Fire creature from your deck."],
    ),
    (
        "wellspring",
        "spell",
        "Draw a card. Look at the top card of your deck. You may put it on the bottom of your deck.",
        ["Draw a card, then scry 1.", "Draw a card. Scry 1."],
    ),
]


@pytest.mark.parametrize(
    ("game", "card", "plain", "said"),
    [(game, card, plain, said) for game, card, plain, many in ALIKE + NOTES for said in many],
)
def test_a_label_is_read_as_the_plain_sentence(game: str, card: str, plain: str, said: str) -> None:
    entry = find_game(game)
    reader = Reader(entry.id, entry.home, entry.zone_kinds)
    language = language_for(reader.vocabulary)

    read = read_text(said, language, facts_of(card, reader.vocabulary), 1)

    assert write_text(read, language) == plain


@pytest.mark.parametrize("said", ["Combo: draw a card.", "Once: draw a card.", "Delayed [next turn]: draw a card."])
def test_a_label_that_says_more_than_its_sentence_is_not_left_out(said: str) -> None:
    entry = find_game("wellspring")
    reader = Reader(entry.id, entry.home, entry.zone_kinds)

    with pytest.raises(CardTextError):
        read_text(said, language_for(reader.vocabulary), facts_of("spell", reader.vocabulary), 1)
