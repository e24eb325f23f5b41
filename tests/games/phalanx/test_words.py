"""Phalanx's texts in other words: the first of each group is canonical."""

from pathlib import Path

import pytest

import cardwright.games
from cardwright.effects.build import TextBuilder
from cardwright.effects.scope import CannotDo, Names
from cardwright.games.phalanx.zones import ZONE_KINDS
from cardwright.text import CardFacts, CardTextError, load_vocabulary, parse_text, print_text

VOCABULARY = load_vocabulary(Path(cardwright.games.__path__[0]) / "phalanx" / "words.toml")
SAME = [
    (
        "spell",
        [
            "Deal 1 damage to target enemy character, plus 1 for each Human.",
            "Deal 1 damage to target enemy character plus 1 for each Human.",
            "Deal 1 damage to target enemy character, plus 1 damage for each Human.",
            "Deal 1 damage to target enemy character, plus 1 for each Human it has.",
            "Target enemy character takes 1 damage, plus 1 for each Human.",
        ],
    ),
    ("spell", ["Deal 5 damage to target character, minus 1 for each Spirit."]),
    (
        "spell",
        [
            "Deal 1 damage to all characters, plus 1 for each Flora.",
            "Deal 1 damage to each character, plus 1 for each Flora.",
        ],
    ),
    (
        "spell",
        ["Your opponent loses 3 life-energy.", "The opponent loses 3 life-energy.", "The enemy loses 3 life-energy."],
    ),
    ("spell", ["Gain 4 life-energy.", "You gain 4 life-energy."]),
    ("spell", ["Switch all characters to defence mode.", "Switch each character to defense mode."]),
    ("spell", ["Permanent. Friendly characters get +1 AD.", "Permanent. Characters you control get +1 AD."]),
    ("spell", ["2 turns. Enemy characters get -1 A.", "2 turns. Enemy characters have -1 A."]),
    ("spell", ["Draw 2 cards.", "Instant. Draw 2 cards."]),
    (
        "spell",
        ["Destroy target card in your opponent's special zone.", "Destroy target card in the enemy special zone."],
    ),
    (
        "spell",
        [
            "Permanent. Target character gets +2 HP. Activate: Heal 1 HP on that character.",
        ],
    ),
    ("spell", ["Heal all ailments on all friendly characters.", "Heal all ailments on each character you control."]),
    ("equipment", ["+2 A. -1 DD.", "Its bearer gets +2 A. The bearer gets -1 DD."]),
    ("equipment", ["+1 AD. Provides 1."]),
    ("character", ["Activate: Burn 1 target enemy character."]),
    ("character", ["Activate: Poison 1 target enemy character.", "Activate: Poison 1 target opposing character."]),
    ("character", ["Activate: Make target enemy character dizzy for 2 turns."]),
    ("character", ["Activate: Heal the burn on target character."]),
    (
        "character",
        [
            "Activate, lose 2 HP: Your opponent loses 1 life-energy.",
            "Activate: Lose 2 HP: Your opponent loses 1 life-energy.",
        ],
    ),
    ("character", ["Activate, destroy this: Draw 2 cards.", "Activate, destroy this card: Draw 2 cards."]),
    ("character", ["Activate: Turn target enemy character face up.", "Activate: Flip target enemy character face-up."]),
    (
        "character",
        [
            "Activate: Move target enemy character to its front zone.",
            "Activate: Move target enemy character to the front zone.",
        ],
    ),
    ("character", ["Human 3. Machine 1.", "Human 3, Machine 1."]),
    ("character", ["A 1. AD 1. DD 2.", "1/1/2."]),
    (
        "trigger",
        [
            "If it is a character with A 4 or more, destroy the triggering card.",
            "Destroy the triggering card if it is a character with A 4 or more.",
        ],
    ),
    (
        "trigger",
        [
            "Change the target of the attack to target friendly character.",
            "Redirect the attack to target character you control.",
        ],
    ),
    ("trigger", ["Cancel the attack."]),
    ("trigger", ["Return the triggering card to its owner's hand."]),
]


@pytest.mark.parametrize(("type_", "texts"), SAME)
def test_wordings_of_the_same(type_: str, texts: list[str]) -> None:
    facts = CardFacts("Own Name", type_, "")
    trees = [parse_text(text, VOCABULARY, facts) for text in texts]
    assert all(tree == trees[0] for tree in trees), texts
    assert print_text(trees[0], VOCABULARY) == texts[0]


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        ("spell", "+2 A."),
        ("spell", "Deal 1 damage to target character, plus 0 for each Human."),
        ("trigger", "When an enemy character sings."),
    ],
)
def test_what_cannot_be_is_refused(type_: str, text: str) -> None:
    with pytest.raises(CardTextError):
        parse_text(text, VOCABULARY, CardFacts("Own Name", type_, ""))


def test_dizziness_lasts_a_number_of_turns() -> None:
    builder = TextBuilder(Names(VOCABULARY, ZONE_KINDS))
    text = "Make target character dizzy."
    (ability,) = parse_text(text, VOCABULARY, CardFacts("Own Name", "spell", ""))
    with pytest.raises(CannotDo, match="number of turns"):
        builder.add(ability, text, 0)
