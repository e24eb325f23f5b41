"""Verbs that change how a card stands: mode, face, row, ailments, wounds; and what is about to happen."""

from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import share_of
from cardwright.effects.groups import Group, present
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY
from cardwright.engine.ranks import SWAPPED

POISON: Final = 0
BURN: Final = 1
DIZZY: Final = 2
ALL: Final = 3
OTHER_MODE: Final = 2
"""The amount of a switch to whatever mode a card is not in."""
SUFFERED: Final = {"poisoned": POISON, "burned": BURN, "dizzy": DIZZY}
"""The states that an ailment brings."""
AILMENTS: Final = {"poison": POISON, "burn": BURN, "dizzy": DIZZY, "all": ALL}


class Pose(Effect):
    """Something happens to each card of a group at once; `which` and the amount tell what, `beside` with whom, `turns`
    for how long."""

    def __init__(
        self,
        kind: int,
        group: Group,
        amount: Value,
        which: int = NOBODY,
        beside: Group | None = None,
        turns: int = NOBODY,
    ) -> None:
        self.turns = turns
        self.kind = kind
        self.group = group
        self.amount = amount
        self.which = which
        self.beside = beside

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        events: list[Event] = []
        which = self.which
        if self.beside is not None:
            others = self.beside.refs(game, context)
            if len(others) != 1:
                return
            which = others[0]
        for ref in present(game, self.group, context):
            if ref >= 0 and game.in_play[ref & CARD_MASK] is not None:
                amount = share_of(self.amount, game, context, ref & CARD_MASK)
                seat = game.controller(ref & CARD_MASK)
                told = Event(self.kind, seat, ref, context.source, amount, self.turns, victim=which, frame=frame)
                events.append(told)
        if events:
            game.settle_together(events)


class ChooseRows(Effect):
    """A player chooses for each card of a group to which row of its side it moves."""

    def __init__(self, group: Group, chooser: Who) -> None:
        self.group = group
        self.chooser = chooser

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seats = self.chooser.seats(game, context)
        for ref in reversed(present(game, self.group, context)):
            if ref >= 0 and game.in_play[ref & CARD_MASK] is not None and seats:
                game.choose_row(ref, seats[0])


class SwapRows(Effect):
    """Two cards of one side stand where the other stood."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        refs = present(game, self.group, context)
        if len(refs) == 2:
            seat = game.controller(refs[0] & CARD_MASK)
            event = Event(kinds.SHIFT, seat, refs[0], context.source, SWAPPED, victim=refs[1], frame=frame)
            game.settle(event)


class CancelEffects(Effect):
    """What cards are about to do comes to nothing."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        for ref in self.group.refs(game, game.frame(frame)):
            game.cancel_effect(ref)
