"""At whom something is aimed: "target" as an instruction, and damage of which nobody said to whom."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.things import either_target
from cardwright.text.tree import All, Clause, Kind, Less, More, Reference, Several, Slot, Some, StatOf, Things, You
from cardwright.text.words import Vocabulary

BY: Final = You()


def aimed(clause: Clause) -> Clause:
    """Read "target a creature", where it is an instruction, as choosing it as a target."""
    what = clause.get("what")
    if "this way" in clause.adverbs:
        raise Senseless("what was done this way was done before", "way")
    if clause.subject not in (None, BY) or clause.modal or clause.tense or clause.passive:
        return clause
    if clause.verb in ("choose", "target") and isinstance(what, Several):
        return replace(clause, verb="choose", slots=(Slot("what", all_aimed(what, clause.verb)),))
    if clause.verb != "target" or not isinstance(what, Things):
        return clause
    if isinstance(what.quantity, All):
        raise Senseless("what is aimed at is picked", "target")
    if not isinstance(what.quantity, Some) or what.quantity.how == "random":
        return clause
    chosen = replace(what, quantity=replace(what.quantity, how="target"))
    return replace(clause, verb="choose", slots=(Slot("what", chosen),))


def all_aimed(several: Several, verb: str) -> Several:
    """Read "target a creature and a hero" as two targets."""
    first = several.items[0]
    led = verb == "target" or (isinstance(first, Things) and getattr(first.quantity, "how", "") == "target")
    items = tuple(
        replace(one, quantity=replace(one.quantity, how="target"))
        if led and isinstance(one, Things) and isinstance(one.quantity, Some) and one.quantity.how == "choice"
        else one
        for one in several.items
    )
    return replace(several, items=items)


def dealt(clause: Clause, vocabulary: Vocabulary, bodies: tuple[str, ...]) -> Clause:
    """Read "deal 3 damage" of a card that is used up as dealing it to any target, where attacks are no cards."""
    amount = clause.get("amount")
    if clause.verb != "deal" or clause.passive or clause.subject != BY or amount is None:
        return clause
    if clause.get("whom") is not None or clause.get("among") is not None or isinstance(amount, More | Less):
        return clause
    if any(noun.activity for noun in vocabulary.words.nouns.values()):
        return clause
    either = either_target({"np": Phrase((Kind(bodies),), ())})
    whom = either if vocabulary.words.style.players_hurt else either.items[0]
    return replace(clause, slots=(*clause.slots, Slot("whom", whom)))


def measured(clause: Clause, strength: str) -> Clause:
    """Say how much damage is dealt where that is left out: what hits another deals its strength."""
    silent = not {"amount", "among"} & {slot.name for slot in clause.slots}
    if clause.verb != "deal" or clause.passive or clause.modal or not silent or clause.get("whom") is None:
        return clause
    if not strength or not isinstance(clause.subject, Things | Reference):
        raise Senseless("how much damage?", "damage")
    return replace(clause, slots=(Slot("amount", StatOf(strength, Reference("it"))), *clause.slots))
