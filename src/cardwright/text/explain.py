"""Errors with a cure: what is wrong, where, and which single edits would do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from itertools import islice
from typing import Final

from cardwright.text.errors import CardTextError, Problem
from cardwright.text.language import Language, SentenceError
from cardwright.text.lexicon import VERBS
from cardwright.text.reading import read_text
from cardwright.text.tokens import Word
from cardwright.text.words import CardFacts

TRIALS: Final = 64
SHOWN: Final = 3
CLOSE: Final = 1.75
HEADS: Final = ("a", "target", "all", "the", "this", "it", "to", "of", "your", "damage", "card", "cards", ",")


@dataclass(frozen=True)
class Edit:
    """A change of one word: the new text, and how near it is to the old one."""

    text: str
    word: str
    rank: float


def explain(error: CardTextError, language: Language, facts: CardFacts) -> CardTextError:
    """Return the error with a plain message and suggestions that parse."""
    if not isinstance(error, SentenceError):
        return error
    unknown = unknown_word(error, language)
    place = unknown or error.place
    message = say(place, unknown is not None, language)
    fitting = cures(error, place, language, facts, unknown is not None)
    if fitting and fitting[0].word:
        message += f', did you mean "{fitting[0].word}"?'
    elif unknown is not None:
        # Something else is wrong as well: the spelling can be mended all the same.
        for near in get_close_matches(unknown.text.lower(), sorted(language.known), 1, 0.75):
            message += f', did you mean "{near}"?'
    blocked = place.text.lower() or "end of sentence"
    problem = Problem(message, place.start, place.end, tuple(edit.text for edit in fitting), blocked)
    return CardTextError(error.text, problem)


def cures(error: SentenceError, place: Word, language: Language, facts: CardFacts, unknown: bool) -> list[Edit]:
    """Return edits after which the text is understood or, failing that, at least reads as English."""
    understood: list[Edit] = []
    readable: list[Edit] = []
    for edit in islice(edits(error, place, language, unknown), TRIALS):
        if understood and edit.rank < CLOSE <= understood[0].rank:
            break
        try:
            read_text(edit.text, language, facts)
        except SentenceError:
            continue
        except CardTextError:
            readable.append(edit)
        else:
            understood.append(edit)
        if len(understood) == SHOWN:
            break
    return (understood or readable)[:SHOWN]


def say(place: Word, unknown: bool, language: Language) -> str:
    """Say what is wrong with a word."""
    if not place.text:
        return "the sentence breaks off here"
    if not unknown:
        return f'"{place.text}" does not fit here'
    for verb in VERBS:
        if place.text.lower() in verb.forms and verb.id not in language.vocabulary.words.verbs:
            return f'nothing can "{verb.forms[0]}" in this game'
    return f'unknown word "{place.text}"'


def unknown_word(error: SentenceError, language: Language) -> Word | None:
    """Return the first word that is in no vocabulary."""
    for word in error.words:
        if word.text[0].isalpha() and not is_known(word, language):
            return word
    return None


def is_known(word: Word, language: Language) -> bool:
    """Tell whether a word has any meaning in the language."""
    lower = word.text.lower()
    if lower in language.known or lower == "x":
        return True
    return word.text[0].isupper() and (word.text in language.names or bool(language.index.symbols_of(word.text)))


def edits(error: SentenceError, place: Word, language: Language, unknown: bool) -> Iterable[Edit]:
    """List single edits near a word, the likeliest first."""
    words = error.words
    index = words.index(place) if place in words else len(words)
    found: list[Edit] = []
    expected = sorted(error.expected_words(language))
    for at in dict.fromkeys((index, index - 1, index + 1, index - 2)):
        if not 0 <= at < len(words):
            continue
        old = words[at].text
        for new in get_close_matches(old.lower(), sorted(language.known), 6, 0.6):
            if new != old.lower():
                near = SequenceMatcher(None, old.lower(), new).ratio()
                found.append(Edit(splice(error.text, words[at], keep_case(old, new)), new, near + (at == index)))
        if not unknown or at == index:
            found.append(Edit(cut(error.text, words, at), "", 0.55 - 0.01 * abs(at - index)))
    for new in expected:
        likely = 0.5 if new in HEADS else 0.3
        found.append(Edit(insert(error.text, words, index, new), "", likely + (0.2 if not place.text else 0)))
        if index < len(words):
            found.append(Edit(splice(error.text, words[index], new), new, likely + 0.1 * unknown))
    for new in HEADS:
        if index and not unknown:
            found.append(Edit(insert(error.text, words, index - 1, new), "", 0.45))
    seen: set[str] = {error.text}
    for edit in sorted(found, key=lambda edit: -edit.rank):
        if edit.text not in seen:
            seen.add(edit.text)
            yield edit


def keep_case(old: str, new: str) -> str:
    """Write the new word with the old one's capital."""
    return new.capitalize() if old[:1].isupper() else new


def splice(text: str, word: Word, new: str) -> str:
    """Replace a word."""
    return text[: word.start] + new + text[word.end :]


def cut(text: str, words: list[Word], at: int) -> str:
    """Leave out a word."""
    end = words[at + 1].start if at + 1 < len(words) else words[at].end
    start = words[at].start
    if at + 1 == len(words) and at:
        start = words[at - 1].end
    rest = text[:start] + text[end:]
    return rest[:1].upper() + rest[1:] if text[:1].isupper() else rest


def insert(text: str, words: list[Word], at: int, new: str) -> str:
    """Put a word before another, or at the end."""
    if at < len(words):
        gap = "" if new == "," else " "
        start = words[at].start
        return text[:start].rstrip() + gap + new + " " + text[start:] if start else f"{new} {text}"
    end = words[-1].end
    return text[:end] + ("" if new == "," else " ") + new + text[end:]
