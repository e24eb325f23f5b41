"""From "a card is healed" to the events with which that happens."""

from __future__ import annotations

from cardwright.effects.build_events import Heard, build_part, is_this
from cardwright.effects.groups import CARD
from cardwright.effects.patterns import AnyPattern, EventPattern
from cardwright.effects.scope import Scope
from cardwright.engine import kinds
from cardwright.text import tree


def build_healed(scope: Scope, clause: tree.Clause) -> Heard:
    """Damage on a card goes, part of it or all."""
    what = clause.get("what")
    part = build_part(scope, what)
    ways = (kinds.RESTORE, kinds.HEAL)
    patterns = tuple(EventPattern(kind, card=part) for kind in ways)
    return Heard(sum(1 << kind for kind in ways), AnyPattern(patterns), is_this(what), CARD, CARD)
