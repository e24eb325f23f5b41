"""How a game's cards look in the terminal: cost symbols, colours of traits, numbers, reminders of keywords."""

from __future__ import annotations

import re
import tomllib
import zlib
from typing import TYPE_CHECKING, Final

from rich.text import Text

from cardwright.engine.ids import NOBODY, SEAT_NAMES
from cardwright.text.appearance import TABLE_FILE, load_appearance
from cardwright.text.wordfile import load_vocabulary
from cardwright.text.words import Vocabulary

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry
    from cardwright.engine.face import Face
    from cardwright.engine.pool import Pool
    from cardwright.engine.view import CardView

PALETTE: Final = ("#e5737f", "#6aa5e8", "#7fbf6b", "#e0b252", "#b58ae0", "#5cc2c0", "#e08ac0", "#a8b36a")
PLAIN: Final = "default"
COLOURS_FILE: Final = "colours.toml"
SEAT_STYLES: Final = ("#ff6b6b", "#5aa9ff")


class Look:
    """The appearance of one game, read from its declarations."""

    def __init__(self, entry: GameEntry, pool: Pool | None = None) -> None:
        self.entry = entry
        self.pool = entry.pool() if pool is None else pool
        words = entry.home / "words.toml"
        self.vocabulary: Vocabulary | None = load_vocabulary(words) if words.is_file() else None
        self.has_costs = any(face.total_cost() for face in self.pool.faces)
        self.symbols = [self.symbol(name) for name in self.pool.resource_names]
        self.colours = self.read_colours()
        self.shown = self.printed_aspects()
        self.with_stats = self.nouns_with_stats()
        self.reminders = self.read_reminders()
        table = load_appearance(entry.home) if (entry.home / TABLE_FILE).is_file() else None
        self.row_marks = {} if table is None else {name: zone.row_mark for name, zone in table.zones.items()}
        called = {} if table is None else table.numbers
        counted = () if table is None else tuple(one.fact for one in table.counter if one.place == "seat")
        declared = {} if self.vocabulary is None else self.vocabulary.words.numbers
        self.numbered = [(called.get(name, name), blank, name in counted) for name, blank in declared.items()]
        """Of each printed number that is no stat: its word, its value where none is printed, whether it is scored."""
        self.track = entry.track or (() if table is None else tuple(table.phases))
        names = sorted((re.escape(face.name) for face in self.pool.faces), key=len, reverse=True)
        self.names = re.compile(rf"\b(?:{'|'.join(names)}|{'|'.join(SEAT_NAMES)})\b")

    def symbol(self, resource: str) -> str:
        """How a cost names a resource; nothing where there is only one kind, or where a bare number means it."""
        if self.vocabulary is not None and resource in self.vocabulary.words.resources:
            entry = self.vocabulary.words.resources[resource]
            return entry.symbol or ("" if entry.plain or len(self.pool.resource_names) == 1 else f" {resource}")
        return "" if len(self.pool.resource_names) == 1 else resource[:1].upper()

    def read_colours(self) -> dict[str, str]:
        """The colour of each trait that tells cards apart: declared by the game, else fixed by the word."""
        file = self.entry.home / COLOURS_FILE
        declared: dict[str, str] = {}
        if file.is_file():
            declared = {name: str(value) for name, value in tomllib.loads(file.read_text("utf-8")).items()}
        groups = {} if self.vocabulary is None else self.vocabulary.words.traits
        named = [name for group in groups.values() for name in group] or self.pool.trait_names
        return {
            name: declared.get(name, PALETTE[zlib.crc32(name.encode()) % len(PALETTE)])
            for name in self.pool.trait_names
            if name in named
        }

    def printed_aspects(self) -> list[int]:
        """Which of the declared numbers are printed on cards."""
        stats = {} if self.vocabulary is None else self.vocabulary.words.stats
        names = self.pool.stat_names
        return [index for index, name in enumerate(names) if not stats or (name in stats and stats[name].printed)]

    def nouns_with_stats(self) -> list[str]:
        """The words in a type line that go with printed numbers."""
        if self.vocabulary is None:
            return []
        nouns = self.vocabulary.words.nouns
        return [self.vocabulary.noun(name).lower() for name, noun in nouns.items() if noun.stats]

    def read_reminders(self) -> dict[str, str]:
        """What each keyword means."""
        if self.vocabulary is None:
            return {}
        keywords = self.vocabulary.words.keywords
        return {
            self.vocabulary.phrase("keywords", key): word.reminder for key, word in keywords.items() if word.reminder
        }

    def paint(self, words: str) -> Text:
        """Words with the names of cards and players in their colours."""
        line = Text(words)
        for match in self.names.finditer(words):
            if match[0] in SEAT_NAMES:
                line.stylize(SEAT_STYLES[SEAT_NAMES.index(match[0])], match.start(), match.end())
            else:
                line.stylize(self.colour(self.pool.by_name[match[0].lower()].traits), match.start(), match.end())
        return line

    def colour(self, traits: int) -> str:
        """The colour of a card."""
        for bit, name in enumerate(self.pool.trait_names):
            if traits >> bit & 1 and name in self.colours:
                return self.colours[name]
        return PLAIN

    def cost(self, face: Face) -> Text:
        """The printed cost: a number before each symbol, a bare symbol for one, a dash for none."""
        cost = Text()
        for name, symbol, amount in zip(self.pool.resource_names, self.symbols, face.cost, strict=False):
            if amount:
                words = symbol if amount == 1 and len(symbol) == 1 else f"{amount}{symbol}"
                cost.append(" " if cost else "").append(words, self.colours.get(name, PLAIN))
        return cost or Text("-", "dim")

    def has_stats(self, face: Face) -> bool:
        """Whether numbers are printed on a card."""
        if not self.with_stats:
            return any(face.stats)
        line = face.type_line.lower()
        return face.is_token or any(noun in line for noun in self.with_stats)

    def printed_stats(self, face: Face) -> str:
        """The printed numbers, nothing for a card without."""
        if not self.has_stats(face):
            return ""
        aspects = self.aspects_of(face)
        words = ["/".join(str(face.stats[aspect]) for aspect in aspects if not self.called(aspect))]
        words += [f"{self.called(aspect)} {face.stats[aspect]}" for aspect in aspects if self.is_said(face, aspect)]
        words += self.other_numbers(face, True)
        return " ".join(word for word in words if word)

    def other_numbers(self, face: Face, scored: bool) -> list[str]:
        """The printed numbers that are no stats and are scored, or that are not."""
        return [
            f"{word} {number}"
            for (word, blank, counts), number in zip(self.numbered, face.numbers, strict=False)
            if number != blank and counts == scored
        ]

    def in_words(self, face: Face) -> str:
        """What the numbers before the words stand for, nothing if there is only one or none."""
        names = [self.pool.stat_names[aspect] for aspect in self.aspects_of(face) if not self.called(aspect)]
        if self.vocabulary is None or not self.has_stats(face) or len(names) < 2:
            return ""
        return "/".join(self.vocabulary.phrase("stats", name) for name in names)

    def called(self, aspect: int) -> str:
        """The word before a number that a card may leave blank, nothing for one in the line of all such cards."""
        name = self.pool.stat_names[aspect]
        if self.vocabulary is None or name in self.vocabulary.words.line:
            return ""
        return "" if self.vocabulary.words.stats[name].blank is None else self.vocabulary.phrase("stats", name)

    def is_said(self, face: Face, aspect: int) -> bool:
        """Whether a number that may be left blank is printed on this card."""
        if self.vocabulary is None or not self.called(aspect):
            return False
        return face.stats[aspect] != self.vocabulary.words.stats[self.pool.stat_names[aspect]].blank

    def aspects_of(self, face: Face) -> list[int]:
        """Which numbers are printed on a card of its type."""
        if self.vocabulary is None:
            return self.shown
        nouns = self.vocabulary.words.nouns
        type_, _, kind = face.type_line.lower().partition(" - ")
        for noun in nouns:
            if type_ == self.vocabulary.noun(noun).lower():
                kinds = [one for one in nouns if noun in nouns[one].of and self.vocabulary.noun(one).lower() == kind]
                own = self.vocabulary.stats_of(noun, kinds[0] if kinds else "")
                return [aspect for aspect in self.shown if self.pool.stat_names[aspect] in own]
        return self.shown

    def stats(self, card: CardView) -> Text:
        """The present numbers in one line."""
        return Text(" ").join(self.numbers(card))

    def numbers(self, card: CardView) -> list[Text]:
        """The present numbers, green where higher and red where lower than printed, and damage behind them."""
        if card.face == NOBODY or not self.has_stats(self.pool.faces[card.face]):
            return []
        face = self.pool.faces[card.face]
        plain: list[Text] = []
        named: list[Text] = []
        for aspect in self.aspects_of(face):
            number, printed = card.stats[aspect], card.printed[aspect]
            word = self.called(aspect)
            if word and number == printed and not self.is_said(face, aspect):
                continue
            style = "bold" if number == printed else "bold green" if number > printed else "bold red"
            if word:
                named.append(Text.assemble((f"{word} ", "dim"), (str(number), style)))
            else:
                plain.append(Text(str(number), style))
        line = [Text("/", "dim").join(plain)] if plain else []
        named += [Text(words, "dim") for words in self.other_numbers(face, True)]
        hurt = [Text(f"hurt {card.damage}", "red")] if card.damage else []
        return [*line, *named, *hurt]

    def shows_kind(self, face: Face) -> bool:
        """Whether a list must name a card's kind: the numbers of those that have all of them tell it."""
        if self.vocabulary is None or not self.has_stats(face):
            return True
        nouns = self.vocabulary.words.nouns
        full = [self.vocabulary.noun(name).lower() for name, noun in nouns.items() if noun.stats is True]
        return not face.is_token and face.type_line.lower().partition(" - ")[0] not in full

    def in_rows(self, zone: str, cards: list[CardView]) -> list[CardView]:
        """The cards of a zone by the rows that their marks tell, if the game's table has rows there."""
        mark = self.row_marks.get(zone, "")
        return sorted(cards, key=lambda card: row_of(card, mark)) if mark else cards

    def reminders_for(self, words: str) -> list[tuple[str, str]]:
        """The keywords in a text, with what they mean."""
        return [
            (keyword, reminder)
            for keyword, reminder in self.reminders.items()
            if re.search(rf"\b{re.escape(keyword)}\b", words)
        ]


def row_of(card: CardView, mark: str) -> int:
    """The number behind a mark, 0 without it."""
    for one in card.marks:
        word, _, number = one.partition(" ")
        if word == mark and number.isdigit():
            return int(number)
    return 0
