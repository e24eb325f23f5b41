"""Sentences in other words: phrases that always mean the same are read where a sentence cannot be read as it stands.

The words and all their sayings make a graph, read along all its ways at once: a node before every word, and nodes of
their own for the words of a longer meaning. A line of the data is `said = meant | meant`, as in `swaps.py`; an empty
meaning is left out. Whatever differs in meaning belongs to the suggestions there, not here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from cardwright.text.figures import Edge
from cardwright.text.lexicon import VERBS
from cardwright.text.limits import READINGS, Meter
from cardwright.text.parse import Parser, Table
from cardwright.text.rewording import names_of
from cardwright.text.sayings_deeds import DEEDS
from cardwright.text.sayings_joints import FILLERS, JOINTS, SMALL
from cardwright.text.sayings_places import PLACES
from cardwright.text.sayings_powers import POWERS
from cardwright.text.sayings_things import AMOUNTS, THINGS
from cardwright.text.sayings_times import TIMES
from cardwright.text.swaps import inflected
from cardwright.text.tokens import Word, split_words
from cardwright.text.words import CardFacts

if TYPE_CHECKING:
    from cardwright.text.language import Language, Quotes

REACH: Final = 3
"""How many words before a saying a phrase may begin that the saying completes."""
SINGLE: Final = ("this", "it", "that", "each", "another")
"""Words for one thing, behind which a verb in the third person is no slip."""
PARTS: Final = re.compile(r"'s|[\w-]+(?:'(?!s)\w+)*|[^\w\s]")

Saying = tuple[tuple[str, ...], str]
"""The words that are said, and what they mean."""
Edges = list[dict[str, list[Edge]]]


BIDDING: Final = (",", ":", ";", "then")
"""After what an order to the player begins."""
PRESENT: Final = frozenset(
    (verb.forms[0], verb.forms[1]) for verb in VERBS if verb.forms[0] not in ("gain", "get", "have", "lose")
)
"""What an order tells; to gain a keyword is told of this card."""


class GraphParser(Parser):
    """A sentence being read along all ways of a graph, from any of its starts to its end."""

    def __init__(self, table: Table, edges: Edges, end: int, patience: int, meter: Meter) -> None:
        self.table = table
        self.kept = READINGS * patience
        self.meter = meter
        self.edges = edges
        self.length = end
        self.memo = [{} for _ in edges]
        self.starts = [table.starting(here) for here in edges]
        self.furthest = len(edges) + 1
        self.expected = set()
        self.depth = 0
        self.ahead = [frozenset(key for here in edges for key in here)] * len(edges)

    def values_from(self, starts: list[int]) -> list[Any]:
        """Return the values of all readings of the whole sentence, each once."""
        found: list[Any] = []
        for start in starts:
            found += [value for end, value in self.at("sentence", start) if end == self.length and value not in found]
        return found


def read_otherwise(
    words: list[Word], facts: CardFacts, language: Language, patience: int, meter: Meter, quotes: Quotes
) -> list[Any]:
    """Return the readings of a sentence with what its phrases mean, none if it has no such phrase."""
    tried: list[list[tuple[int, int, str]]] = [[]]
    for slips, whole in ((False, True), (False, False), (True, False)):
        sayings = said_in(words, language, slips)
        if whole:
            sayings = longest(sayings)
        if sayings in tried:
            continue
        tried.append(sayings)
        edges, starts = laid(words, sayings, facts, language, quotes)
        for table in (language.table, language.noted):
            found = GraphParser(table, edges, len(words), patience, meter).values_from(starts)
            if found:
                return found
    return []


def said_in(words: list[Word], language: Language, slips: bool) -> list[tuple[int, int, str]]:
    """List where the words of a sentence are a saying, with what it means; with `slips` also small words."""
    lower = [word.text.lower() for word in words]
    known = sayings_of(language, slips)
    found: list[tuple[int, int, str]] = []
    quoted = False
    for place, word in enumerate(lower):
        if word == '"':
            quoted = not quoted
        for said, meant in () if quoted else known.get(word, ()):
            if tuple(lower[place : place + len(said)]) == said and not (slips and is_right(lower, place, said, meant)):
                found.append((place, place + len(said), meant))
    return found


def is_right(lower: list[str], place: int, said: tuple[str, ...], meant: str) -> bool:
    """Tell whether a verb is an order to the player, or what one thing does: no slip for the other."""
    if place and lower[place - 1] in SINGLE and (meant, " ".join(said)) in PRESENT:
        return True
    return (place == 0 or lower[place - 1] in BIDDING) and (" ".join(said), meant) in PRESENT


def longest(found: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """The sayings that are no part of a longer one, which mostly means more than its parts."""
    spans = {one[:2] for one in found}
    return [
        (start, end, meant)
        for start, end, meant in found
        if not any(low <= start and end <= high and (low, high) != (start, end) for low, high in spans)
    ]


def laid(
    words: list[Word], sayings: list[tuple[int, int, str]], facts: CardFacts, language: Language, quotes: Quotes
) -> tuple[Edges, list[int]]:
    """Lay the words and their sayings side by side; what is left out is passed over."""
    index = language.index
    own_name = tuple(word.text for word in split_words(facts.name))
    edges: Edges = [*language.lattice_with(words, facts, quotes).edges, {}]
    for start, end, meant in sayings:
        if not meant:
            continue
        parts = [Word(part.text, 0, 0) for part in split_words(meant)]
        size = len(parts)
        said = [*words[:start], *parts, *words[end : end + REACH]]
        lower = [word.text.lower() for word in said]
        nodes = [*range(start + 1), *range(len(edges), len(edges) + size - 1), *range(end, len(words) + 1)]
        edges += [{} for _ in range(size - 1)]
        for place in range(max(0, start - REACH), start + size):
            for key, listed in index.edges_at(place, said, lower, own_name).items():
                known = edges[nodes[place]].setdefault(key, [])
                known += [
                    (nodes[stop], value) for stop, value in listed if stop > start and (nodes[stop], value) not in known
                ]
    starts = [0]
    for start, end, meant in sayings:
        if not meant:
            for here in edges:
                for listed in here.values():
                    listed += [(end, value) for stop, value in listed if stop == start]
            starts += [end] if start in starts else []
    return edges, starts


@lru_cache(maxsize=32)
def sayings_of(language: Language, slips: bool) -> dict[str, tuple[Saying, ...]]:
    """The sayings of one game by their first word."""
    distinct = language.vocabulary.words.distinct
    listed = [*every_saying(), *([*pairs(SMALL), *verb_forms(language)] if slips else [])]
    return in_words_of(language, [(said, meant) for said, meant in listed if said not in distinct])


def in_words_of(language: Language, listed: list[tuple[str, str]]) -> dict[str, tuple[Saying, ...]]:
    """Phrases with the words of one game by their first word; only what the game knows is meant."""
    names = names_of(language.vocabulary)
    found: dict[str, dict[Saying, None]] = {}
    for said, meant in listed:
        old, new = said.format(**names).lower(), meant.format(**names)
        if old != new.lower() and all(is_said(part, language) for part in new.split()):
            parts = tuple(PARTS.findall(old))
            found.setdefault(parts[0], {})[parts, new] = None
    return {first: tuple(each) for first, each in found.items()}


@lru_cache(maxsize=1)
def every_saying() -> tuple[tuple[str, str], ...]:
    """All phrases of the data in all forms of their verbs, and what says nothing."""
    found = pairs("\n".join((DEEDS, POWERS, THINGS, AMOUNTS, TIMES, PLACES, JOINTS)))
    return (*found, *((each.strip(), "") for each in FILLERS.replace("\n", "|").split("|") if each.strip()))


def pairs(lines: str) -> list[tuple[str, str]]:
    """What is said and what it means, from lines of data."""
    found: list[tuple[str, str]] = []
    for line in lines.split("\n"):
        if line:
            said, _, meant = line.partition("=")
            for each in meant.split("|"):
                found += zip(inflected(said.strip()), inflected(each.strip()), strict=True)
    return list(dict.fromkeys(found))


def verb_forms(language: Language) -> list[tuple[str, str]]:
    """The two forms of every verb in the present: who does it is told by more than them."""
    forms = [verb.forms for verb in VERBS if verb.id in language.vocabulary.words.verbs]
    return [pair for base, third, *_ in forms for pair in ((base, third), (third, base))]


def is_said(part: str, language: Language) -> bool:
    """Tell whether a word of a meaning is one of this game's."""
    bare = part.lower().removesuffix("'s").removesuffix("'")
    return bare in language.known or part in ".,:;" or part.isdecimal() or part[0] in "+-"
