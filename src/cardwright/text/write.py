"""The printer's engine: the same rows, from value to words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from cardwright.text.parse import Table
from cardwright.text.rows import Fields, Literal, Row, Take

Terminal = Callable[[str, Any], list[str] | None]


class Writer:
    """Writes values by the table; `terminal` writes the vocabulary's own words."""

    def __init__(self, table: Table, terminal: Terminal, says: Mapping[str, str]) -> None:
        self.table = table
        self.terminal = terminal
        self.says = says
        self.written: dict[str, list[tuple[Take, list[tuple[frozenset[str], Row]]]]] = {}

    def write(self, category: str, value: Any) -> list[str] | None:
        """Return the words of a value in a category, or None if it cannot be said there."""
        if category not in self.table.categories:
            return self.terminal(category, value)
        for take, rows in self.written.get(category) or self.in_turn(category):
            fields = take(value)
            if fields is None:
                continue
            for names, row in rows:
                if names == fields.keys():
                    words = self.elements(row, fields)
                    if words is not None:
                        return words
        return None

    def in_turn(self, category: str) -> list[tuple[Take, list[tuple[frozenset[str], Row]]]]:
        """List the rows that are written, those of one template together with the names of their parts."""
        rows = [row for row in self.table.categories[category] if row.canonical]
        self.written[category] = [
            (take, [(frozenset(row.names), row) for row in alike])
            for take, alike in groupby(rows, lambda row: row.take)
        ]
        return self.written[category]

    def elements(self, row: Row, fields: Fields) -> list[str] | None:
        """Write the elements of a row one after another."""
        words: list[str] = []
        for element in row.elements:
            if isinstance(element, Literal):
                words.append(self.says.get(element.words[0], element.words[0]))
                continue
            said = self.write(element.category, fields[element.name])
            if said is None:
                return None
            words += said
        return words
