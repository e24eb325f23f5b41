"""What is changed though it is not in play yet, or only for the moment."""

from __future__ import annotations

from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import Scope
from cardwright.text import tree


def is_passing(scope: Scope, things: tree.Things) -> bool:
    """Whether a phrase means what is never in play, so that it is about all such that are still to come."""
    words = scope.names.vocabulary.words
    zones = scope.names.zone_kinds
    for one in all_filters(things):
        if isinstance(one, tree.Relative) and (one.clause.verb == "reveal" or is_to_come(one.clause)):
            return True
        if isinstance(one, tree.State):
            name = words.states[one.name].zone
            if any(kind.name == name and not kind.in_play for kind in zones):
                return True
    nouns = [words.nouns[noun] for kind in things.kinds for noun in kind.nouns]
    return bool(nouns) and all(noun.activity for noun in nouns)


def is_to_come(deed: tree.Clause) -> bool:
    """Whether cards are picked out by what they have still to do: "creatures you play this turn"."""
    return deed.duration is not None and deed.duration.kind == "this" and not deed.tense and not deed.passive


def time_to_come(thing: object) -> tree.Duration | None:
    """For how long such cards are waited for, None if it is not about such."""
    if not isinstance(thing, tree.Things) or not isinstance(thing.quantity, tree.All):
        return None
    for one in all_filters(thing):
        if isinstance(one, tree.Relative) and is_to_come(one.clause):
            return one.clause.duration
    return None


def is_of_the_moment(scope: Scope, clause: tree.Clause, changed: object) -> bool:
    """Whether a bonus is about one deed or card of the moment, with which it ends ("that attack gets +2 damage")."""
    undone = clause.modal == "cannot" and clause.passive
    thing: object = clause.get("what") if undone else changed
    if not scope.names.vocabulary.words.style.states_end:
        return False
    if isinstance(thing, tree.Reference):
        return True
    if isinstance(thing, tree.Things):
        return any(isinstance(one, tree.Relative) and "cause" in slots_of(one.clause) for one in all_filters(thing))
    return False


def slots_of(clause: tree.Clause) -> list[str]:
    """The names of a clause's arguments."""
    return [slot.name for slot in clause.slots]
