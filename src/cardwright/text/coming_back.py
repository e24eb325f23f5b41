"""Where something goes back of which only that is said: "it goes back there", "it returns at end of turn"."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.tree import HAND, IN_PLAY, Clause, InZone, Place, Reference, Slot, Things, Together
from cardwright.text.unsaid import OWNER, WHOSE

MOVES: Final = frozenset({"exile", "put", "return", "summon"})


def left_by(clause: Clause) -> Place | None:
    """Return the place that something leaves by what is done; what is exiled or goes to a hand mostly leaves play."""
    if clause.verb not in MOVES or clause.tense or clause.modal:
        return None
    what = clause.get("what")
    told = [one.place for one in what.filters if isinstance(one, InZone)] if isinstance(what, Things) else []
    source = clause.get("source")
    if isinstance(source, Place) or told:
        return replace(source, position="") if isinstance(source, Place) else told[0]
    return Place(IN_PLAY, OWNER) if clause.verb in ("exile", "return") else None


def into_play(step: Together) -> Together:
    """Read "pull a golem out of your deck and give it Guard": where it went was not said, and only in play it helps."""
    clauses = list(step.clauses)
    for at, clause in enumerate(clauses[:-1]):
        after = clauses[at + 1]
        hand = clause.verb == "put" and clause.get("to") == Place(HAND, WHOSE) and clause.get("source") is not None
        if hand and after.verb == "get" and after.subject == Reference("it"):
            slots = tuple(Slot("to", Place(IN_PLAY)) if slot.name == "to" else slot for slot in clause.slots)
            clauses[at] = replace(clause, slots=slots)
    return replace(step, clauses=tuple(clauses))
