"""The card set and the preset decks, as data, keep to the plan in rules.md."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cardwright.games
from cardwright.engine.deck import read_lines
from cardwright.text import CardFacts, CardTextError, load_vocabulary, parse_text, print_text

PACKAGE = Path(cardwright.games.__path__[0]) / "dojo"
RULES = (PACKAGE / "rules.md").read_text(encoding="utf-8")
CARDS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "cards.toml").read_text(encoding="utf-8"))["card"]
DECKS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "decks.toml").read_text(encoding="utf-8"))["deck"]
BY_NAME = {card["name"]: card for card in CARDS}
VOCABULARY = load_vocabulary(PACKAGE / "words.toml")
DEFENSE = "Defense:"
PRICES = {
    "Reading Strike": 1,
    "Ringing Temple": 1,
    "Pinned Sleeve": 1,
    "Needle Fist": 2,
    "Second Wind Kick": 1,
    "Gathered Storm": 1,
    "Reckless Opening": -2,
    "Blood Toll": -3,
    "Burning Lesson": -2,
    "Follow Through": 0,
    "Thousand Hands": 2,
    "Answering Reed": 1,
    "Mirror Step": 1,
    "Sudden Reversal": 1,
    "Rooted Stance": 2,
    "Patient Guard": 2,
    "Still Water": 1,
    "Exact Hand": 1,
    "Returning Tide": 1,
    "Circle Walk": 1,
}
"""What the text, or a cost besides energy, of an attack is worth in the budget."""


def of_type(type_: str) -> list[dict[str, Any]]:
    return [card for card in CARDS if card["type"] == type_]


def energy(card: dict[str, Any]) -> int:
    cost = card["cost"]
    return cost if isinstance(cost, int) else int(cost.split(" ")[0])


def mechanics() -> list[str]:
    """The example texts of the table of mechanics."""
    table = RULES.split("\n## Mechanics the card set must exercise\n", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| \d+ \|[^|]*\|([^|]*)\|", table, re.MULTILINE)
    return [text for row in rows for text in re.findall(r"`([^`]*)`", row) if not text.startswith("1 energy")]


def characters() -> dict[str, tuple[int, int, int, str, str, tuple[int, int, int]]]:
    """The planned characters: numbers, ability, deck and its counts."""
    found = {}
    row = re.compile(
        r"^\| ([\w ]+) \((\d)/\+?(\d)/\+?(\d)\) \| `([^`]*)` \| \*\*([\w ]+)\*\* (\d+)\+(\d+)\+(\d+)", re.MULTILINE
    )
    for match in row.finditer(RULES):
        counts = (int(match[7]), int(match[8]), int(match[9]))
        found[match[1]] = (int(match[2]), int(match[3]), int(match[4]), match[5], match[6], counts)
    return found


def canonical(text: str, type_: str) -> str:
    return print_text(parse_text(text, VOCABULARY, CardFacts("", type_)), VOCABULARY)


def test_the_set_has_the_planned_numbers() -> None:
    assert Counter(card["type"] for card in CARDS) == {"character": 6, "attack": 30, "tactic": 14, "drill": 16}
    plain = [card for card in of_type("attack") if "text" not in card and isinstance(card["cost"], int)]
    assert Counter(card["cost"] for card in plain) == {0: 1, 1: 3, 2: 3, 3: 2, 4: 1}
    defending = [card for card in of_type("attack") if DEFENSE in card.get("text", "")]
    assert len(defending) == 9
    assert all(1 <= card["cost"] <= 3 for card in defending)
    assert len(of_type("attack")) - len(plain) - len(defending) == 11
    headers = Counter(card["text"].split(":")[0] for card in of_type("drill"))
    assert headers == {"Ongoing": 4, "Reaction": 6, "Action": 3, "Attack": 3}


@pytest.mark.parametrize("card", of_type("attack"), ids=lambda card: str(card["name"]))
def test_every_attack_keeps_to_the_budget(card: dict[str, Any]) -> None:
    price = PRICES.get(card["name"], 0)

    assert card["damage"] - 2 + card["defense"] - 1 + price == 2 * energy(card)
    assert 1 <= card["defense"] <= 5


def test_tactics_and_drills_keep_to_their_ranges() -> None:
    assert all(0 <= card["cost"] <= 3 and 1 <= card["defense"] <= 3 for card in of_type("tactic"))
    assert all(0 <= card["cost"] <= 3 and 0 <= card["defense"] <= 3 for card in of_type("drill"))
    assert sum(card["defense"] == 0 for card in CARDS if card["type"] != "character") <= 5


def test_the_characters_are_those_of_the_plan() -> None:
    planned = characters()

    assert len(planned) == 6
    for card in of_type("character"):
        power, damage, defense, text, _, _ = planned[card["name"]]
        assert (card["power"], card["damage"], card["defense"]) == (power, damage, defense)
        assert card["text"] == canonical(text, "character")


def test_every_mechanic_of_the_table_is_on_a_card() -> None:
    texts = [card.get("text", "") for card in CARDS]
    missing = []
    for example in mechanics():
        shapes = {shape(canonical(example, type_)) for type_ in ("attack", "tactic", "drill") if reads(example, type_)}
        if not any(part in shape(text) for text in texts for part in shapes):
            missing.append(example)

    # "When a player plays a card" and "activates a drill action" share one card.
    assert missing == [
        "Reaction: When a player plays a card: Draw 1 card.",
        "Reaction: When your opponent activates a drill action: Deal 1 damage to your opponent.",
    ]
    shared = BY_NAME["Watcher's Post"]["text"]
    assert "a player plays a card or activates a drill action" in shared
    costs = {card["cost"] for card in of_type("attack")}
    assert {"1 energy, discard 1 card", "1 energy, 2 life"} <= costs


def reads(text: str, type_: str) -> bool:
    try:
        parse_text(text, VOCABULARY, CardFacts("", type_))
    except CardTextError:
        return False
    return True


def shape(text: str) -> str:
    """A text without its numbers."""
    return re.sub(r"\ba card\b|\b\d+ cards?\b", "N cards", re.sub(r"[+-]?\b\d+\b(?! card)", "N", text))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["name"]))
def test_texts_are_stored_in_canonical_form(card: dict[str, Any]) -> None:
    text = card.get("text", "")

    assert not text or canonical(text, card["type"]) == text
    assert card["flavour"]
    assert list(card) == [
        key for key in ("id", "name", "type", "cost", "power", "damage", "defense", "text", "flavour") if key in card
    ]


def test_the_presets_are_those_of_the_plan() -> None:
    planned = characters()

    for deck in DECKS:
        cards = read_lines(deck["cards"])
        *_, name, counts = planned[cards[0]]
        types = Counter(BY_NAME[card]["type"] for card in cards)
        assert deck["name"] == name
        assert (types["attack"], types["tactic"], types["drill"]) == counts
        assert len(set(cards[1:])) >= 14
    assert len(DECKS) == 6


def test_any_two_presets_share_at_most_half_of_their_cards() -> None:
    lists = {deck["name"]: Counter(read_lines(deck["cards"])[1:]) for deck in DECKS}

    shared = {
        (one, other): sum((lists[one] & lists[other]).values()) for one in lists for other in lists if one < other
    }

    assert max(shared.values()) <= 20, shared
    used = {card for deck in lists.values() for card in deck}
    assert used == {card["name"] for card in CARDS if card["type"] != "character"}
