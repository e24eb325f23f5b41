"""From "becomes" and "counts as" to the words that are true of a card."""

from __future__ import annotations

from cardwright.effects.amounts import Fixed
from cardwright.effects.bonuses import StaticPlan
from cardwright.effects.scope import CannotDo, Names
from cardwright.engine.ability import BECOME, GRANT, SET
from cardwright.engine.statics import TRAITS
from cardwright.text import tree


def becoming(names: Names, clause: tree.Clause) -> tuple[StaticPlan, ...]:
    """What becomes true of a card: in place of what was, or besides it."""
    besides = clause.verb == "count"
    group = clause.get("every")
    if isinstance(group, str):
        if group not in names.groups:
            raise CannotDo("cards of this game have no such traits")
        return (StaticPlan(TRAITS, GRANT, None, names.groups[group], 0),)
    how = clause.get("how")
    if isinstance(how, tree.Trait):
        return (trait_plan(names, how, besides),)
    if isinstance(how, tree.Is):
        return kind_plans(names, how.kind, clause.subject, besides)
    raise CannotDo("a card cannot become this")


def trait_plan(names: Names, trait: tree.Trait, besides: bool) -> StaticPlan:
    """A trait in place of all others of its group, or besides them."""
    bits = 0
    for one in trait.values:
        bits |= names.bit(one)
    if besides or trait.group not in names.groups:
        return StaticPlan(TRAITS, GRANT, None, bits, 0)
    return StaticPlan(TRAITS, BECOME, None, bits, names.groups[trait.group])


def kind_plans(names: Names, kind: tree.Kind, subject: object, besides: bool) -> tuple[StaticPlan, ...]:
    """ "A Fire creature": its traits; what a card is by type it stays."""
    nouns = names.vocabulary.words.nouns
    plans: list[StaticPlan] = []
    for noun in kind.nouns:
        if noun in nouns and nouns[noun].role == "kind":
            if noun == "token" or not set(nouns[noun].of) & types_of(names, subject):
                raise CannotDo("no text changes the type of a card")
            plans.append(StaticPlan(TRAITS, GRANT, None, names.bit(noun), 0))
        elif noun in nouns and nouns[noun].role == "type" and noun not in types_of(names, subject):
            raise CannotDo("no text changes the type of a card")
    for one in kind.filters:
        if isinstance(one, tree.Trait):
            plans.append(trait_plan(names, one, besides))
        elif isinstance(one, tree.StatIs) and names.vocabulary.words.stats[one.stat].noun:
            plans.append(StaticPlan(names.stat(one.stat), SET, Fixed(1), 0, 0))
        else:
            raise CannotDo("a card cannot become this")
    if not plans:
        raise CannotDo("what does it become?")
    return tuple(plans)


def types_of(names: Names, subject: object) -> set[str]:
    """The types that the subject of a sentence may have."""
    nouns = names.vocabulary.words.nouns
    types = {name for name, noun in nouns.items() if noun.role == "type"}
    if not isinstance(subject, tree.Things):
        return types
    found: set[str] = set()
    for kind in subject.kinds:
        for noun in kind.nouns:
            if noun in nouns and nouns[noun].role in ("type", "kind"):
                found |= {noun} if nouns[noun].role == "type" else set(nouns[noun].of)
    return found or types
