"""Random sentences and values out of the table itself: the rows run backwards."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cardwright.text import tree
from cardwright.text.language import Language
from cardwright.text.parse import Table
from cardwright.text.rows import Literal, Part, Row

Pick = Callable[[int], int]
ATTEMPTS: Final = 4


@cache
def heights(table: Table) -> dict[str, int]:
    """The least number of rows from each category down to words."""
    known: dict[str, int] = {}
    while True:
        changed = False
        for category, rows in table.categories.items():
            for row in rows:
                inner = [
                    known.get(part.category, 99) if part.category in table.categories else 0
                    for part in row.elements
                    if isinstance(part, Part)
                ]
                height = 1 + max(inner, default=0)
                if height < known.get(category, 99):
                    known[category] = height
                    changed = True
        if not changed:
            return known


class Deriver:
    """Makes a random value of a category, with its words; `pick(n)` chooses below n."""

    def __init__(self, language: Language, pick: Pick) -> None:
        self.language = language
        self.table = language.table
        self.pick = pick
        self.heights = heights(language.table)

    def derive(self, category: str, depth: int) -> Any:
        """Return a value, or None if the choices led to none."""
        rows = self.table.categories.get(category)
        if rows is None:
            return self.terminal(category)
        low = [row for row in rows if self.height(row.elements) <= depth]
        rows = low or [min(rows, key=lambda row: self.height(row.elements))]
        for _ in range(ATTEMPTS):
            value = self.by(rows[self.pick(len(rows))], depth)
            if value is not None:
                return value
        return None

    def by(self, row: Row, depth: int) -> Any:
        """Return a value made by one row, or None."""
        fields: dict[str, Any] = {}
        for element in row.elements:
            if isinstance(element, Literal):
                continue
            value = self.derive(element.category, depth - 1)
            if value is None and element.category not in ("enters", "within"):
                return None
            fields[element.name] = value
        return row.build(fields)

    def height(self, elements: tuple[Any, ...]) -> int:
        return 1 + max((self.heights.get(part.category, 0) for part in elements if isinstance(part, Part)), default=0)

    def terminal(self, category: str) -> Any:
        """Return a random value of a terminal category."""
        words = self.language.vocabulary.words
        match category:
            case "number" | "numberword":
                return tree.Number(self.pick(4))
            case "cost":
                names = list(words.resources)
                return tree.Cost((tree.CostPart(names[self.pick(len(names))], 1 + self.pick(3)),))
            case "bonuses":
                return tuple(tree.Bonus(stat, tree.Number(self.pick(3)), False) for stat in words.pair)
            case "signed":
                return tree.Bonus("", tree.Number(1 + self.pick(3)), self.pick(2) == 1)
            case "stats":
                return tuple(self.pick(4) for _ in words.pair)
            case "name" | "tokenname":
                return ("Calf", "Old Oak")[self.pick(2)]
            case "enters" | "within":
                return None
        entries = [
            value for listed in self.language.index.phrases.values() for _, key, value in listed if key == category
        ]
        return entries[self.pick(len(entries))] if entries else None
