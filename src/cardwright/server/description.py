"""What a browser must know of a game to show any position of it: sent once, as the game declares it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from cardwright.text.appearance import Widget


class Group(Struct, frozen=True):
    """An element, faction or trait: its hue in degrees, a 24 by 24 path, and the texture of its art."""

    id: str
    name: str
    hue: int
    glyph: str
    texture: str


class Stat(Struct, frozen=True):
    """A number of cards, in the order of `now` and `printed`; `printed` is false for numbers that no card shows.

    `blank`: the value that cards leave out. Damage counts against the one that `hurts`.
    """

    id: str
    name: str
    short: str
    printed: bool
    blank: int | None
    hurts: bool


class Resource(Struct, frozen=True):
    """Something that costs are paid with, in the order of a face's cost; `group` gives its hue and glyph, if any."""

    id: str
    name: str
    symbol: str
    group: str | None


class FaceLook(Struct, frozen=True):
    """Which facts stand where on a card, by which widget: on the whole face and on the small tile."""

    tl: list[Widget]
    tr: list[Widget]
    line: list[Widget]
    bl: list[Widget]
    br: list[Widget]
    tile: list[Widget]
    small: bool


class CardType(Struct, frozen=True):
    """A type of cards, for filters; its name as it stands at the start of a card's kind."""

    id: str
    name: str
    many: str


class ZoneInfo(Struct, frozen=True):
    """A zone: its place on the table and the size of its cards; `rows` if cards stand in numbered rows."""

    id: str
    name: str
    place: Literal["hand", "front", "back", "ranks", "side", "pile", "deck", "stack", "seat", "aside"]
    shared: bool
    ordered: bool
    seen_by: Literal["nobody", "owner", "both"]
    in_play: bool
    size: Literal["face", "tile", "strip"]
    rows: int
    row_names: list[str]


class Counter(Struct, frozen=True):
    """A number to show: a fact of that name, or the cards in a zone. The `vital` one is the largest.

    `widget`: a number, pips (written as a cost: "2F W"), or words. `place`: by the seat or on the midline.
    """

    name: str
    label: str
    fact: str | None
    zone: int | None
    vital: bool
    place: Literal["seat", "midline"]
    widget: Literal["number", "pips", "words"]
    start: int | None


class Keyword(Struct, frozen=True):
    """A word in texts, and what it means."""

    name: str
    help: str


class OptionInfo(Struct, frozen=True):
    """An open question of the rules; `number` if any whole number from `least` to `most` (0: any) will do too."""

    name: str
    rule: str
    question: str
    values: list[str]
    default: str
    number: bool
    least: int
    most: int


class DeckInfo(Struct, frozen=True):
    """A preset deck."""

    id: str
    name: str
    plan: str
    cards: list[str]
    groups: list[str]


class FaceInfo(Struct, frozen=True):
    """A card as printed, with all that its art grows from. `cost` stands in the order of resources.

    `look` is an index into the looks, `groups` are ids of groups, the first gives the hue; `parts` tells how strongly
    the card is of each group where games count that.
    """

    index: int
    id: str
    name: str
    kind: str
    type: str
    cost: list[int]
    total: int
    stats: list[int]
    numbers: dict[str, int]
    keywords: list[str]
    text: str
    flavour: str
    token: bool
    in_decks: bool
    groups: list[str]
    parts: list[int]
    figure: str
    look: int


class Level(Struct, frozen=True):
    """A computer that can be played against."""

    id: str
    name: str
    says: str


class GameCard(Struct, frozen=True):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    pitch: str
    minutes: int
    hue: int
    texture: str
    figure: str
    cards: int
    decks: int
    questions: int


class Shelf(Struct, frozen=True):
    """All games, and the computers that play them."""

    games: list[GameCard]
    levels: list[Level]


class Description(Struct, frozen=True):
    """Everything about a game that no position changes."""

    card: GameCard
    group_name: str
    groups: list[Group]
    types: list[CardType]
    stats: list[Stat]
    numbers: dict[str, str]
    resources: list[Resource]
    looks: list[FaceLook]
    zones: list[ZoneInfo]
    phases: list[str]
    counters: list[Counter]
    keywords: list[Keyword]
    options: list[OptionInfo]
    decks: list[DeckInfo]
    faces: list[FaceInfo]
    levels: list[Level]
