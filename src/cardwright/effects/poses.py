"""Verbs that change how a card stands: mode, face, row, ailments, wounds; and what is about to happen."""

from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import share_of
from cardwright.effects.groups import Group, present
from cardwright.engine.ability import Effect, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY

POISON: Final = 0
BURN: Final = 1
DIZZY: Final = 2
ALL: Final = 3
OTHER_MODE: Final = 2
"""The amount of a switch to whatever mode a card is not in."""
AILMENTS: Final = {"poison": POISON, "burn": BURN, "dizzy": DIZZY, "all": ALL}


class Pose(Effect):
    """Something happens to each card of a group at once; `which` and the amount tell what exactly."""

    def __init__(self, kind: int, group: Group, amount: Value, which: int = NOBODY) -> None:
        self.kind = kind
        self.group = group
        self.amount = amount
        self.which = which

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        events: list[Event] = []
        for ref in present(game, self.group, context):
            if ref >= 0 and game.in_play[ref & CARD_MASK] is not None:
                amount = share_of(self.amount, game, context, ref & CARD_MASK)
                seat = game.controller(ref & CARD_MASK)
                events.append(Event(self.kind, seat, ref, context.source, amount, victim=self.which, frame=frame))
        if events:
            game.settle_together(events)


class CancelEffects(Effect):
    """What cards are about to do comes to nothing."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        for ref in self.group.refs(game, game.frame(frame)):
            game.cancel_effect(ref)
