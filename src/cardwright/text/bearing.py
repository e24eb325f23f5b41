"""The host that goes without saying: a card that speaks of "the equipped creature" is attached to a creature."""

from __future__ import annotations

from cardwright.text.check import nodes
from cardwright.text.tree import Abilities, Attach, Kind, Number, Reference, Some, Things
from cardwright.text.words import CardFacts, Vocabulary


def with_host(abilities: Abilities, vocabulary: Vocabulary, facts: CardFacts) -> Abilities:
    """Add the line "Attach to target creature" where a card that is attached only speaks of its creature."""
    if not vocabulary.attaches(facts) or any(isinstance(each, Attach) for each in abilities):
        return abilities
    said = [node.noun for node in nodes(abilities) if isinstance(node, Reference) and node.word == "attached"]
    if not said:
        return abilities
    return (Attach(Things(Some(Number(1), "target"), (Kind((said[0],)),))), *abilities)
