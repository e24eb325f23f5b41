"""From "loses all abilities" to the texts and words that a card no longer has."""

from __future__ import annotations

from typing import Final

from cardwright.effects.bonuses import StaticPlan
from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import CannotDo, Names
from cardwright.engine.ability import REMOVE, SET, Condition
from cardwright.engine.statics import SILENCE, TRAITS
from cardwright.text import tree

LASTING_FACTS: Final = (tree.Controlled, tree.Trait, tree.Is, tree.Other, tree.AttachedTo)
"""What is true of a card as long as nothing comes, goes or changes sides."""


def silence_plans(names: Names, whole: bool) -> tuple[StaticPlan, ...]:
    """Take all keywords, and if the `whole` text is lost everything else that it says."""
    bits = 0
    for word in names.vocabulary.words.keywords:
        bits |= names.bit(word)
    if not bits and not whole:
        raise CannotDo("cards of this game have no keywords")
    plans = [StaticPlan(TRAITS, REMOVE, None, bits, 0)] if bits else []
    if whole:
        plans.append(StaticPlan(SILENCE, SET, None, 0, 0))
    return tuple(plans)


def check_reach(subject: object, condition: Condition | None) -> None:
    """Refuse to take texts for good from cards of which it could change at any moment whether they are meant."""
    if condition is not None:
        raise CannotDo("abilities are not lost and had again as something changes")
    if not isinstance(subject, tree.Things):
        return
    for one in all_filters(subject):
        if not isinstance(one, LASTING_FACTS):
            raise CannotDo("abilities are not lost and had again as something changes")
