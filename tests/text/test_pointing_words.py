"""Guys and gear, he and somebody, whoever and the biggest: everyday words for what the games have names for."""

from functools import cache

import pytest

from cardwright.games import find
from cardwright.text import CardFacts, Vocabulary, load_vocabulary, parse_text, print_text

SAME = [
    ("tempest", "creature", "This gets +1 Atk.", "This guy gets +1 Atk."),
    (
        "tempest",
        "creature",
        "When this kills a creature, it gets +1 Atk.",
        "When this guy kills something, he gets +1 Atk.",
    ),
    ("tempest", "effect", "Ally creatures get +1 Atk this round.", "All your guys get +1 Atk this round."),
    ("tempest", "effect", "Destroy an enemy creature.", "Destroy one of their guys."),
    ("tempest", "effect", "Destroy all enemy cards.", "Destroy all of their stuff."),
    ("tempest", "effect", "Your opponent discards a card.", "The other guy discards a card."),
    ("tempest", "effect", "Destroy the enemy creature with the highest Spe.", "Destroy the fastest enemy creature."),
    (
        "tempest",
        "creature",
        "When a creature kills this, its controller draws a card.",
        "Whoever kills this draws a card.",
    ),
    ("wellspring", "spell", "Each player draws a card.", "Everybody draws a card."),
    ("wellspring", "spell", "Each player draws a card.", "Both players draw a card each."),
    ("wellspring", "spell", "Creatures get +1/+1 until end of turn.", "Everybody gets +1/+1 until end of turn."),
    ("wellspring", "spell", "Destroy target creature that is not a token.", "Destroy target nontoken creature."),
    (
        "wellspring",
        "spell",
        "Destroy target creature with Guard with cost 1 or less.",
        "Destroy target creature with a cost of 1 or less and Guard.",
    ),
    (
        "wellspring",
        "spell",
        "Destroy target creature with attack 2 or less.",
        "Destroy target creature that has an attack of 2 or less.",
    ),
    ("wellspring", "spell", "Draw a card for each friendly creature.", "Draw a card for each creature you've got out."),
    (
        "wellspring",
        "creature",
        "Whenever a friendly creature is destroyed, draw a card.",
        "When one of yours dies, draw a card.",
    ),
    (
        "wellspring",
        "creature",
        "When a creature attacks this, deal 1 damage to it.",
        "Whatever attacks this takes 1 damage.",
    ),
    (
        "wellspring",
        "creature",
        "When a creature attacks this, deal 1 damage to it.",
        "Creatures that attack this take 1 damage.",
    ),
    (
        "wellspring",
        "creature",
        "Whenever a player plays a spell, that player discards a card.",
        "Whoever plays a spell discards a card.",
    ),
    ("bounty", "buff", "Attached card gets +3 ATK.", "Whoever carries this gets +3 ATK."),
    ("bounty", "buff", "Attached card gets +3 ATK.", "The card which this Buff is attached to gets +3 ATK."),
    (
        "bounty",
        "attack",
        "If you control a card named Warlord Grusk, this gets +2 ATK.",
        "If Warlord Grusk is on your side, this guy gets +2 ATK.",
    ),
    ("phalanx", "equipment", "+1 A.", "Who carries this, has +1 A."),
    ("phalanx", "equipment", "The bearer cannot be destroyed.", "The guy with this gear can't be destroyed."),
    ("phalanx", "spell", "Destroy all equipment.", "Destroy all gear."),
    ("dojo", "tactic", "Gain 1 energy for each friendly drill.", "Get 1 energy for every drill you've got out."),
    (
        "bounty",
        "trap",
        "Choose an enemy Resource card that is not one-time.",
        "Choose an enemy permanent Resource card.",
    ),
    ("bounty", "buff", "Attached card gets +3 ATK.", "Whatever this is attached to gets +3 ATK."),
    (
        "bounty",
        "attack",
        "When this attacks, the card it attacks gets -1 DEF this turn.",
        "When this attacks, the target gets -1 DEF this turn.",
    ),
    ("phalanx", "spell", "Deal 3 damage to all enemy characters in the front zone.", "3 dmg to front zone enemies"),
    (
        "phalanx",
        "spell",
        "Destroy all poisoned characters and burned characters.",
        "Destroy all characters that are poisoned or burned.",
    ),
    (
        "phalanx",
        "spell",
        "Destroy a poisoned burned character.",
        "Destroy a character that is both poisoned and burned.",
    ),
    ("phalanx", "spell", "Destroy a character that is not damaged.", "Destroy a character that is at full HP."),
    ("phalanx", "character", "When a character attacks this, destroy it.", "When somebody attacks this, destroy them."),
    ("wellspring", "spell", "Destroy an enemy creature.", "Destroy one creature of the opponent."),
    ("wellspring", "spell", "Destroy all creatures.", "Destroy all creatures, yours too."),
    ("wellspring", "spell", "Destroy 2 creatures.", "Destroy any two creatures."),
    (
        "tempest",
        "creature",
        "While this is fighting, the fighting enemy creature gets -1 Spe.",
        "The creature that is fighting against this one gets -1 Spe.",
    ),
    (
        "tempest",
        "creature",
        "While this is fighting, the fighting enemy creature gets -1 Spe.",
        "Enemy creatures get -1 Spe while they fight this creature.",
    ),
    ("tempest", "effect", "Destroy all creatures that are not tokens.", "Destroy all creatures but tokens."),
    (
        "tempest",
        "effect",
        "Destroy all blue or cyan or green creatures.",
        "Destroy all blue, cyan and green creatures.",
    ),
    (
        "tempest",
        "effect",
        "An ally creature with the highest Atk fights an enemy creature with the highest Atk.",
        "Your strongest creature fights their strongest creature.",
    ),
    (
        "tempest",
        "effect",
        "Destroy all creatures. Draw a card for each ally creature destroyed this way.",
        "Destroy all creatures. For each one of yours destroyed this way, draw a card.",
    ),
    ("tempest", "effect", "Destroy all enemy creatures.", "Destroy all creatures except yours."),
    (
        "wellspring",
        "spell",
        "Look at the top 3 cards of your opponent's deck and exile one.",
        "Look at the three cards on top of your opponent's deck and exile one of them.",
    ),
    (
        "wellspring",
        "spell",
        "Choose an element. Destroy all creatures of the chosen element.",
        "Choose one of the five elements. Destroy all creatures of that element.",
    ),
    (
        "wellspring",
        "spell",
        "Counter target spell with cost 1 or less.",
        "Counter target spell that costs 1 or nothing.",
    ),
    (
        "wellspring",
        "creature",
        "Spells that target this cost F more.",
        "Spells, which target this creature, cost F more.",
    ),
    (
        "tempest",
        "effect",
        "Destroy all auras on the field. Draw a card for each ally aura destroyed this way.",
        "Blow up every aura on the field. For each one of yours that got blown up, draw a card.",
    ),
]


@cache
def words_of(game: str) -> Vocabulary:
    """The vocabulary of a game."""
    return load_vocabulary(find(game).home / "words.toml")


@pytest.mark.parametrize(("game", "sort", "plain", "said"), SAME, ids=[said for *_, said in SAME])
def test_it_is_read_as_the_plain_words(game: str, sort: str, plain: str, said: str) -> None:
    kind = {"effect": "action", "spell": "instantaneous"}.get(sort, "")
    facts = CardFacts("Sayer", sort, kind if kind in words_of(game).words.nouns else "")

    assert print_text(parse_text(said, words_of(game), facts), words_of(game)) == plain
