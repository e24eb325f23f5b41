"""Verbs of spans of time: skipped, taken once more, ended."""

from __future__ import annotations

from typing import Final

from cardwright.text.verb import Also, Verb, verb

TIMES: Final[tuple[Verb, ...]] = (
    verb(
        "skip",
        "{next:nextspan}",
        "{each:ownspan}",
        by="",
        also=(
            *(Also("miss", "{next:nextspan}"), Also("lose", "{next:nextspan}")),
            *(Also("pass", "{next:nextspan}"), Also("forgo", "{next:nextspan}")),
        ),
        meaning="a span of time that does not come",
    ),
    verb(
        "take_turn",
        "a additional {span:phase} after this one",
        word="take",
        by="",
        also=(
            Also("take", "a additional {span:phase} [after this {span:phase}]"),
            Also("take", "(another|1 additional|one additional|1 more|one more) {span:phase} [after this one]"),
            Also("take", "(another|1 additional|one additional) {span:phase} after this {span:phase}"),
            Also("take", "(2|two) {span:phases} in a row"),
            Also("get", "a additional {span:phase} [after this one]"),
            Also("have", "a additional {span:phase} [after this one]"),
            Also("have", "another {span:phase} [after this one]"),
            Also("gain", "a additional {span:phase} [after this one]"),
            Also("gain", "another {span:phase} [after this one]"),
            Also("get", "another {span:phase} [after this one]"),
            Also("take", "a additional {span:phase} after this (phase|one)"),
        ),
    ),
    verb(
        "end",
        "{this:thisspan}",
        by="",
        also=(Also("skip", "the rest of {this:thisspan}"), Also("finish", "{this:thisspan}")),
        meaning="a turn of which nothing more comes but its end",
    ),
)
