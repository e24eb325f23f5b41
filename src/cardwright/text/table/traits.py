"""Graded traits: numbers that say how much of something a thing is, said as nouns and adjectives ("a Human")."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.phrase import Nouns, rank
from cardwright.text.tree import (
    BODY,
    Compared,
    Controlled,
    Is,
    Kind,
    Number,
    Opponent,
    Reference,
    StatIs,
    StatOf,
    Things,
    You,
)


def rows() -> list[Row]:
    """Return the rows of graded traits."""
    found: list[Row] = []
    for number, inner in (("sg", "sg"), ("pl", "pl"), ("all", "pl")):
        enemy, friend = ("enemy", "(ally|friend)") if number == "sg" else ("(enemies|foes)", "(allies|friends)")
        found += heard(f"kind.{number}", f"[{{adjectives:adjectives}}] {enemy}", on_side(Opponent()))
        found += heard(f"kind.{number}", f"[{{adjectives:adjectives}}] {friend}", on_side(You()))
        found += heard(f"kind.{number}", f"[{{adjectives:adjectives}}] {{trait:traitnoun.{inner}}}", being)
        found += heard(f"kind.{number}", f"[{{adjectives:adjectives}}] non {{trait:traitnoun.{inner}}}", not_being)
    for number in ("pl", "all"):
        two = "{a:traitadjective} and {b:traitadjective}"
        found += heard(f"kinds.{number}", f"[{{adjectives:adjectives}}] {two} {{head:head.{number}}}", of_either)
    return [
        *found,
        *make("adjective", "{trait:traitadjective}", lambda f: has_some(f["trait"]), take_some),
        *heard("adjective", "non {trait:traitadjective}", lambda f: has_none(f["trait"])),
        *heard("condition.adjective", "{trait:traitadjective}", lambda f: has_some(f["trait"])),
        *heard("predicate.#", "{trait:traitadjective}", lambda f: Is(being(f))),
        *heard("eachof", "each [point of] {stat:stat} {of:reference.sg} has", measure),
        *heard("eachof", "each [point of] {stat:stat} (on|of) {of:reference.sg}", measure),
        *heard("eachof", "each of {of:possessor} {stat:stat}", measure),
    ]


def on_side(player: You | Opponent) -> Build:
    """Make "an enemy": whatever fights on that side."""

    def build(fields: Fields) -> Kind | None:
        adjectives = fields.get("adjectives", ())
        if any(isinstance(item, Controlled) for item in adjectives):
            return None
        return Kind((BODY,), tuple(sorted((*adjectives, Controlled(player)), key=rank)))

    return build


def has_some(stat: str) -> StatIs:
    """A thing that has something of a trait."""
    return StatIs(stat, Compared("at least", Number(1)))


def has_none(stat: str) -> StatIs:
    """A thing that has nothing of a trait."""
    return StatIs(stat, Compared("exactly", Number(0)))


def take_some(value: Any) -> Fields | None:
    """Write "Human" before the noun, where things of several sorts are told apart by it."""
    return {"trait": value.stat} if isinstance(value, StatIs) and value == has_some(value.stat) else None


def being(fields: Fields) -> Kind:
    """Make "a Human": whatever has something of it."""
    filters = (*fields.get("adjectives", ()), has_some(fields["trait"]))
    return Kind((BODY,), tuple(sorted(filters, key=rank)))


def of_either(fields: Fields) -> tuple[Kind, ...] | None:
    """Make "Human and Beast characters": those that are Human, and those that are Beast."""
    if fields["a"] == fields["b"]:
        return None
    others = fields.get("adjectives", ())
    sorts = [(*others, has_some(fields[name])) for name in ("a", "b")]
    head: Nouns = fields["head"]
    return tuple(Kind(head.nouns, tuple(sorted(sort, key=rank)), head.card) for sort in sorts)


def not_being(fields: Fields) -> Kind:
    """Make "a non-Human": whatever has nothing of it."""
    filters = (*fields.get("adjectives", ()), has_none(fields["trait"]))
    return Kind((BODY,), tuple(sorted(filters, key=rank)))


def measure(fields: Fields) -> StatOf | None:
    """Make "each Spirit it has"."""
    return StatOf(fields["stat"], fields["of"]) if isinstance(fields["of"], Reference) else None


def is_bare(per: Any) -> bool:
    """Tell whether "each Human" is said of nobody in particular: it may count people or parts."""
    if not isinstance(per, Things) or len(per.kinds) != 1 or BODY not in per.kinds[0].nouns:
        return False
    told = (*per.kinds[0].filters, *per.filters)
    return len(told) < 2 and not any(isinstance(one, Controlled) for one in told)
