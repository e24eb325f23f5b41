"""The host that goes without saying: a card that speaks of "the equipped creature" is attached to a creature."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.tree import (
    Abilities,
    Ability,
    All,
    Attach,
    Clause,
    If,
    Instructions,
    Kind,
    Lethal,
    Number,
    Reference,
    Slot,
    Some,
    Static,
    Things,
    Triggered,
    nodes,
)
from cardwright.text.words import CardFacts, Vocabulary


def borne(ability: Ability) -> Ability:
    """Say "the bearer" for the "it" of a fact, where the rules attach a card."""
    if not isinstance(ability, Static) or ability.clause.subject != Reference("it"):
        return ability
    return replace(ability, clause=replace(ability.clause, subject=Reference("bearer")))


def at_its_end(ability: Ability, vocabulary: Vocabulary) -> Ability:
    """Say "when it is destroyed" for the "if it dies" of a card that did nothing to it before."""
    if not isinstance(ability, Instructions) or len(ability.steps) != 1:
        return ability
    step = ability.steps[0]
    if not isinstance(step, If) or not isinstance(step.condition, Lethal) or step.otherwise:
        return ability
    dies = Clause("die", Reference("it"))
    destroyed = Clause("destroy", None, (Slot("what", Reference("it")),), passive=True)
    return Triggered(dies if "die" in vocabulary.words.verbs else destroyed, step.then)


def hosts_said(abilities: Abilities, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return what the attached card may be, where one is spoken of: whatever stays in play."""
    words = {node.word for node in nodes(abilities) if isinstance(node, Reference)}
    if "host" not in words or "attached" in words:
        return ()
    return tuple(name for name, noun in vocabulary.words.nouns.items() if noun.role in ("any", "type"))


def of_each(ability: Ability) -> Ability:
    """Say "creatures have" for the "a creature has" of a card that is everybody's."""
    subject = ability.clause.subject if isinstance(ability, Static) else None
    if not isinstance(ability, Static) or not isinstance(subject, Things) or subject.quantity != Some(Number(1)):
        return ability
    return replace(ability, clause=replace(ability.clause, subject=replace(subject, quantity=All())))


def with_host(abilities: Abilities, vocabulary: Vocabulary, facts: CardFacts) -> Abilities:
    """Add the line "Attach to target creature" where a card that is attached only speaks of its creature."""
    kind = vocabulary.words.nouns.get(facts.kind)
    if kind is not None and kind.for_all:
        return tuple(of_each(each) for each in abilities)
    if vocabulary.attaches(facts) or vocabulary.is_worn(facts):
        abilities = tuple(at_its_end(each, vocabulary) for each in abilities)
    if vocabulary.is_worn(facts) and any(isinstance(each, Attach) for each in abilities):
        return tuple(borne(each) for each in abilities)
    if not vocabulary.attaches(facts) or any(isinstance(each, Attach) for each in abilities):
        return abilities
    said = [node.noun for node in nodes(abilities) if isinstance(node, Reference) and node.word == "attached"]
    if not said:
        return abilities
    return (Attach(Things(Some(Number(1), "target"), (Kind((said[0],)),))), *abilities)
