"""Who is the only one of its sort: of this card it is enough that you have no others."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import (
    AllHold,
    Between,
    Clause,
    Compared,
    Controlled,
    Node,
    Number,
    Other,
    Reference,
    Slot,
    Things,
    You,
    held_by,
)

ONE = Between(Compared("exactly", Number(1)))
NONE = Between(Compared("exactly", Number(0)))


def others_of_this(value: Any) -> Any:
    """Say "it is yours and you control exactly one creature" as "you control no other" where it is this card."""
    if isinstance(value, tuple):
        return tuple(others_of_this(item) for item in value)
    if isinstance(value, AllHold) and len(value.conditions) == 2:
        return no_others(*value.conditions) or value
    if not isinstance(value, Node):
        return value
    changes = {name: others_of_this(held) for name, held in held_by(value).items()}
    return replace(value, **changes) if changes else value


def no_others(first: Any, second: Any) -> Clause | None:
    """Return the plain condition, None if these are others."""
    if not isinstance(first, Clause) or not isinstance(second, Clause) or second.verb != "control":
        return None
    it, what = first.subject, second.get("what")
    mine = first.verb == "be" and first.get("how") == Controlled(You()) and not first.modal
    if not mine or not isinstance(it, Reference) or it.slot != 0 or second.subject != You():
        return None
    if not isinstance(what, Things) or what.quantity != ONE:
        return None
    others = replace(what, quantity=NONE, filters=(Other((0,)), *what.filters))
    return replace(second, slots=(Slot("what", others),))
