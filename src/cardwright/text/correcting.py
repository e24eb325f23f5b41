"""Reading with corrections: the cheapest edits of a sentence after which the table reads it, all tried in one go.

The words and the edits that are allowed make a graph: a node before every word and one behind a word put in there, with
nodes of their own for the words of a longer replacement. The table is read along all its ways at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from cardwright.text.language import Language, Quotes
from cardwright.text.limits import DEPTH, Meter, TooDeep
from cardwright.text.parse import Table
from cardwright.text.rows import Fields, Literal, Row
from cardwright.text.tokens import Word, split_words
from cardwright.text.words import CardFacts

Way = tuple[int, Any, float, tuple[int, ...]]
"""Where a reading ends, what it says, what its edits cost, and which they are."""
State = tuple[int, Fields, float, tuple[int, ...]]

KEPT: Final = 3
"""Readings that are kept for each stretch of words."""
REACH: Final = 3
"""How many words before an edit a phrase may begin that the edit completes."""
PIECES: Final = 3
"""Into how many sentences one may be cut."""
STOP: Final = "."
NO_WAYS: Final[list[Way]] = []


@dataclass(frozen=True)
class Edit:
    """Words from `start` up to `end` said otherwise: nothing said leaves them out, no words put something in."""

    start: int
    end: int
    said: str
    cost: float
    stop: bool = False
    """Whether a sentence ends here and another begins."""
    kept: bool = False
    """Whether the words may stay as they are, as the language reads them in this sense anyway."""


@dataclass
class Graph:
    """All ways through a sentence with edits."""

    edges: list[dict[str, list[Way]]]
    starts: list[tuple[int, float, tuple[int, ...]]]
    ends: frozenset[int]
    edits: list[Edit]
    breaks: dict[int, list[tuple[int, float, int]]] = field(default_factory=dict)
    """Where one sentence may end: where the next begins, for what it costs, by which edit."""
    present: frozenset[str] = field(default_factory=frozenset)


class GraphBuilder:
    """Makes the graph of one sentence."""

    def __init__(self, words: list[Word], language: Language, facts: CardFacts, quotes: Quotes) -> None:
        self.words = words
        self.index = language.index
        self.own_name = tuple(word.text for word in split_words(facts.name))
        self.edges: list[dict[str, list[Way]]] = [{} for _ in range(2 * len(words) + 2)]
        lattice = self.index.lattice(words, facts).edges
        for place, word in enumerate(words):
            if word.start in quotes:
                end, abilities = quotes[word.start]
                closed = [last + 1 for last, each in enumerate(words) if each.end == end]
                lattice[place] = {"quoted": [(last, abilities) for last in closed]}
        for place, here in enumerate(lattice):
            for key, listed in here.items():
                for end, value in listed:
                    self.add(2 * place, key, (2 * end, value, 0.0, ()))
                    self.add(2 * place + 1, key, (2 * end, value, 0.0, ()))

    def build(self, edits: list[Edit]) -> Graph:
        """Lay the ways of all edits."""
        breaks: dict[int, list[tuple[int, float, int]]] = {}
        for number, edit in enumerate(edits):
            if edit.stop:
                breaks.setdefault(2 * edit.start, []).append((2 * edit.end, edit.cost, number))
            elif edit.said:
                self.replace(number, edit)
        starts: list[tuple[int, float, tuple[int, ...]]] = [(0, 0.0, ())]
        for number in sorted(range(len(edits)), key=lambda each: edits[each].start):
            if not edits[number].said and not edits[number].stop:
                self.pass_over(number, edits[number], starts)
        length = 2 * len(self.words)
        present = frozenset(key for here in self.edges for key in here)
        return Graph(self.edges, starts, frozenset((length, length + 1)), edits, breaks, present)

    def add(self, node: int, key: str, way: Way) -> None:
        self.edges[node].setdefault(key, []).append(way)

    def replace(self, number: int, edit: Edit) -> None:
        """Lay the way of words in the place of others, or before one."""
        parts = [Word(part.text, 0, 0) for part in split_words(edit.said)]
        start, size, inserted = edit.start, len(parts), edit.start == edit.end
        words = [*self.words[:start], *parts, *self.words[edit.end : edit.end + REACH]]
        lower = [word.text.lower() for word in words]
        first = len(self.edges)
        self.edges += [{} for _ in range(size - 1)]

        def node(place: int) -> int:
            if place <= start:
                return 2 * place
            if place < start + size:
                return first + place - start - 1
            if inserted and place == start + size:
                return 2 * start + 1
            return 2 * (place - size - start + edit.end)

        for place in range(max(0, start - REACH), start + size):
            for key, listed in self.index.edges_at(place, words, lower, self.own_name).items():
                for end, value in listed:
                    if place > start:
                        self.add(node(place), key, (node(end), value, 0.0, ()))
                    elif end > start:
                        way: Way = (node(end), value, edit.cost, (number,))
                        self.add(2 * place, key, way)
                        if place < start or not inserted:
                            self.add(2 * place + 1, key, way)

    def pass_over(self, number: int, edit: Edit, starts: list[tuple[int, float, tuple[int, ...]]]) -> None:
        """Let whatever ends before some words go on behind them."""
        before, behind = 2 * edit.start, 2 * edit.end
        for here in self.edges:
            for listed in here.values():
                listed += [
                    (behind, value, cost + edit.cost, (*trail, number))
                    for end, value, cost, trail in listed
                    if end == before
                ]
        starts += [(behind, cost + edit.cost, (*trail, number)) for node, cost, trail in starts if node == before]


class Corrector:
    """One sentence being read with edits that cost no more than a budget."""

    def __init__(self, table: Table, graph: Graph, meter: Meter, budget: float) -> None:
        self.table = table
        self.graph = graph
        self.meter = meter
        self.budget = budget + 1e-6
        self.memo: list[dict[str, list[Way]]] = [{} for _ in graph.edges]
        self.depth = 0

    def readings(self, category: str) -> list[tuple[float, tuple[int, ...]]]:
        """Return the edits after which the whole sentence is read, the cheapest first."""
        found: dict[tuple[int, ...], float] = {}
        starts = self.graph.starts
        for _ in range(PIECES):
            following: list[tuple[int, float, tuple[int, ...]]] = []
            for node, paid, edits in starts:
                for end, _, cost, trail in self.at(category, node):
                    if paid + cost > self.budget:
                        continue
                    if end in self.graph.ends:
                        found.setdefault(tuple(sorted({*edits, *trail})), paid + cost)
                    for start, price, number in self.graph.breaks.get(end, ()):
                        if paid + cost + price <= self.budget:
                            following.append((start, paid + cost + price, (*edits, *trail, number)))
            starts = following
        return sorted((cost, trail) for trail, cost in found.items())

    def at(self, category: str, node: int) -> list[Way]:
        """Return all readings of a category from a node on."""
        memo = self.memo[node]
        known = memo.get(category)
        if known is not None:
            return known
        edges = self.graph.edges[node]
        if category not in self.table.first:
            memo[category] = found = [way for way in edges.get(category, NO_WAYS) if way[2] <= self.budget]
            return found
        self.depth += 1
        if self.depth > DEPTH:
            raise TooDeep
        found = []
        present = self.graph.present
        for words, choices, row in self.table.listed(category, edges):
            if words <= present and not any(choice.isdisjoint(present) for choice in choices):
                self.match(row, node, found)
        self.depth -= 1
        memo[category] = found = cheapest(found)
        return found

    def match(self, row: Row, node: int, found: list[Way]) -> None:
        """Add the readings of one row."""
        edges, budget, meter = self.graph.edges, self.budget, self.meter
        states: list[State] = [(node, {}, 0.0, ())]
        for element in row.elements:
            meter.spend(len(states))
            following: list[State] = []
            if isinstance(element, Literal):
                for place, fields, paid, edits in states:
                    here = edges[place]
                    for key in element.keys:
                        for end, _, cost, trail in here.get(key, NO_WAYS):
                            if paid + cost <= budget:
                                following.append((end, fields, paid + cost, edits + trail))
            else:
                name, category = element.name, element.category
                for place, fields, paid, edits in states:
                    for end, value, cost, trail in self.at(category, place):
                        if paid + cost <= budget:
                            following.append((end, {**fields, name: value}, paid + cost, edits + trail))
            if not following:
                return
            states = following
        meter.spend(len(states))
        for end, fields, paid, edits in states:
            value = row.build(fields)
            if value is not None:
                found.append((end, value, paid, edits))


def cheapest(found: list[Way]) -> list[Way]:
    """Merge equal readings and keep the cheapest few for each stretch."""
    if len(found) < 2:
        return found
    found.sort(key=lambda way: way[2])
    seen: set[tuple[int, Any]] = set()
    count: dict[int, int] = {}
    kept: list[Way] = []
    for way in found:
        key = way[:2]
        if count.get(way[0], 0) < KEPT and key not in seen:
            seen.add(key)
            count[way[0]] = count.get(way[0], 0) + 1
            kept.append(way)
    return kept


def edited(text: str, words: list[Word], edits: Iterable[Edit]) -> str:
    """Write a text with edits of one of its sentences."""
    for edit in sorted(
        (each for each in edits if not each.kept), key=lambda each: (each.start, each.end), reverse=True
    ):
        start = words[edit.start].start if edit.start < len(words) else words[-1].end
        end = words[edit.end - 1].end if edit.end > edit.start else start
        before, after = text[:start].rstrip(), text[end:].lstrip()
        said = edit.said
        if edit.start == 0 and text[start : start + 1].isupper():
            if said:
                said = said[:1].upper() + said[1:]
                if edit.end == 0:
                    after = after[:1].lower() + after[1:]
            else:
                after = after[:1].upper() + after[1:]
        if said == "." or (edit.start and before.endswith(".")):
            after = after[:1].upper() + after[1:]
        gap = "" if not before or said[:1] in {".", ",", ":", ";"} else " "
        tail = "" if not after or after[0] in ".,;:'" or after.startswith("'s") else " "
        text = f"{before}{gap}{said}{tail}{after}" if said else f"{before}{tail if before else ''}{after}"
    return text
