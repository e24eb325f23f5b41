"""An independent parser on the same table: Lark's Earley, with all derivations.

Each word of a sentence becomes one character of its own, so that a reading of several words is a string of them and
Lark's dynamic lexer sees the same lattice as our parser. Rows that cannot occur in the sentence are left out.
"""

from itertools import product
from typing import Any

from lark import Lark, Token, Tree

from cardwright.text.language import Language
from cardwright.text.rows import Literal, Row
from cardwright.text.tokens import Lattice

FIRST_CHARACTER = 0xE000


def keys_of(element: Any) -> list[str]:
    """Return the lattice keys by which an element can be read."""
    return [f"w:{word}" for word in element.words] if isinstance(element, Literal) else [element.category]


def usable_rows(language: Language, lattice: Lattice) -> list[Row]:
    """Keep the rows that can be complete with the words of a sentence."""
    present = {key for edges in lattice.edges for key in edges}
    categories = language.table.categories
    productive: set[str] = set()

    def complete(row: Row) -> bool:
        return all(any(key in present or key in productive for key in keys_of(element)) for element in row.elements)

    while True:
        found = {row.category for row in language.table.rows if row.category not in productive and complete(row)}
        if not found:
            break
        productive |= found
    reachable = {"sentence"}
    while True:
        more = {
            key
            for category in reachable
            for row in categories.get(category, ())
            if complete(row)
            for element in row.elements
            for key in keys_of(element)
            if key in productive and key not in reachable
        }
        if not more:
            break
        reachable |= more
    return [row for row in language.table.rows if row.category in reachable and complete(row)]


class Oracle:
    """Parses one sentence with Lark and gives the values of all derivations."""

    def __init__(self, language: Language, lattice: Lattice) -> None:
        self.lattice = lattice
        self.rows = usable_rows(language, lattice)
        self.categories = sorted({row.category for row in self.rows})
        self.terminals: dict[str, str] = {}
        self.alike: dict[tuple[str, str], list[Row]] = {}
        for row in self.rows:
            symbols = " ".join(self.symbol(element) for element in row.elements)
            self.alike.setdefault((row.category, symbols), []).append(row)
        self.groups = list(self.alike.values())
        lines: list[str] = []
        for category in self.categories:
            choices = [
                f"{symbols} -> r{number}" for number, (owner, symbols) in enumerate(self.alike) if owner == category
            ]
            lines.append(f"{self.rule(category)}: " + "\n  | ".join(choices))
        lines += [f"{name}: /{self.pattern(key)}/" for key, name in self.terminals.items()]
        self.lark = Lark(
            "\n".join(lines),
            start=self.rule("sentence"),
            parser="earley",
            lexer="dynamic_complete",
            ambiguity="explicit",
            keep_all_tokens=True,
        )

    def rule(self, category: str) -> str:
        return f"c{self.categories.index(category)}"

    def symbol(self, element: Any) -> str:
        """Name a terminal or a rule; a literal with several words is a choice of terminals."""
        if not isinstance(element, Literal) and element.category in self.categories:
            return self.rule(element.category)
        key = " ".join(keys_of(element))
        return self.terminals.setdefault(key, f"T{len(self.terminals)}")

    def pattern(self, keys: str) -> str:
        """Match exactly the stretches of the sentence that the lattice reads so."""
        stretches = {
            "".join(chr(FIRST_CHARACTER + place) for place in range(start, end))
            for start, edges in enumerate(self.lattice.edges)
            for key in self.split(keys)
            for end, _ in edges.get(key, ())
        }
        return "|".join(sorted(stretches, key=len, reverse=True))

    def split(self, keys: str) -> list[str]:
        return keys.split(" ") if keys.startswith("w:") else [keys]

    def values(self) -> set[Any]:
        """Return the value of every derivation of the sentence."""
        text = "".join(chr(FIRST_CHARACTER + place) for place in range(len(self.lattice.words)))
        return set(self.evaluate(self.lark.parse(text)))

    def evaluate(self, node: Any) -> list[Any]:
        """Return the values of a node of the forest."""
        if isinstance(node, Token):
            return self.terminal(node)
        if node.data == "_ambig":
            return [value for child in node.children for value in self.evaluate(child)]
        return self.derived(node)

    def terminal(self, token: Token) -> list[Any]:
        start = ord(token[0]) - FIRST_CHARACTER
        keys = next(keys for keys, name in self.terminals.items() if name == token.type)
        return [
            value
            for key in self.split(keys)
            for end, value in self.lattice.edges[start].get(key, ())
            if end == start + len(token)
        ]

    def derived(self, node: Tree[Token]) -> list[Any]:
        found: list[Any] = []
        rows = self.groups[int(str(node.data)[1:])]
        for row, *parts in product(rows, *(self.evaluate(child) for child in node.children)):
            fields = {
                element.name: part
                for element, part in zip(row.elements, parts, strict=True)
                if not isinstance(element, Literal)
            }
            value = row.build(fields)
            if value is not None:
                found.append(value)
        return found
