"""Cards called by a trait alone: "each Brute you control" is each Brute card, "your Brutes" are your Brute cards."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word
from cardwright.text.words import Vocabulary, plural

BEFORE: Final = frozenset(
    {
        *("a", "an", "each", "every", "another", "per", "other", "one", "your", "enemy", "friendly", "ally", "target"),
        *("any", "non", "no", "against", "vs", "versus"),
    }
)
"""Behind what a trait may stand for a card."""
ENDS: Final = (".", ",", ":", ";")
BEHIND: Final = frozenset(
    {
        *ENDS,
        *("you", "your", "they", "dies", "attacks", "enters", "is", "of", "on", "in", "from", "gets", "has", "deals"),
        *("that", "with", "to", "this", "until", "costs", "takes", "leaves", "fights", "survives"),
    }
)
"""What may follow where no noun does."""


def with_nouns(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Add the noun to traits that stand for cards, and the article to those that are nouns: "is Human"."""
    words = with_articles(words, vocabulary)
    groups = vocabulary.words.style.called
    if not groups:
        return words
    traits = {said.lower() for group in groups for said in vocabulary.words.traits[group].values()}
    many = {plural(said): said for said in traits}
    if not any(word.text.lower() in traits or word.text.lower() in many for word in words):
        return words
    card = next((name for name, noun in vocabulary.words.nouns.items() if noun.role == "any"), "")
    if not card:
        return words
    found: list[Word] = []
    for index, word in enumerate(words):
        said = word.text.lower()
        if said in many:
            found.append(Word(word.text[: len(many[said])], word.start, word.end))
            found.append(Word(vocabulary.noun(card, many=True), word.start, word.end))
            continue
        found.append(word)
        before = words[index - 1].text.lower() if index else ""
        last = index + 1 == len(words)
        if said in traits and before in BEFORE and (last or words[index + 1].text.lower() in BEHIND):
            found.append(Word(vocabulary.noun(card), word.start, word.end))
    return found


def with_articles(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Read "if the bearer is Human" as "is a Human"."""
    if all(word.text.lower() != "is" for word in words):
        return words
    nouns = {vocabulary.phrase("stats", name).lower() for name, stat in vocabulary.words.stats.items() if stat.noun}
    found: list[Word] = []
    for index, word in enumerate(words):
        behind = words[index + 1].text if index + 1 < len(words) else "."
        if word.text.lower() in nouns and index and words[index - 1].text.lower() == "is" and behind in ENDS:
            found.append(Word("a", word.start, word.start))
        found.append(word)
    return found
