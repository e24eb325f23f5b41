"""The card set and the preset decks, as data, keep to the plan at the end of rules.md."""

import re
import tomllib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import cardwright.games
from cardwright.text import CardFacts, load_vocabulary, parse_text, print_text

PACKAGE = Path(cardwright.games.__path__[0]) / "tempest"
RULES = (PACKAGE / "rules.md").read_text(encoding="utf-8")
SET = tomllib.loads((PACKAGE / "cards.toml").read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = SET["card"]
TOKENS: list[dict[str, Any]] = SET["token"]
DECKS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "decks.toml").read_text(encoding="utf-8"))["deck"]
BY_NAME = {card["name"]: card for card in CARDS}
VOCABULARY = replace(load_vocabulary(PACKAGE / "words.toml"), names=frozenset(token["name"] for token in TOKENS))

COLOURS = ["orange", "blue", "cyan", "green", "white", "purple", "brown"]
SYMBOLS = dict(zip(COLOURS, "OBCGWP", strict=False))
COLUMNS = [("Creature", None), ("Effect", "Action"), ("Effect", "Aura"), ("Effect", "Field")]
KEYS = ["id", "name", "type", "kind", "colour", "cost", "hp", "atk", "spe", "text", "flavour", "note"]
MUST_CARRY = {
    "orange": [
        "weather to sun",
        "kills a creature",
        "attacks, it gets -1 HP",
        "enters the field, deal",
        "field or aura",
    ],
    "blue": ["weather to rain", "Shielded", "Veiled", "owner's hand", "hands revealed", "Ally creatures get +1 HP"],
    "cyan": [
        "weather to hail",
        "get -1 Spe",
        "stack contains 2 or more",
        "Effects cost 1 more",
        "Counter target",
        "Banish the bottom",
        "fewer cards",
    ],
    "green": ["fights target", "Laggard", "Warden", "Overrun", "Sunfed. Rainfed", "at most 6 fights", "cost 1 less"],
    "white": ["Levy token", "Headlong", "ally creature dies", "Packmate", "Ally creatures get +1 Atk", "Homeward"],
    "purple": [
        "Destroy target creature",
        "Destroy all creatures",
        "attacks, kill it",
        "destroy that creature",
        "onto the field",
        "opponent discards",
        "to your side",
        "is killed",
    ],
    "brown": ["Draw 2", "Search", "Counter", "energy of a colour", "paying its cost", "Look at the top"],
}
MECHANICS = [
    r"Deal \d damage to target",
    r"Target enemy creature gets -\d HP",
    r"Creatures get -1 HP",
    r"Target ally creature gets \+3 HP",
    r"-4 HP. Target ally creature gets -1 HP",
    r"\+2 HP and -1 Spe",
    r"Ally creatures get \+1 Atk",
    r"Enemy creatures get -1 Spe",
    r"Ally creatures get \+1 HP",
    r"Destroy target field or aura",
    r"Attach to target ally creature. It gets \+2 Atk and -1 Spe",
    r"Attach to target creature. It gets -2 Atk",
    r"Its Atk is halved",
    r"Creatures have 1 Atk",
    r"It gets Undaunted",
    r"Play a creature card from your hand, paying its cost",
    r"Counter target effect on the stack",
    r"effects cannot be played",
    r"Draw 2 cards",
    r"Search your deck for a creature card",
    r"Look at the top 4 cards",
    r"Return target creature",
    r"Move target enemy creature to your side",
    r"Destroy target creature",
    r"Destroy all creatures",
    r"When this is killed",
    r"another ally creature dies",
    r"When this kills a creature",
    r"enters the field, deal 1 damage to up to 1 target",
    r"Set the weather to",
    r"enters the field, set the weather to",
    r"While the weather is",
    r"Sunfed",
    r"Gain 2 energy of a colour of your choice",
    r"Effects cost 1 more",
    r"cost 1 less",
    r"As an additional cost, discard a card",
    r"Target ally creature fights target enemy creature",
    r"at most 6 fights",
    r"Headlong",
    r"Laggard",
    r"equal Spe counts as higher",
    r"is fighting",
    r"When this attacks, kill it",
    r"When this attacks, it gets -1 HP",
    r"Shielded",
    r"Warden",
    r"Undaunted",
    r"Veiled",
    r"deals damage to a creature, destroy that creature",
    r"from your discard pile onto the field",
    r"from your discard pile into your hand",
    r"Create two Levy tokens",
    r"Homeward",
    r"At the start of the next round, draw 2 more cards",
    r"draws 2 fewer cards",
    r"Banish the bottom 2 cards",
    r"hands revealed",
    r"opponent discards a card",
    r"discard your hand",
    r"chooses a creature",
    r"Each player discards",
]
"""The rows of the table of mechanics, as they are printed on a card."""


