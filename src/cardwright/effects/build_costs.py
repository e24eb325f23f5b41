"""From facts about prices to changes of cost: more, less, nothing; for good, for a time, for the next card."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.effects import amounts
from cardwright.effects.bonuses import Declare
from cardwright.effects.build_dues import is_any_card
from cardwright.effects.build_events import reference_filter, side
from cardwright.effects.build_spans import until_of
from cardwright.effects.build_things import build_filter, build_value
from cardwright.effects.conditions import Every, NumberCompares
from cardwright.effects.filters import MORE, IsThis
from cardwright.effects.nth import comes_as
from cardwright.effects.patterns import ANYBODY
from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.who import You
from cardwright.engine.ability import Condition, CostChange, Filter
from cardwright.engine.lasting import FOR_GOOD
from cardwright.engine.prices import OWN
from cardwright.text import tree

ANY_PRICE = 10_000
"""More than anything costs."""


def cost_changes(scope: Scope, clause: tree.Clause, condition: Condition | None) -> tuple[CostChange, ...]:
    """Cards that cost more or less."""
    subject = clause.subject
    relative = clause.get("amount")
    free = relative == tree.Number(0)
    if not isinstance(relative, (tree.More, tree.Less, tree.Cost)) and not free:
        raise CannotDo("a price can only be raised, lowered, waived or said in numbers")
    what: Filter
    seat = ANYBODY
    if isinstance(subject, tree.Things):
        if (shared := of_each_player(subject)) is not None:
            # What each player plays is counted for that player.
            yours, theirs = shared
            mine = cost_changes(scope, replace(clause, subject=yours), condition)
            return (*mine, *cost_changes(scope, replace(clause, subject=theirs), condition))
        nth = comes_as(scope, subject)
        what = build_filter(scope, with_any_place(subject if nth is None else any_of(subject)))
        if nth is not None:
            condition = nth if condition is None else Every((condition, nth))
        for one in all_filters(subject):
            if (
                isinstance(one, tree.Relative)
                and one.clause.verb in ("play", "deploy", "make")
                and one.clause.subject is not None
            ):
                seat = side(one.clause.subject)  # type: ignore[arg-type]
            elif isinstance(one, tree.Controlled):
                seat = side(one.by)
    elif isinstance(subject, tree.Reference):
        what = reference_filter(scope, subject)
    else:
        raise CannotDo("what costs more or less?")
    itself = isinstance(subject, tree.Reference) and subject.slot == tree.THIS
    if isinstance(relative, tree.Cost):
        return exact_price(scope, relative, what, condition, seat, itself)
    if not isinstance(relative, (tree.More, tree.Less)):
        return tuple(
            CostChange(what, resource, amounts.Fixed(-ANY_PRICE), condition, seat, itself)
            for resource in range(len(scope.names.resources))
        )
    sign = 1 if isinstance(relative, tree.More) else -1
    least = least_of(clause)
    by = relative.by
    if isinstance(by, tree.Cost):
        return tuple(
            CostChange(
                what,
                scope.names.resources.index(part.resource),
                amounts.Fixed(sign * part.count),
                condition,
                seat,
                itself,
                least=least,
            )
            for part in by.parts
        )
    if isinstance(by, tree.Each) and by.unit is not None:
        count = build_value(scope, by)
        return tuple(
            CostChange(
                what,
                scope.names.resources.index(part.resource),
                amounts.Product(sign * part.count, count),
                condition,
                seat,
                itself,
                least=least,
            )
            for part in by.unit.parts
        )
    resources = scope.names.vocabulary.words.resources.values()
    is_plain = len(resources) == 1 or any(resource.plain for resource in resources)
    value = amounts.Product(sign, build_value(scope, by))
    return (CostChange(what, 0 if is_plain else OWN, value, condition, seat, itself, least=least),)


def is_dearer(scope: Scope, clause: tree.Clause) -> bool:
    """Whether what a card asks for besides its price is paid just as its price is."""
    words = scope.names.vocabulary.words
    if "cost" not in words.verbs:
        return False
    if clause.verb == "pay":
        cost = clause.get("cost")
        return isinstance(cost, tree.Cost) and not any(part.variable for part in cost.parts)
    what = clause.get("what")
    if clause.verb != "discard" or not isinstance(what, tree.Things) or len(clause.slots) != 1:
        return False
    number = getattr(what.quantity, "number", None)
    plain = isinstance(number, tree.Number) and getattr(what.quantity, "how", "") == "choice"
    rest = tuple(one for one in what.filters if not isinstance(one, tree.Other))
    if not plain or not is_any_card(scope, replace(what, filters=rest)):
        return False
    return any(resource.discard for resource in words.resources.values())


def is_deadly(scope: Scope, clause: tree.Clause) -> bool:
    """Whether what is lost as a price is what keeps a player alive."""
    resource = clause.get("resource")
    resources = scope.names.vocabulary.words.resources
    return clause.verb == "lose" and isinstance(resource, str) and resource in resources and resources[resource].hurt


def outlives(scope: Scope, clause: tree.Clause) -> Condition:
    """That some of it is left when the price is paid."""
    held = amounts.Held(scope.names.resources.index(str(clause.get("resource"))), You())
    return NumberCompares(held, MORE, build_value(scope, clause.get("amount")))  # type: ignore[arg-type]


def dearer(scope: Scope, clauses: tuple[tree.Clause, ...]) -> tuple[CostChange, ...]:
    """What a card costs more, so that all of it can be paid together."""
    resources = scope.names.vocabulary.words.resources
    counts = dict.fromkeys(resources, 0)
    for clause in clauses:
        cost, what = clause.get("cost"), clause.get("what")
        if isinstance(cost, tree.Cost):
            for part in cost.parts:
                counts[part.resource] += part.count
        elif isinstance(what, tree.Things):
            number = getattr(what.quantity, "number", tree.Number(0))
            counts[next(name for name, resource in resources.items() if resource.discard)] += number.value
    return tuple(
        CostChange(IsThis(), scope.names.resources.index(name), amounts.Fixed(count), None, ANYBODY, True)
        for name, count in counts.items()
        if count
    )


def least_of(clause: tree.Clause, otherwise: int = 0) -> int:
    """The number below which a reduction does not go."""
    for word in clause.adverbs:
        if word.startswith("minimum "):
            return int(word.split()[1])
    return otherwise


def exact_price(
    scope: Scope, price: tree.Cost, what: Filter, condition: Condition | None, seat: int, itself: bool
) -> tuple[CostChange, ...]:
    """Cards that cost just so much of one resource and nothing of the others."""
    counts = dict.fromkeys(scope.names.resources, 0)
    for part in price.parts:
        if part.variable:
            raise CannotDo("how much is X?")
        counts[part.resource] += part.count
    return tuple(
        CostChange(what, index, amounts.Fixed(counts[name]), condition, seat, itself, True)
        for index, name in enumerate(scope.names.resources)
    )


def of_each_player(things: tree.Things) -> tuple[tree.Things, tree.Things] | None:
    """ "The first spell each player plays each turn", as yours and your opponent's; None if it is not both players'."""
    if not isinstance(things.quantity, tree.First):
        return None
    for place, one in enumerate(things.filters):
        if isinstance(one, tree.Relative) and isinstance(one.clause.subject, (tree.EachPlayer, tree.AnyPlayer)):
            before, rest = things.filters[:place], things.filters[place + 1 :]
            yours = tree.Relative(replace(one.clause, subject=tree.You()))
            theirs = tree.Relative(replace(one.clause, subject=tree.Opponent()))
            return (
                replace(things, filters=(*before, yours, *rest)),
                replace(things, filters=(*before, theirs, *rest)),
            )
    return None


def any_of(things: tree.Things) -> tree.Things:
    """The phrase without which of them it is: "a spell you play" for "the second spell you play each turn"."""
    kept = tuple(
        replace(one, clause=replace(one.clause, duration=None, passive=False))
        if isinstance(one, tree.Relative)
        else one
        for one in things.filters
    )
    return tree.Things(tree.Some(tree.Number(1)), things.kinds, kept, things.slot)


def with_any_place(things: tree.Things) -> tree.Things:
    """The phrase without its side: whose cards are meant is asked of who plays them."""

    def kept(found: tuple[tree.Filter, ...]) -> tuple[tree.Filter, ...]:
        return tuple(one for one in found if not isinstance(one, tree.Controlled))

    kinds_kept = tuple(tree.Kind(kind.nouns, kept(kind.filters)) for kind in things.kinds)
    return tree.Things(things.quantity, kinds_kept, kept(things.filters), things.slot)


def build_cost_changes(scope: Scope, clause: tree.Clause) -> None:
    """Prices that change for a time, or for the next card."""
    subject = clause.subject
    uses = -1
    if isinstance(subject, tree.Things) and isinstance(subject.quantity, tree.Next):
        if not isinstance(subject.quantity.number, tree.Number):
            raise CannotDo("for how many cards?")
        uses = subject.quantity.number.value
    until = FOR_GOOD if uses > 0 and clause.duration is None else until_of(scope, clause.duration)
    scope.effects.append(Declare(until, cost_changes=cost_changes(scope, clause, None), uses=uses))
