"""The card itself told with what it is: "this Attack card", "this Fire creature" and "this Beast" are this card."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word, split_words
from cardwright.text.words import CardFacts, Vocabulary

LONGEST: Final = 4
"""So many words tell at most what sort of card it is."""


def of_own_sort(words: list[Word], vocabulary: Vocabulary, facts: CardFacts | None) -> list[Word]:
    """Return the words with the card that bears the text called "this card"; a quoted text is that of another card."""
    if facts is None or not facts.type or all(word.text.lower() != "this" for word in words):
        return words
    found: list[Word] = []
    quoted = False
    index = 0
    while index < len(words):
        word = words[index]
        quoted ^= word.text == '"'
        found.append(word)
        index += 1
        if word.text.lower() == "this" and not quoted and (size := told_sort(words[index:], vocabulary, facts)):
            found.append(Word("card", words[index].start, words[index + size - 1].end))
            index += size
    return found


def told_sort(words: list[Word], vocabulary: Vocabulary, facts: CardFacts) -> int:
    """Return how many words tell what the card is, where they are more than its plain noun."""
    lower = [word.text.lower() for word in words[: LONGEST + 1]]
    own, traits, sorts = own_nouns(vocabulary, facts), trait_words(vocabulary), sort_words(vocabulary)
    size = next((at for at, said in enumerate(lower) if said not in traits), len(lower))
    noun = next((said for said in own if tuple(lower[size : size + len(said)]) == said), ())
    after = size + len(noun)
    behind = lower[after] if after < len(lower) else "."
    if behind == "card" and after:
        return after + 1
    if noun:
        return after if (size or " ".join(noun) in standing_alone(vocabulary, facts)) and behind not in sorts else 0
    nouns = {vocabulary.phrase("stats", name).lower() for name, stat in vocabulary.words.stats.items() if stat.noun}
    return size if size and lower[size - 1] in nouns and behind not in sorts else 0


def own_nouns(vocabulary: Vocabulary, facts: CardFacts) -> list[tuple[str, ...]]:
    """Return the words for the card's type and kind, the longest first."""
    nouns = vocabulary.words.nouns
    names = [name for name in (facts.type, facts.kind) if name in nouns]
    told = [vocabulary.noun(name) for name in names]
    told += [f"{vocabulary.noun(kind)} {vocabulary.noun(of)}" for kind in names for of in names if kind != of]
    split = [tuple(word.text.lower() for word in split_words(said)) for said in told]
    return sorted(split, key=len, reverse=True)


def standing_alone(vocabulary: Vocabulary, facts: CardFacts) -> set[str]:
    """Return the card's noun where it needs "card" behind it elsewhere and means nothing else of the game."""
    nouns = vocabulary.words.nouns
    noun = nouns.get(facts.type)
    if noun is None or noun.alone:
        return set()
    told = vocabulary.noun(facts.type).lower()
    others = {vocabulary.noun(name).lower() for name, other in nouns.items() if other.role == "object"}
    return {told} - others


def sort_words(vocabulary: Vocabulary) -> set[str]:
    """Return the words for sorts of cards."""
    return {vocabulary.noun(name).lower() for name in vocabulary.words.nouns}


def trait_words(vocabulary: Vocabulary) -> set[str]:
    """Return the words for what a card is besides its sort."""
    words = vocabulary.words
    said = {value.lower() for values in words.traits.values() for value in values.values()}
    return said | {vocabulary.phrase("stats", name).lower() for name, stat in words.stats.items() if stat.noun}
