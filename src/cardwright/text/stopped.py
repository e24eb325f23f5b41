"""Cards that are stopped: those on their way ("cancel target spell"), and those in play whose effects are negated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.table.silence import ITS_EFFECT, OFF
from cardwright.text.tree import (
    Abilities,
    Clause,
    Delayed,
    InZone,
    Reference,
    Slot,
    Some,
    Things,
    Triggered,
    You,
    exchanged,
    exchanged_within,
)
from cardwright.text.words import Vocabulary


def stopped(abilities: Abilities, vocabulary: Vocabulary) -> Abilities:
    """Take the abilities from what is in play and negated; counter a card that is said to be cancelled."""
    told: Abilities = exchanged(abilities, stopping(vocabulary, False))
    return told


def stopping(vocabulary: Vocabulary, played: bool) -> Callable[[Any], Any]:
    """Return the change of what stops something; `played` tells that "it" is a card that is being played."""
    both = {"cancel", "counter"} <= set(vocabulary.words.verbs)

    def change(value: Any) -> Any:
        if isinstance(value, Triggered | Delayed):
            answers = isinstance(value.event, Clause) and value.event.verb == "play"
            return exchanged_within(value, stopping(vocabulary, answers))
        if not isinstance(value, Clause):
            return None
        told = negated(value, vocabulary) if ITS_EFFECT in value.adverbs else value
        told = switched_off(told, vocabulary) if OFF in told.adverbs else told
        if told.verb == "cancel" and both and is_card(told.get("what"), vocabulary, played):
            told = replace(told, verb="counter")
        return exchanged_within(told, change)

    return change


def negated(clause: Clause, vocabulary: Vocabulary) -> Clause:
    """Read "negate its effects" of what is in play as that it loses all abilities, of what is not as stopping it."""
    what = clause.get("what")
    nouns = vocabulary.words.nouns
    said = [noun for kind in what.kinds for noun in kind.nouns] if isinstance(what, Things) else []
    rest = tuple(each for each in clause.adverbs if each != ITS_EFFECT)
    if said and all(noun in nouns and nouns[noun].stays for noun in said):
        return replace(clause, verb="lose", subject=what, slots=(Slot("all", "abilities"),), adverbs=rest)
    return replace(clause, adverbs=rest)


def switched_off(clause: Clause, vocabulary: Vocabulary) -> Clause:
    """Read "does nothing" of what is in play as that it loses all abilities, of what is on its way as cancelling it."""
    what = clause.subject
    nouns = vocabulary.words.nouns
    said = [noun for kind in what.kinds for noun in kind.nouns] if isinstance(what, Things) else []
    if isinstance(what, Reference) and what.noun in nouns:
        said = [what.noun]
    stays = [nouns[noun].stays for noun in said if noun in nouns]
    rest = tuple(each for each in clause.adverbs if each != OFF)
    plain = replace(clause, adverbs=rest)
    if "attack" in vocabulary.words.verbs and any(
        noun in nouns and len(vocabulary.stats_of(noun)) > 1 for noun in said
    ):
        raise Senseless("may it not attack, or does it lose its abilities? Say which", "")
    if all(stays) and (stays or clause.duration is not None):
        return plain
    verb = next((each for each in ("cancel", "counter") if each in vocabulary.words.verbs), "")
    coming = isinstance(what, Things) and not (isinstance(what.quantity, Some) and what.quantity.how == "target")
    if what is None or not verb or coming or clause.modal or clause.duration is not None or any(stays):
        raise Senseless("is it cancelled, or does it lose its abilities? Say which", "")
    return replace(plain, verb=verb, subject=You(), slots=(Slot("what", what),))


def is_card(what: Any, vocabulary: Vocabulary, played: bool) -> bool:
    """Tell whether what is stopped is a card, neither an attack nor what somebody does."""
    nouns = vocabulary.words.nouns
    if isinstance(what, Reference):
        return nouns[what.noun].role != "object" if what.noun in nouns else played and what.word == "it"
    if not isinstance(what, Things) or any(isinstance(one, InZone) for one in what.filters):
        return False
    said = [noun for kind in what.kinds for noun in kind.nouns]
    return bool(said) and all(noun in nouns and nouns[noun].role != "object" for noun in said)
