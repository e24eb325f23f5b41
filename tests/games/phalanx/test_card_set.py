"""The card set and the preset decks keep to the plan at the end of rules.md."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cardwright.games
from cardwright.games.phalanx import entry
from cardwright.text import CardFacts, load_vocabulary, parse_text, print_text

PACKAGE = Path(cardwright.games.__path__[0]) / "phalanx"
CARDS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "cards.toml").read_text(encoding="utf-8"))["card"]
VOCABULARY = load_vocabulary(PACKAGE / "words.toml")
TRAITS = ("human", "beast", "machine", "spirit", "flora")
CHARACTERS = [card for card in CARDS if card["type"] == "Character"]
SPLITS = {
    "shield-hedge": (20, 8, 6, 6),
    "slow-venom": (21, 3, 10, 6),
    "engine-room": (22, 6, 8, 4),
    "masked-company": (20, 3, 5, 12),
    "cinder-rush": (24, 6, 7, 3),
}
FAMILIES = {
    "Character": [
        (r"^$", 14),
        (r"Deal \d damage to target enemy character", 4),
        (r"Your opponent loses", 2),
        (r"Poison", 2),
        (r"Burn", 2),
        (r"dizzy", 2),
        (r"Heal", 3),
        (r"Switch", 2),
        (r"Turn target", 2),
        (r"Move target", 2),
        (r"Draw a card|Look at", 2),
        (r"gets \+2 A this turn", 1),
    ],
    "Equipment": [
        (r"^\+\d A\.", 3),
        (r"^(?:\+\d DD\.|\+1 AD\. \+1 DD\.|\+2 AD\.)", 3),
        (r"HP", 2),
        (r"Range", 1),
        (r"Machine|Human", 2),
        (r"^\+1 AD\.$", 1),
    ],
    "Spell": [
        (r"target.*(?:plus|minus) 1 for each", 3),
        (r"^Your opponent loses", 1),
        (r"^Gain", 1),
        (r"^Destroy", 1),
        (r"all characters", 2),
        (r"^Draw", 1),
        (r"^Search", 1),
        (r"^Return", 1),
        (r"^(?:Permanent|\d turns)\. (?:Friendly|Enemy) characters", 2),
        (r"Activate:", 1),
        (r"^Heal all ailments", 1),
    ],
    "Trigger": [
        (r"^(?:If it is.*destroy|Deal \d damage to) the triggering card", 3),
        (r"^Cancel the triggering card", 2),
        (r"^Cancel the attack", 1),
        (r"target of the attack", 1),
        (r"^Switch the triggering", 1),
        (r"^(?:Burn|Make).*the triggering card", 2),
        (r"Provides 1 or more", 1),
        (r"^Gain", 1),
        (r"^Your opponent loses", 1),
        (r"^Return the triggering", 1),
        (r"^\d turns\.", 1),
    ],
}


def number(card: dict[str, Any], key: str) -> int:
    return int(card.get(key, 0))


def traits(card: dict[str, Any]) -> dict[str, int]:
    return {trait: card[trait] for trait in TRAITS if card.get(trait)}


def test_there_are_80_cards_of_four_types() -> None:
    assert Counter(card["type"] for card in CARDS) == {"Character": 38, "Equipment": 12, "Spell": 15, "Trigger": 15}
    assert all(card["flavour"] for card in CARDS)


def test_characters_by_min_provides_range_and_traits() -> None:
    mins = Counter(number(card, "min") for card in CHARACTERS)
    assert (mins[0], mins[1] + mins[2], mins[3] + mins[4], mins[5] + mins[6]) == (19, 10, 6, 3)
    assert Counter(number(card, "provides") for card in CHARACTERS) == {0: 20, 1: 13, 2: 3, -1: 2}
    assert all(sum(traits(card).values()) == 4 for card in CHARACTERS)
    mainly = Counter(trait for card in CHARACTERS for trait, amount in traits(card).items() if amount >= 3)
    assert mainly == dict.fromkeys(TRAITS, 6)
    assert sum(len(traits(card)) > 1 for card in CHARACTERS) >= 8
    ranges = Counter(number(card, "range") for card in CHARACTERS)
    assert ranges[1] >= 8
    assert ranges[2] >= 2
    assert sum(card["a"] == 0 for card in CHARACTERS) >= 4
    assert all(number(card, "range") == 0 for card in CHARACTERS if card["a"] == 0)


def test_the_budget_and_the_walls() -> None:
    for card in CHARACTERS:
        value = card["a"] + card["ad"] + card["dd"] + card["hp"] / 2 + number(card, "range")
        budget = 8 + 1.5 * number(card, "min") - 2 * number(card, "provides") - (2 if card.get("text") else 0)
        assert abs(value - budget) <= 1, card["name"]
        for stat, least, most in (("a", 0, 5), ("ad", 0, 4), ("dd", 0, 6), ("hp", 1, 8)):
            assert least <= card[stat] <= most, card["name"]
    assert max(card["a"] for card in CHARACTERS) < max(card["dd"] for card in CHARACTERS) == 6


@pytest.mark.parametrize("type_", FAMILIES)
def test_every_family_has_its_cards(type_: str) -> None:
    texts = [card.get("text", "") for card in CARDS if card["type"] == type_]
    for pattern, count in FAMILIES[type_]:
        assert sum(bool(re.search(pattern, text)) for text in texts) >= count, pattern


def test_rows_that_go_across_the_set() -> None:
    negative = {card["type"] for card in CARDS if number(card, "provides") < 0}
    assert negative == {"Character", "Equipment", "Spell"}
    assert sum(number(card, "min") >= 3 for card in CARDS) >= 10
    texts = " ".join(card.get("text", "") for card in CARDS)
    for cost in ("discard a card:", "lose 2 life-energy:", "lose 2 HP:", "destroy this:"):
        assert cost in texts
    for card in CARDS:
        if card.get("text", "").startswith("Cancel the triggering"):
            assert number(card, "min") >= 2
        most = {"Equipment": 2, "Spell": 4, "Trigger": 4}.get(card["type"], 6)
        assert 0 <= number(card, "min") <= most


def test_every_text_and_condition_is_canonical() -> None:
    for card in CARDS:
        for key in ("text", "condition"):
            if card.get(key):
                facts = CardFacts(card["name"], card["type"].lower(), "")
                assert print_text(parse_text(card[key], VOCABULARY, facts), VOCABULARY) == card[key]


def test_triggers_suggest_conditions_of_many_templates() -> None:
    watches = [entry.pool().find(card["name"]) for card in CARDS if card["type"] == "Trigger"]
    assert all(face is not None and face.watch.what > 0 for face in watches)
    assert len({face.watch.what for face in watches if face is not None}) >= 6


def test_the_preset_decks() -> None:
    types = {card["name"]: card["type"] for card in CARDS}
    mins = {card["name"]: number(card, "min") for card in CARDS}
    decks = entry.decks()
    assert [deck.id for deck in decks] == list(SPLITS)
    for deck in decks:
        assert entry.check_deck(deck.cards) == []
        counts = Counter(types[name] for name in deck.cards)
        assert tuple(counts[type_] for type_ in ("Character", "Equipment", "Spell", "Trigger")) == SPLITS[deck.id]
        assert 15 <= len(set(deck.cards)) <= 18
        characters = [name for name in deck.cards if types[name] == "Character"]
        assert sum(mins[name] == 0 for name in characters) * 2 >= len(characters)
        assert deck.plan


def test_the_preset_decks_play_every_card() -> None:
    assert {name for deck in entry.decks() for name in deck.cards} == {card["name"] for card in CARDS}
