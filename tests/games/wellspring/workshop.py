"""Scenes of Wellspring, and a few cards that only the tests need."""

import tempfile
from functools import cache
from pathlib import Path

from cardwright.effects.cards import load_pool
from cardwright.engine.game import Game
from cardwright.games.wellspring import WellspringEntry, entry
from cardwright.testing import Scene, given

EXTRA_CARDS = """
[[card]]
id = "each-turn"
name = "Hourglass"
type = "Item"
kind = "Permanent"
element = "Fire"
text = "At the start of each turn, deal 1 damage to your opponent."

[[card]]
id = "plain-spark"
name = "Plain Spark"
type = "Spell"
kind = "Reaction"
element = "Fire"
text = "Deal 1 damage to target creature. Draw a card."

[[card]]
id = "evening-book"
name = "Evening Book"
type = "Item"
kind = "Permanent"
element = "Air"
text = "At the end of your turn, draw a card."

[[card]]
id = "two-winds"
name = "Two Winds"
type = "Spell"
kind = "Instantaneous"
element = "Air"
cost = "A S"
text = "Draw a card."

[[card]]
id = "shared-loss"
name = "Shared Loss"
type = "Spell"
kind = "Instantaneous"
element = "Water"
text = "Each player discards a card."

[[card]]
id = "pacifist"
name = "Pacifist"
type = "Creature"
element = "Earth"
attack = 2
health = 2
text = "This cannot counterattack."

[[card]]
id = "toll-gate"
name = "Toll Gate"
type = "Spell"
kind = "Permanent"
element = "Spirit"
text = "Air spells cost A more."

[[card]]
id = "night-owl"
name = "Night Owl"
type = "Creature"
element = "Spirit"
attack = 1
health = 1
text = "At the start of each turn, you may draw a card."

[[card]]
id = "second-wave"
name = "Second Wave"
type = "Spell"
kind = "Reaction"
element = "Water"
text = "Deal 1 damage to all creatures."

[[card]]
id = "battle-cry"
name = "Battle Cry"
type = "Spell"
kind = "Reaction"
element = "Fire"
text = "Target creature gets +2/+0 until end of turn."

[[card]]
id = "frail-air"
name = "Frail Air"
type = "Spell"
kind = "Permanent"
element = "Air"
text = "Creatures have -0/-1."

[[card]]
id = "phoenix"
name = "Tireless Phoenix"
type = "Creature"
element = "Fire"
attack = 1
health = 1
text = "When this is destroyed, resummon it."

[[card]]
id = "clenched-fist"
name = "Clenched Fist"
type = "Spell"
kind = "Permanent"
element = "Earth"
text = "Players cannot discard cards."

[[card]]
id = "roof-cat"
name = "Roof Cat"
type = "Creature"
element = "Air"
attack = 1
health = 1
text = "This can attack your opponent directly."

[[card]]
id = "leaden-sleep"
name = "Leaden Sleep"
type = "Spell"
kind = "Instantaneous"
element = "Air"
text = "Target creature cannot attack in its controller's next turn."
"""


@cache
def workshop() -> WellspringEntry:
    """Wellspring with the extra cards."""
    written = (entry.home / "cards.toml").read_text(encoding="utf-8") + EXTRA_CARDS
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cards.toml")
        path.write_text(written, encoding="utf-8")
        made = WellspringEntry()
        made.loaded = load_pool(made.home, made.zone_kinds, made.phases, path)
    return made


def duel(**options: str) -> Scene:
    """A scene of Wellspring in which everybody is asked in every window."""
    return given(entry, options).at(automatic_passes="no")


def extra_duel(**options: str) -> Scene:
    """A scene in which the extra cards exist as well."""
    return given(workshop(), options).at(automatic_passes="no")


def deck(name: str, *others: str) -> list[str]:
    """A preset deck whose hero, if others are given, makes room for them."""
    for preset in entry.decks():
        if preset.id == name:
            if not others:
                return list(preset.cards)
            pool = entry.pool()
            hero = pool.bit("hero")
            kept = [card for card in preset.cards if not is_hero(card, hero)]
            return [*kept, *others]
    raise KeyError(name)


def is_hero(name: str, bit: int) -> bool:
    face = entry.pool().find(name)
    return face is not None and face.traits & bit != 0


def start(red: list[str], blue: list[str], seed: int = 1, **options: str) -> Game:
    """A new game at its first decision."""
    return entry.start([red, blue], options, seed)


def names(game: Game, zone: int, seat: int) -> list[str]:
    """The names of a zone's cards, bottom to top."""
    return [game.name_of(card) for card in game.zone(zone, seat)]
