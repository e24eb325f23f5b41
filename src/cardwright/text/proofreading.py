"""A text as its designer would have it after proofreading: slips of the pen mended all at once, nothing said anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from cardwright.text.language import Language
from cardwright.text.lexicon import VERBS
from cardwright.text.rewording import Change
from cardwright.text.slips import COMPARED, CONFUSED, FOLLOWED, MISTAKEN, POSSESSED
from cardwright.text.spelling import spellings
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.verb import forms_of

WORD: Final = re.compile(r"[A-Za-z]+(?:['\u2019][a-z]+)?")
CHOICES: Final = 3
"""How many spellings of one word are tried."""
MOST: Final = 6
"""How many proofread texts are offered."""
ONE: Final = frozenset({"this", "that", "target", "each", "a", "an", "another", "attached", "the", "every", "one"})
BEING: Final = frozenset({"is", "are", "be", "was", "were", "been", "gets", "got", "becomes"})
COSTS: Final = 0.1
"""What each mended slip costs besides a wrong letter."""


def proofread(text: str, language: Language) -> Iterator[Change]:
    """List a text with all its slips mended; nothing if it has none."""
    words = list(WORD.finditer(text))
    lower = [word.group().lower().replace("\u2019", "'") for word in words]
    places: list[list[tuple[str, float]]] = []
    for place, word in enumerate(words):
        before = lower[place - 1] if place and touching(text, words, place) else ""
        after = lower[place + 1] if place + 1 < len(words) and touching(text, words, place + 1) else ""
        places.append(list(mended(word.group(), before, after, language))[:CHOICES] or [(word.group(), 0.0)])
    found: list[Change] = []
    for choice in product(*(listed[:CHOICES] for listed in limited(places))):
        said, end = "", 0
        for word, (new, _) in zip(words, choice, strict=True):
            said += text[end : word.start()] + new
            end = word.end()
        other = [new for word, (new, _) in zip(words, choice, strict=True) if new != word.group()]
        alone = other[0].lower() if len(other) == 1 and other[0].isalpha() else ""
        cost = max(COSTS, sum(cost for _, cost in choice))
        found.append(Change(tidied(said + text[end:]), cost, alone))
    yield from sorted((change for change in found if change.text != text), key=lambda one: one.cost)[:MOST]


def limited(places: list[list[tuple[str, float]]]) -> list[list[tuple[str, float]]]:
    """Leave a choice only at the first two words that have one."""
    found: list[list[tuple[str, float]]] = []
    open_ = 2
    for listed in places:
        found.append(listed if open_ > 0 or len(listed) == 1 else listed[:1])
        open_ -= len(listed) > 1
    return found


def touching(text: str, words: list[re.Match[str]], place: int) -> bool:
    """Tell whether only a space stands between a word and the one before it."""
    return not text[words[place - 1].end() : words[place].start()].strip()


def tidied(said: str) -> str:
    """Write what was mended with single words and spaces."""
    said = re.sub(r"\b(an?|the) (another|other's)\b", r"\2", said, flags=re.IGNORECASE)
    return re.sub(r"\ban? other\b", "another", said, flags=re.IGNORECASE)


def mended(word: str, before: str, after: str, language: Language) -> Iterator[tuple[str, float]]:
    """List what was meant by a word between two others; nothing if it is no slip."""
    lower = word.lower().replace("\u2019", "'")
    for new, cost in meant_by(lower, before, after, language):
        yield (new[:1].upper() + new[1:] if word[:1].isupper() else new), cost


def meant_by(lower: str, before: str, after: str, language: Language) -> Iterator[tuple[str, float]]:
    """List what a word in small letters was meant to be."""
    if lower in MISTAKEN and lower not in language.known:
        yield MISTAKEN[lower], COSTS
        return
    if lower == "then" and before in COMPARED:
        yield "than", COSTS
        return
    if lower == "than" and before not in COMPARED and not before.endswith("er"):
        yield "then", COSTS
        return
    for said, following, new in CONFUSED:
        if lower == said and after in following:
            yield new, COSTS
            return
    if after and lower in POSSESSED and is_owned(after, language):
        yield from ((POSSESSED[lower], COSTS), (lower, 0.0))
        return
    if before in ONE and after and lower in plurals(language) and after in owned(language):
        yield f"{plurals(language)[lower]}'s", COSTS
        return
    if before in BEING and lower in participles(language) and after not in FOLLOWED:
        yield participles(language)[lower], COSTS
        return
    if lower in language.known or lower in NUMBER_WORDS:
        return
    if right := regular(language).get(lower):
        yield right, COSTS
        return
    yield from spellings(lower, language)


def is_owned(word: str, language: Language) -> bool:
    """Tell whether somebody can have what a word means; of a verb it is told who does it."""
    return word in owned(language) or (word in nouns(language) and word not in verbs(language))


@lru_cache(maxsize=16)
def owned(language: Language) -> frozenset[str]:
    """What players and cards have: zones, stats, resources, turns."""
    vocabulary = language.vocabulary
    words = vocabulary.words
    said = [vocabulary.phrase(group, name) for group in ("zones", "stats") for name in getattr(words, group)]
    said += [other for zone in words.zones.values() for other in zone.synonyms]
    said += [other for stat in words.stats.values() for other in stat.synonyms]
    said += [*words.resources, "turn", "turns", "round", "side", "cost", "text", "ability", "next", "own", "effect"]
    return frozenset(part.split()[0].lower() for part in said if part)


@lru_cache(maxsize=16)
def nouns(language: Language) -> frozenset[str]:
    """What cards are called, one and many."""
    vocabulary = language.vocabulary
    return frozenset(
        vocabulary.noun(noun, many).lower().split()[0] for noun in vocabulary.words.nouns for many in (False, True)
    )


@lru_cache(maxsize=16)
def plurals(language: Language) -> dict[str, str]:
    """Every noun by its plural."""
    vocabulary = language.vocabulary
    found = {vocabulary.noun(noun, True).lower(): vocabulary.noun(noun).lower() for noun in vocabulary.words.nouns}
    return {many: one for many, one in found.items() if many != one} | {"cards": "card", "players": "player"}


@lru_cache(maxsize=16)
def verbs(language: Language) -> frozenset[str]:
    """This game's verbs as they are told to somebody and of something."""
    return frozenset(form for verb in VERBS if verb.id in language.vocabulary.words.verbs for form in verb.forms[:2])


@lru_cache(maxsize=16)
def participles(language: Language) -> dict[str, str]:
    """What was done, by what is done."""
    listed = [verb for verb in VERBS if verb.id in language.vocabulary.words.verbs and not verb.stative]
    return {verb.forms[0]: verb.forms[3] for verb in listed if verb.forms[0] != verb.forms[3]}


@lru_cache(maxsize=16)
def regular(language: Language) -> dict[str, str]:
    """The irregular forms of this game's verbs by what they would be if they were regular ("drawed", "choosed")."""
    found: dict[str, str] = {}
    for verb in VERBS:
        if verb.id not in language.vocabulary.words.verbs:
            continue
        base, participle = verb.forms[0], forms_of(verb.forms[0])[3]
        for wrong in (f"{base}ed", f"{base}{base[-1]}ed", f"{base}d", f"{base[:-1]}ied"):
            if wrong not in language.known:
                found.setdefault(wrong, participle)
    return found
