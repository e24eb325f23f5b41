"""The card set and the preset decks, as data, keep to the plan at the end of rules.md."""

import re
import tomllib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import cardwright.games
from cardwright.text import CardFacts, load_vocabulary, parse_text, print_text

PACKAGE = Path(cardwright.games.__path__[0]) / "wellspring"
RULES = (PACKAGE / "rules.md").read_text(encoding="utf-8")
SET = tomllib.loads((PACKAGE / "cards.toml").read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = SET["card"]
TOKENS: list[dict[str, Any]] = SET["token"]
DECKS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "decks.toml").read_text(encoding="utf-8"))["deck"]
BY_NAME = {card["name"]: card for card in CARDS}
VOCABULARY = replace(load_vocabulary(PACKAGE / "words.toml"), names=frozenset(token["name"] for token in TOKENS))

SYMBOLS = {"F": "Fire", "W": "Water", "E": "Earth", "A": "Air", "S": "Spirit"}
COLUMNS = [
    ("Creature", None),
    ("Spell", "Instantaneous"),
    ("Spell", "Reaction"),
    ("Spell", "Enchantment"),
    ("Spell", "Permanent"),
    ("Spell", "Field"),
    ("Item", "Instantaneous"),
    ("Item", "Equipment"),
    ("Item", "Permanent"),
    ("Hero", None),
]
KEYS = ["id", "name", "type", "kind", "element", "cost", "attack", "health", "text", "flavour", "note"]
PRINTED_CARD = re.compile(
    r"(?P<name>[A-Z][\w' ]*?), (?:(?P<type>Creature|Spell|Item|Hero)(?: - (?P<kind>\w+))?, )?"
    r"(?P<cost>-|\d?[FWEAS])(?: \((?P<element>\w+)\))?(?:, (?P<attack>\d)/(?P<health>\d))?"
    r"(?:: `(?P<text>[^`]*)`)?"
)


def cost_groups(card: dict[str, Any]) -> dict[str, int]:
    """The mana of each element in a card's cost."""
    groups: dict[str, int] = {}
    for group in card.get("cost", "").split():
        match = re.fullmatch(r"([2-9]?)([FWEAS])", group)
        assert match is not None, f"{card['name']}: {group!r} is no cost"
        assert match[2] not in groups, f"{card['name']}: {match[2]} twice in the cost"
        groups[match[2]] = int(match[1] or 1)
    return groups


def total_cost(card: dict[str, Any]) -> int:
    return sum(cost_groups(card).values())


def section(title: str) -> str:
    """The part of rules.md under one heading."""
    return RULES.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def planned_counts() -> dict[str, list[int]]:
    """The plan's table: for each element the number of cards in each column."""
    rows: dict[str, list[int]] = {}
    for line in section("Card set plan").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        element = cells[0].split(" ")[0]
        if line.startswith("|") and element in SYMBOLS.values():
            rows[element] = [0 if cell == "-" else int(cell) for cell in cells[1:]]
    return rows


def printed_cards() -> list[dict[str, Any]]:
    """The example cards of the table of mechanics, in the keys of cards.toml."""
    cards: list[dict[str, Any]] = []
    for line in section("Mechanics the card set must exercise").splitlines():
        if not line.startswith("| ") or line.startswith("| Mechanic |"):
            continue
        for match in PRINTED_CARD.finditer(line.split(" | ", 1)[1]):
            cards.append(as_data(match))
    return cards


def as_data(match: re.Match[str]) -> dict[str, Any]:
    kind = match["kind"]
    card_type = match["type"] or "Spell"
    if match["type"] is None:
        kind = "Enchantment"
    elif card_type in ("Spell", "Item") and kind is None:
        kind = "Instantaneous"
    cost = None if match["cost"] == "-" else match["cost"]
    values = {
        "name": match["name"],
        "type": card_type,
        "kind": kind,
        "element": match["element"] or SYMBOLS[match["cost"][-1]],
        "cost": cost,
        "attack": None if match["attack"] is None else int(match["attack"]),
        "health": None if match["health"] is None else int(match["health"]),
        "text": match["text"],
    }
    return {key: value for key, value in values.items() if value is not None}


def canonical(card: dict[str, Any]) -> dict[str, Any]:
    """The card with its text as the card language prints it."""
    if "text" not in card:
        return card
    facts = CardFacts(card["name"], card.get("type", "Creature").lower(), card.get("kind", "").lower())
    return {**card, "text": print_text(parse_text(card["text"], VOCABULARY, facts), VOCABULARY)}


