"""Scenes of Tempest and Phalanx with one card that says something, among the plain cards of their workshops."""

import tempfile
from functools import cache
from pathlib import Path

from cardwright.effects.cards import load_pool
from cardwright.games.phalanx import PhalanxEntry
from cardwright.games.tempest import TempestEntry
from cardwright.testing import Scene, given
from tests.games.phalanx import workshop as phalanx
from tests.games.tempest import workshop as tempest


def file_with(home: Path, more: str) -> Path:
    """A card file with more cards."""
    path = Path(tempfile.mkdtemp(), "cards.toml")
    path.write_text((home / "cards.toml").read_text(encoding="utf-8") + more, encoding="utf-8")
    return path


@cache
def tempest_saying(kind: str, text: str) -> TempestEntry:
    """Tempest with Sayer, a card of that kind that costs nothing."""
    made = TempestEntry()
    stats = (4, 2, 2) if kind == "Creature" else None
    more = tempest.extra_cards() + tempest.written("Sayer", kind, "brown", "", stats, text)
    made.loaded = load_pool(made.home, made.zone_kinds, made.phases, file_with(made.home, more))
    return made


def creature(text: str) -> Scene:
    """A scene of Tempest in which Sayer is a creature 4/2/2."""
    return given(tempest_saying("Creature", text)).at(automatic_options="no")


def effect(text: str, kind: str = "Action") -> Scene:
    """A scene of Tempest in which Sayer is an effect."""
    return given(tempest_saying(kind, text)).at(automatic_options="no")


def resolve(scene: Scene, on: str | None = None) -> None:
    """Red plays Sayer and blue closes the stack."""
    if on is None:
        scene.when.red.plays("Sayer")
    else:
        scene.when.red.plays("Sayer", on=on)
    scene.when.blue.does("close")


@cache
def phalanx_saying(lines: str, text: str) -> PhalanxEntry:
    """Phalanx with Sayer."""
    made = PhalanxEntry()
    card = f"\n[[card]]\nid = \"sayer\"\nname = \"Sayer\"\n{lines}\ntext = '''{text}'''\n"
    more = "\n" + phalanx.written() + card
    made.loaded = load_pool(made.home, made.zone_kinds, made.phases, file_with(made.home, more))
    return made


def spell(text: str) -> Scene:
    """A scene of Phalanx in which Sayer is a spell."""
    return given(phalanx_saying('type = "Spell"', text))


def equipment(text: str) -> Scene:
    """A scene of Phalanx in which Sayer is equipment."""
    return given(phalanx_saying('type = "Equipment"', text))


def character(text: str) -> Scene:
    """A scene of Phalanx in which Sayer is a character 2/1/1 with 3 HP, all Spirit."""
    lines = 'type = "Character"\na = 2\nad = 1\ndd = 1\nhp = 3\nrange = 0\nspirit = 4'
    return given(phalanx_saying(lines, text))
