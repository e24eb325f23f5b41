"""Numbers that are measured among things or counted from what happened."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.effects import amounts, measures
from cardwright.effects.build_things import build_group, build_value, in_play
from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine.ability import Value
from cardwright.text import tree

GONE: Final = frozenset(
    {"burn", "destroy", "die", "discard", "draw", "exile", "kill", "make", "activate", "play", "remove", "sacrifice"}
)
"""Verbs after which a thing is no longer where it was: how often they were done is counted."""


def build_measure(scope: Scope, amount: tree.Amount) -> Value:
    """X, the highest, how far apart, how many different, how much there was."""
    if isinstance(amount, tree.Variable):
        if not scope.knows_x:
            raise CannotDo("how much is X? Nobody chooses it here")
        return amounts.ChosenX()
    if isinstance(amount, tree.Difference):
        return amounts.Surplus()
    if isinstance(amount, tree.Stopped):
        return amounts.Blocked()
    if isinstance(amount, tree.Peak):
        group = build_group(scope, amount.of, in_play(scope))
        return measures.Peak(scope.names.stat(amount.stat), group, amount.most)
    if isinstance(amount, tree.Apart):
        return measures.Apart(build_value(scope, amount.left), build_value(scope, amount.right))
    if isinstance(amount, tree.Variety):
        return build_variety(scope, amount)
    if isinstance(amount, tree.Total):
        from cardwright.effects.build_conditions import build_often, build_total

        return build_often(scope, amount.clause) if amount.often else build_total(scope, amount.clause)
    raise CannotDo("this amount has no meaning here")


def build_variety(scope: Scope, amount: tree.Variety) -> Value:
    """How many different elements, names or numbers there are among things."""
    group = build_group(scope, amount.of, in_play(scope))
    least = 2 if amount.twice else 1
    vocabulary = scope.names.vocabulary
    if (
        (sorts := vocabulary.sorts(amount.what))
        and amount.what == tree.GRADE
        and not vocabulary.words.traits.get("trait")
    ):
        return measures.DifferentGrades(tuple(scope.names.stat(value) for value in sorts), group, least)
    if sorts:
        return measures.DifferentTraits(tuple(scope.names.bit(value) for value in sorts), group, least)
    if amount.what == tree.ROW:
        return measures.DifferentRows(group, least)
    if amount.what == tree.NAME:
        return measures.DifferentNames(group, least)
    return measures.DifferentStats(scope.names.stat(amount.what), group, least)


def count_told(scope: Scope, amount: tree.Each | tree.CountOf) -> Value | None:
    """ "For each card you discarded this turn": what happened is counted."""
    from cardwright.effects.build_conditions import when
    from cardwright.effects.build_events import build_event

    gaps = [one.clause for one in amount.of.filters if isinstance(one, tree.Relative)]
    if len(gaps) != 1 or "this way" in gaps[0].adverbs or gaps[0].verb not in GONE:
        return None
    clause = gaps[0]
    if clause.duration is None and not clause.tense and clause.verb != "discard":
        return None
    if any(isinstance(one, (tree.InZone, tree.InPlay)) for one in all_filters(amount.of)):
        return None
    rest = tuple(one for one in amount.of.filters if not isinstance(one, tree.Relative))
    what = replace(amount.of, quantity=tree.Some(tree.Number(1)), filters=rest)
    slots = tuple(tree.Slot(slot.name, what) if slot.name == "what" else slot for slot in clause.slots)
    heard = build_event(scope, replace(clause, slots=slots))
    scope.remembers |= heard.kinds
    times, every = (amount.times, amount.every) if isinstance(amount, tree.Each) else (1, 1)
    return amounts.HappenedTimes(times, heard.kinds, heard.pattern, *when(scope, clause), every)
