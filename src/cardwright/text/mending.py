"""Small changes to a text that cannot be read, each of which keeps what its designer means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cardwright.text.allowances import verb_forms
from cardwright.text.errors import CardTextError
from cardwright.text.hints import CLASSES, FILLERS, HINTS, INSERTED, REPHRASINGS
from cardwright.text.language import Language, SentenceError
from cardwright.text.recasting import recast
from cardwright.text.rephrasing import rephrased as rephrased_clauses
from cardwright.text.rewording import LONGEST, Change, rewordings
from cardwright.text.spelled_out import spelled_out
from cardwright.text.spelling import spellings
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.thesaurus import alike
from cardwright.text.tokens import Word

ONE: Final = frozenset({"1", "one", "a", "an", "each", "another", "this", "target"})
CHOSEN: Final = ("choose", "pick", "chooses", "picks", "select")
"""Behind which a number may be that of things to do."""
PATTERNS: Final = tuple(
    (re.compile(rf"\s*{pattern}\s*", re.IGNORECASE | re.DOTALL), new) for pattern, new in REPHRASINGS
)


def changes(error: CardTextError, language: Language) -> list[Change]:
    """List changes near the word that does not fit and of the whole text, the likeliest first."""
    near = list(near_changes(error, language) if isinstance(error, SentenceError) else spelled_out(error, language))
    return sorted([*near, *rewordings(error.text, language)], key=lambda change: change.cost)


def near_changes(error: SentenceError, language: Language) -> Iterator[Change]:
    """List changes near the word that does not fit, then others of its sentence."""
    words = error.words
    index = words.index(error.place) if error.place in words else len(words)
    unknown = next((at for at, word in enumerate(words) if not is_known(word, language)), None)
    if unknown is not None:
        yield from spelled(error.text, words[unknown], language)
        yield from hinted(error.text, words, unknown)
        yield from reworded(error.text, words[unknown], language, 0.3)
        yield from called(error.text, words, unknown, language)
        yield from left_out(error.text, words, unknown)
        yield from recasts(error.text, words, language)
        return  # nothing else makes such a text readable
    yield from put_in(error, words, index, language)
    for at in (index, index - 1, index + 1, index - 2):
        if 0 <= at < len(words) and stands_alone(words, at):
            if words[at].text.lower() != "the" or words[at + 1 : at + 2] == [] or not is_noun(words[at + 1], language):
                yield from swapped(error.text, words[at], language, is_one(words, at))
            yield from left_out(error.text, words, at)
            yield from hinted(error.text, words, at)
    for at in (index - 1, index - 2, 0):
        if 0 <= at < len(words):
            for new in ("the", "a", "your", "this"):
                if not may_stand(new, words, at, language):
                    continue
                yield Change(insert(error.text, words, at, new), INSERTED[new] + 0.15)
    yield from rephrased(error.text, words)
    yield from recasts(error.text, words, language)


def is_noun(word: Word, language: Language) -> bool:
    """Tell whether a word is what cards are called: "the card" is one that was spoken of."""
    return word.text.lower() in nouns(language)


def is_one(words: list[Word], at: int) -> bool:
    """Tell whether a noun is told of one thing, also with an adjective between."""
    return any(word.text.lower() in ONE for word in words[max(0, at - 3) : at])


def recasts(text: str, words: list[Word], language: Language) -> Iterator[Change]:
    """The sentence with its parts in another order."""
    start, end = words[0].start, words[-1].end
    if end - start <= LONGEST:
        for said, cost in (*rephrased_clauses(text[start:end], language), *recast(text[start:end], language)):
            yield Change(splice(text, start, end, said), cost, apart=True)


def stands_alone(words: list[Word], at: int) -> bool:
    """Tell whether a word is not half of a contraction, whose halves have one place."""
    place = (words[at].start, words[at].end)
    return all((words[near].start, words[near].end) != place for near in (at - 1, at + 1) if 0 <= near < len(words))


def is_known(word: Word, language: Language) -> bool:
    """Tell whether a word has any meaning in the language."""
    lower = word.text.lower()
    if not word.text[0].isalpha() or lower in language.known or lower == "x":
        return True
    return word.text[0].isupper() and (word.text in language.names or bool(language.index.symbols_of(word.text)))


def spelled(text: str, word: Word, language: Language) -> Iterator[Change]:
    """Words of nearly the same spelling."""
    for new, cost in spellings(word.text.lower(), language):
        said = keep_case(word.text, new)
        yield Change(splice(text, word.start, word.end, said), cost, "" if " " in new else new)


def swapped(text: str, word: Word, language: Language, one: bool = False) -> Iterator[Change]:
    """The same verb or noun in another form, or another light word of the same class; `one` thing is not many."""
    lower = word.text.lower()
    for new in forms(language).get(lower, ()):
        if one and new in nouns(language):
            continue
        cost = 0.7 if lower in nouns(language) else 0.35
        yield Change(splice(text, word.start, word.end, keep_case(word.text, new)), cost, new)
    for members in CLASSES:
        if lower in members:
            for new in members:
                if new != lower:
                    yield Change(splice(text, word.start, word.end, keep_case(word.text, new)), 0.6, new)


def reworded(text: str, word: Word, language: Language, cost: float) -> Iterator[Change]:
    """Another word of the same meaning that this game knows."""
    for new in alike(word.text.lower(), language.known):
        yield Change(splice(text, word.start, word.end, keep_case(word.text, new)), cost, new)


def called(text: str, words: list[Word], at: int, language: Language) -> Iterator[Change]:
    """What a card calls itself in words of its own ("this mighty dragon") as this card."""
    first, last = at, at + 1
    while first > 0 and not is_known(words[first - 1], language):
        first -= 1
    while last < len(words) and not is_known(words[last], language):
        last += 1
    if first > 1 and words[first - 2].text.lower() == "this":
        first -= 1  # the adjective is a word of the language, the noun is not
    if first > 0 and words[first - 1].text.lower() == "this":
        yield Change(splice(text, words[first].start, words[last - 1].end, "card"), 0.35)


@lru_cache(maxsize=16)
def nouns(language: Language) -> frozenset[str]:
    """The nouns, one and many: how many there are is part of what was meant, more than how a verb ends."""
    vocabulary = language.vocabulary
    listed = [vocabulary.noun(noun, many).lower() for noun in vocabulary.words.nouns for many in (False, True)]
    return frozenset([*listed, "card", "cards"])


@lru_cache(maxsize=16)
def forms(language: Language) -> dict[str, tuple[str, ...]]:
    """The other form of every verb in the present tense and of every noun."""
    found = dict(verb_forms(language))
    for noun in language.vocabulary.words.nouns:
        one, many = language.vocabulary.noun(noun), language.vocabulary.noun(noun, many=True)
        if one != many:
            found[one.lower()] = (*found.get(one.lower(), ()), many)
            found[many.lower()] = (*found.get(many.lower(), ()), one)
    return found


def left_out(text: str, words: list[Word], at: int) -> Iterator[Change]:
    """The text without a filler, or without a word said twice."""
    lower = words[at].text.lower()
    twice = at > 0 and words[at - 1].text.lower() == lower
    if lower in FILLERS or twice:
        yield Change(cut(text, words, at), 0.1 if twice else FILLERS[lower])


def put_in(error: SentenceError, words: list[Word], index: int, language: Language) -> Iterator[Change]:
    """The text with a light word that the table expects there, or with a full stop."""
    expected = error.expected_words(language)
    for new, cost in INSERTED.items():
        if new in expected and may_stand(new, words, index, language):
            yield Change(insert(error.text, words, index, new), cost)
    if "end of sentence" in error.expected and 0 < index < len(words):
        start = index
        while start < len(words) - 1 and words[start].text.lower() in (",", "and", "then", ";"):
            start += 1
        rest = error.text[words[start].start :]
        yield Change(f"{error.text[: words[index - 1].end]}. {rest[:1].upper()}{rest[1:]}", 0.4)


def may_stand(new: str, words: list[Word], at: int, language: Language) -> bool:
    """Tell whether a word put in there says nothing new: cards are what is counted, a zone or opponent is yours."""
    if new == "to" and at and words[at - 1].text.lower() == "up":
        return False
    if new in ("card", "cards"):
        before = words[at - 1].text.lower() if at else ""
        chosen = at > 1 and words[at - 2].text.lower() in CHOSEN
        return not chosen and (before.isdecimal() or before in NUMBER_WORDS)
    if new == "your":
        after = words[at].text.lower() if at < len(words) else ""
        return after == "opponent" or any(after in zone.split("_") for zone in language.vocabulary.words.zones)
    return True


def hinted(text: str, words: list[Word], at: int) -> Iterator[Change]:
    """A phrase from here on in words that say the same."""
    for length in range(min(5, len(words) - at), 0, -1):
        said = " ".join(word.text.lower() for word in words[at : at + length])
        for new in HINTS.get(said, ()):
            start, end = words[at].start, words[at + length - 1].end
            yield Change(splice(text, start, end, keep_case(words[at].text, new)), 0.3, new if length == 1 else "")


def rephrased(text: str, words: list[Word]) -> Iterator[Change]:
    """The sentence in another order."""
    start, end = words[0].start, words[-1].end
    if end - start > LONGEST:
        return
    for pattern, new in PATTERNS:
        match = pattern.fullmatch(text, start, end)
        if match:
            said = ". ".join(part[:1].upper() + part[1:] for part in match.expand(new).strip().split(". "))
            yield Change(splice(text, start, end, said), 0.8)


def keep_case(old: str, new: str) -> str:
    """Write the new word with the old one's capital."""
    return new[:1].upper() + new[1:] if old[:1].isupper() else new


def splice(text: str, start: int, end: int, new: str) -> str:
    """Replace a stretch."""
    return text[:start] + new + text[end:]


def cut(text: str, words: list[Word], at: int) -> str:
    """Leave out a word."""
    end = words[at + 1].start if at + 1 < len(words) else words[at].end
    start = words[at].start
    if text[start - 1 : start] != " " and text[end - 1 : end] == " ":
        end -= 1
    if at + 1 == len(words) and at:
        start = words[at - 1].end
    rest = text[:start] + text[end:]
    return rest[:1].upper() + rest[1:] if text[:1].isupper() else rest


def insert(text: str, words: list[Word], at: int, new: str) -> str:
    """Put a word before another, or at the end."""
    gap = "" if new in ",:" else " "
    if new == "a" and at < len(words) and words[at].text[:1].lower() in "aeiou":
        new = "an"
    if at < len(words):
        start = words[at].start
        if at == 0:
            capital = text[start : start + 1]
            return f"{text[:start]}{keep_case(capital, new)} {capital.lower()}{text[start + 1 :]}"
        return f"{text[:start].rstrip()}{gap}{new} {text[start:]}"
    end = words[-1].end
    return f"{text[:end]}{gap}{new}{text[end:]}"
