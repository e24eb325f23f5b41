"""Jottings: what only the shortest notes leave out; read, never written."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.rows import Fields, Literal, Part, Row, heard
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    ANY_CARD,
    Clause,
    Kind,
    OwnerOf,
    PhaseEvent,
    Reference,
    Slot,
    State,
    The,
    Things,
    Top,
    Triggered,
)

IT = Reference("it")
CARD = Kind((ANY_CARD,))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of jottings; those of a verb only where the game has it."""

    def top(fields: Fields) -> Things:
        return Things(Top(fields["n"], fields["of"]), (CARD,))

    def whose_moment(fields: Fields) -> Triggered:
        return Triggered(PhaseEvent(fields["edge"], fields["span"], fields["whose"]), steps_of(fields["steps"]))

    found = [
        *heard("owner", "owner 's", lambda _: OwnerOf(IT)),
        *heard("some.pl", "[the] top {n:count} of {of:place}", top),
        *heard("sentence", "[on] {edge:edge} of {whose:owner} {span:phase} : {steps:step}", whose_moment),
    ]
    if "put" in verbs:
        found += heard(
            "core.base", "put {to:into}", lambda f: Clause("put", None, (Slot("what", IT), Slot("to", f["to"])))
        )
    if "reveal" in verbs:
        found += heard("core.base", "reveal", lambda _: Clause("reveal", None, (Slot("what", IT),)))
    if "get" in verbs:
        found += getting_rows()
    if "attack" in verbs:
        attacker = Things(The(), (replace(CARD, filters=(State("attacking"),)),))
        found += heard("some.sg", "attacker", lambda _: attacker)
    return found


def getting_rows() -> list[Row]:
    """ "Attached card +2 ATK", "allies: +1 HP"."""

    def got(fields: Fields) -> Clause | None:
        if fields["grants"].keywords:
            return None
        return adorned({**fields, "core": Clause("get", fields["subject"], (Slot("grants", fields["grants"]),))})

    told = "{grants:grants} [{adverbs:adverbs}]"
    return [
        *heard("step1", f"{{subject:reference.sg}} {told}", got),
        *heard("step1", f"{{subject:givensubject}} : {told}", got),
    ]


def without_the(rows: list[Row]) -> list[Row]:
    """Return the rows that say "the weather" again, without "the"."""
    found: list[Row] = []
    for row in rows:
        for index, element in enumerate(row.elements[:-1]):
            after = row.elements[index + 1]
            if element == Literal(("the",)) and isinstance(after, Part) and after.category == "dial":
                found.append(
                    Row(row.category, row.elements[:index] + row.elements[index + 1 :], row.build, row.take, False)
                )
    return found
