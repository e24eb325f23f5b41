"""The parser: all readings of a category at a word, memoised, bounded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cardwright.text.figures import Edge
from cardwright.text.limits import DEPTH, READINGS, WORK, Meter, TooDeep
from cardwright.text.rows import Literal, Row
from cardwright.text.tokens import Lattice

Result = tuple[int, Any]
Listed = list[tuple[frozenset[str], tuple[frozenset[str], ...], Row]]
"""Rows, each with the words that it cannot do without."""


class Table:
    """Rows by category, indexed by the keys with which they can begin."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = tuple(rows)
        self.categories: dict[str, list[Row]] = {}
        self.opened: dict[str, dict[str, list[tuple[int, Row]]]] = {}
        """By category and by the key or category of their first element, with their place in the table."""
        for number, row in enumerate(rows):
            self.categories.setdefault(row.category, []).append(row)
            opened = self.opened.setdefault(row.category, {})
            element = row.elements[0]
            for key in element.keys if isinstance(element, Literal) else (element.category,):
                opened.setdefault(key, []).append((number, row))
        self.inner = {name: [key for key in opened if key in self.opened] for name, opened in self.opened.items()}
        self.openings = frozenset(key for opened in self.opened.values() for key in opened)
        self.first: dict[str, frozenset[str]] = {}
        for category in self.categories:
            self.first_of(category, ())
        self.starts: dict[tuple[str, ...], dict[str, Listed]] = {}

    def first_of(self, category: str, seen: tuple[str, ...]) -> frozenset[str]:
        """Return the keys with which a category can begin."""
        if category not in self.first:
            assert category not in seen, f"left recursion: {' > '.join((*seen, category))}"
            inner = self.inner[category]
            own = self.opened[category].keys() - inner
            self.first[category] = frozenset(own).union(*(self.first_of(each, (*seen, category)) for each in inner))
        return self.first[category]

    def starting(self, keys: Iterable[str]) -> dict[str, Listed]:
        """Return the rows that can begin with one of these keys by category, as far as they were listed before."""
        return self.starts.setdefault(tuple(key for key in keys if key in self.openings), {})

    def listed(self, category: str, keys: Mapping[str, object]) -> Listed:
        """List the rows of a category that can begin with one of these keys."""
        opened = self.opened[category]
        begun = [key for key in keys if key in opened]
        begun += [inner for inner in self.inner[category] if not self.first[inner].isdisjoint(keys)]
        rows = {number: row for key in begun for number, row in opened[key]}
        return [(*rows[number].needs, rows[number]) for number in sorted(rows)]


class Parser:
    """One sentence being read.

    In haste it passes over rows whose words the rest of the sentence lacks, and does not note what it expected.
    """

    def __init__(
        self, table: Table, lattice: Lattice, patience: int = 1, meter: Meter | None = None, haste: bool = False
    ) -> None:
        self.table = table
        self.kept = READINGS * patience
        self.meter = meter or Meter(WORK * patience)
        self.edges: list[dict[str, list[Edge]]] = [*lattice.edges, {}]
        self.length = len(lattice.words)
        self.memo: list[dict[str, list[Result]]] = [{} for _ in self.edges]
        self.starts = [table.starting(here) for here in self.edges]
        self.furthest = self.length + 1 if haste else 0
        self.expected: set[str] = set()
        self.depth = 0
        self.ahead = ahead(self.edges) if haste else []

    def readings(self, category: str) -> list[Any]:
        """Return the values of all readings of the whole sentence."""
        found: list[Any] = []
        for end, value in self.at(category, 0):
            if end == self.length:
                found.append(value)
            else:
                self.miss(end, "end of sentence")
        return found

    def miss(self, position: int, *keys: str) -> None:
        """Note what was looked for at the furthest word."""
        if position > self.furthest:
            self.furthest = position
            self.expected = set()
        if position == self.furthest:
            self.expected.update(keys)

    def at(self, category: str, position: int) -> list[Result]:
        """Return all readings of a category from a word on."""
        memo = self.memo[position]
        if category in memo:
            return memo[category]
        if category not in self.table.first:
            found = self.edges[position].get(category, [])
            if not found and position >= self.furthest:
                self.miss(position, category)
        else:
            found = self.by_rows(category, position)
            if not found and position >= self.furthest:
                self.miss(position, *self.table.first[category])
        memo[category] = found
        return found

    def by_rows(self, category: str, position: int) -> list[Result]:
        """Return the readings of a category that its rows give from a word on."""
        listed = self.starts[position].get(category)
        if listed is None:
            listed = self.starts[position][category] = self.table.listed(category, self.edges[position])
        if not listed:
            return []
        self.depth += 1
        if self.depth > DEPTH:
            raise TooDeep
        found: list[Result] = []
        if self.ahead:
            present = self.ahead[position]
            for words, choices, row in listed:
                if words <= present:
                    for choice in choices:
                        if choice.isdisjoint(present):
                            break
                    else:
                        self.match(row, position, found)
        else:
            for _, _, row in listed:
                self.match(row, position, found)
        self.depth -= 1
        return capped(found, self.kept) if len(found) > 1 else found

    def match(self, row: Row, position: int, found: list[Result]) -> None:
        """Add the readings of one row."""
        # The innermost loop of the language: what could be a method is written out.
        meter, memos, edges = self.meter, self.memo, self.edges
        states: list[tuple[int, tuple[Any, ...]]] = [(position, ())]
        for keys, category in row.steps:
            meter.left -= len(states)
            if meter.left < 0:
                raise TooDeep
            following: list[tuple[int, tuple[Any, ...]]] = []
            if keys:
                for place, values in states:
                    here = edges[place]
                    missing = True
                    for key in keys:
                        if key in here:
                            missing = False
                            for end, _ in here[key]:
                                following.append((end, values))
                    if missing and place >= self.furthest:
                        self.miss(place, keys[0])
            else:
                for place, values in states:
                    known = memos[place].get(category)
                    for end, value in self.at(category, place) if known is None else known:
                        following.append((end, (*values, value)))
            if not following:
                return
            states = following
        meter.spend(len(states))
        for end, values in states:
            value = row.build(dict(zip(row.names, values, strict=True)))
            if value is not None:
                found.append((end, value))


def ahead(edges: Sequence[Mapping[str, object]]) -> list[frozenset[str]]:
    """Return for each word the keys from there on."""
    found: list[frozenset[str]] = [frozenset()]
    for here in reversed(edges):
        found.append(found[-1].union(here))
    return found[:0:-1]


def capped(found: list[Result], kept_for_each: int) -> list[Result]:
    """Merge equal readings and keep only so many for each span."""
    if len({end for end, _ in found}) == len(found):
        return found
    seen: set[Result] = set()
    count: dict[int, int] = {}
    kept: list[Result] = []
    for result in found:
        if result not in seen and count.get(result[0], 0) < kept_for_each:
            seen.add(result)
            count[result[0]] = count.get(result[0], 0) + 1
            kept.append(result)
    return kept
