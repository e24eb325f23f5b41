"""The description of a game, read from its declarations: entry, words.toml and table.toml."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from cardwright import games
from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES
from cardwright.server.description import (
    CardType,
    Counter,
    DeckInfo,
    Description,
    FaceInfo,
    FaceLook,
    GameCard,
    Group,
    Keyword,
    OptionInfo,
    Resource,
    Shelf,
    Stat,
    ZoneInfo,
)
from cardwright.server.levels import levels
from cardwright.text.appearance import Appearance, FaceLayout, ZoneLook, load_appearance
from cardwright.text.wordfile import load_vocabulary
from cardwright.text.words import Vocabulary

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry
    from cardwright.engine.face import Face


SIGHTS: Final[dict[int, Literal["nobody", "owner", "both"]]] = {
    NOBODY_SEES: "nobody",
    OWNER_SEES: "owner",
    BOTH_SEE: "both",
}


@cache
def entry_of(game: str) -> GameEntry:
    """A game by its id, looked up once."""
    return games.find(game)


@cache
def look_of(game: str) -> Appearance:
    """How a game looks."""
    return load_appearance(entry_of(game).home)


@cache
def describe(game: str) -> Description:
    """Everything about a game that no position changes."""
    return Describer(games.find(game)).describe()


@cache
def shelf() -> Shelf:
    """All games, and the computers that play them."""
    return Shelf([describe(game).card for game in games.ids()], levels())


class Describer:
    """Reads one game's declarations."""

    def __init__(self, entry: GameEntry) -> None:
        self.entry = entry
        self.pool = entry.pool()
        self.look: Appearance = look_of(entry.id)
        self.vocabulary: Vocabulary = load_vocabulary(entry.home / "words.toml")
        self.words = self.vocabulary.words

    def describe(self) -> Description:
        """The whole description."""
        faces = [self.face(face) for face in self.pool.faces]
        return Description(
            card=self.card(),
            group_name=self.look.group_name,
            groups=[self.group(word) for word in self.look.groups],
            types=self.types(),
            stats=[self.stat(name) for name in self.pool.stat_names],
            numbers={name: self.look.numbers.get(name, name) for name in self.pool.number_names},
            resources=[self.resource(name) for name in self.pool.resource_names],
            looks=[face_look(layout) for layout in self.look.face],
            zones=[self.zone(index) for index in range(len(self.entry.zone_kinds))],
            phases=list(self.entry.track or self.look.phases),
            counters=self.counters(),
            keywords=self.keywords(),
            options=[
                OptionInfo(
                    spec.name,
                    spec.rule,
                    spec.question,
                    list(spec.values),
                    spec.default,
                    spec.is_number,
                    spec.least,
                    spec.most,
                )
                for spec in self.entry.options
            ],
            decks=self.decks(faces),
            faces=faces,
            levels=levels(),
        )

    def card(self) -> GameCard:
        """The game on the shelf."""
        entry, look = self.entry, self.look
        cards = sum(1 for face in self.pool.faces if not face.is_token)
        return GameCard(
            entry.id,
            entry.name,
            look.tagline,
            entry.pitch,
            entry.minutes,
            look.hue,
            look.texture,
            look.figure,
            cards,
            len(entry.decks()),
            len(entry.options),
        )

    def group(self, word: str) -> Group:
        """An element, faction or trait by the word that cards have for it."""
        declared = self.look.groups[word]
        name = declared.name or self.name_of_group(word)
        return Group(word, name, declared.hue, declared.glyph, declared.texture)

    def name_of_group(self, word: str) -> str:
        """The printed word for a group."""
        for values in self.words.traits.values():
            if word in values:
                return values[word]
        if word in self.words.nouns:
            return self.vocabulary.noun(word).capitalize()
        return self.vocabulary.phrase("stats", word) if word in self.words.stats else word

    def types(self) -> list[CardType]:
        """The types that cards of the pool have."""
        found = dict.fromkeys(type_of(face) for face in self.pool.faces)
        many = {self.vocabulary.noun(word).lower(): self.vocabulary.noun(word, many=True) for word in self.words.nouns}
        return [CardType(word, word.capitalize(), many.get(word, word).capitalize()) for word in found]

    def stat(self, name: str) -> Stat:
        """A number of cards."""
        declared = self.words.stats.get(name)
        words = self.vocabulary.phrase("stats", name) if declared is not None else name
        short = self.look.shorts.get(name, words)
        printed = declared is not None and declared.printed and not declared.player
        return Stat(name, words, short, printed, None if declared is None else declared.blank, name == self.look.hurts)

    def resource(self, name: str) -> Resource:
        """Something that costs are paid with."""
        declared = self.words.resources.get(name)
        words = self.vocabulary.phrase("resources", name) if declared is not None else name
        symbol = declared.symbol if declared is not None else ""
        return Resource(name, words, symbol, name if name in self.look.groups else None)

    def zone(self, index: int) -> ZoneInfo:
        """A zone with its place on the table."""
        kind = self.entry.zone_kinds[index]
        look = self.look.zones.get(kind.name, ZoneLook("front" if kind.in_play else "pile"))
        label = look.label or kind.name.capitalize()
        return ZoneInfo(
            kind.name,
            label,
            look.place,
            kind.shared,
            kind.ordered,
            SIGHTS[kind.sight],
            kind.in_play,
            look.size,
            look.rows,
            list(look.row_names),
        )

    def counters(self) -> list[Counter]:
        """The numbers to show."""
        names = [kind.name for kind in self.entry.zone_kinds]
        return [
            Counter(
                one.fact or one.zone,
                one.label,
                one.fact or None,
                names.index(one.zone) if one.zone else None,
                one.vital,
                one.place,
                one.widget,
                one.start,
            )
            for one in self.look.counter
        ]

    def keywords(self) -> list[Keyword]:
        """The keywords with what they mean."""
        return [
            Keyword(self.vocabulary.phrase("keywords", word), declared.reminder)
            for word, declared in self.words.keywords.items()
            if declared.reminder
        ]

    def decks(self, faces: list[FaceInfo]) -> list[DeckInfo]:
        """The preset decks, with the groups that most of their cards are of."""
        by_name = {face.name: face for face in faces}
        found: list[DeckInfo] = []
        for deck in self.entry.decks():
            counts: dict[str, int] = {}
            for name in deck.cards:
                face = self.pool.find(name)
                for group in by_name[face.name].groups[:1] if face is not None else ():
                    counts[group] = counts.get(group, 0) + 1
            most = sorted(counts, key=lambda group: -counts[group])[:2]
            found.append(DeckInfo(deck.id, deck.name, deck.plan, list(deck.cards), most))
        return found

    def face(self, face: Face) -> FaceInfo:
        """A card as printed."""
        groups = sorted(self.groups_of(face), key=lambda group: -group[1])
        kind, sort = kind_of(face), type_of(face)
        figures = self.look.figures
        return FaceInfo(
            index=face.index,
            id=face.id,
            name=face.name,
            kind=face.type_line,
            type=sort,
            cost=list(face.cost),
            total=face.total_cost(),
            stats=list(face.stats),
            numbers=dict(zip(self.pool.number_names, face.numbers, strict=False)),
            keywords=[self.vocabulary.phrase("keywords", word) for word in self.keywords_of(face)],
            text=face.words,
            flavour=face.flavour,
            token=face.is_token,
            in_decks=not face.is_token,
            groups=[word for word, _ in groups],
            parts=[part for _, part in groups],
            figure=figures.get(kind, figures.get(sort, self.look.figure)),
            look=self.layout_of(sort, kind),
        )

    def groups_of(self, face: Face) -> list[tuple[str, int]]:
        """The groups of a card, with how much it is of each."""
        found: list[tuple[str, int]] = []
        for word in self.look.groups:
            if word in self.pool.stat_names:
                part = face.stats[self.pool.stat_names.index(word)]
            else:
                part = 1 if face.traits & self.pool.bit(word) else 0
            if part > 0:
                found.append((word, part))
        return found

    def keywords_of(self, face: Face) -> list[str]:
        """The keywords that a card has in print."""
        names = self.pool.trait_names
        return [word for word in self.words.keywords if word in names and face.traits & self.pool.bit(word)]

    def layout_of(self, sort: str, kind: str) -> int:
        """Which of the declared faces a card has: the first for its type or kind, else the one for all others."""
        for index, layout in enumerate(self.look.face):
            if sort in layout.types or kind in layout.types or not layout.types:
                return index
        return len(self.look.face) - 1


def type_of(face: Face) -> str:
    """The first word of a type line."""
    return face.type_line.lower().partition(" - ")[0]


def kind_of(face: Face) -> str:
    """The second word of a type line."""
    return face.type_line.lower().partition(" - ")[2]


def face_look(layout: FaceLayout) -> FaceLook:
    """A declared face for the wire."""
    return FaceLook(
        list(layout.tl),
        list(layout.tr),
        list(layout.line),
        list(layout.bl),
        list(layout.br),
        list(layout.tile),
        layout.small,
    )
