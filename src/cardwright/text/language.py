"""One game's card language: the table for its verbs, the index of its words, and both directions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cardwright.text.errors import CardTextError, Problem
from cardwright.text.parse import Parser, Table, TooDeep
from cardwright.text.table import build_table
from cardwright.text.terminals import Terminals, sentence
from cardwright.text.tokens import MAX_SENTENCE, Index, Word
from cardwright.text.words import CardFacts, Vocabulary
from cardwright.text.write import Writer


class Language:
    """Reads and writes sentences with a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.index = Index(vocabulary)
        self.table = table_for(vocabulary.words.verbs)
        self.writer = Writer(self.table, Terminals(vocabulary).write)

    def read(self, words: list[Word], facts: CardFacts, text: str) -> list[Any]:
        """Return all readings of one sentence, or raise the located error."""
        if len(words) > MAX_SENTENCE:
            raise CardTextError(
                text, Problem(f"sentence too long: more than {MAX_SENTENCE} words", words[0].start, words[-1].end)
            )
        parser = Parser(self.table, self.index.lattice(words, facts))
        try:
            found = parser.readings("sentence")
        except (TooDeep, RecursionError):
            raise CardTextError(text, Problem("sentence too deeply nested", words[0].start, words[-1].end)) from None
        if not found:
            at = min(parser.furthest, len(words) - 1)
            ended = parser.furthest >= len(words)
            place = Word("", words[-1].end, words[-1].end + 1) if ended else words[at]
            expected = ", ".join(sorted(parser.expected)[:12])
            raise CardTextError(text, Problem(f"expected {expected}", place.start, place.end))
        return found

    def write(self, value: Any) -> str | None:
        """Write a sentence, or return None if the value cannot be said."""
        words = self.writer.write("sentence", value)
        return None if words is None else sentence(words)


@lru_cache(maxsize=32)
def table_for(verbs: tuple[str, ...]) -> Table:
    """Build the table once for each set of verbs."""
    return build_table(verbs)


_languages: dict[tuple[str, frozenset[str]], Language] = {}


def language_for(vocabulary: Vocabulary) -> Language:
    """Build the language once for each vocabulary."""
    key = (vocabulary.source, vocabulary.names)
    if key not in _languages:
        _languages[key] = Language(vocabulary)
    return _languages[key]
