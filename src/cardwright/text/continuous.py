"""Whether a clause tells what is done, or what holds for as long as its card is there."""

from __future__ import annotations

from typing import Final

from cardwright.text.pieces import about_this
from cardwright.text.table.clauses import STATIVE
from cardwright.text.table.steps import is_player
from cardwright.text.tree import Clause, Less, More

CONTINUOUS: Final = ("cannot", "can", "must", "always")
LASTING: Final = ("get", "lose", "weaken", "double", "swap", "skip")
"""Verbs that state a fact where nothing is done at once."""


def is_fact(clause: Clause, stays: bool, within: bool) -> bool:
    """Tell whether a clause can hold continuously: on what stays in play, or about this card itself.

    `within` tells that it may belong to a trigger told before it.
    """
    if clause.duration is not None and clause.duration.kind not in ("during", "each", "outside"):
        return False
    if not stays:
        return about_this(clause) and (clause.modal in CONTINUOUS or clause.verb in ("cost",))
    if clause.modal in CONTINUOUS or clause.verb in STATIVE or clause.verb in LASTING:
        return True
    if clause.modal == "may" and not is_player(clause.subject):
        return True
    prevented = clause.verb == "prevent" and clause.get("what") is None and not within
    changed = any(isinstance(slot.value, More | Less) for slot in clause.slots)
    return prevented or changed and (clause.verb == "take" or not is_player(clause.subject))
