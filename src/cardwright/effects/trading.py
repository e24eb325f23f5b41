"""Things in play that change sides."""

from __future__ import annotations

from cardwright.effects.amounts import Fixed
from cardwright.effects.bonuses import started
from cardwright.effects.filters import IsExactly
from cardwright.effects.groups import Group, present
from cardwright.engine import kinds
from cardwright.engine.ability import SET, Effect, Static
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY
from cardwright.engine.lasting import Lasting
from cardwright.engine.statics import CONTROLLER


class ChangeSides(Effect):
    """Things in play go to the other side, for good or for a time; of two groups both do, if on different sides."""

    def __init__(self, group: Group, other: Group | None, until: int = NOBODY) -> None:
        self.group = group
        self.other = other
        self.until = until

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        ones = [ref for ref in present(game, self.group, context) if ref >= 0]
        if self.other is not None:
            others = [ref for ref in present(game, self.other, context) if ref >= 0]
            if not ones or not others or game.controller(ones[0] & CARD_MASK) == game.controller(others[0] & CARD_MASK):
                return
            ones += others
        for ref in ones:
            thing = game.in_play[ref & CARD_MASK]
            if thing is None:
                continue
            seat = 1 - thing.controller
            if self.until != NOBODY:
                game.clock += 1
                until = started(game, self.until, context.seat)
                static = Static(CONTROLLER, SET, Fixed(seat), IsExactly((ref,)), None, 0, 0)
                game.add_lasting(Lasting(context, until, context.seat, game.clock, (static,), refs=(ref,)))
                continue
            thing.player = seat
            game.change_sides(thing, seat)
            game.after(Event(kinds.CONTROL, seat, ref, context.source, frame=frame), False, 0)
