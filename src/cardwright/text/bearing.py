"""The host that goes without saying: a card that speaks of "the equipped creature" is attached to a creature."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.check import nodes
from cardwright.text.tree import Abilities, Ability, Attach, Kind, Number, Reference, Some, Static, Things
from cardwright.text.words import CardFacts, Vocabulary


def borne(ability: Ability) -> Ability:
    """Say "the bearer" for the "it" of a fact, where the rules attach a card."""
    if not isinstance(ability, Static) or ability.clause.subject != Reference("it"):
        return ability
    return replace(ability, clause=replace(ability.clause, subject=Reference("bearer")))


def with_host(abilities: Abilities, vocabulary: Vocabulary, facts: CardFacts) -> Abilities:
    """Add the line "Attach to target creature" where a card that is attached only speaks of its creature."""
    if vocabulary.is_worn(facts) and any(isinstance(each, Attach) for each in abilities):
        return tuple(borne(each) for each in abilities)
    if not vocabulary.attaches(facts) or any(isinstance(each, Attach) for each in abilities):
        return abilities
    said = [node.noun for node in nodes(abilities) if isinstance(node, Reference) and node.word == "attached"]
    if not said:
        return abilities
    return (Attach(Things(Some(Number(1), "target"), (Kind((said[0],)),))), *abilities)
