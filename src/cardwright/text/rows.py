"""Rows of the table: each binds a template to a value, for reading and for writing.

A template is words and `{part:category}`; `[...]` is optional, `(a|b)` accepts both words and prints the first.
Each `#` in a category or word stands for sg or pl throughout the row. `build` makes the value from its parts, `take`
finds the parts in a value; either says None if the row does not apply.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final

Fields = dict[str, Any]
Build = Callable[[Fields], Any]
Take = Callable[[Any], Fields | None]

TOKEN: Final = re.compile(r"\{\w+:[^}]+\}|\[|\]|\([^)]*\)|[^\s\[\]{}()]+")
UNSEEN: Final = ("slot", "than")


@dataclass(frozen=True)
class Literal:
    """A word; any of `words` is read, the first is written."""

    words: tuple[str, ...]

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """Under what the words stand in a sentence."""
        return tuple(f"w:{word}" for word in self.words)


@dataclass(frozen=True)
class Part:
    """A part of some category."""

    name: str
    category: str


Element = Literal | Part


@dataclass(frozen=True)
class Row:
    """One alternative of a category."""

    category: str
    elements: tuple[Element, ...]
    build: Build
    take: Take
    canonical: bool = True
    home: str = ""
    """The module that wrote it, if known."""

    @cached_property
    def needs(self) -> tuple[frozenset[str], tuple[frozenset[str], ...]]:
        """Keys that a sentence must hold all of, and sets of which it must hold one each: the words of the row."""
        keys = [element.keys for element in self.elements if isinstance(element, Literal)]
        single = frozenset(each[0] for each in keys if len(each) == 1)
        return single, tuple(frozenset(each) for each in keys if len(each) > 1)

    @cached_property
    def steps(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        """For each element the keys of a word or the category of a part."""
        return tuple((each.keys, "") if isinstance(each, Literal) else ((), each.category) for each in self.elements)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the parts in order."""
        return tuple(element.name for element in self.elements if isinstance(element, Part))


@cache
def elements_of(template: str) -> tuple[tuple[Element, ...], ...]:
    """Expand the optional parts of a template, longest first."""
    tokens = TOKEN.findall(template)
    position = 0

    def sequence() -> list[tuple[Element, ...]]:
        nonlocal position
        results: list[tuple[Element, ...]] = [()]
        while position < len(tokens) and tokens[position] != "]":
            token = tokens[position]
            position += 1
            if token == "[":
                inner = sequence()
                position += 1
                results = [left + right for left in results for right in [*inner, ()]]
            else:
                results = [left + told for left in results for told in alternatives_of(token)]
        return results

    return tuple(sequence())


@cache
def alternatives_of(token: str) -> tuple[tuple[Element, ...], ...]:
    """Read one token of a template in every way; of "(is|has been)" the words that stand alone are one element."""
    if not token.startswith("(") or " " not in token:
        return ((element_of(token),),)
    said = [each.split() for each in token[1:-1].split("|")]
    alone = tuple(words[0] for words in said if len(words) == 1)
    longer = [tuple(Literal((word,)) for word in words) for words in said if len(words) > 1]
    return (*(((Literal(alone),),) if alone else ()), *longer)


@cache
def element_of(token: str) -> Element:
    """Read one token of a template."""
    if token.startswith("{"):
        name, _, category = token[1:-1].partition(":")
        return Part(name, category)
    if token.startswith("("):
        return Literal(tuple(token[1:-1].split("|")))
    return Literal((token,))


def numbered(template: str) -> list[str]:
    """Write a template with `#` once for singular and once for plural."""
    return [template.replace("#", "sg"), template.replace("#", "pl")] if "#" in template else [template]


def make(category: str, template: str, build: Build, take: Take, canonical: bool = True) -> list[Row]:
    """Make the rows of one template; a part left out is absent from the fields."""
    rows: list[Row] = []
    home = home_of_the_caller()
    for pattern in numbered(f"{category} {template}"):
        head, _, body = pattern.partition(" ")
        rows += [Row(head, elements, build, take, canonical, home) for elements in elements_of(body)]
    return rows


def home_of_the_caller() -> str:
    """The first module outside this one that asked for rows."""
    frame = sys._getframe(1)
    while frame.f_globals["__name__"] == __name__ and frame.f_back is not None:
        frame = frame.f_back
    return str(frame.f_globals["__name__"]).rpartition(".")[2]


def heard(category: str, template: str, build: Build) -> list[Row]:
    """Make the rows of a template that is read but never written."""
    return make(category, template, build, unsaid, False)


class Told(dict[str, Any]):
    """The parts of a row as they are: a value of a category that is only a part of others."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


def unsaid(_: Any) -> None:
    """Never write a row that is only read."""


def struct(category: str, cls: type[Any], templates: str | Iterable[str], /, **constant: object) -> list[Row]:
    """Bind templates to a struct: parts are fields, the others constants or defaults; the first is canonical."""
    listed = [templates] if isinstance(templates, str) else list(templates)
    names = [name for name in cls.__struct_fields__ if name not in UNSEEN]
    rows: list[Row] = []

    def build(fields: Fields) -> Any:
        return cls(**constant, **fields)

    def take(value: Any) -> Fields | None:
        if type(value) is not cls:
            return None
        fields: Fields = {}
        for name in names:
            held = getattr(value, name)
            if name in constant:
                if held != constant[name]:
                    return None
            elif not is_default(cls, name, held):
                fields[name] = held
        return fields

    for index, template in enumerate(listed):
        rows += make(category, template, build, take, index == 0)
    return rows


def is_default(cls: type[Any], name: str, value: object) -> bool:
    """Tell whether a struct's field has its default value."""
    fields = cls.__struct_fields__
    defaults = cls.__struct_defaults__
    place = fields.index(name) - (len(fields) - len(defaults))
    return place >= 0 and bool(defaults[place] == value)


def same(category: str, *inner: str, canonical: bool = True) -> list[Row]:
    """Let a category also be any of the inner ones, their values unchanged."""
    rows: list[Row] = []
    for name in inner:
        rows += make(category, f"{{it:{name}}}", lambda fields: fields["it"], lambda value: {"it": value}, canonical)
    return rows


def constant(category: str, value: object, *templates: str, canonical: bool = True) -> list[Row]:
    """Bind words to one value."""
    rows: list[Row] = []
    for index, template in enumerate(templates):
        rows += make(
            category, template, lambda _: value, lambda held: {} if held == value else None, canonical and index == 0
        )
    return rows
