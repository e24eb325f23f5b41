"""Texts that can be read but that nothing in a game would ever heed are refused, with the reason."""

import pytest

from cardwright.effects.trial import trouble_with
from cardwright.games import find
from cardwright.text import CardFacts, CardTextError, load_vocabulary, parse_text
from tests.games.said.cards import said


@pytest.mark.parametrize(
    ("game", "type_", "text", "reason"),
    [
        ("tempest", "creature", "This can attack twice each round.", "how often"),
        ("tempest", "creature", "At the start of each round, draw a card.", "nothing is in play"),
        ("bounty", "attack", "This gets +1 ATK each turn.", "when and how often"),
        (
            "tempest",
            "field",
            "At the start of each round or when you draw a card, gain 1 energy.",
            "nothing is in play",
        ),
        ("phalanx", "spell", "Permanent. You get +2 HP.", "cards have HP, players do not"),
        ("dojo", "tactic", "Gain 2 life.", "can only be paid"),
        ("wellspring", "creature", "Sacrifice another creature: Draw a card.", "pays for and uses"),
        ("tempest", "creature", "Pay 2: Draw a card.", "pays for and uses"),
        ("dojo", "tactic", "You gain 1 card from hand.", "can only be paid"),
        ("tempest", "creature", "This can attack your opponent directly.", "whether a player can be attacked"),
        ("tempest", "creature", "Enemy creatures cannot enter the field.", "say what cannot be done"),
        ("wellspring", "creature", "Creatures cannot enter the battlefield.", "say what cannot be done"),
        ("wellspring", "creature", "When this attacks, draw a card. It is not destroyed.", "say that it cannot"),
        ("wellspring", "creature", "Creatures with attack 3 or more lose all abilities.", "lost and had again"),
        ("wellspring", "creature", "This counts as a hero.", "become"),
        ("tempest", "creature", "When this attacks, take an additional round after this one.", "nobody's to take"),
        ("dojo", "drill", "Reaction: When you take damage: Draw a card.", "activated, played or revealed"),
        ("dojo", "drill", "Reaction: When you make a perfect defense: Draw a card.", "activated, played or revealed"),
        ("dojo", "tactic", "Play an attack card from your hand for free.", "played by a text"),
        ("phalanx", "spell", "Play a spell from your hand.", "characters and equipment"),
        ("bounty", "attack", "When this attacks, skip your next end phase.", "takes or gives"),
    ],
)
def test_what_nothing_heeds_is_refused(game: str, type_: str, text: str, reason: str) -> None:
    entry = find(game)
    vocabulary = load_vocabulary(entry.home / "words.toml")
    abilities = parse_text(text, vocabulary, CardFacts("Own Name", type_, ""))
    trouble = trouble_with(abilities, vocabulary, entry.zone_kinds)
    assert trouble is not None
    assert reason in trouble


@pytest.mark.parametrize(
    ("game", "type_", "text", "reason"),
    [
        ("dojo", "character", "Action: Discard this: Draw 3 cards.", "never leaves its place"),
        ("dojo", "tactic", "Gain control of target enemy character.", "only drills change sides"),
        ("phalanx", "spell", "Gain control of target enemy equipment.", "only characters change sides"),
        ("phalanx", "character", "This ignores DD.", "never ignored"),
        ("phalanx", "spell", "Destroy all characters behind this.", "stands in no zone"),
    ],
)
def test_what_makes_no_sense_is_refused_as_it_is_read(game: str, type_: str, text: str, reason: str) -> None:
    vocabulary = load_vocabulary(find(game).home / "words.toml")
    with pytest.raises(CardTextError, match=reason):
        parse_text(text, vocabulary, CardFacts("Own Name", type_, ""))


@pytest.mark.parametrize(
    ("game", "card", "text", "why"),
    [
        ("wellspring", "spell", "Destroy target card in your hand.", "only to what is in play"),
        ("dojo", "tactic", "Destroy a card in your opponent's hand.", "only to what is in play"),
        ("wellspring", "spell", "Deal 2 damage to target creature in your mana pool.", "only to what is in play"),
        ("wellspring", "spell", "While it is on the battlefield, target creature gets +1/+1.", "does not stay"),
        ("tempest", "action", "While it is on the field, target creature gets +2 Atk.", "does not stay"),
    ],
)
def test_what_is_never_there_is_refused(game: str, card: str, text: str, why: str) -> None:
    assert why in said(game, card, text)
