"""Rewordings of a text by the phrasebook, in the words of one game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardwright.text.colloquial import REMARKS as STANDING
from cardwright.text.colloquial import colloquial, joined
from cardwright.text.keeping import BINDING, told
from cardwright.text.language import Language
from cardwright.text.phrasebook import FOREIGN, LABELS, ORDERS, PHRASES, REMARKS, TIMES, VERBS
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.tokens import split_words
from cardwright.text.words import Vocabulary, plural

LONGEST: Final = 400
PLACES: Final = 2
"""At how many places one rewording is tried."""
REMARK: Final = 0.5
LABEL: Final = 0.9
OTHERS: Final = re.compile(
    r"\b(?:opponent|opponent's|enemy|enemy's|their|they|each player|players|controller|controller's|opposing)\b", re.I
)
"""Somebody else than the player of the card."""
CLASS: Final = re.compile(r"<(\w+)>")


@dataclass(frozen=True)
class Change:
    """A changed text, what the change costs, and the new word if it is just one for another.

    One that is `apart` may be followed by another change elsewhere in the text; a `remark` is left out on purpose. What
    is to be read `freely` says the rest in words that only such reading knows.
    """

    text: str
    cost: float
    word: str = ""
    apart: bool = False
    remark: bool = False
    freely: bool = False


@dataclass(frozen=True)
class Pattern:
    """A phrase of the phrasebook with this game's words in it."""

    cost: float
    pattern: re.Pattern[str]
    wordings: tuple[str, ...]
    foreign: bool = False
    remark: bool = False


def rewordings(text: str, language: Language) -> Iterator[Change]:
    """List the text with one phrase said otherwise, or one remark left out."""
    if len(text) > LONGEST:
        return
    for entry in patterns(language):
        for match in take(entry.pattern.finditer(text), PLACES):
            if entry.foreign and not has_unknown(match.group(), language):
                continue
            if entry.remark and (BINDING & told(match.group()).keys() or any(mark.isdigit() for mark in match.group())):
                continue
            for wording in entry.wordings:
                said = match.expand(wording)
                if is_mine(said, match.group()) and OTHERS.search(text):
                    continue  # it is not said whose it is
                if said.lower() != match.group().lower():
                    yield Change(tidy(text, match, said), entry.cost, apart=True, remark=entry.remark)
    yield from named(text, language)


def is_mine(new: str, old: str) -> bool:
    """Tell whether something comes to be yours of which that was not said."""
    return bool(re.search(r"\byour (?!opponent)", new)) and not re.search(r"\byour\b", old, re.IGNORECASE)


def has_unknown(said: str, language: Language) -> bool:
    """Tell whether some word of a phrase means nothing in this game."""
    return any(word.text.lower() not in language.known for word in split_words(said))


def take(matches: Iterable[re.Match[str]], most: int) -> Iterator[re.Match[str]]:
    """The first few matches."""
    for number, match in enumerate(matches):
        if number == most:
            return
        yield match


def named(text: str, language: Language) -> Iterator[Change]:
    """The text without a name of its own before a colon, a dash or its explanation."""
    match = re.match(r"([A-Z]\w+(?: \w+)?)(?: \d+)?(?:: | [-\u2014] | ?\((?=[^()]+\)\.?$))", text)
    if match and all(word.lower() not in language.known for word in match.group(1).split()):
        rest = text[match.end() :]
        if match.group().endswith("("):
            rest = rest.rstrip(".").removesuffix(")")
        yield Change(rest[:1].upper() + rest[1:], LABEL, apart=True)


def tidy(text: str, match: re.Match[str], said: str) -> str:
    """Put words in the place of others, with single spaces, no stray marks, and capitals where they were."""
    before, old, after = text[: match.start()], match.group(), text[match.end() :]
    if old[:1].isupper() and (not before.strip() or before.rstrip().endswith((".", ":"))):
        first = old.split()[0]
        said = said.replace(f" {first} ", f" {first.lower()} ")
        said = said[:1].upper() + said[1:]
    joined = re.sub(r"\s+", " ", f"{before}{said}{after}").strip()
    joined = re.sub(r"\s+([.,;:])", r"\1", joined)
    joined = re.sub(r"[,;]+(?=[.;:])|\.(?=\.)", "", joined)
    joined = re.sub(r"(?<=[.] )([a-z])", lambda start: start.group(1).upper(), joined)
    return joined[:1].upper() + joined[1:] if text[:1].isupper() else joined


