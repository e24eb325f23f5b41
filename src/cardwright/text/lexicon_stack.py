"""What players do with the stack and with their turn besides playing cards."""

from __future__ import annotations

from typing import Final

from cardwright.text.verb import Also, Verb, verb

STACK: Final[tuple[Verb, ...]] = (
    verb("resolve", "", agent="thing", by="", meaning="what it says is done and it leaves the stack"),
    verb(
        "close",
        "",
        by="",
        also=(Also("close", "the stack"), Also("close", "(a|any|each) stack")),
        meaning="all cards of the stack resolve",
    ),
    verb("hold", "", by="", meaning="a turn on which nothing is done"),
)
"""Verbs of games with a stack."""
