"""Remarks that tell more of the step before them: who settles a tie, whether a copy has new targets."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.table.chance import Tie, settled, speaks_of_extremes
from cardwright.text.table.copies import ANEW, NewTargets
from cardwright.text.tree import Clause, Step


def told_of(remark: Tie | NewTargets, step: Step) -> Step | str:
    """Return the step as the remark tells it, or what is wrong with the remark."""
    if isinstance(remark, Tie):
        return settled(step, remark.how) if speaks_of_extremes(step) else "a tie between what?"
    if not isinstance(step, Clause) or step.verb != "copy":
        return "new targets for what?"
    return replace(step, adverbs=(ANEW,))
