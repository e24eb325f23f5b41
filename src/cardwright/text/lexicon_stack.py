"""What players do with the stack and with their turn besides playing cards."""

from __future__ import annotations

from typing import Final

from cardwright.text.verb import Also, Verb, verb

AIMED: Final = ("the target of {what:things}", "{what:possessor} target")
ALL_AIMED: Final = ("the targets of {what:things}", "{what:possessor} targets")
ANEW: Final = ("new targets", "other legal targets")
NEW: Final = tuple(
    f"{a} [legal] target{whose}" for a in ("a new", "another", "a different") for whose in ("", " of your choice")
)
ELSEWHERE: Final = tuple(f"to {new}" for new in NEW)

STACK: Final[tuple[Verb, ...]] = (
    verb("resolve", "", agent="thing", by="", meaning="what it says is done and it leaves the stack"),
    verb(
        "close",
        "",
        by="",
        also=(Also("close", "the stack"), Also("close", "(a|any|each) stack")),
        meaning="all cards of the stack resolve",
    ),
    verb(
        "retarget",
        "the target of {what:things} to another legal target",
        "the target of {what:things} to {to:whom}",
        word="change",
        by="",
        also=(
            Also("redirect", "{what:things} to {to:whom}"),
            Also("change", "{what:possessor} target to {to:whom}"),
            *(Also("change", f"{target} [{new}]") for target in AIMED for new in ELSEWHERE),
            *(Also("redirect", f"{{what:things}} {new}") for new in ELSEWHERE),
            *(Also("choose", f"{new} for {{what:things}}") for new in NEW),
            *(Also("give", f"{{what:things}} {new}") for new in NEW),
        ),
        meaning="without `to`: to another legal target",
    ),
    verb(
        "reaim",
        "new targets for {what:things}",
        word="choose",
        by="",
        also=(
            Also("choose", "new legal targets for {what:things}"),
            Also("choose", "all [new] targets (for|of) {what:things} anew"),
            Also("choose", "{what:possessor} targets anew"),
            *(Also("change", f"{target} [to {new}]") for target in ALL_AIMED for new in ANEW),
        ),
        meaning="all its targets, by who does it",
    ),
    verb("hold", "", by="", meaning="a turn on which nothing is done"),
)
"""Verbs of games with a stack."""
