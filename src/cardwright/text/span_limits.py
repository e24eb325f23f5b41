"""Limits of a span of time: of which one, and for how long, where that goes without saying."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.table.span_limits import LIMIT
from cardwright.text.tree import Clause, Slot, Static
from cardwright.text.words import Vocabulary


def of_its_span(sentence: Any, stays: bool, vocabulary: Vocabulary) -> Any:
    """Say in which span of time so many may happen; what stays in play limits every one, other cards one for a time."""
    clause = sentence.clause if isinstance(sentence, Static) else sentence
    if not isinstance(clause, Clause) or clause.verb != LIMIT:
        return sentence
    what = clause.get("what")
    spans = [name for name, phase in vocabulary.words.phases.items() if what in phase.holds]
    if not spans:
        raise Senseless("this is not counted in a span of time", "")
    said = clause.get("span")
    longer = vocabulary.words.phases.get(str(said))
    if said not in ("", spans[0]) and (longer is None or not longer.ends or said == what):
        raise Senseless("nothing of the sort happens then", "")
    told = replace(clause, slots=(Slot("span", spans[0]), *(slot for slot in clause.slots if slot.name != "span")))
    if stays:
        return Static(replace(told, duration=None))
    if told.duration is None:
        raise Senseless("for how long? Say until when", "")
    return told
