"""From "a card is attached to this" and "a card is healed" to the events with which that happens."""

from __future__ import annotations

from cardwright.effects import filters
from cardwright.effects.build_events import Heard, build_part, is_this, side
from cardwright.effects.groups import CARD, VICTIM
from cardwright.effects.patterns import ANYBODY, AnyPattern, EventPattern, Part
from cardwright.effects.scope import Scope
from cardwright.engine import kinds
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


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
