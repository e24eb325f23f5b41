"""The card set and the preset decks, as data, keep to the plan at the end of rules.md."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import cardwright.games
from cardwright.games.bounty import entry
from cardwright.text import CardFacts, CardTextError, load_vocabulary, parse_text, print_text

PACKAGE = Path(cardwright.games.__path__[0]) / "bounty"
RULES = (PACKAGE / "rules.md").read_text(encoding="utf-8")
CARDS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "cards.toml").read_text(encoding="utf-8"))["card"]
DECKS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "decks.toml").read_text(encoding="utf-8"))["deck"]
BY_NAME = {card["name"]: card for card in CARDS}
VOCABULARY = load_vocabulary(PACKAGE / "words.toml")
FACTIONS = ("Swarm", "Brute", "Cunning", "Neutral")
KINDS = {"": "", "one-time": "one_time", "passive": "passive", "Defense": "defense"}


def facts(card: dict[str, Any]) -> CardFacts:
    return CardFacts(card["name"], card["type"].lower(), card.get("kind", ""))


def planned() -> list[tuple[str, list[str]]]:
    """The rows of the plan: faction and cells, a row of three cards three times."""
    rows: list[tuple[str, list[str]]] = []
    plan = RULES.split("\n## Card set plan\n", 1)[1]
    for faction in FACTIONS:
        table = plan.split(f"| {faction} | Type |", 1)[1].split("\n\n", 1)[0]
        for line in table.splitlines()[2:]:
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            for name in cells[0].removesuffix(" (3 cards)").split(", "):
                rows.append((faction, [name, *cells[1:]]))
    return rows


def test_the_set_is_the_planned_one() -> None:
    rows = planned()
    assert [cells[0] for _, cells in rows] == [card["name"] for card in CARDS]
    assert {faction: sum(card["faction"] == faction for card in CARDS) for faction in FACTIONS} == {
        "Swarm": 14,
        "Brute": 17,
        "Cunning": 18,
        "Neutral": 17,
    }
    for faction, cells in rows:
        card = BY_NAME[cells[0]]
        kind, _, use = cells[1].partition(", ")
        wanted = "set" if (kind, use) == ("Trap", "one-time") else KINDS[use]
        printed = [card.get("hp"), card.get("atk"), card.get("def")]
        numbers = (
            [None if cell == "-" else int(cell) for cell in cells[2].split("/")] if cells[2] != "-" else [None] * 3
        )
        assert card["faction"] == faction
        assert card["type"] == kind
        assert card.get("kind", "").replace("clockwork", "") == wanted
        assert printed == numbers, card["name"]
        assert [card["cost"], card.get("points", 0), card["limit"]] == [int(cell) for cell in cells[3:6]], card["name"]


@pytest.mark.parametrize("card", [card for card in CARDS if "text" in card], ids=lambda card: card["id"])
def test_texts_are_stored_in_canonical_form(card: dict[str, Any]) -> None:
    assert print_text(parse_text(card["text"], VOCABULARY, facts(card)), VOCABULARY) == card["text"]


def test_every_text_written_out_in_the_plan_is_the_cards_own() -> None:
    for _, cells in planned():
        text = cells[6] if len(cells) > 6 else ""
        if text.endswith(".") and ";" not in text and "reward" not in text:
            card = BY_NAME[cells[0]]
            assert parse_text(text, VOCABULARY, facts(card)) == parse_text(card["text"], VOCABULARY, facts(card))


def test_every_row_of_the_mechanics_table_is_used() -> None:
    table = RULES.split("\n## Mechanics the card set must exercise\n", 1)[1].split("\n## ", 1)[0]
    texts = {
        print_text(parse_text(card["text"], VOCABULARY, facts(card)), VOCABULARY) for card in CARDS if "text" in card
    }
    for line in table.splitlines():
        for example in re.findall(r"`([^`]+)`", line) if line.startswith("| ") else []:
            assert any(is_said(example, card) for card in CARDS if "text" in card), example
    assert len(texts) > 40


def is_said(example: str, card: dict[str, Any]) -> bool:
    """Whether a card says what an example says, perhaps besides other things."""
    try:
        wanted = parse_text(example, VOCABULARY, facts(card))
    except CardTextError:
        return False
    own = parse_text(card["text"], VOCABULARY, facts(card))
    return all(ability in own for ability in wanted)


def test_the_preset_decks_are_the_planned_ones_and_legal() -> None:
    rows = re.findall(r"^\| ([A-Z][\w ]+) \((\w+)\) \| (\d+) \| [^|]+ \| ([^|]+) \|$", RULES, re.MULTILINE)
    assert [row[0] for row in rows] == [deck["name"] for deck in DECKS]
    for (_, faction, size, listed), deck in zip(rows, DECKS, strict=True):
        wanted = sorted(re.sub(r"^(.+) (\d+)$", r"\2 \1", part.strip()) for part in listed.split(","))
        assert sorted(deck["cards"]) == wanted
        names = next(one.cards for one in entry.decks() if one.id == deck["id"])
        assert len(names) == int(size)
        assert entry.check_deck(names) == []
        assert {BY_NAME[name]["faction"] for name in names} <= {faction, "Neutral"}
        assert len(deck["plan"]) > 60


def test_every_card_has_words_of_its_own() -> None:
    flavours = [card["flavour"] for card in CARDS]
    assert len(set(flavours)) == len(CARDS) == 66
