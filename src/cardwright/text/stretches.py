"""A sentence whose phrases are looked for before it is read as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.lexicon import VERBS
from cardwright.text.parse import Parser
from cardwright.text.tokens import Word

Words = list[Word]
HEADS: Final = (
    ("event", "w:whenever", ("event",)),
    ("event", "w:after", ("event",)),
    ("event", "w:at", ("moment",)),
    ("if", "w:if", ("condition", "outcome")),
    ("unless", "w:unless", ("condition", "fin")),
    ("while", "w:while", ("condition",)),
)
"""The words that open a time or a condition, with what stands behind them."""
MARKS: Final = frozenset({",", ":", ";"})
JOINTS: Final = frozenset({"and", ",", ";", "then", "but", "if", "unless", "when", "whenever"})
DEEDS: Final = frozenset(form for verb in VERBS for form in verb.forms[:2])
"""What is done, told to you or of somebody."""


class Sentence:
    """The words of a sentence, and where the phrases of a category end."""

    def __init__(self, words: Words, parser: Parser) -> None:
        self.words = words
        self.low = [word.text.lower() for word in words]
        self.parser = parser

    def ends(self, category: str, start: int) -> list[int]:
        """Return where phrases of a category that begin at a word end, the longest first."""
        if start >= len(self.words):
            return []
        return sorted({end for end, _ in self.parser.at(category, start)}, reverse=True)

    def literal(self, key: str, start: int) -> list[int]:
        """Return where a word in any of its spellings ends."""
        return [end for end, _ in self.parser.edges[start].get(key, ())]

    def heads(self, start: int) -> Iterator[tuple[str, int]]:
        """List the times and conditions that begin at a word, each with its kind and its end."""
        if self.low[start : start + 3] == ["the", "first", "time"]:
            for end in self.ends("event", start + 3):
                yield "event", end
        for kind, key, categories in HEADS:
            for opened in self.literal(key, start):
                for category in categories:
                    for end in self.ends(category, opened):
                        yield kind, end

    def spans(self, start: int) -> Iterator[tuple[str, int]]:
        """List the limits and durations that begin at a word."""
        for kind, category in (("limit", "limit"), ("span", "duration")):
            for end in self.ends(category, start):
                yield kind, end
