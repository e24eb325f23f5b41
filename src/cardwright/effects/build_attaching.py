"""From "a card is attached to this", "is healed" and "is destroyed" to the events with which that happens."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.effects import filters
from cardwright.effects.build_events import Heard, build_clause_event, build_part, is_this, side
from cardwright.effects.groups import CARD, VICTIM
from cardwright.effects.patterns import ANYBODY, AnyPattern, EventPattern, Part
from cardwright.effects.scope import Scope
from cardwright.engine import kinds
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


def build_in_ways(scope: Scope, clause: tree.Clause) -> Heard | None:
    """What happens in several ways; None if an event is another."""
    if clause.verb == "attach":
        return build_attaching(scope, clause)
    if clause.verb == "mend":
        return build_healed(scope, clause) if clause.passive else None
    words = scope.names.vocabulary.words
    told_of_players = clause.subject is None or isinstance(clause.subject, tree.PLAYERS)
    alike = told_of_players and clause.modal in ("", "would") and not words.combat and "discard" in words.verbs
    return build_destroyed(scope, clause) if alike else None


def build_destroyed(scope: Scope, clause: tree.Clause) -> Heard:
    """What is destroyed where nothing falls in battle: it is so too if it is discarded from play."""
    here = next(name for name, zone in scope.names.vocabulary.words.zones.items() if zone.in_play)
    gone = replace(clause, verb="discard", slots=(*clause.slots, tree.Slot("source", tree.Place(here))))
    destroyed, discarded = build_clause_event(scope, clause), build_clause_event(scope, gone)
    every = AnyPattern((destroyed.pattern, discarded.pattern))
    return Heard(destroyed.kinds | discarded.kinds, every, destroyed.itself, destroyed.subject, destroyed.object)


def build_attaching(scope: Scope, clause: tree.Clause) -> Heard:
    """ "A card is attached to this", also as it is played."""
    what, to = clause.get("what"), clause.get("to")
    host = Part(filters.Anything(), NOBODY) if to is None else build_part(scope, to)
    actor = side(clause.subject) if isinstance(clause.subject, (tree.You, tree.Opponent)) else ANYBODY
    ways = (kinds.ATTACH, kinds.RESOLVE, kinds.DEPLOY)
    patterns = tuple(EventPattern(kind, actor, build_part(scope, what), None, host) for kind in ways)
    return Heard(sum(1 << kind for kind in ways), AnyPattern(patterns), is_this(what), CARD, VICTIM)


def build_healed(scope: Scope, clause: tree.Clause) -> Heard:
    """Damage on a card goes, part of it or all."""
    what = clause.get("what")
    part = build_part(scope, what)
    ways = (kinds.RESTORE, kinds.HEAL)
    patterns = tuple(EventPattern(kind, card=part) for kind in ways)
    return Heard(sum(1 << kind for kind in ways), AnyPattern(patterns), is_this(what), CARD, CARD)
