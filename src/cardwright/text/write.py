"""The printer's engine: the same rows, from value to words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardwright.text.parse import Table
from cardwright.text.rows import Fields, Literal, Row

Terminal = Callable[[str, Any], list[str] | None]


class Writer:
    """Writes values by the table; `terminal` writes the vocabulary's own words."""

    def __init__(self, table: Table, terminal: Terminal, says: Mapping[str, str]) -> None:
        self.table = table
        self.terminal = terminal
        self.says = says

    def write(self, category: str, value: Any) -> list[str] | None:
        """Return the words of a value in a category, or None if it cannot be said there."""
        rows = self.table.categories.get(category)
        if rows is None:
            return self.terminal(category, value)
        for row in rows:
            if not row.canonical:
                continue
            fields = row.take(value)
            if fields is None:
                continue
            parts = {element.name for element in row.elements if not isinstance(element, Literal)}
            if parts != set(fields):
                continue
            words = self.elements(row, fields)
            if words is not None:
                return words
        return None

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
