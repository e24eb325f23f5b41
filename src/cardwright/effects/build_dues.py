"""From costs that are no payment to what is done first: "discard a tactic: ...", "put this under your deck: ..."."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.effects.build_conditions import build_has
from cardwright.effects.conditions import Every
from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import Scope
from cardwright.engine.ability import Condition
from cardwright.text import tree


def is_any_card(scope: Scope, what: tree.Things) -> bool:
    """Whether any card will do."""
    nouns = scope.names.vocabulary.words.nouns
    plain = all(nouns[noun].role == "any" for kind in what.kinds for noun in kind.nouns)
    return plain and not what.filters and not any(kind.filters for kind in what.kinds)


def steps_after(dues: tuple[tree.Clause, ...], steps: tuple[tree.Step, ...]) -> tuple[tree.Step, ...]:
    """The steps of an ability once what it asks for has been done."""
    return (tree.PayFor(dues, steps),) if dues else steps


def can_be_done(scope: Scope, dues: tuple[tree.Clause, ...]) -> Condition | None:
    """That there is enough for what an ability asks for."""
    found: list[Condition] = []
    for clause in dues:
        condition = is_there(scope, clause)
        if condition is not None:
            found.append(condition)
    if not found:
        return None
    return found[0] if len(found) == 1 else Every(tuple(found))


def is_there(scope: Scope, clause: tree.Clause) -> Condition | None:
    """That a player has so many of what is to be discarded or given up; None if that is not asked."""
    what = clause.get("what")
    if not isinstance(what, tree.Things) or not isinstance(what.quantity, tree.Some) or what.quantity.up_to:
        return None
    place = clause.get("source")
    controlled = any(isinstance(one, tree.Controlled) for one in all_filters(what))
    if place is None and clause.verb == "discard" and not controlled:
        zones = scope.names.vocabulary.words.zones.items()
        place = tree.Place(next(name for name, zone in zones if zone.seen_by == "owner"), tree.You())
    filters = (*what.filters, tree.InZone(place)) if isinstance(place, tree.Place) else what.filters
    enough = tree.Between(tree.Compared("at least", what.quantity.number))
    needed = replace(what, quantity=enough, filters=filters)
    return build_has(scope, tree.Clause("have", tree.You(), (tree.Slot("what", needed),)), needed)
