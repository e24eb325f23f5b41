"""Chapter 4: who acts, and when the stack resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ids import Seat, other
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.wellspring.battle import add_attacks
from cardwright.games.wellspring.check import CheckState, is_quiet
from cardwright.games.wellspring.payment import channelling
from cardwright.games.wellspring.play import add_plays
from cardwright.games.wellspring.resolve import ResolveTop
from cardwright.games.wellspring.triggers import PutTriggers

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


class GivePriority(Step["Wellspring"]):
    """WEL-33, WEL-34: first the state check and waiting triggers; then the holder does exactly one thing."""

    def __init__(self, seat: Seat, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, game: Wellspring) -> None:
        if not is_quiet(game):
            game.then(CheckState(), self)
            return
        if game.waiting:
            game.then(PutTriggers(), self)
            return
        seat = self.seat
        game.holder = seat
        options: list[Option] = []
        add_plays(game, seat, options)
        add_attacks(game, seat, options)
        if game.rulebook.channel_any_time:
            options.extend(channelling(game, seat, None, GivePriority(seat, 0)))
        leave = Pass(seat, self.passes)
        if not options:
            # WEL-40: whoever can only pass is not asked.
            game.push(leave)
            return
        options.append(Option("pass", leave))
        game.ask(Decision(seat, "You have priority.", options))


class Pass(Step["Wellspring"]):
    """WEL-35: after two passes in a row the top of the stack resolves; on an empty stack the window closes."""

    def __init__(self, seat: Seat, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, game: Wellspring) -> None:
        if self.passes == 0:
            game.push(GivePriority(other(self.seat), 1))
        elif game.stack:
            game.then(ResolveTop(), GivePriority(game.lead(), 0))
