"""The host that goes without saying: a card that speaks of "the equipped creature" is attached to a creature."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.keyworded import bears
from cardwright.text.tree import (
    ANY_CARD,
    Abilities,
    Ability,
    All,
    Attach,
    Clause,
    Controlled,
    Grants,
    If,
    Instructions,
    Is,
    Keyword,
    Kind,
    Lethal,
    Number,
    Reference,
    Slot,
    Some,
    State,
    Static,
    Things,
    Trait,
    Triggered,
    You,
    exchanged,
    nodes,
)
from cardwright.text.unsaid import bare_bearer
from cardwright.text.words import CardFacts, Vocabulary

HOST_ITSELF: Final = Reference("host")


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


def may_attach(vocabulary: Vocabulary, facts: CardFacts) -> bool:
    """Tell whether such a card can say what it is attached to."""
    if vocabulary.attaches(facts) or vocabulary.is_worn(facts):
        return True
    return is_deployed(vocabulary) and vocabulary.stays(facts)


def is_deployed(vocabulary: Vocabulary) -> bool:
    """Tell whether any card that stays in play may have a host, which is then one of its player's."""
    return {"attach", "deploy"} <= set(vocabulary.words.verbs)


def host_of(abilities: Abilities, vocabulary: Vocabulary) -> Reference | None:
    """Return the host of a card that says what it is attached to, where any card may have one."""
    hosted = is_deployed(vocabulary) and any(isinstance(each, Attach) for each in abilities)
    return HOST_ITSELF if hosted else None


def speaks_of_host(node: object) -> bool:
    """Tell whether these are words for the attached card."""
    return isinstance(node, Reference) and node.word == "attached"


def demanded(ability: Ability) -> Ability:
    """Say "attach to a Swarm card" for "the attached card must be a Swarm card"."""
    clause = ability.clause if isinstance(ability, Static) and ability.condition is None else None
    how = None if clause is None else clause.get("how")
    if clause is None or clause.verb != "be" or clause.modal != "must" or not isinstance(clause.subject, Reference):
        return ability
    if clause.subject.word not in ("host", "attached") or not isinstance(how, Is | Trait | State):
        return ability
    kind = how.kind if isinstance(how, Is) else Kind((ANY_CARD,), (how,))
    return Attach(Things(Some(Number(1), "target"), (kind,)))


def own_host(attach: Attach) -> Attach:
    """Say "a friendly card" for the card to which one is attached, if nobody's is meant."""
    to = attach.to
    if attach.word != "attach" or not isinstance(to, Things):
        return attach
    if any(isinstance(node, Controlled) for node in nodes(to)):
        return attach
    return replace(attach, to=replace(to, filters=(*to.filters, Controlled(You()))))


def with_host(abilities: Abilities, vocabulary: Vocabulary, facts: CardFacts) -> Abilities:
    """Add the line "Attach to target creature" where a card that is attached only speaks of its creature."""
    kind = vocabulary.words.nouns.get(facts.kind)
    if kind is not None and kind.for_all:
        return tuple(of_each(each) for each in abilities)
    if vocabulary.attaches(facts) or vocabulary.is_worn(facts):
        abilities = tuple(at_its_end(each, vocabulary) for each in abilities)
    if vocabulary.is_worn(facts) and any(isinstance(each, Attach) for each in abilities):
        return tuple(borne(each) for each in abilities)
    abilities = tuple(demanded(each) for each in abilities)
    if is_deployed(vocabulary) and (named := [each for each in abilities if isinstance(each, Attach)]):
        rest = tuple(each for each in abilities if each not in named)
        return (*map(own_host, named), *exchanged(rest, lambda node: HOST_ITSELF if speaks_of_host(node) else None))
    if not vocabulary.attaches(facts) or any(isinstance(each, Attach) for each in abilities):
        return abilities
    said = [node.noun for node in nodes(abilities) if isinstance(node, Reference) and node.word == "attached"]
    if not said:
        return abilities
    return (Attach(Things(Some(Number(1), "target"), (Kind((said[0],)),))), *abilities)


def borne_by(keywords: tuple[Keyword, ...], facts: CardFacts, vocabulary: Vocabulary) -> tuple[Keyword | Static, ...]:
    """Say of keywords that do nothing on a card which is attached that the other card gets them."""
    if not vocabulary.attaches(facts) or any(bears(vocabulary, facts, one.name) for one in keywords):
        return keywords
    bearer = bare_bearer(vocabulary, facts)
    return (Static(Clause("get", bearer, (Slot("grants", Grants((), keywords)),))),)
