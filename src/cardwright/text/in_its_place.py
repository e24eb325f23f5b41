"""What is done in the place of something else."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.tree import Clause, Reference


def bought_off(step: tree.UnlessDone) -> tree.UnlessDone:
    """ "Cancel it unless your opponent pays": who pays is who controls what is to be saved."""
    first = step.steps[0]
    what = first.get("what") if isinstance(first, Clause) and first.verb in ("cancel", "counter") else None
    if isinstance(step.clause.subject, tree.Opponent) and isinstance(what, Reference) and what.word == "it":
        return replace(step, clause=replace(step.clause, subject=tree.ControllerOf(what)))
    return step


def discarded(step: tree.Instead, used: str) -> tree.Instead:
    """Read "instead of putting it into the discard pile" as "instead of discarding it"."""
    of = step.of
    place = of.get("to")
    if of.verb not in ("put", "move", "return") or not isinstance(place, tree.Place) or place.zone != used:
        return step
    what = tuple(slot for slot in of.slots if slot.name == "what")
    return replace(step, of=Clause("discard", of.subject, what))


def changes_draw(ability: tree.Ability) -> bool:
    """Tell whether an ability says what is drawn in the place of some cards."""
    return isinstance(ability, tree.Replacement) and ability.event.verb == "draw"
