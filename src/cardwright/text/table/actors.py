"""Who does what a player is said to do, and to whom nothing is done."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.tree import (
    ANYTHING,
    BODY,
    All,
    AnyPlayer,
    Between,
    Clause,
    Compared,
    Controlled,
    EachPlayer,
    Kind,
    Number,
    Other,
    Slot,
    Some,
    ThatPlayer,
    Things,
    You,
)

NONE: Final = Between(Compared("exactly", Number(0)))
"""None of them."""
HELD: Final = ("control", "have")
"""What is so, and not done."""


def attacked_by(player: Any, clause: Clause, modal: str, tense: str) -> Clause | None:
    """Read "your opponent attacks" as "an enemy creature attacks", and that none did, can or all must."""
    if set(clause.adverbs) - {"directly"} or (modal == "not" and not tense):
        return None
    duration = clause.duration
    if duration is not None and isinstance(duration.whose, ThatPlayer):
        duration = replace(duration, whose=player)
    sides = () if isinstance(player, EachPlayer | AnyPlayer) else (Controlled(player),)
    bidden = modal in ("cannot", "must")
    quantity = NONE if modal == "not" else All() if bidden else Some(Number(1))
    subject = Things(quantity, (Kind((BODY,), sides),))
    modal = modal if bidden else ""
    return replace(clause, subject=subject, modal=modal, tense="perfect" if tense else "", duration=duration)


def unhurt(subject: Any, clause: Clause) -> Clause:
    """Read "this takes no damage from Traps" as "prevent all damage to this from Traps"."""
    kinds = tuple(slot for slot in clause.slots if slot.name == "kind")
    source = tuple(slot for slot in clause.slots if slot.name == "source")
    return replace(clause, verb="prevent", subject=You(), slots=(*kinds, Slot("whom", subject), *source))


def spares_one(whom: Any) -> bool:
    """Tell whether all but one cannot be attacked, players among them: "anything but this"."""
    if not isinstance(whom, Things) or not any(ANYTHING in kind.nouns for kind in whom.kinds):
        return False
    return any(isinstance(one, Other) for one in (*whom.filters, *whom.kinds[0].filters))


def is_limited(clause: Clause) -> bool:
    """Tell whether a clause says of how many things at most it is, in a span of time or for good."""
    what = clause.get("what")
    if not isinstance(what, Things) or not isinstance(what.quantity, Between):
        return False
    return what.quantity.compared.how == "at most" and (clause.verb in HELD or clause.duration is not None)