def deck_counts(deck: dict[str, Any]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for line in deck["cards"]:
        number, name = line.split(" ", 1)
        assert name not in counts, f"{deck['name']} lists {name} twice"
        counts[name] = int(number)
    return counts


def test_every_column_of_the_plan_is_filled_exactly() -> None:
    plan = planned_counts()
    assert set(plan) == set(SYMBOLS.values())

    built = Counter((card["element"], card["type"], card.get("kind")) for card in CARDS)
    for element, row in plan.items():
        counts = [built[element, card_type, kind] for card_type, kind in COLUMNS]
        assert [*counts, sum(counts)] == row, element
    assert sum(built.values()) == 120
    assert sum(row[-1] for row in plan.values()) == 120


def test_cost_curve_is_the_one_the_rules_give_as_built() -> None:
    curve = Counter(total_cost(card) for card in CARDS)

    assert curve == {0: 31, 1: 49, 2: 21, 3: 9, 4: 10}
    assert "As built: 31 free, 49 cost 1, 21 cost 2, 9 cost 3, 10 heroes of 4" in RULES


def test_the_table_of_mechanics_alone_fills_the_cards_of_cost_one() -> None:
    curve = Counter(total_cost(card) for card in printed_cards())

    assert curve == {0: 16, 1: 49, 2: 19, 3: 5, 4: 4}


def test_exactly_the_heroes_cost_four() -> None:
    assert {card["name"] for card in CARDS if total_cost(card) == 4} == {
        card["name"] for card in CARDS if card["type"] == "Hero"
    }


def test_at_least_six_cards_cost_a_second_element() -> None:
    pairs = [card["name"] for card in CARDS if len(cost_groups(card)) > 1]

    assert len(pairs) >= 6, pairs


def test_costs_are_written_in_the_order_of_the_symbols() -> None:
    for card in CARDS:
        symbols = list(cost_groups(card))
        assert symbols == sorted(symbols, key="FWEAS".index), card["name"]


def test_plain_creatures_keep_the_yardstick() -> None:
    plain = [card for card in CARDS if card["type"] == "Creature" and "text" not in card]

    assert plain
    for card in plain:
        assert card["attack"] + card["health"] == (3, 4, 6, 8)[total_cost(card)], card["name"]


def test_healing_is_water_and_never_free() -> None:
    healers = [card for card in CARDS if re.search(r"\bheal \d", card.get("text", ""), re.IGNORECASE)]

    assert healers
    for card in healers:
        assert card["element"] == "Water", card["name"]
        assert total_cost(card) > 0, card["name"]


def test_no_free_card_takes_a_card_back_from_the_pool() -> None:
    for card in CARDS:
        if total_cost(card) == 0:
            assert not re.search(r"(in|from) (your|a) mana pool", card.get("text", "")), card["name"]


def test_every_card_of_the_table_of_mechanics_is_in_the_set_as_printed() -> None:
    printed = printed_cards()
    assert len(printed) == 93
    for card in printed:
        stored = BY_NAME[card["name"]]
        assert {key: stored[key] for key in stored if key not in ("id", "flavour", "note")} == canonical(card)


def test_texts_are_stored_as_the_language_prints_them() -> None:
    for card in [*CARDS, *TOKENS]:
        assert canonical(card) == card


def test_cards_are_written_in_the_order_of_the_printed_face() -> None:
    for card in [*CARDS, *TOKENS]:
        assert list(card) == [key for key in KEYS if key in card], card["name"]
        assert card["id"] == re.sub(r"[^a-z]+", "-", card["name"].lower()), card["name"]
        is_creature = card.get("type", "Creature") == "Creature"
        assert ("attack" in card) == ("health" in card) == is_creature, card["name"]
    assert len({card["id"] for card in [*CARDS, *TOKENS]}) == 125
    assert len(BY_NAME) == 120


def test_every_token_is_made_by_a_card_with_the_tokens_own_numbers() -> None:
    made: set[str] = set()
    for card in CARDS:
        made.update(re.findall(r"\d/\d \w+ \w+ tokens?(?: with \w+)?", card.get("text", "")))

    expected = set()
    for token in TOKENS:
        ending = f" with {token['text'].removesuffix('.')}" if "text" in token else ""
        expected.add(f"{token['attack']}/{token['health']} {token['element']} {token['name']} token{ending}")
    assert {phrase.replace("tokens", "token") for phrase in made} == expected
    assert len(expected) == 5


def test_preset_decks_are_those_of_the_plan_in_its_order() -> None:
    planned = re.findall(r"^\d\. \*\*(.+?)\*\*", section("Card set plan"), re.MULTILINE)

    assert [deck["name"] for deck in DECKS] == planned
    assert len(planned) == 7
    for deck in DECKS:
        assert list(deck) == ["id", "name", "plan", "cards"]
        assert deck["id"] == deck["name"].lower().replace(" ", "-")


def test_preset_decks_are_legal() -> None:
    for deck in DECKS:
        counts = deck_counts(deck)
        assert set(counts) <= set(BY_NAME), deck["name"]
        assert counts.total() == 30, deck["name"]
        assert set(counts.values()) <= {1, 2}, deck["name"]
        heroes = sum(number for name, number in counts.items() if BY_NAME[name]["type"] == "Hero")
        assert heroes <= 1, deck["name"]


def test_preset_decks_can_pay_for_every_card_in_them() -> None:
    for deck in DECKS:
        counts = deck_counts(deck)
        mana = Counter[str]()
        for name, number in counts.items():
            mana[BY_NAME[name]["element"]] += number
        for name in counts:
            for symbol in cost_groups(BY_NAME[name]):
                assert mana[SYMBOLS[symbol]] >= 10, f"{deck['name']}: {name} wants {SYMBOLS[symbol]}"


def test_preset_decks_play_every_card_but_three_heroes() -> None:
    # Ten heroes, seven decks, one hero in each: three heroes are left for players' own decks.
    played = {name for deck in DECKS for name in deck_counts(deck)}

    left = [card for card in CARDS if card["name"] not in played]
    assert [card["type"] for card in left] == ["Hero"] * 3
