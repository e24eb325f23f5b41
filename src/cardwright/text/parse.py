"""The parser: all readings of a category at a word, memoised, bounded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardwright.text.limits import DEPTH, READINGS, WORK, Meter, TooDeep
from cardwright.text.rows import Fields, Literal, Row
from cardwright.text.tokens import Lattice

Result = tuple[int, Any]


class Table:
    """Rows by category, indexed by the keys with which they can begin."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = tuple(rows)
        self.categories: dict[str, list[Row]] = {}
        for row in rows:
            self.categories.setdefault(row.category, []).append(row)
        self.first: dict[str, frozenset[str]] = {}
        for category in self.categories:
            self.first_of(category, ())
        self.starts: dict[str, list[frozenset[str]]] = {}
        self.index: dict[str, dict[str, list[tuple[int, Row]]]] = {category: {} for category in self.categories}

    def keys_of(self, row: Row, seen: tuple[str, ...]) -> frozenset[str]:
        """Return the keys with which a row can begin."""
        element = row.elements[0]
        if isinstance(element, Literal):
            return frozenset(element.keys)
        if element.category in self.categories:
            return self.first_of(element.category, seen)
        return frozenset((element.category,))

    def first_of(self, category: str, seen: tuple[str, ...]) -> frozenset[str]:
        """Return the keys with which a category can begin."""
        if category not in self.first:
            assert category not in seen, f"left recursion: {' > '.join((*seen, category))}"
            keys: set[str] = set()
            for row in self.categories[category]:
                keys |= self.keys_of(row, (*seen, category))
            self.first[category] = frozenset(keys)
        return self.first[category]

    def starting(self, category: str, key: str) -> list[tuple[int, Row]]:
        """Return the rows of a category that can begin with a key; looked up when first met, as most never are."""
        keys = self.starts.get(category)
        if keys is None:
            keys = self.starts[category] = [self.keys_of(row, ()) for row in self.categories[category]]
        found = [(number, row) for number, row in enumerate(self.categories[category]) if key in keys[number]]
        self.index[category][key] = found
        return found


class Parser:
    """One sentence being read.

    In haste it passes over rows whose words the sentence lacks; what it expected then says little.
    """

    def __init__(
        self, table: Table, lattice: Lattice, patience: int = 1, meter: Meter | None = None, haste: bool = False
    ) -> None:
        self.table = table
        self.kept = READINGS * patience
        self.meter = meter or Meter(WORK * patience)
        self.edges = lattice.edges
        self.length = len(lattice.words)
        self.memo: list[dict[str, list[Result]]] = [{} for _ in range(self.length + 1)]
        self.furthest = 0
        self.expected: set[str] = set()
        self.depth = 0
        self.present = frozenset(key for here in self.edges for key in here) if haste else None

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
        known = self.memo[position].get(category)
        if known is not None:
            return known
        index = self.table.index.get(category)
        if index is None:
            return self.terminal(category, position)
        self.depth += 1
        if self.depth > DEPTH:
            raise TooDeep
        found: list[Result] = []
        if position < self.length:
            rows: dict[int, Row] = {}
            for key in self.edges[position]:
                listed = index.get(key)
                for number, row in self.table.starting(category, key) if listed is None else listed:
                    rows[number] = row
            present = self.present
            for number in sorted(rows):
                if present is None or rows[number].may_stand_in(present):
                    self.match(rows[number], position, found)
        if not found and position >= self.furthest:
            self.miss(position, *self.table.first[category])
        self.depth -= 1
        results = capped(found, self.kept)
        self.memo[position][category] = results
        return results

    def terminal(self, category: str, position: int) -> list[Result]:
        found = self.edges[position].get(category) if position < self.length else None
        if found is None:
            self.miss(position, category)
            return []
        return found

    def match(self, row: Row, position: int, found: list[Result]) -> None:
        """Add the readings of one row."""
        # The innermost loop of the language: what could be a method is written out.
        meter, memos, edges, length = self.meter, self.memo, self.edges, self.length
        states: list[tuple[int, Fields]] = [(position, {})]
        for element in row.elements:
            meter.left -= len(states)
            if meter.left < 0:
                raise TooDeep
            following: list[tuple[int, Fields]] = []
            if isinstance(element, Literal):
                keys = element.keys
                for place, fields in states:
                    missing = True
                    if place < length:
                        here = edges[place]
                        for key in keys:
                            if key in here:
                                missing = False
                                for end, _ in here[key]:
                                    following.append((end, fields))
                    if missing and place >= self.furthest:
                        self.miss(place, keys[0])
            else:
                name, category = element.name, element.category
                for place, fields in states:
                    known = memos[place].get(category)
                    for end, value in self.at(category, place) if known is None else known:
                        following.append((end, {**fields, name: value}))
            if not following:
                return
            states = following
        meter.spend(len(states))
        for end, fields in states:
            value = row.build(fields)
            if value is not None:
                found.append((end, value))


def capped(found: list[Result], kept_for_each: int) -> list[Result]:
    """Merge equal readings and keep only so many for each span."""
    if len(found) < 2:
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
