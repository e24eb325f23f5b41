"""Excess damage: what is more than a card can take goes to something else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.effects.amounts import share_of
from cardwright.effects.damage import damage_event
from cardwright.effects.groups import Group, present
from cardwright.engine.ability import Effect, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, Ref
from cardwright.engine.step import Step


class DealSpilling(Effect):
    """Deal so much to each thing of a group, at once; what is more than those can take is dealt to others."""

    def __init__(self, group: Group, amount: Value, source: Group, others: Group) -> None:
        self.group = group
        self.amount = amount
        self.source = source
        self.others = others

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        sources = self.source.refs(game, context)
        by = sources[0] if sources else context.source
        events: list[Event] = []
        refs: list[Ref] = []
        excess: list[int] = []
        for ref in present(game, self.group, context):
            share = share_of(self.amount, game, context, ref & CARD_MASK)
            if ref < 0 or share <= 0:
                continue
            events.append(damage_event(game, ref, share, by, frame))
            over = share - game.health_left(ref & CARD_MASK)
            if over > 0:
                refs.append(ref)
                excess.append(over)
        if refs:
            game.push(Spill(frame, tuple(refs), tuple(excess), self.others, by))
        if events:
            game.settle_together(events)


@mypyc_attr(free_list_len=1)
class Spill(Step[Game]):
    """Deal the excess of what was lethal."""

    def __init__(self, frame: int, refs: tuple[Ref, ...], excess: tuple[int, ...], others: Group, by: Ref) -> None:
        self.frame = frame
        self.refs = refs
        self.excess = excess
        self.others = others
        self.by = by

    def run(self, game: Game) -> None:
        total = 0
        for index in range(len(self.refs)):
            ref = self.refs[index]
            if not game.is_there(ref) or game.is_lethal(ref & CARD_MASK):
                total += self.excess[index]
        if total == 0:
            return
        events: list[Event] = []
        for ref in present(game, self.others, game.frame(self.frame)):
            events.append(damage_event(game, ref, total, self.by, self.frame))
        if events:
            game.settle_together(events)
