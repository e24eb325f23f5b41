"""One game's card language: the table for its verbs, the index of its words, and both directions."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, Literal

from cardwright.text.errors import CardTextError, Problem
from cardwright.text.limits import SENTENCE, WORK, Meter, TooDeep
from cardwright.text.options import up_to_the_colon, with_most_options
from cardwright.text.parse import Parser, Table
from cardwright.text.rows import Literal as Said
from cardwright.text.synonyms import CONTRACTIONS, NUMBER_WORDS
from cardwright.text.table import build_table, noted_table
from cardwright.text.table.headers import Under
from cardwright.text.table.sentences import Keywords
from cardwright.text.terminals import Terminals, as_held, sentence
from cardwright.text.tokens import Index, Lattice, Word
from cardwright.text.tree import Abilities, Activated, Additional
from cardwright.text.words import CardFacts, Vocabulary
from cardwright.text.write import Writer


class SentenceError(CardTextError):
    """A sentence that cannot be read: its words, the furthest one reached, and what could stand there."""

    def __init__(self, text: str, words: list[Word], place: Word, expected: frozenset[str]) -> None:
        self.words = words
        self.place = place
        self.expected = expected
        super().__init__(text, Problem(f'"{place.text}" does not fit here', place.start, place.end))

    def expected_words(self, language: Language) -> set[str]:
        """Return the words that could stand at the place."""
        found: set[str] = set()
        for key in self.expected:
            if key.startswith("w:"):
                found.add(key[2:])
            else:
                found |= language.words_of.get(key, set())
        return found


Quotes = dict[int, tuple[int, Abilities]]
Manner = Literal["strictly", "hastily", "plainly", "freely"]
"""How a text is read: by the table alone, also as a note, also in another order, or also in other words."""


class Language:
    """Reads and writes sentences with a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.index = Index(vocabulary)
        style = vocabulary.words.style
        self.table = table_for(vocabulary.words.verbs, style.continuous, style.conditions)
        self.writer = Writer(self.table, Terminals(vocabulary, self.quote).write, vocabulary.words.says)
        self.names = frozenset(word for name in vocabulary.names for word in name.split())

    @cached_property
    def noted(self) -> Table:
        """The table with what only notes say; most sets do without."""
        style = self.vocabulary.words.style
        return table_for(self.vocabulary.words.verbs, style.continuous, style.conditions, True)

    @cached_property
    def known(self) -> frozenset[str]:
        """Every word with a meaning here."""
        words = {word for row in self.noted.rows for e in row.elements if isinstance(e, Said) for word in e.words}
        return frozenset(
            words | self.index.known | set(NUMBER_WORDS) | set(CONTRACTIONS) | {"non", "into", "onto", "on"}
        )

    @cached_property
    def spellings(self) -> list[str]:
        """The known words in order."""
        return sorted(self.known)

    @cached_property
    def words_of(self) -> dict[str, set[str]]:
        """The vocabulary's words by terminal category."""
        found: dict[str, set[str]] = {"number": {"1", "2"}, "enters": {"into", "onto"}, "within": {"in", "on"}}
        for entries in self.index.phrases.values():
            for words, key, _ in entries:
                if not key.startswith("w:"):
                    found.setdefault(key, set()).add(" ".join(words))
        return found

    def lattice(self, words: list[Word], facts: CardFacts) -> Lattice:
        """Read every word of a sentence in all ways."""
        return self.index.lattice(words, facts)

    def lattice_with(self, words: list[Word], facts: CardFacts, quotes: Quotes) -> Lattice:
        """Read every word in all ways, and what stands in quotes as the abilities that it is."""
        lattice = self.lattice(words, facts)
        for index, word in enumerate(words):
            if word.start in quotes:
                end, abilities = quotes[word.start]
                for last in [place for place, each in enumerate(words) if each.end == end]:
                    lattice.edges[index] = {"quoted": [(last + 1, abilities)]}
        return lattice

    def read_otherwise(
        self, words: list[Word], facts: CardFacts, patience: int, meter: Meter | None, quotes: Quotes | None
    ) -> list[Any]:
        """Return all readings of one sentence with what its phrases always mean."""
        from cardwright.text.sayings import read_otherwise

        return read_otherwise(words, facts, self, patience, meter or Meter(WORK * patience), quotes or {})

    def read(
        self,
        words: list[Word],
        facts: CardFacts,
        text: str,
        patience: int = 1,
        meter: Meter | None = None,
        quotes: Quotes | None = None,
        manner: Manner = "plainly",
    ) -> list[Any]:
        """Return all readings of one sentence, or raise the located error; patience raises the parser's bounds.

        `quotes` are the abilities in quotes by the column where they open, with the column where they close. What is
        read strictly is no note, what is read freely may also be said in other words.
        """
        if len(words) > SENTENCE:
            problem = Problem(
                f"sentence longer than {SENTENCE} words", words[0].start, words[-1].end, blocked_by="length"
            )
            raise CardTextError(text, problem)
        lattice = self.lattice_with(words, facts, quotes or {})
        parser = Parser(self.table, lattice, patience, meter, haste=True)
        try:
            found = parser.readings("sentence")
            if not found and manner != "strictly":
                parser = Parser(self.noted, lattice, patience, meter)
                found = up_to_the_colon(parser.readings("sentence"), words)
            if not found and manner == "freely":
                found = self.read_otherwise(words, facts, patience, meter, quotes)
        except (TooDeep, RecursionError):
            message = "this says too much in one go: make it shorter or simpler"
            problem = Problem(message, words[0].start, words[-1].end, blocked_by="length")
            raise CardTextError(text, problem) from None
        if not found:
            at = parser.furthest
            place = words[at] if at < len(words) else Word("", words[-1].end, words[-1].end + 1)
            raise SentenceError(text, words, place, frozenset(parser.expected))
        # Where a whole sentence is what a keyword means, it is that keyword.
        return [one for one in found if isinstance(one, Keywords)] or with_most_options(found)

    def attempt(
        self, words: list[Word], facts: CardFacts, patience: int, meter: Meter, manner: Manner = "plainly"
    ) -> tuple[list[Any], Parser]:
        """Return all readings of one sentence, none if it cannot be read, and the parser that looked for them."""
        lattice = self.lattice(words, facts)
        first = Parser(self.table, lattice, patience, meter, haste=True)
        found = first.readings("sentence")
        if not found:
            found = Parser(self.noted, lattice, patience, meter, haste=True).readings("sentence")
        if not found and manner == "freely":
            found = self.read_otherwise(words, facts, patience, meter, None)
        return [one for one in found if isinstance(one, Keywords)] or with_most_options(found), first

    def quote(self, abilities: Abilities) -> str:
        """Write abilities that a text gives to others."""
        from cardwright.text.printing import write_text

        return f'"{write_text(abilities, self)}"'

    def write(self, value: Any) -> str | None:
        """Write a sentence, or return None if the value cannot be said."""
        words = self.writer.write("sentence", value)
        return (
            None
            if words is None
            else sentence(as_held(words, self.vocabulary), isinstance(value, Under | Activated | Additional))
        )


@lru_cache(maxsize=32)
def table_for(verbs: tuple[str, ...], continuous: str, conditions: bool, noted: bool = False) -> Table:
    """Build the table once for each set of verbs."""
    if noted:
        return noted_table(table_for(verbs, continuous, conditions), verbs, conditions)
    return build_table(verbs, continuous, conditions)


_languages: dict[tuple[str, frozenset[str], frozenset[str]], Language] = {}


def language_for(vocabulary: Vocabulary) -> Language:
    """Build the language once for each vocabulary."""
    key = (vocabulary.source, vocabulary.names, vocabulary.cards)
    if key not in _languages:
        _languages[key] = Language(vocabulary)
    return _languages[key]
