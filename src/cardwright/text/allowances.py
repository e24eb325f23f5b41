"""What may be changed in a sentence that cannot be read, word by word: each edit keeps what the designer means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cardwright.text.correcting import STOP, Edit
from cardwright.text.hints import HINTS
from cardwright.text.language import Language
from cardwright.text.lexicon import VERBS
from cardwright.text.recasting import GOVERNING, HEAD
from cardwright.text.sayings import Saying, in_words_of, said_in
from cardwright.text.spelling import spellings
from cardwright.text.swaps import fillers, swaps
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.thesaurus import alike
from cardwright.text.tokens import Word

FORM: Final = 0.3
SAME: Final = 0.3
"""What it costs to say a word that means nothing here otherwise."""
KNOWN: Final = 0.55
"""The same for one that means something."""
SWAPPED: Final = 0.35
SMALL: Final = 0.4
LEFT_OUT: Final = 0.3
CUT: Final = 0.4
READ_APART: Final = 0.05
"""What it costs to read what stands between commas as sentences of their own, as the language does anyway."""
READ_SO: Final = 0.03
"""What it costs to read a phrase as what it always means."""
MANY: Final = frozenset({"all", "both", "many", "other", "these", "those", "your", "enemy", "friendly", "ally"})
ONE: Final = frozenset({"1", "one", "a", "an", "each", "another", "this", "every", "that"})
DETERMINERS: Final = frozenset(
    {
        *("a", "an", "the", "this", "that", "these", "those", "each", "every", "all", "any", "no", "another", "both"),
        *("your", "their", "its", "his", "her", "target", "one", "some"),
    }
)
PREPOSITIONS: Final = frozenset({"of", "to", "in", "on", "at", "from", "with", "into", "onto", "by", "for", "during"})
PREPOSITION_SWAPS: Final = {
    "of": ("from", "in", "with", "for"),
    "from": ("of", "in"),
    "in": ("on", "into", "at", "of", "during", "from"),
    "on": ("in", "onto", "at", "during", "to"),
    "into": ("onto", "to", "in"),
    "onto": ("into", "to", "on"),
    "to": ("into", "onto", "at", "on"),
    "at": ("in", "on", "to"),
    "for": ("of", "during"),
    "by": ("from", "with"),
    "with": ("of", "by"),
    "during": ("in",),
}
SMALL_SWAPS: Final = {
    "a": ("the",),
    "an": ("the",),
    "the": ("a", "your"),
    "its": ("their",),
    "their": ("its",),
    "is": ("are",),
    "are": ("is",),
    "has": ("have",),
    "have": ("has",),
    "does": ("do",),
    "do": ("does",),
    "which": ("that",),
    "who": ("that",),
    "if": ("when", "while"),
    "while": ("if",),
    "less": ("fewer",),
    "fewer": ("less",),
    ",": (":",),
    ":": (",",),
}
LEAVE_OUT: Final = {
    ",": 0.2,
    ":": 0.3,
    "(": 0.3,
    ")": 0.3,
    "[": 0.2,
    "]": 0.2,
    "*": 0.2,
    "!": 0.2,
    "~": 0.2,
    "_": 0.2,
    "the": 0.3,
    "a": 0.35,
    "an": 0.35,
    "of": 0.4,
    "to": 0.4,
    "but": 0.4,
    "so": 0.4,
    "there": 0.5,
    "card": 0.5,
    "cards": 0.5,
}
"""Small words that may be too many."""
LEADING: Final = frozenset({",", ":", ";", "and", "then", "or", "-"})
ASKING: Final = frozenset({"when", "whenever", "if", "while", "unless", ",", "and", ":", "until", "after", "as"})
BOUND: Final = re.compile(r"\b(?:may|can(?!'t)|when|whenever|choose)\b", re.IGNORECASE)
OTHERS: Final = frozenset(
    {"opponent", "enemy", "their", "they", "each", "players", "player", "both", "controller", "opposing"}
)
"""Where somebody else is spoken of, it is not said whose a zone is."""


def allowances(text: str, words: list[Word], language: Language) -> list[Edit]:
    """List the edits that are allowed in a sentence."""
    found: dict[tuple[int, int, str, bool], Edit] = {}
    for edit in every_edit(text, words, language):
        key = (edit.start, edit.end, edit.said, edit.stop)
        if key not in found or edit.cost < found[key].cost:
            found[key] = edit
    return list(found.values())


def every_edit(text: str, words: list[Word], language: Language) -> Iterator[Edit]:
    """List edits, some of them twice."""
    lower = [word.text.lower() for word in words]
    whole = [is_whole(words, place) for place in range(len(words) + 1)]
    quoted = in_quotes(words)
    for place in range(len(words) + 1):
        if not whole[place] or place in quoted:
            continue
        yield from put_in(words, lower, place, language)
        if place == len(words):
            return
        if whole[place + 1]:
            yield from said_otherwise(words, lower, place, language)
            if lower[place] in LEAVE_OUT and not (lower[place] in ("a", "an") and words[place].text == "A"):
                yield Edit(place, place + 1, "", LEAVE_OUT[lower[place]])
            if lower[place] == "you" and (not place or lower[place - 1] in LEADING):
                yield Edit(place, place + 1, "", SMALL)
            if place and lower[place] == lower[place - 1]:
                yield Edit(place, place + 1, "", 0.1)
        for phrase in fillers().get(lower[place], ()):
            end = place + phrase.count(" ") + 1
            if end <= len(words) and whole[end] and " ".join(lower[place:end]) == phrase:
                yield Edit(place, end, "", LEFT_OUT)
        yield from phrased(text, words, lower, place, whole, language)
    for start, end, meant in said_in(words, language, slips=False):
        if whole[start] and whole[end]:
            yield Edit(start, end, meant, READ_SO, kept=True)


def is_whole(words: list[Word], place: int) -> bool:
    """Tell whether a text may be cut before a word: not within what one stretch of it stands for."""
    return not 0 < place < len(words) or words[place - 1].end <= words[place].start


def in_quotes(words: list[Word]) -> set[int]:
    """The places within quotes, which are texts of their own."""
    found: set[int] = set()
    opened = False
    for place, word in enumerate(words):
        if opened:
            found.add(place)
        if word.text == '"':
            opened = not opened
    return found


def is_known(word: Word, language: Language) -> bool:
    """Tell whether a word has any meaning in the language."""
    lower = word.text.lower()
    if not word.text[0].isalpha() or lower in language.known or lower == "x":
        return True
    return word.text[0].isupper() and (word.text in language.names or bool(language.index.symbols_of(word.text)))


def said_otherwise(words: list[Word], lower: list[str], place: int, language: Language) -> Iterator[Edit]:
    """One word for another: spelled right, of the same meaning, in another form, of the same small class."""
    word = words[place]
    end = place + 1
    before = lower[place - 1] if place else ""
    if not is_known(word, language):
        for new, cost in spellings(lower[place], language):
            yield Edit(place, end, new, cost)
        for new in alike(lower[place], language.known):
            yield Edit(place, end, new, SAME)
        for new in HINTS.get(lower[place], ()):
            if all(part in language.known for part in new.split()):
                yield Edit(place, end, new, SAME + 0.05)
        return
    for new in alike(lower[place], language.known):
        yield Edit(place, end, new, KNOWN)
    for new in verb_forms(language).get(lower[place], ()):
        yield Edit(place, end, new, FORM)
    for new, many in noun_forms(language).get(lower[place], ()):
        alone = place > 1 and lower[place - 2] in ONE
        fitting = (before in MANY and not alone or is_several(before)) if many else before in ONE
        if fitting:
            yield Edit(place, end, new, FORM)
    for new in PREPOSITION_SWAPS.get(lower[place], ()):
        yield Edit(place, end, new, SMALL)
    after = lower[end] if end < len(lower) else ""
    known = lower[place] == "the" and after in sorts_of(language)["noun"] | {"card", "cards"}
    for new in () if known else SMALL_SWAPS.get(lower[place], ()):
        yield Edit(place, end, new, SMALL)


def is_several(word: str) -> bool:
    """Tell whether a word is a number above one."""
    return (word.isdecimal() and word != "1") or NUMBER_WORDS.get(word, 1) > 1


def phrased(
    text: str, words: list[Word], lower: list[str], place: int, whole: list[bool], language: Language
) -> Iterator[Edit]:
    """Phrases in words that say the same, and sentences cut in two."""
    for said, meant in game_swaps(language).get(lower[place], ()):
        end = place + len(said)
        if end <= len(words) and whole[end] and tuple(lower[place:end]) == said:
            if meant == STOP:
                if may_end(text, words, place, end):
                    yield Edit(place, end, STOP, CUT, True)
                    if set(said) <= {",", ";", "and", "then"} and said[0] in (",", ";"):
                        yield Edit(place, end, text[words[place].start : words[end - 1].end], READ_APART, True)
                continue
            if (
                "your" in meant.split()
                and "opponent" not in meant
                and "your" not in said
                and not OTHERS.isdisjoint(lower)
            ):
                continue
            unknown = any(not is_known(word, language) for word in words[place:end])
            single = len(said) == 1 and not unknown
            yield Edit(place, end, meant, KNOWN if single else SWAPPED) if meant else Edit(place, end, "", LEFT_OUT)
    if place and may_end(text, words, place, place):
        yield Edit(place, place, STOP, CUT + 0.2, True)


def may_end(text: str, words: list[Word], place: int, end: int) -> bool:
    """Tell whether a sentence may end before a word: what depends on a condition or a time is not cut loose from it."""
    if not place > 1 or end + 1 >= len(words):
        return False
    before = text[words[0].start : words[place - 1].end]
    after = words[end].text.lower()
    head = HEAD.match(before)
    told = before[head.end() :] if head else before
    bound = GOVERNING.search(told) or BOUND.search(told)
    return not bound or after in ("if", "otherwise", "when", "whenever") or lower_pair(words, end) == "at the"


def lower_pair(words: list[Word], place: int) -> str:
    """Two words in small letters."""
    return " ".join(word.text.lower() for word in words[place : place + 2])


def put_in(words: list[Word], lower: list[str], place: int, language: Language) -> Iterator[Edit]:
    """Small words that may be missing before a word, or at the end; none says anything new."""
    before = lower[place - 1] if place else ""
    after = lower[place] if place < len(words) else ""
    chosen = place > 1 and lower[place - 2] in ("choose", "pick", "chooses", "picks", "select")
    for new, cost in missing(before, after, language):
        if chosen and new in ("card", "cards"):
            continue  # it may be so many of the things to do
        if new != "your" or after == "opponent" or OTHERS.isdisjoint(lower):
            yield Edit(place, place, new, cost)


def missing(before: str, after: str, language: Language) -> Iterator[tuple[str, float]]:
    """List what may be missing between two words."""
    sorts = sorts_of(language)
    noun, verb, zone = after in sorts["noun"], after in sorts["verb"], after in sorts["zone"]
    if before and after and before not in ",:;" and after not in ",:;.'s":
        yield ",", 0.2
        if before not in DETERMINERS and before not in PREPOSITIONS:
            yield ":", 0.4
    if after and after not in PREPOSITIONS and after not in DETERMINERS and after[0].isalpha() and (noun or not verb):
        if before not in DETERMINERS and not is_several(before) and before not in ("up", "'s"):
            yield "the", 0.3
            if after not in sorts["many"]:
                yield "a", 0.3
            if zone or after == "side" or after == "opponent" or before == "of":
                yield "your", 0.35
    if after and after not in PREPOSITIONS and before not in PREPOSITIONS and before not in DETERMINERS:
        if before not in ("up", "pick", ""):
            for new in ("to", "of", "in", "on", "at", "from", "with", "for"):
                yield new, 0.4
    if after == "at" and before not in PREPOSITIONS:
        yield "with", 0.4
    if (before in ASKING or not before) and after in sorts["third"]:
        yield "this", 0.45
        yield "it", 0.45
    if before in ASKING and after in sorts["base"]:
        yield "you", 0.45
    if before in ASKING and after in sorts["participle"]:
        yield "this is", 0.5
    if after in sorts["participle"]:
        yield "is", 0.4
        yield "are", 0.45
    if after[:1] in ("+", "-") and before not in ("get", "gets", "has", "have"):
        yield "gets", 0.4
        yield "get", 0.4
    if before in sorts["noun"] or before in sorts["adjective"]:
        yield "card", 0.45
        yield "cards", 0.45
    if (is_several(before) or before == "x") and not noun:
        yield "cards", 0.45
    if before in ("a", "1", "one") and not noun and after in (*PREPOSITIONS, ",", "", "and", "or"):
        yield "card", 0.45


@lru_cache(maxsize=16)
def sorts_of(language: Language) -> dict[str, frozenset[str]]:
    """This game's words by what they are."""
    vocabulary = language.vocabulary
    words = vocabulary.words
    nouns = [vocabulary.noun(name, many) for name in words.nouns for many in (False, True)]
    zones = [said for name, zone in words.zones.items() for said in (vocabulary.phrase("zones", name), *zone.synonyms)]
    verbs = [form for verb in VERBS if verb.id in words.verbs for form in verb.forms[:2]]
    own = {verb.forms[0] for verb in VERBS if verb.id in words.verbs}
    done = [verb.forms[3] for verb in VERBS if verb.id in words.verbs and not verb.stative]
    traits = [said for values in words.traits.values() for said in values.values()]
    states = [vocabulary.phrase("states", name) for name in words.states]
    return {
        "noun": frozenset(noun.lower() for noun in nouns),
        "many": frozenset(vocabulary.noun(name, many=True).lower() for name in words.nouns),
        "zone": frozenset(zone.split()[0].lower() for zone in zones),
        "verb": frozenset(verbs),
        "base": frozenset([*(form for form in verbs if form in own), "have"]),
        "third": frozenset([*(form for form in verbs if form not in own), "has", "is", "gets", "cannot"]),
        "participle": frozenset([*done, *(state.lower() for state in states)]),
        "adjective": frozenset(word.lower() for word in (*traits, *states)),
    }


@lru_cache(maxsize=16)
def verb_forms(language: Language) -> dict[str, tuple[str, ...]]:
    """The other form of every verb in the present tense."""
    found: dict[str, tuple[str, ...]] = {}
    for verb in VERBS:
        if verb.id in language.vocabulary.words.verbs:
            base, third = verb.forms[:2]
            found[base] = (third,)
            found[third] = (base,)
    return found


@lru_cache(maxsize=16)
def noun_forms(language: Language) -> dict[str, tuple[tuple[str, bool], ...]]:
    """The other number of every noun, and whether it is many."""
    found: dict[str, tuple[tuple[str, bool], ...]] = {}
    vocabulary = language.vocabulary
    for noun in vocabulary.words.nouns:
        one, many = vocabulary.noun(noun).lower(), vocabulary.noun(noun, many=True).lower()
        if one != many:
            found[one] = (*found.get(one, ()), (many, True))
            found[many] = (*found.get(many, ()), (one, False))
    return found


@lru_cache(maxsize=16)
def game_swaps(language: Language) -> dict[str, tuple[Saying, ...]]:
    """The phrases with the words of one game, by the first word; only what it knows is put in."""
    return in_words_of(language, [pair for listed in swaps().values() for pair in listed])