def cost_of(card: dict[str, Any]) -> tuple[int, int]:
    """The free and the colour part of a cost."""
    free = own = 0
    for group in card.get("cost", "").split():
        match = re.fullmatch(r"(\d*)([OBCGWP]?)", group)
        assert match is not None, f"{card['name']}: {group!r} is no cost"
        if match[2]:
            assert match[2] == SYMBOLS[card["colour"]], f"{card['name']} costs another colour"
            own += int(match[1] or 1)
        else:
            free += int(match[1])
    return free, own


def planned() -> dict[str, list[int]]:
    """The plan's table: for each colour the number of cards in each column."""
    rows: dict[str, list[int]] = {}
    for line in RULES.split("\n## Card set plan\n", 1)[1].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] in COLOURS:
            rows[cells[0]] = [int(cell) for cell in cells[2:6]]
    return rows


def test_every_column_of_the_plan_is_filled_exactly() -> None:
    built = Counter((card["colour"], card["type"], card.get("kind")) for card in CARDS)

    assert {colour: [built[colour, *column] for column in COLUMNS] for colour in COLOURS} == planned()
    assert len(CARDS) == len(BY_NAME) == 98
    assert all(sum(row) == 14 for row in planned().values())


def test_every_colour_carries_what_it_must() -> None:
    for colour, phrases in MUST_CARRY.items():
        texts = " ".join(card.get("text", "") for card in CARDS if card["colour"] == colour)
        assert not [phrase for phrase in phrases if phrase not in texts], colour


def test_every_mechanic_is_on_a_card() -> None:
    texts = "\n".join(card.get("text", "") for card in [*CARDS, *TOKENS])

    assert not [mechanic for mechanic in MECHANICS if not re.search(mechanic, texts)]


def test_plain_cards_of_every_sort_exist() -> None:
    creatures = [card for card in CARDS if card["type"] == "Creature"]
    assert any("text" not in card for card in creatures)
    assert any(cost_of(card) == (0, 0) for card in creatures)
    assert any(card["atk"] == 0 for card in creatures)
    assert {0, 5} <= {card["spe"] for card in creatures}
    assert {card["type"] for card in CARDS if card["colour"] == "brown"} == {"Creature", "Effect"}
    assert all(cost_of(card)[1] == 0 for card in CARDS if card["colour"] == "brown")


def test_texts_are_stored_as_the_language_prints_them() -> None:
    for card in [*CARDS, *TOKENS]:
        if "text" in card:
            facts = CardFacts(card["name"], card.get("type", "Creature").lower(), card.get("kind", "").lower())
            assert print_text(parse_text(card["text"], VOCABULARY, facts), VOCABULARY) == card["text"], card["name"]


def test_cards_are_written_in_the_order_of_the_printed_face() -> None:
    for card in [*CARDS, *TOKENS]:
        assert list(card) == [key for key in KEYS if key in card], card["name"]
        assert card["id"] == re.sub(r"[^a-z]+", "-", card["name"].lower().replace("'", "")), card["name"]
        is_creature = card.get("type", "Creature") == "Creature"
        assert ("hp" in card) == ("atk" in card) == ("spe" in card) == is_creature, card["name"]
        assert card["flavour"]


def test_the_tokens_of_the_plan() -> None:
    found = {token["name"]: (token["colour"], token["hp"], token["atk"], token["spe"]) for token in TOKENS}

    assert found == {
        "Levy": ("white", 2, 2, 2),
        "Husk": ("purple", 2, 4, 2),
        "Sapling": ("green", 4, 3, 2),
    }
    texts = " ".join(card.get("text", "") for card in CARDS)
    assert all(re.search(rf"{token} tokens?", texts) for token in found)


def test_preset_decks_are_those_of_the_plan() -> None:
    rows = re.findall(r"^\| ([A-Z]\w+ \w+) \| (\w+) \+ (\w+)[^|]*\| ([^|]+) \|", RULES, re.MULTILINE)

    assert [deck["name"] for deck in DECKS] == [row[0] for row in rows]
    assert len(rows) == 6
    for deck, (_, one, other, plans) in zip(DECKS, rows, strict=True):
        names = [name for line in deck["cards"] for name in [line.split(" ", 1)[1]] * int(line.split(" ", 1)[0])]
        assert len(names) == 50, deck["name"]
        assert max(Counter(names).values()) <= 3, deck["name"]
        assert {BY_NAME[name]["colour"] for name in names} <= {one, other, "brown"}, deck["name"]
        for plan in plans.split(", "):
            name, colour = plan.split("/")
            assert f"{name} in {colour}" in deck["plan"], deck["name"]


def test_preset_decks_play_every_card() -> None:
    played = {line.split(" ", 1)[1] for deck in DECKS for line in deck["cards"]}

    assert played == set(BY_NAME)
