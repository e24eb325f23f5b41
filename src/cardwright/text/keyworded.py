"""On which cards a keyword does something."""

from __future__ import annotations

from cardwright.text.words import CardFacts, Vocabulary


def bears(vocabulary: Vocabulary, facts: CardFacts, keyword: str) -> bool:
    """Tell whether a keyword does something on a card."""
    entry = vocabulary.words.keywords.get(keyword)
    return entry is None or not entry.borne or not facts.type or bool({facts.type, facts.kind} & {*entry.borne})
