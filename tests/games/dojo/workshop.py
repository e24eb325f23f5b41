"""Scenes of Dojo, and plain cards that only the tests need."""

import tempfile
from functools import cache
from pathlib import Path

from cardwright.effects.cards import load_pool
from cardwright.engine.game import Game
from cardwright.games.dojo import DojoEntry, entry
from cardwright.testing import Scene, given

PLAIN = """
[[card]]
id = "{id}"
name = "{name}"
type = "attack"
damage = {damage}
defense = {defense}
"""

FIGHTER = """
[[card]]
id = "{id}"
name = "{name}"
type = "character"
power = {power}
damage = {damage}
defense = {defense}
"""

WITH_TEXT = """
[[card]]
id = "{id}"
name = "{name}"
type = "{type}"
{numbers}
text = "{text}"
"""

FIGHTERS = {
    "Nil": (3, 0, 0),
    "Puncher": (3, 1, 0),
    "Keeper": (3, 0, 1),
    "Allround": (3, 1, 1),
    "Heavy": (3, 2, 1),
    "Strong": (4, 0, 0),
}

TEXTS = [
    (
        "Counter",
        "attack",
        "damage = 1\ndefense = 4",
        "Defense: If this card blocks more damage than remained, deal the difference to your opponent.",
    ),
    ("Drawing Hit", "attack", "damage = 3\ndefense = 1", "Draw 1 card."),
    ("Locking Hit", "attack", "damage = 3\ndefense = 1", "Your opponent cannot use drills until your next turn."),
    ("Toll", "attack", 'cost = "1 energy, 2 life"\ndamage = 3\ndefense = 1', "Draw 1 card."),
    ("Late Hit", "attack", "damage = 3\ndefense = 1", "After damage: Draw 1 card."),
    ("Self Hit", "attack", "damage = 0\ndefense = 1", "Deal 2 damage to yourself."),
    (
        "Weak Hit",
        "attack",
        "damage = 2\ndefense = 1",
        "This attack gets -5 damage. After damage: If this attack discarded 1 or more cards, draw 1 card.",
    ),
    ("Homing Hit", "attack", "damage = 1\ndefense = 1", "Put this card into your hand."),
    (
        "Saving Wall",
        "attack",
        "damage = 0\ndefense = 0",
        "Defense: Put this card into your hand instead of discarding it.",
    ),
    ("Biting Wall", "attack", "damage = 0\ndefense = 1", "Defense: Deal 1 damage to your opponent."),
    ("Echo", "attack", "damage = 0\ndefense = 0", "Defense: Deal 1 damage to yourself."),
    ("Volley", "attack", "damage = 0\ndefense = 0", "Defense: Deal 1 damage to your opponent."),
    ("Post", "drill", "defense = 1", "Attack: Pay 1: 3 damage."),
    ("Loud Post", "drill", "defense = 1", "Attack: Pay 1: 1 damage. Draw 1 card."),
    ("Free Bell", "drill", "defense = 1", "Action: Discard 1 card: Gain 1 energy."),
    ("Bell", "drill", "defense = 1", "Action: Pay 1: Draw 1 card."),
    ("Ear", "drill", "defense = 1", "Reaction: When a player plays a card: Draw 1 card."),
    ("Action Ear", "drill", "defense = 1", "Reaction: When your opponent activates an action: Gain 1 energy."),
    ("Drill Ear", "drill", "defense = 1", "Reaction: When your opponent activates a drill action: Draw 1 card."),
    ("Drill Attack Ear", "drill", "defense = 1", "Reaction: When your opponent activates a drill attack: Draw 1 card."),
    (
        "Character Ear",
        "drill",
        "defense = 1",
        "Reaction: When your opponent activates a character action: Draw 1 card.",
    ),
    (
        "Character Attack Ear",
        "drill",
        "defense = 1",
        "Reaction: When your opponent activates a character attack: Draw 1 card.",
    ),
    ("Snatcher", "drill", "defense = 1", "Reaction: When you reveal a card for damage: Put that card into your hand."),
    (
        "Kept Eye",
        "drill",
        "defense = 1",
        "Reaction: When an opponent reveals a card for damage: Deal 1 damage to your opponent. Do not discard this.",
    ),
    (
        "Toughener",
        "drill",
        "defense = 1",
        "Reaction: When you reveal a card for damage: Double that card's base defense. Do not discard this.",
    ),
    ("Spark Drill", "drill", "defense = 1", "Ongoing: At the start of the round, deal 1 damage to your opponent."),
    ("Choice Drill", "drill", "defense = 1", "Ongoing: At the start of the round, you may draw 1 card."),
    ("Mill Drill", "drill", "defense = 1", "Ongoing: Whenever you draw a card, deal 1 damage to yourself."),
    (
        "Perfect Bite",
        "drill",
        "defense = 1",
        "Ongoing: Whenever you make a perfect defense, deal 1 damage to your opponent.",
    ),
    (
        "Two Ways",
        "drill",
        "defense = 1",
        "Action: Pay 1: Draw 1 card. Action: Pay 2: Draw 2 cards. Attack: Pay 3: 3 damage.",
    ),
    (
        "Two Ears",
        "drill",
        "defense = 1",
        (
            "Reaction: When your opponent activates a tactic: Draw 1 card. "
            "Reaction: When your opponent activates an attack: Gain 1 energy."
        ),
    ),
    (
        "Twofold",
        "character",
        "power = 3\ndamage = 0\ndefense = 0",
        "Action: Pay 1: Draw 1 card. Attack: Pay 1: 2 damage.",
    ),
    (
        "Twice Bell",
        "drill",
        "defense = 1",
        "Action: Pay 1: Draw 1 card. This ability may be used twice each round.",
    ),
    ("Two Posts", "drill", "defense = 1", "Action: Pay 1: Draw 1 card. Attack: Pay 1: 2 damage."),
    (
        "Homing Wall",
        "attack",
        "damage = 0\ndefense = 1",
        "Defense: If this blocks any damage, return it to your hand instead of discarding it.",
    ),
    (
        "Needle Storm",
        "attack",
        "damage = 2\ndefense = 1",
        "Cards revealed for this attack get -1 base defense. Deal 1 damage to your opponent.",
    ),
    ("Smash", "tactic", "defense = 1", "Destroy target enemy drill."),
    ("Tuck", "tactic", "defense = 1", "Put 1 card from your hand on the bottom of your deck."),
    ("Spy", "tactic", "defense = 1", "Look at your opponent's hand."),
    ("Dear Hit", "attack", "damage = 3\ndefense = 1", "Pay 2: Draw 1 card."),
    ("Glutton", "tactic", "defense = 1", "Draw 9 cards."),
    ("Feast", "tactic", "defense = 1", "Gain 9 energy."),
    ("Mute", "tactic", "defense = 1", "Your opponent cannot play attack cards on their next turn."),
    ("Drain", "tactic", "defense = 1", "Your opponent loses 2 energy."),
    ("Bleed", "tactic", "defense = 1", "Your opponent loses 2 life."),
    ("Peek", "tactic", "defense = 1", "Look at the top card of your opponent's deck."),
    ("Show", "tactic", "defense = 1", "Reveal the top card of your deck."),
    ("Return", "tactic", "defense = 1", "Put 2 cards from your discard pile on the bottom of your deck."),
    ("Shuffle Up", "tactic", "defense = 1", "Shuffle your deck."),
    ("Payment", "tactic", 'cost = "discard 2 cards"\ndefense = 1', "Draw 1 card."),
    ("Halver", "tactic", "defense = 1", "Your attacks get -2 base damage this round."),
    ("Forbid", "tactic", "defense = 1", "Players cannot play tactics this round."),
]


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def extra_cards() -> str:
    """The cards that only the tests need, as a card file."""
    parts = [
        PLAIN.format(id=f"hit-{number}", name=f"Hit {number}", damage=number, defense=1) for number in range(1, 10)
    ]
    parts += [PLAIN.format(id=f"wall-{number}", name=f"Wall {number}", damage=0, defense=number) for number in range(6)]
    for name, (power, damage, defense) in FIGHTERS.items():
        parts.append(FIGHTER.format(id=slug(name), name=name, power=power, damage=damage, defense=defense))
    parts += [
        WITH_TEXT.format(id=slug(name), name=name, type=type_, numbers=numbers, text=text)
        for name, type_, numbers, text in TEXTS
    ]
    return "".join(parts)


@cache
def workshop() -> DojoEntry:
    """Dojo with the extra cards."""
    written = (entry.home / "cards.toml").read_text(encoding="utf-8") + extra_cards()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cards.toml")
        path.write_text(written, encoding="utf-8")
        made = DojoEntry()
        made.loaded = load_pool(made.home, made.zone_kinds, made.phases, path)
    return made


def fight(**options: str) -> Scene:
    """A scene in which the extra cards exist as well; red is active and on turn in Combat."""
    return given(workshop(), options)


def walls(*numbers: int) -> list[str]:
    """Cards by their base defence, top first."""
    return [f"Wall {number}" for number in numbers]


def deck(name: str) -> list[str]:
    """A preset deck with its character."""
    for preset in entry.decks():
        if preset.id == name:
            return list(preset.cards)
    raise KeyError(name)


def start(red: str = "hammerfall", blue: str = "slow-river", seed: int = 1, **options: str) -> Game:
    """A new game at its first decision."""
    return entry.start([deck(red), deck(blue)], options, seed)


def names(game: Game, zone: int, seat: int) -> list[str]:
    """The names of a zone's cards, bottom to top."""
    return [game.name_of(card) for card in game.zone(zone, seat)]
