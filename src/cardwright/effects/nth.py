"""The second, the third time: what happened before in the same span of time is counted."""

from __future__ import annotations

from typing import Final

from cardwright.effects import amounts, conditions, filters
from cardwright.effects.build_events import Heard, build_event
from cardwright.effects.groups import CARD
from cardwright.effects.phrases import all_filters
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine.ability import Condition, Frame, Pattern
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY
from cardwright.text import tree

COMES: Final = {"": filters.EXACTLY, "through": filters.AT_MOST, "after": filters.MORE}
"""How the number of those that came before stands to the one before the one that is named."""


class NthTime(Pattern):
    """Such an event, for the second, third ... time in its span; the event itself is remembered already.

    If cards do it, each is counted for itself.
    """

    def __init__(self, nth: int, kinds: int, pattern: Pattern, phase: int, by_card: bool) -> None:
        self.nth = nth
        self.kinds = kinds
        self.pattern = pattern
        self.phase = phase
        self.by_card = by_card

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if not self.pattern.matches(game, frame, event):
            return False
        count = 0
        for earlier in amounts.remembered(game, frame, self.phase, None):
            if self.by_card and earlier.card != event.card:
                continue
            if game.bits_of(earlier) & self.kinds and self.pattern.matches(game, frame, earlier):
                count += 1
        return count == self.nth


def nth_time(scope: Scope, limit: tree.Limit, heard: Heard) -> Pattern:
    """The pattern of an event for the so many-th time."""
    scope.remembers |= heard.kinds
    return NthTime(limit.count, heard.kinds, heard.pattern, phase_of(scope, limit.span), heard.subject == CARD)


def comes_as(scope: Scope, things: tree.Things) -> Condition | None:
    """ "The second spell you play each turn": just so many such cards came before it; None if none is counted."""
    if not isinstance(things.quantity, tree.First):
        return None
    gaps = [one.clause for one in all_filters(things) if isinstance(one, tree.Relative)]
    if len(gaps) != 1 or gaps[0].duration is None or gaps[0].duration.kind not in ("each", "during"):
        raise CannotDo("the first of which time? Say each turn, and who plays it")
    clause = gaps[0]
    span = gaps[0].duration
    phases = scope.names.vocabulary.words.phases
    if span.kind == "during" and (span.whose is not None or "phase" not in phases):
        raise CannotDo("nobody counts what comes in this span of time")
    rest = tuple(one for one in things.filters if not isinstance(one, tree.Relative))
    what = tree.Things(tree.Some(tree.Number(1)), things.kinds, rest)
    slots = tuple(tree.Slot(slot.name, what) if slot.name == "what" else slot for slot in clause.slots)
    heard = build_event(scope, tree.Clause(clause.verb, clause.subject, slots))
    scope.remembers |= heard.kinds
    counted = "phase" if span.kind == "during" else span.span
    earlier = amounts.HappenedTimes(1, heard.kinds, heard.pattern, phase_of(scope, counted), None)
    before = amounts.Fixed(things.quantity.number - 1)
    nth = conditions.NumberCompares(earlier, COMES[things.quantity.how], before)
    if span.kind == "during":
        return conditions.Every((conditions.DuringPhase(scope.names.phase(span.span), None), nth))
    return nth


def phase_of(scope: Scope, span: str) -> int:
    """A span of time other than the turn; NOBODY for this turn."""
    return NOBODY if span == "turn" else scope.names.phase(span)
