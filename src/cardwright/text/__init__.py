"""The card language: a card's English text is its program.

`parse_text` gives the abilities of a text, `print_text` the canonical text of abilities; `tree` holds the node
types, `lexicon` the verbs with their slots, and a game's `words.toml` its own words. The table of the language is
only loaded when a text is read: cards that were read before come from the cache.
"""

from __future__ import annotations

from cardwright.text.errors import CardTextError, VocabularyError
from cardwright.text.tree import Abilities
from cardwright.text.wordfile import load_vocabulary
from cardwright.text.words import CardFacts, Vocabulary

__all__ = [
    "Abilities",
    "CardFacts",
    "CardTextError",
    "Vocabulary",
    "VocabularyError",
    "load_vocabulary",
    "parse_text",
    "print_text",
]


def parse_text(text: str, vocabulary: Vocabulary, facts: CardFacts) -> Abilities:
    """Return the abilities that a text gives such a card; raise CardTextError if it has not exactly one meaning."""
    from cardwright.text.explain import explain
    from cardwright.text.language import language_for
    from cardwright.text.reading import read_text

    language = language_for(vocabulary)
    try:
        return read_text(text, language, facts)
    except CardTextError as error:
        raise explain(error, language, facts) from None


def print_text(abilities: Abilities, vocabulary: Vocabulary) -> str:
    """Return the canonical text of abilities."""
    from cardwright.text.language import language_for
    from cardwright.text.printing import write_text

    return write_text(abilities, language_for(vocabulary))
