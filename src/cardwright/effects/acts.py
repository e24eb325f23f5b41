"""Attacks and the like, as against the cards that do them; and the zones that moves lead from and to."""

from __future__ import annotations

from cardwright.effects.patterns import ANYBODY, THEIRS, YOURS, EventPattern
from cardwright.effects.scope import Scope
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


def is_act(scope: Scope, things: tree.Things) -> bool:
    """Whether a phrase is about attacks and the like rather than cards."""
    nouns = scope.names.vocabulary.words.nouns
    return any(nouns[noun].role == "object" for kind in things.kinds for noun in kind.nouns)


def is_deed(scope: Scope, thing: object) -> bool:
    """Whether a reference is to something that a card does ("this attack")."""
    if not isinstance(thing, tree.Reference) or not thing.noun:
        return False
    entry = scope.names.vocabulary.words.nouns.get(thing.noun)
    return entry is not None and entry.activity


def zones_of(scope: Scope, clause: tree.Clause) -> tuple[int, int, int]:
    """The zones that an event is told to lead from and to, and whose the latter is."""
    origin = target = NOBODY
    whose = ANYBODY
    source = clause.get("source")
    if isinstance(source, tree.Place):
        origin = scope.names.place(source)
    place = clause.get("to") or clause.get("zone")
    if isinstance(place, tree.Place):
        zone = scope.names.place(place)
        if clause.verb == "leave":
            origin = zone
        else:
            target = zone
            if isinstance(place.whose, (tree.You, tree.Opponent)):
                whose = YOURS if isinstance(place.whose, tree.You) else THEIRS
    return origin, target, whose


def leaves_pile(scope: Scope, clause: tree.Clause) -> bool:
    """Whether something leaves a zone that is not in play."""
    place = clause.get("to") or clause.get("zone")
    if clause.verb != "leave" or not isinstance(place, tree.Place) or place.also:
        return False
    return not scope.names.zone_kinds[scope.names.zone(place.zone)].in_play


def led_from(scope: Scope, clause: tree.Clause, pattern: EventPattern) -> EventPattern:
    """Tell whose zone a card comes from; what is flipped from a deck still counts as in it."""
    there = clause.get("to") or clause.get("zone") if clause.verb == "leave" else clause.get("source")
    if not isinstance(there, tree.Place) or pattern.origin == NOBODY:
        return pattern
    if isinstance(there.whose, (tree.You, tree.Opponent)):
        pattern.origin_whose = YOURS if isinstance(there.whose, tree.You) else THEIRS
    flipped = scope.names.vocabulary.words.states.get("revealed")
    if flipped is not None and flipped.zone and pattern.origin == scope.names.deck():
        for index, kind in enumerate(scope.names.zone_kinds):
            if kind.name == flipped.zone:
                pattern.aside = index
    return pattern
