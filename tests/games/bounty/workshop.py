"""Scenes of Bounty with cards that only the tests need."""

import tempfile
from functools import cache
from pathlib import Path

from cardwright.effects.cards import load_pool
from cardwright.games.bounty import BountyEntry, entry
from cardwright.testing import Scene, given

CARD = """
[[card]]
id = "{id}"
name = "{name}"
type = "{type}"
{lines}
cost = {cost}
text = "{text}"
"""
BODY = 'faction = "Neutral"\nhp = 4\natk = 2\ndef = 0\npoints = 2'
WALL = 'faction = "Neutral"\nhp = 4\ndef = 0\npoints = 2'
SET = f'kind = "set"\n{WALL}'

CARDS = [
    ("Priced Crate", "Resource", f"{WALL}\nsellback = 1", 6, "RPT +1."),
    ("Field Medic", "Resource", WALL, 3, "When an Attack card you control is dealt damage, restore 9 HP to it."),
    ("Blast", "Trap", SET, 2, "Deal 2 damage to each Attack card."),
    ("Extortion", "Trap", SET, 2, "Your opponent discards 1 card."),
    ("Long Snare", "Trap", SET, 2, "Respond to an attack: suspend the attacking card for 3 turns."),
    ("Short Snare", "Trap", SET, 2, "Respond to an attack: suspend the attacking card for 1 turn."),
    ("Two Shots", "Trap", SET, 2, "Deal 1 damage to target card."),
    ("Mourner", "Attack", BODY, 3, "When another card is destroyed, gain 1 resource."),
    ("Surgeon", "Resource", WALL, 3, "Activate: restore 9 HP to target Attack card you control."),
    ("Tipster", "Resource", WALL, 3, "Activate: Pay 2: draw a card."),
    (
        "Dart Wasp",
        "Attack",
        'faction = "Swarm"\nhp = 2\natk = 1\ndef = 0',
        1,
        "This card may attack the enemy player directly.",
    ),
    ("Piercer", "Buff", WALL, 2, "Attached card ignores DEF."),
    ("Hurried Hound", "Attack", BODY, 2, "When this card attacks a card: gain 1 resource."),
    ("Scout", "Attack", BODY, 2, "When deployed: gain 1 resource."),
    ("Bailiff", "Resource", WALL, 3, "Your opponent cannot sell cards."),
    ("Miser", "Resource", WALL, 3, "You cannot discard cards."),
    ("Censor", "Resource", WALL, 3, "Your opponent cannot activate Traps."),
    ("Auditor", "Resource", WALL, 3, "Whenever a Trap is activated, gain 1 resource."),
    ("Twin Fang", "Attack", BODY, 3, "This can attack twice each turn."),
    ("Touchy Ox", "Attack", BODY, 3, "Whenever this is targeted, gain 1 resource."),
]


@cache
def workshop() -> BountyEntry:
    """Bounty with the extra cards."""
    written = (entry.home / "cards.toml").read_text(encoding="utf-8")
    for name, type_, lines, cost, text in CARDS:
        slug = name.lower().replace(" ", "-")
        written += CARD.format(id=slug, name=name, type=type_, lines=lines, cost=cost, text=text)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cards.toml")
        path.write_text(written, encoding="utf-8")
        made = BountyEntry()
        made.loaded = load_pool(made.home, made.zone_kinds, made.phases, path)
    return made


def works(**options: str) -> Scene:
    """A scene in which the extra cards exist as well; red is active in its third turn, in the deploy phase."""
    return given(workshop(), options)
