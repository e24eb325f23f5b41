"""Counters on cards in play: put on, removed, counted and asked about."""

from __future__ import annotations

from typing import Final

from cardwright.effects.filters import compare
from cardwright.effects.groups import Group, present
from cardwright.effects.who import TAKEN
from cardwright.engine import kinds
from cardwright.engine.ability import Effect, Filter, Frame, Pattern, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, CardId

EVERY: Final = 1_000_000
"""All that there are."""


class ChangeCounters(Effect):
    """So many counters of a name are put on things, or removed from them as far as they are there."""

    def __init__(self, group: Group, name: str, number: int, amount: Value, removed: bool) -> None:
        self.group = group
        self.name = name
        self.number = number
        """The number of the name, by which events tell it."""
        self.amount = amount
        self.removed = removed

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        amount = self.amount.of(game, context)
        kind = kinds.UNMARK if self.removed else kinds.MARK
        removed = 0
        for ref in present(game, self.group, context):
            thing = game.in_play[ref & CARD_MASK] if ref >= 0 else None
            if thing is None:
                continue
            held = thing.counters_named(self.name)
            number = min(amount, held) if self.removed else amount
            if number > 0:
                thing.set_counters(self.name, held - number if self.removed else held + number)
                game.stale = True
                game.happen(Event(kind, context.seat, ref, context.source, number, victim=self.number, frame=frame))
                removed += number
        if self.removed:
            game.bind(frame, TAKEN, (removed,))


class CountersTaken(Value):
    """How many counters were removed."""

    def of(self, game: Game, frame: Frame) -> int:
        held = frame.group(TAKEN)
        return held[0] if held else 0

    def is_never_negative(self) -> bool:
        return True


class OfName(Pattern):
    """An event about counters of one name."""

    def __init__(self, pattern: Pattern, number: int) -> None:
        self.pattern = pattern
        self.number = number

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return event.victim == self.number and self.pattern.matches(game, frame, event)


class CountersOn(Value):
    """How many counters of a name are on things."""

    def __init__(self, name: str, group: Group) -> None:
        self.name = name
        self.group = group

    def of(self, game: Game, frame: Frame) -> int:
        total = 0
        for ref in self.group.refs(game, frame):
            if ref < 0:
                continue
            thing = game.in_play[ref & CARD_MASK]
            if thing is not None and game.is_there(ref):
                total += thing.counters_named(self.name)
                continue
            event = frame.event
            departed = event.card if event is not None and event.moved == ref else ref
            ghost = game.ghost(departed)
            if ghost is not None:
                total += sum([number for name, number in ghost.counters if name == self.name])
        return total


class CountersCompare(Filter):
    """With so many counters of a name."""

    def __init__(self, name: str, how: int, value: Value) -> None:
        self.name = name
        self.how = how
        self.value = value

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        thing = game.in_play[card]
        held = 0 if thing is None else thing.counters_named(self.name)
        return compare(self.how, held, self.value.of(game, frame))
