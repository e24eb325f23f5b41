"""How a game looks: what its `table.toml` declares of hues, glyphs, card faces and places on the table."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from cardwright.text.errors import VocabularyError

TABLE_FILE = "table.toml"


class Widget(Struct, frozen=True, forbid_unknown_fields=True):
    """A fact or several on a card, and how they are drawn.

    `of` names stats, printed numbers or "cost". pips: a cost by its resources; number: one in a disc of the group's
    hue; glyph: the group's; plate: numbers with a slash between; cells: numbers with names above; facts: names with
    numbers behind; meter: points left of a number; quarters: how much of each group.
    """

    widget: Literal["pips", "number", "glyph", "plate", "cells", "facts", "meter", "quarters"]
    of: tuple[str, ...] = ()


class GroupLook(Struct, frozen=True, forbid_unknown_fields=True):
    """Of an element, faction or trait: hue in degrees, a path on 24 by 24, and a texture for art."""

    hue: int
    glyph: str
    texture: Literal["flame", "wave", "strata", "gust", "halo", "leaf", "fur", "gear", "weave"]
    name: str = ""


Figure = Literal["being", "figure", "burst", "vessel", "gear", "place", "snare"]


class FaceLayout(Struct, frozen=True, forbid_unknown_fields=True):
    """For cards of these types or kinds (none: all others): where facts stand on the face and on the tile."""

    types: tuple[str, ...] = ()
    tl: tuple[Widget, ...] = ()
    tr: tuple[Widget, ...] = ()
    line: tuple[Widget, ...] = ()
    bl: tuple[Widget, ...] = ()
    br: tuple[Widget, ...] = ()
    tile: tuple[Widget, ...] = ()
    small: bool = False


class ZoneLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A zone's place and the size of its cards; `rows` numbered rows, the mark of that word says which."""

    place: Literal["hand", "front", "back", "ranks", "side", "pile", "deck", "stack", "seat", "aside"]
    size: Literal["face", "tile", "strip"] = "tile"
    label: str = ""
    rows: int = 0
    row_mark: str = ""
    row_names: tuple[str, ...] = ()


class CounterLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A number to show: of a fact, or of the cards in a zone."""

    label: str
    fact: str = ""
    zone: str = ""
    vital: bool = False
    place: Literal["seat", "midline"] = "seat"
    widget: Literal["number", "pips", "words"] = "number"
    start: int | None = None


class Appearance(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a table.toml file."""

    hue: int
    tagline: str
    texture: str
    figure: Figure
    figures: dict[str, Figure]
    """By type or kind; the kind counts first."""
    face: tuple[FaceLayout, ...]
    zones: dict[str, ZoneLook]
    groups: dict[str, GroupLook] = {}
    group_name: str = ""
    hurts: str = ""
    """The stat against which damage counts."""
    phases: tuple[str, ...] = ()
    """The values of the fact `phase` during a turn, where the game declares no track itself."""
    counter: tuple[CounterLook, ...] = ()
    marks: dict[str, Literal["point", "wall", "tilt", "row", "tag"]] = {}
    """Forms of marks by their first words; all others are tags."""
    numbers: dict[str, str] = {}
    """What printed numbers that are no stats are called."""
    shorts: dict[str, str] = {}
    """Short names of stats, where the words are too long for a card."""


def load_appearance(home: Path) -> Appearance:
    """Read a game's table.toml; a mistake in it is told with its place."""
    path = home / TABLE_FILE
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Appearance)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise VocabularyError(f"{path}: {error}") from None
