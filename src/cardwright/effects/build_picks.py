"""Which of the things that fit can be picked: those with the most of something, those that differ."""

from __future__ import annotations

from typing import Any

from cardwright.effects.filters import Anything
from cardwright.effects.groups import Group
from cardwright.effects.likeness import SameNameAs, SameTraitAs
from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import CannotDo, Scope, frame_slot
from cardwright.effects.selectors import Extremes, Totalling, Unlike
from cardwright.engine.ability import Filter, Selector, Target
from cardwright.text import tree


def has_extreme(things: tree.Things) -> bool:
    """Whether a phrase asks who has the most or least of something."""
    extremes = [one.filter if isinstance(one, tree.Not) else one for one in all_filters(things)]
    return any(isinstance(one, tree.Extreme) for one in extremes)


def beyond_filters(placed: bool) -> Filter:
    """What no card tells by itself: who has the most, or what differs."""
    if not placed:
        raise CannotDo("who has the most of something can only be asked of what is chosen")
    return Anything()


def alike(scope: Scope, one: tree.SameName, group: Group) -> Filter:
    """Of the same name as one of a group, or of the same trait."""
    if not one.sort:
        return SameNameAs(group)
    return SameTraitAs(group, bits_of(scope, one.sort))


def bits_of(scope: Scope, sort: str) -> int:
    """The traits of a group, each of which is a word that is true of a card or not."""
    if sort == tree.GRADE:
        raise CannotDo("cards may have several traits: say of which they are")
    bits = 0
    for value in scope.names.vocabulary.sorts(sort):
        bits |= scope.names.bit(value)
    return bits


def aimed(scope: Scope, things: tree.Things, target: Target) -> Target:
    """A target with the sentence in which it is chosen, and with the target with which it is compared there."""
    target.prompt = scope.sentence
    target.beside = spoken_within(scope, things.filters)
    return target


def spoken_within(scope: Scope, said: tuple[Any, ...]) -> int:
    """The slot of the target that is spoken of within another: "weaker than target creature"; 0 if there is none."""
    for one in said:
        if isinstance(one, tree.Things) and one.slot >= tree.FIRST_CHOICE:
            slot = frame_slot(one.slot)
            return slot if any(target.slot == slot for target in scope.targets) else 0
        held = tuple(tree.held_by(one).values()) if isinstance(one, tree.Node) else one
        if isinstance(held, tuple) and (inside := spoken_within(scope, held)):
            return inside
    return 0


def narrowed(scope: Scope, things: tree.Things, selector: Selector) -> Selector:
    """Look only for those with the most of something, or for several that differ."""
    told = all_filters(things)
    each = any(isinstance(one, tree.Controlled) and isinstance(one.by, tree.EachPlayer) for one in told)
    for one in told:
        if isinstance(one, tree.Extreme):
            selector = Extremes(selector, scope.names.stat(one.stat), one.most, True, each)
        elif isinstance(one, tree.Not) and isinstance(one.filter, tree.Extreme):
            selector = Extremes(selector, scope.names.stat(one.filter.stat), one.filter.most, False, each)
        elif isinstance(one, tree.StatIs) and one.compared.how == tree.IN_ALL:
            several = isinstance(things.quantity, (tree.Some, tree.AnyNumber)) and things.quantity.how != "random"
            if not several or not isinstance(one.compared.amount, tree.Number):
                raise CannotDo("only several that are chosen can have so much together")
            selector = Totalling(selector, scope.names.stat(one.stat), one.compared.amount.value)
        elif isinstance(one, tree.Unlike):
            several = isinstance(things.quantity, tree.Some) and things.quantity.number != tree.Number(1)
            if not several and not isinstance(things.quantity, tree.AnyNumber):
                raise CannotDo("only several that are chosen can be told to differ")
            if isinstance(things.quantity, tree.Some) and things.quantity.how == "random":
                raise CannotDo("chance does not look at what differs")
            selector = unlike(scope, one.what, selector)
    return selector


def unlike(scope: Scope, what: str, selector: Selector) -> Selector:
    """Let those that are picked differ in their names, in the traits of a group, or in a number."""
    if what == tree.GRADE or scope.names.vocabulary.sorts(what):
        return Unlike(selector, False, bits_of(scope, what), 0)
    return Unlike(selector, what == tree.NAME, 0, 0 if what == tree.NAME else scope.names.stat(what))
