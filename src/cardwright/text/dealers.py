"""Who deals damage: "the attacker" where nothing is known to attack, and hits as attacks or as damage in combat."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.choosing import shortened
from cardwright.text.referents import deed_nouns
from cardwright.text.something import with_something
from cardwright.text.standing import so_many_in_play
from cardwright.text.table.hits import HIT_DAMAGE
from cardwright.text.tree import EFFECTS, Clause, Kind, Number, Reference, Slot, Some, State, The, Things, Together
from cardwright.text.words import Vocabulary

DEALER: Final = Reference("dealer")


def outwardly(value: Any, vocabulary: Vocabulary, in_play: str) -> Any:
    """Bring the outside of a value to its usual form, before what it holds."""
    if isinstance(value, Together):
        value = shortened(value)
    if isinstance(value, Things) and value.quantity == The() and "attacking" not in vocabulary.words.states:
        return DEALER if any(State("attacking") in kind.filters for kind in value.kinds) else value
    if isinstance(value, Clause):
        shared = in_play in vocabulary.words.zones and vocabulary.words.zones[in_play].shared
        value = as_attacks(with_something(so_many_in_play(value, in_play, shared=shared)), vocabulary)
        value = out_of_combat(value, vocabulary)
    return value


def out_of_combat(clause: Clause, vocabulary: Vocabulary) -> Clause:
    """Say of what enemy effects do that it is not done in combat, where the rules tell the two apart."""
    by = clause.subject
    effects = isinstance(by, Things) and any(EFFECTS in kind.nouns for kind in by.kinds)
    named = "effect" in vocabulary.words.nouns
    if not effects or named or clause.verb not in vocabulary.words.combat or clause.adverbs:
        return clause
    return replace(clause, adverbs=("by card effects",))


def as_attacks(clause: Clause, vocabulary: Vocabulary) -> Clause:
    """Say of the damage of hits that it comes from an attack, or in combat where an attack is nothing by itself."""
    if clause.get("kind") != HIT_DAMAGE:
        return clause
    nouns = deed_nouns(vocabulary, "attack") if "combat" not in vocabulary.words.damage else ()
    if not nouns:
        return replace(clause, slots=tuple(Slot("kind", "combat") if s.name == "kind" else s for s in clause.slots))
    by = Slot("source", Things(Some(Number(1)), (Kind((nouns[0],)),)))
    return replace(clause, slots=(*(slot for slot in clause.slots if slot.name != "kind"), by))
