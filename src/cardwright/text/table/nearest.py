"""What follows a noun that another noun follows: it is said of the nearest one."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields
from cardwright.text.tree import (
    AttachedTo,
    Controlled,
    CountOf,
    Filter,
    Half,
    InZone,
    Minus,
    Owned,
    Peak,
    Plus,
    Relative,
    StatIs,
    Things,
    Times,
)


def both_after(fields: Fields) -> tuple[Filter, ...] | None:
    """Make a list of filters; whose something is, is said of the noun before it."""
    first, following = fields["first"], fields["rest"][0]
    if isinstance(first, Relative | AttachedTo) and isinstance(following, Controlled | Owned):
        last = first.to if isinstance(first, AttachedTo) else next((s.value for s in first.clause.slots[-1:]), None)
        if isinstance(last, Things) and last.kinds:
            return None
    if isinstance(first, StatIs) and isinstance(following, Controlled | Owned | InZone | Relative):
        counted = last_counted(first.compared.amount)
        if counted is not None and not counted.filters:
            return None  # "with attack less than the number of creatures / you control"
    return (first, *fields["rest"])


def last_counted(amount: Any) -> Things | None:
    """Return the things of which an amount speaks last."""
    match amount:
        case CountOf(Things() as of) | Peak(of=Things() as of):
            return of
        case Half(of) | Times(_, of) | Plus(_, of) | Minus(_, of):
            return last_counted(of)
    return None
