"""What is jotted down in a few words is read as the sentence it stands for."""

from pathlib import Path

import pytest

from cardwright import games
from cardwright.text.language import Language, language_for
from cardwright.text.printing import write_text
from cardwright.text.reading import read_text
from cardwright.text.wordfile import load_vocabulary
from cardwright.text.words import CardFacts


def language_of(game: str) -> Language:
    """The language of a game."""
    return language_for(load_vocabulary(Path(games.find(game).home) / "words.toml"))


def read(game: str, sort: str, text: str) -> str:
    """The canonical form of a text on a card of some sort."""
    language = language_of(game)
    name, _, kind = sort.partition(" - ")
    return write_text(read_text(text, language, CardFacts("", name, "" if game == "phalanx" else kind)), language)


SAID = [
    ("tempest", "creature", "+1 atk +1 spe", "This gets +1 Atk and +1 Spe."),
    ("tempest", "creature", "other allies +1 atk / +1 spd", "Other ally creatures get +1 Atk and +1 Spe."),
    ("wellspring", "spell", "+3/+3 to a creature eot", "A creature gets +3/+3 until end of turn."),
    ("wellspring", "spell", "your creatures +1/+0 until eot", "Friendly creatures get +1/+0 until end of turn."),
    ("tempest", "action", "-3 HP to an enemy creature", "An enemy creature gets -3 HP."),
    ("wellspring", "creature", "enemy turn end: heal 1", "At the end of your opponent's turn, heal 1."),
    ("wellspring", "creature", "opp's turn start: burn 1", "At the start of your opponent's turn, burn 1."),
    ("wellspring", "creature", "on opp spell: draw 1", "Whenever your opponent plays a spell, draw a card."),
    ("wellspring", "creature", "on enemy death: draw 1", "Whenever an enemy creature is destroyed, draw a card."),
    ("wellspring", "creature", "ETB: a 1/1 Wisp token", "When this enters the battlefield, summon a 1/1 Wisp token."),
    ("wellspring", "creature", "at full health: +1/+0", "While this is not damaged, this has +1/+0."),
    ("wellspring", "creature", "+2/+0 at 1 health", "While this card's health is 1, this has +2/+0."),
    ("bounty", "attack", "below 3 HP: +3 ATK", "While this card's HP is less than 3, this gets +3 ATK."),
    ("bounty", "attack", "ignores DEF at 2 HP or less", "While this card's HP is 2 or less, this ignores DEF."),
    ("bounty", "attack", "if damaged: +2 ATK", "If this is damaged, this gets +2 ATK."),
    ("bounty", "resource", "gain 1 resource each turn", "At the start of your turn, gain 1 resource."),
    ("wellspring", "creature", "every turn: burn 1", "At the start of your turn, burn 1."),
    ("bounty", "trap - passive", "enemy RPT -1", "Your opponent gets -1 RPT."),
    ("bounty", "resource", "your RPT +1 per Trap", "You get +1 RPT for each Trap."),
    ("bounty", "resource", "+1 RPT per Brute you control", "This gets +1 RPT for each friendly Brute card."),
    ("bounty", "buff", "your Brutes get +1 ATK", "Friendly Brute cards get +1 ATK."),
    ("tempest", "action", "destroy a field and gain its cost in energy", None),
    (
        "wellspring",
        "spell",
        "destroy all items, draw a card for each destroyed",
        "Destroy all items and draw a card for each card destroyed this way.",
    ),
    (
        "wellspring",
        "spell",
        "deal 3 damage to a creature, draw a card if it dies",
        "Deal 3 damage to a creature. If lethal, draw a card.",
    ),
    (
        "wellspring",
        "item - equipment",
        "equipped creature +1/+1. If it dies, return this to hand",
        (
            "Attach to target creature. The attached creature has +1/+1. "
            "When it is destroyed, return this to its owner's hand."
        ),
    ),
    (
        "wellspring",
        "spell",
        "your opponent reveals their hand, you choose a spell from it, which they discard",
        "Your opponent reveals their hand. Choose a spell among them. They discard it.",
    ),
    ("tempest", "action", "rain, draw 1", "Set the weather to rain. Draw a card."),
    (
        "tempest",
        "action",
        "look at top 3, take one, bottom the rest",
        "Look at the top 3 cards of your deck, put one into your hand and the rest on the bottom of your deck.",
    ),
    ("tempest", "creature", "+1 HP after each fight", "At the end of each fight, this gets +1 HP."),
    (
        "phalanx",
        "spell - instant",
        "search deck for a Machine, show it, take it, shuffle",
        (
            "Search your deck for a character with Machine 1 or more, reveal it, put it into your hand "
            "and shuffle your deck."
        ),
    ),
    ("phalanx", "spell - instant", "both lose 3 life-energy", "Each player loses 3 life-energy."),
    ("phalanx", "spell - permanent", "Enemy Spirits -1 DD, min 1", None),
    ("phalanx", "equipment", "+1 Range if bearer is Human", None),
    ("dojo", "attack", "After damage: gain 2 energy if it hit", None),
    (
        "dojo",
        "tactic",
        "next attack this round +2 damage",
        "This round, the next time you make an attack, that attack gets +2 damage.",
    ),
    (
        "dojo",
        "tactic",
        "your next attack gets +2 damage",
        "The next time you make an attack, that attack gets +2 damage.",
    ),
    (
        "dojo",
        "attack",
        "if this is the third attack you have played this round, it gets +2 damage",
        "If you have made exactly 2 other attacks this round, it gets +2 damage.",
    ),
    (
        "dojo",
        "tactic",
        "look at the top 2 cards of their deck and put them on the bottom",
        "Look at the top 2 cards of your opponent's deck and put them on the bottom of their deck.",
    ),
    (
        "tempest",
        "action",
        "return all auras to hand, draw 1 per aura",
        "Return all auras to its owner's hand and draw a card for each aura returned this way.",
    ),
    ("tempest", "action", "look at opponent's top 3 cards", "Look at the top 3 cards of your opponent's deck."),
    (
        "tempest",
        "action",
        "If you have no creatures, draw 3 cards; otherwise draw one.",
        "If you have no creatures, draw 3 cards. Otherwise, draw a card.",
    ),
    ("bounty", "attack", "On kill: heal 2 HP", "When this destroys a card, restore 2 HP to this."),
    ("phalanx", "equipment", "bearer immune to poison", "The bearer cannot be poisoned."),
    ("phalanx", "spell - permanent", "play energy +2", "Play-energy is 2 more."),
    (
        "dojo",
        "attack",
        "base damage equals cards in hand",
        "This card's base damage is equal to the number of cards in your hand.",
    ),
    ("wellspring", "spell", "destroy a creature that has Guard", "Destroy a creature with Guard."),
    ("wellspring", "spell", "up to two of your creatures get +1/+1 this turn", None),
    ("wellspring", "creature", "can attack twice", "This can attack twice each turn."),
    ("tempest", "action", "both lose 2 energy", "Each player loses 2 energy."),
]


@pytest.mark.parametrize(("game", "sort", "text", "plain"), SAID)
def test_scraps_are_read_as_sentences(game: str, sort: str, text: str, plain: str | None) -> None:
    found = read(game, sort, text)
    assert plain is None or found == plain
    assert read(game, sort, found) == found
