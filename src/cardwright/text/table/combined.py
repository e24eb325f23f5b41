"""What holds in attacks that several make together: "this gets +1 ATK in combined attacks"."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.staying import THIS_ATTACK, meanwhile
from cardwright.text.tree import (
    ANY_CARD,
    TOGETHER,
    All,
    Clause,
    Controlled,
    Kind,
    Reference,
    Slot,
    State,
    Things,
    Triggered,
    You,
)

WITHIN: Final = (
    "(in|during) [a] combined (attack|attacks)",
    "(while|whenever) (in|making|joining) a combined attack",
    "(while|whenever) [it is] [taking] part (of|in) a combined attack",
    "(while|whenever) it takes part in a combined attack",
    "(while|whenever) attacking together with [(another|other)] [{n:anynoun.sg}]",
)
THIS: Final = "this [card]"
WITH_THIS: Final = (
    f"combined attacks (with|including|involving|using|of) {THIS}",
    f"combined attacks (that|which) (include|contain|involve) {THIS}",
    f"combined attacks (that|which) {THIS} (takes part in|is part of|joins)",
    f"(a|any|each) combined attack (with|including|involving|of) {THIS}",
    f"(a|any|each) combined attack (that|which) (includes|contains|involves) {THIS}",
)


def rows() -> list[Row]:
    """Return the rows of what holds in such attacks."""
    found: list[Row] = []
    for within in WITHIN:
        for what in ("{clause:fin}", "{grants:grants}"):
            found += heard("sentence", f"{what} {within}", together)
            found += heard("sentence", f"{within} (,|:) {what}", together)
    for these in WITH_THIS:
        found += heard("sentence", f"{these} (ignore|ignores) {{stat:stat}}", ignoring)
    return found


def together(fields: Fields) -> Triggered | None:
    """Give somebody what it gets for an attack that it makes together with others."""
    made = meanwhile(fields, False)
    if made is None or not isinstance(made.event, Clause):
        return None
    return replace(made, event=replace(made.event, adverbs=(TOGETHER,)))


def ignoring(fields: Fields) -> Triggered:
    """Let all who make such an attack ignore a number."""
    attackers = Things(All(), (Kind((ANY_CARD,), (State("attacking"), Controlled(You()))),))
    ignores = Clause("ignore", attackers, (Slot("stat", fields["stat"]),), duration=THIS_ATTACK)
    return Triggered(Clause("attack", Reference("this"), adverbs=(TOGETHER,)), (ignores,))
