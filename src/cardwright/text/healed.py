"""Which number is healed or restored, where a text leaves it unsaid."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.tree import Clause, Slot
from cardwright.text.words import Vocabulary


def healed(clause: Clause, vocabulary: Vocabulary) -> Clause:
    """Say which number is healed; of cards it is one of their own, not what is paid, where texts restore that."""
    if clause.verb == "restore" and clause.get("stat") is None:
        first, *rest = clause.slots
        return replace(clause, slots=(first, Slot("stat", vocabulary.worn), *rest))
    amount, whom = clause.get("amount"), clause.get("whom")
    if clause.verb != "heal" or amount is None or whom is None or len(clause.slots) != 2:
        return clause
    words = vocabulary.words
    if "restore" in words.verbs:
        slots = (Slot("amount", amount), Slot("stat", vocabulary.worn), Slot("whom", whom))
        return replace(clause, verb="restore", slots=slots)
    own = next((name for name in words.resources if name in words.stats), "")
    return replace(clause, slots=(Slot("amount", amount), Slot("resource", own), Slot("whom", whom)))
