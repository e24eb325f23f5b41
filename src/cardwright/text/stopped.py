"""Cards on their way that are stopped, where attacks are cancelled and cards are countered: "cancel target spell"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.tree import Abilities, Clause, Delayed, Node, Reference, Things, Triggered, held_by
from cardwright.text.words import Vocabulary


def stopped(abilities: Abilities, vocabulary: Vocabulary) -> Abilities:
    """Counter what is said to be cancelled but is a card, in a game that has both words."""
    if not {"cancel", "counter"} <= set(vocabulary.words.verbs):
        return abilities
    told: Abilities = walked(abilities, vocabulary, False)
    return told


def walked(value: Any, vocabulary: Vocabulary, played: bool) -> Any:
    """Walk a tree; `played` tells that "it" is a card that is being played."""
    if isinstance(value, tuple):
        return tuple(walked(item, vocabulary, played) for item in value)
    if not isinstance(value, Node):
        return value
    if isinstance(value, Triggered | Delayed):
        played = isinstance(value.event, Clause) and value.event.verb == "play"
    if isinstance(value, Clause) and value.verb == "cancel" and is_card(value.get("what"), vocabulary, played):
        value = replace(value, verb="counter")
    return replace(value, **{name: walked(held, vocabulary, played) for name, held in held_by(value).items()})


def is_card(what: Any, vocabulary: Vocabulary, played: bool) -> bool:
    """Tell whether what is stopped is a card, neither an attack nor what somebody does."""
    nouns = vocabulary.words.nouns
    if isinstance(what, Reference):
        return nouns[what.noun].role != "object" if what.noun in nouns else played and what.word == "it"
    said = [noun for kind in what.kinds for noun in kind.nouns] if isinstance(what, Things) else []
    return bool(said) and all(noun in nouns and nouns[noun].role != "object" for noun in said)
