"""Effects on what is being done: an attack that hurts nobody, a card that goes elsewhere, costs paid besides."""

from __future__ import annotations

from cardwright.effects.flow import RunBlock
from cardwright.effects.groups import Group, followed
from cardwright.effects.moves import Goal
from cardwright.effects.who import PAID, Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect
from cardwright.engine.event import BOTTOM
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK


class Spare(Effect):
    """Players take no damage from attacks."""

    def __init__(self, who: Who, group: Group) -> None:
        self.who = who
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        for ref in self.group.refs(game, context):
            for seat in self.who.seats(game, context):
                game.spare(seat, ref)


class Divert(Effect):
    """Cards go elsewhere than where the rules would take them next."""

    def __init__(self, group: Group, goal: Goal, kind: int = kinds.PUT) -> None:
        self.group = group
        self.goal = goal
        self.kind = kind

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        for ref in followed(game, self.group, context):
            if ref >= 0:
                target = self.goal.of(game, context, self.kind, ref & CARD_MASK, context.seat)
                game.divert(ref, target, BOTTOM if self.goal.bottom else 0)


class IfPaid(Effect):
    """What an extra cost buys."""

    def __init__(self, number: int, effects: tuple[Effect, ...]) -> None:
        self.number = number
        self.effects = effects

    def begin(self, game: Game, frame: int) -> None:
        if self.number in game.frame(frame).group(PAID):
            game.push(RunBlock(frame, self.effects, 0))
