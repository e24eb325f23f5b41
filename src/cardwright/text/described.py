"""Tokens described behind their names: in parentheses, or in a sentence of their own."""

from __future__ import annotations

import re
from typing import Final

from cardwright.text.tokens import Word, split_words
from cardwright.text.words import Vocabulary, plural

NUMBERS: Final = re.compile(r"\d+(?:/\d+)+")
TOKENS: Final = ("token", "tokens")
ARTICLES: Final = frozenset({"a", "an", "each", "every", "the"})


def with_descriptions(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Return the words with what is told of a token behind it, or later, put where a token is described."""
    place = next((index for index, word in enumerate(words) if word.text.lower() in TOKENS and index), 0)
    start = place
    while start > 0 and words[start - 1].text[:1].isupper() and words[start - 1].text.isalpha():
        start -= 1
    name = words[start:place]
    if not name or is_described(words, start, place):
        return words
    opening = next((index for index in range(place, len(words) - 1) if words[index].text in ("(", ".")), 0)
    if opening and words[opening].text == "(" and words[opening + 1].text.lower() not in ARTICLES:
        closing = next((index for index in range(opening, len(words)) if words[index].text == ")"), 0)
        told = told_of(words[opening + 1 : closing], vocabulary) if closing else None
        if told is not None:
            return [
                *words[:start],
                *told[0],
                *name,
                words[place],
                *told[1],
                *words[place + 1 : opening],
                *words[closing + 1 :],
            ]
    for first in range(place + 1, len(words)):
        found = definition(words, first, [word.text for word in name])
        told = told_of(words[found[0] : found[1]], vocabulary) if found else None
        if found and told is not None:
            aside = words[first - 1].text == "("
            end = found[1] + 1
            if aside and end < len(words) and words[end].text == ")":
                end += 1
            middle = words[place + 1 : first - aside]
            return [*words[:start], *told[0], *name, words[place], *told[1], *middle, *words[end:]]
    return words


def is_described(words: list[Word], start: int, place: int) -> bool:
    """Tell whether a token's numbers stand where they should."""
    before = start > 0 and NUMBERS.fullmatch(words[start - 1].text) is not None
    inside = any(NUMBERS.fullmatch(word.text) for word in words[max(start - 3, 0) : place])
    return before or inside or (place + 1 < len(words) and words[place + 1].text.lower() == "with")


def definition(words: list[Word], first: int, name: list[str]) -> tuple[int, int] | None:
    """Return where "a Husk is a 1/1 Earth creature" tells what a token is, if it begins there."""
    if words[first - 1].text not in (".", "("):
        return None
    index = first + (words[first].text.lower() in ARTICLES)
    said = [word.text for word in words[index : index + len(name)]]
    if said not in (name, [*name[:-1], plural(name[-1])]):
        return None
    index += len(name)
    if index >= len(words) or words[index].text.lower() not in ("is", "are"):
        return None
    index += 1
    end = next((at for at in range(index, len(words)) if words[at].text in (".", ")")), len(words))
    return (index + (words[index].text.lower() in ARTICLES), end) if end > index + 1 else None


def told_of(words: list[Word], vocabulary: Vocabulary) -> tuple[list[Word], list[Word]] | None:
    """Return what is said before a token's name, and behind "with"; None if it is something else."""
    adjectives, nouns, stats, keywords = vocabulary_of(vocabulary)
    before: list[Word] = []
    gifts: list[list[Word]] = []
    for whole in parts_of(words):
        before += [word for word in whole if NUMBERS.fullmatch(word.text)]
        part = [word for word in whole if not NUMBERS.fullmatch(word.text)]
        said = [word.text.lower() for word in part]
        rest = [word for word in part if word.text.lower() not in nouns]
        if " ".join(said) in keywords:
            gifts.append(part)
        elif any(word.isdecimal() for word in said) and len(said) > 1 and stats & set(said):
            named = [word for word in part if word.text.lower() not in nouns - stats]
            gifts.append([word for word in named if word.text.lower() not in ("of", "worth")])
        elif all(word.text.lower() in adjectives for word in rest):
            before += rest
        else:
            return None
    if not before and not gifts:
        return None
    before.sort(key=lambda word: not word.text[0].isdecimal())
    behind: list[Word] = []
    for index, gift in enumerate(gifts):
        link = "with" if index == 0 else "and" if index == len(gifts) - 1 else ","
        behind += [Word(link, gift[0].start, gift[0].start), *gift]
    return before, behind


def parts_of(words: list[Word]) -> list[list[Word]]:
    """Cut a description at commas and before what a token has."""
    found: list[list[Word]] = [[]]
    for word in words:
        if word.text in (",", ";") or word.text.lower() in ("and", "with"):
            found.append([])
        else:
            found[-1].append(word)
    return [part for part in found if part]


def vocabulary_of(vocabulary: Vocabulary) -> tuple[set[str], set[str], set[str], set[str]]:
    """Return the words of traits, of nouns, of stats, and the keywords."""
    words = vocabulary.words
    traits = {said.lower() for values in words.traits.values() for said in values.values()}
    nouns = {said.lower() for noun in words.nouns for said in (vocabulary.noun(noun), vocabulary.noun(noun, many=True))}
    stats = {
        part.text.lower()
        for name, stat in words.stats.items()
        for said in (vocabulary.phrase("stats", name), *stat.synonyms)
        for part in split_words(said)
    }
    keywords = {vocabulary.phrase("keywords", name).lower() for name in words.keywords}
    return traits, nouns | set(TOKENS), stats, keywords
