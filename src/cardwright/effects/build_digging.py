"""From the top of a pile to the cards that are taken off it."""

from __future__ import annotations

from cardwright.effects import who
from cardwright.effects.build_things import build_filter, build_value, build_who
from cardwright.effects.digging import TakeUntil
from cardwright.effects.flow import TakeTop
from cardwright.effects.phrases import Where
from cardwright.effects.scope import Scope, frame_slot
from cardwright.engine.ability import Effect
from cardwright.text import tree


def take_top(scope: Scope, things: tree.Things, top: tree.Top, where: Where, slot: int) -> Effect:
    """So many cards off a pile, perhaps only of a sort, or all until one is of a sort."""
    zone = scope.names.place(top.of)
    whose = build_who(scope, top.of.whose) if top.of.whose is not None else where.whose or who.You()
    if isinstance(top.number, tree.Until):
        last = top.number.what
        scope.chosen.add(last.slot)
        many = last.quantity.number if isinstance(last.quantity, tree.Some) else tree.Number(1)
        count = many.value if isinstance(many, tree.Number) else 1
        return TakeUntil(slot, frame_slot(last.slot), zone, whose, build_filter(scope, last, True), count)
    sort = None if is_any_card(scope, things) else build_filter(scope, things, True)
    return TakeTop(slot, zone, whose, build_value(scope, top.number), top.bottom, sort)


def is_any_card(scope: Scope, things: tree.Things) -> bool:
    """Whether cards are meant of whatever sort."""
    nouns = scope.names.vocabulary.words.nouns
    return not things.filters and all(
        not kind.filters and all(nouns[noun].role == "any" for noun in kind.nouns) for kind in things.kinds
    )