@lru_cache(maxsize=16)
def patterns(language: Language) -> tuple[Pattern, ...]:
    """The phrasebook with this game's words."""
    classes = classes_of(language.vocabulary)
    zones = names_of(language.vocabulary)
    found: list[Pattern] = []
    for cost, pattern, wordings in (*LABELS, *VERBS, *TIMES, *PHRASES, *ORDERS, *colloquial()):
        found.append(Pattern(cost, compiled(pattern, classes), tuple(wording.format(**zones) for wording in wordings)))
    for cost, pattern, wordings in FOREIGN:
        said = tuple(wording.format(**zones) for wording in wordings)
        found.append(Pattern(cost, compiled(pattern, classes), said, foreign=True))
    found += [
        Pattern(REMARK, compiled(remark, classes), ("",), remark=True) for remark in (*REMARKS, *joined(STANDING))
    ]
    return tuple(found)


def compiled(pattern: str, classes: dict[str, str]) -> re.Pattern[str]:
    """Compile a pattern of the phrasebook."""
    filled = CLASS.sub(lambda name: classes[name.group(1)], pattern)
    before = r"\b" if re.match(r"[\w(]|<", pattern) and not pattern.startswith(("(?<", r"(.")) else ""
    after = r"(?!\w)" if re.search(r"[\w)>?]$", pattern) else ""
    return re.compile(f"{before}(?:{filled}){after}", re.IGNORECASE)


def classes_of(vocabulary: Vocabulary) -> dict[str, str]:
    """What each class of words is in a pattern."""
    words = vocabulary.words
    nouns = [name for name, noun in words.nouns.items() if noun.noun]
    stats = [said for name, stat in words.stats.items() for said in (vocabulary.phrase("stats", name), *stat.synonyms)]
    zones = [
        said
        for name, zone in words.zones.items()
        if not zone.shared
        for said in (vocabulary.phrase("zones", name), *zone.synonyms)
    ]
    return {
        "noun": either(vocabulary.noun(name) for name in nouns),
        "nouns": either(vocabulary.noun(name, many=True) for name in nouns),
        "stat": either(stats),
        "zone": either(zones),
        "span": either(vocabulary.phrase("phases", name) for name in words.phases),
        "n": rf"(\d+|X|an?|{'|'.join(NUMBER_WORDS)})",
        "what": r"([^.,;:]+?)",
        "end": r"(?=[.,;:)]|$)",
    }


def either(phrases: Iterable[str]) -> str:
    """A group of any of the phrases, the longest first."""
    listed = sorted({re.escape(phrase) for phrase in phrases}, key=lambda phrase: (-len(phrase), phrase))
    return f"({'|'.join(listed)})" if listed else "(?!)()"


def names_of(vocabulary: Vocabulary) -> dict[str, str]:
    """What a game calls its zone of used cards, its zone in play, and what fights there."""
    words = vocabulary.words
    used = next(
        (
            vocabulary.phrase("zones", name)
            for said in ("graveyard", "discard pile")
            for name, zone in words.zones.items()
            if said in (vocabulary.phrase("zones", name), *zone.synonyms)
        ),
        "discard pile",
    )
    field = next((vocabulary.phrase("zones", name) for name, zone in words.zones.items() if zone.in_play), "field")
    fights = [name for name, noun in words.nouns.items() if noun.role == "type" and noun.stays and noun.stats]
    body = vocabulary.noun(fights[0]) if fights and words.nouns[fights[0]].alone else "card"
    power = stat_of(vocabulary, ("atk", "attack", "a", "damage"))
    guard = stat_of(vocabulary, ("def", "defense", "ad", "dd", "health", "hp"))
    return {"discard": used, "field": field, "body": body, "bodies": plural(body), "power": power, "guard": guard}


def stat_of(vocabulary: Vocabulary, said: tuple[str, ...]) -> str:
    """What a game calls the first of these stats that it has."""
    named = {
        vocabulary.phrase("stats", name).lower(): vocabulary.phrase("stats", name) for name in vocabulary.words.stats
    }
    return next((named[name] for name in said if name in named), "power")
