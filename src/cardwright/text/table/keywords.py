"""Keywords said as what they mean: "this attacks first while ...", "friendly creatures benefit from sun and rain"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import Clause, Grants, Keyword, Slot


def rows() -> list[Row]:
    """Return the rows of keywords that are told by a predicate."""
    return [
        *heard("core.#", "{keywords:said.#}", has),
        *heard("said.#", "{name:keyword.#}", lambda f: (f["name"],)),
        *heard("said.#", "{name:keyword.#} {rest:tails}", more),
        *heard("tails", "(and|or) {name:keyword.tail}", lambda f: (f["name"],)),
        *heard("tails", ", {name:keyword.tail} {rest:tails}", more),
        *heard("fin", "{of:possessor} {name:keyword.owned}", owned),
        *heard("core.sg", "(is|becomes) {keywords:named}", has),
        *heard("core.pl", "(are|become) {keywords:named}", has),
        *heard("core.base", "(be|become) {keywords:named}", has),
        *heard("named", "{name:keyword}", lambda f: (f["name"],)),
        *heard("named", "{name:keyword} and {rest:named}", more),
    ]


def more(fields: Fields) -> tuple[str, ...] | None:
    """Make a list of keywords, each once."""
    return None if fields["name"] in fields["rest"] else (fields["name"], *fields["rest"])


def has(fields: Fields) -> Clause:
    """Something has the keywords."""
    keywords = tuple(Keyword(name) for name in fields["keywords"])
    return Clause("get", None, (Slot("grants", Grants((), keywords)),))


def owned(fields: Fields) -> Clause:
    """What is told of its numbers is true of the thing."""
    return Clause("get", fields["of"], (Slot("grants", Grants((), (Keyword(fields["name"]),))),))
