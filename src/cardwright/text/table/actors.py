"""Who does what a player is said to do, and to whom nothing is done."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.tree import (
    BODY,
    AnyPlayer,
    Between,
    Clause,
    Compared,
    Controlled,
    EachPlayer,
    Kind,
    Number,
    Slot,
    Some,
    ThatPlayer,
    Things,
    You,
)

NONE: Final = Between(Compared("exactly", Number(0)))
"""None of them."""


def attacked_by(player: Any, clause: Clause, modal: str, tense: str) -> Clause | None:
    """Read "your opponent attacks" as "an enemy creature attacks", and that none did."""
    if set(clause.adverbs) - {"directly"} or (modal == "not" and not tense):
        return None
    duration = clause.duration
    if duration is not None and isinstance(duration.whose, ThatPlayer):
        duration = replace(duration, whose=player)
    sides = () if isinstance(player, EachPlayer | AnyPlayer) else (Controlled(player),)
    quantity = NONE if modal == "not" else Some(Number(1))
    subject = Things(quantity, (Kind((BODY,), sides),))
    return replace(clause, subject=subject, tense="perfect" if tense else "", duration=duration)


def unhurt(subject: Any, clause: Clause) -> Clause:
    """Read "this takes no damage from Traps" as "prevent all damage to this from Traps"."""
    kinds = tuple(slot for slot in clause.slots if slot.name == "kind")
    source = tuple(slot for slot in clause.slots if slot.name == "source")
    return replace(clause, verb="prevent", subject=You(), slots=(*kinds, Slot("whom", subject), *source))
