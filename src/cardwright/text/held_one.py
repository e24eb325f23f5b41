"""The one that somebody has: "if your opponent has only one creature, destroy it" is about that creature."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.pieces import clauses_in, parts_within
from cardwright.text.sole import ONE
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Clause, Node, Reference, Slot, Things
from cardwright.text.words import CardFacts, Vocabulary

IT: Final = Reference("it")
FEW: Final = tree.Between(tree.Compared("at most", tree.Number(1)))
"""Only one: none is not meant where something is done to it."""
A: Final = tree.Some(tree.Number(1))


def about_the_held(value: Any, vocabulary: Vocabulary, facts: CardFacts) -> Any:
    """Say what is done to the one that a player has, where a condition asks for it and "it" follows."""
    if isinstance(value, tuple):
        return tuple(about_the_held(item, vocabulary, facts) for item in value)
    if isinstance(value, tree.Instructions):
        return replace(value, steps=told(value.steps, not vocabulary.stays(facts)))
    if isinstance(value, tree.Triggered):
        if value.condition is not None:
            asked = one_held(tree.If(value.condition, value.steps), False)
            return replace(value, condition=asked.condition, steps=asked.then)
        return replace(value, steps=told(value.steps, False))
    if isinstance(value, tree.Activated):
        return replace(value, steps=told(value.steps, False))
    return value


def told(steps: tuple[Any, ...], gone: bool) -> tuple[Any, ...]:
    """Go through what is done."""
    return tuple(one_held(step, gone) if isinstance(step, tree.If) else step for step in steps)


def one_held(step: tree.If, gone: bool) -> tree.If:
    """Return a step about what is held; a card that is `gone` once it is used is not meant by "it"."""
    asked = step.condition
    what = asked.get("what") if isinstance(asked, Clause) and asked.verb in ("have", "control") else None
    if not isinstance(asked, Clause) or not isinstance(what, Things) or asked.modal or asked.tense:
        return step
    by = asked.subject
    if what.quantity == A and any(isinstance(item, tree.InZone | tree.Among) for item in what.filters):
        return hidden_one(step, what)
    alone = what.quantity in (ONE, FEW)
    if not isinstance(by, tree.You | tree.Opponent) or not (alone or (gone and what.quantity == A)):
        return step
    others = any(isinstance(part, Things) for clause in clauses_in(step.then) for part in parts_within(clause))
    if others or IT not in parts_within(step.then) or (isinstance(by, tree.You) and not gone):
        return step
    held = tree.Controlled(by)
    lies = any(isinstance(item, tree.InZone) for item in what.filters)
    found = phrase(what.kinds, what.filters if lies else (*what.filters, held))
    if found is None:
        return step
    those = Things(tree.All() if alone else A, found.kinds, found.filters)
    exact = tuple(Slot("what", replace(what, quantity=ONE)) if s.value == what and alone else s for s in asked.slots)
    then = exchanged(step.then, those) if alone else first_exchanged(step.then, those)
    return replace(step, condition=replace(asked, slots=exact), then=then)


def hidden_one(step: tree.If, what: Things) -> tree.If:
    """Return a step about a card that lies in a hand: "if they have a spell there, they discard it" is one of those."""
    for clause in clauses_in(step.then):
        parts = parts_within(clause)
        if IT in parts:
            return replace(step, then=first_exchanged(step.then, what))
        if any(isinstance(part, Things) for part in parts):
            break
    return step


def exchanged(value: Any, those: Things) -> Any:
    """Say those for every "it"."""
    if value == IT:
        return those
    if isinstance(value, tuple):
        return tuple(exchanged(item, those) for item in value)
    if not isinstance(value, Node):
        return value
    return replace(value, **{name: exchanged(held, those) for name, held in tree.held_by(value).items()})


def first_exchanged(steps: tuple[Any, ...], one: Things) -> tuple[Any, ...]:
    """Say which one for the first "it"; the others then point to it."""
    for index, step in enumerate(steps):
        if isinstance(step, tree.Together):
            clauses = first_exchanged(step.clauses, one)
            if clauses != step.clauses:
                return (*steps[:index], replace(step, clauses=clauses), *steps[index + 1 :])
        elif IT in parts_within(step):
            return (*steps[:index], exchanged(step, one), *steps[index + 1 :])
    return steps
