"""Which of the things that fit can be picked: those with the most of something, those of different names."""

from __future__ import annotations

from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.selectors import Extremes, Unlike
from cardwright.engine.ability import Selector
from cardwright.text import tree


def narrowed(scope: Scope, things: tree.Things, selector: Selector) -> Selector:
    """Look only for those with the most of something, or for several of different names."""
    for one in all_filters(things):
        if isinstance(one, tree.Extreme):
            selector = Extremes(selector, scope.names.stat(one.stat), one.most)
        elif isinstance(one, tree.Unlike):
            several = isinstance(things.quantity, tree.Some) and things.quantity.number != tree.Number(1)
            if not several and not isinstance(things.quantity, tree.AnyNumber):
                raise CannotDo("only of several that are chosen can the names differ")
            if isinstance(things.quantity, tree.Some) and things.quantity.how == "random":
                raise CannotDo("chance does not look at names")
            selector = Unlike(selector)
    return selector
