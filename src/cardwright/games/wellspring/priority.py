"""Chapter 4: who acts, and when the stack resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ids import Seat, other
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.wellspring.battle import add_attacks
from cardwright.games.wellspring.check import CheckState, is_quiet
from cardwright.games.wellspring.payment import channelling
from cardwright.games.wellspring.play import legal_plays
from cardwright.games.wellspring.resolve import ResolveTop
from cardwright.games.wellspring.triggers import PutTriggers
from cardwright.games.wellspring.zones import ATTACKS, COUNTERATTACKS

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


@mypyc_attr(free_list_len=1)
class GivePriority(Step["Wellspring"]):
    """WEL-33: before a player receives priority the state check runs and waiting triggers are put on the stack."""

    def __init__(self, seat: Seat, passes: int, always: bool = False) -> None:
        self.seat = seat
        self.passes = passes
        self.always = always

    def run(self, game: Wellspring) -> None:
        if game.stale:
            game.refresh()
        if not is_quiet(game):
            game.then(CheckState(), self)
            return
        game.look()
        if game.waiting:
            game.then(PutTriggers(), self)
        else:
            offer(game, self.seat, self.passes, self.always or game.asks_always)


@mypyc_attr(free_list_len=1)
class Pass(Step["Wellspring"]):
    """WEL-34: the holder of priority does nothing."""

    def __init__(self, seat: Seat, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, game: Wellspring) -> None:
        give_away(game, self.seat, self.passes)


# Steps never change, so those that come up all the time are made once: seat * 2 + passes.
PASSES: Final = [Option("pass", Pass(seat, passes)) for seat in range(2) for passes in range(2)]
PRIORITIES: Final = [GivePriority(seat, 0) for seat in range(2)]
RESOLVE: Final = ResolveTop()


def offer(game: Wellspring, seat: Seat, passes: int, always: bool) -> None:
    """WEL-34, WEL-40: the holder does exactly one thing; whoever can only pass need not be asked."""
    game.holder = seat
    options = legal_plays(game, seat)
    demanded = False
    if game.phase in (ATTACKS, COUNTERATTACKS) and seat == game.lead() and not game.stack:
        options = options or []
        demanded = add_attacks(game, seat, options)
    if game.rulebook.channel_any_time:
        # WEL-49: channelling as a special act, after which the same player has priority.
        options = options or []
        options.extend(channelling(game, seat, None, PRIORITIES[seat]))
    if options or always:
        options = options or []
        if not demanded:
            options.append(PASSES[seat * 2 + passes])
        game.ask(Decision(seat, "You have priority.", options, always=always))
    else:
        give_away(game, seat, passes)


def give_away(game: Wellspring, seat: Seat, passes: int) -> None:
    """WEL-35: after two passes in a row the top of the stack resolves; on an empty stack the window closes."""
    if passes == 0:
        # Nothing has changed since the last state check: WEL-33 would find nothing to do.
        offer(game, other(seat), 1, game.asks_always)
    elif game.stack:
        game.push(PRIORITIES[game.lead()])
        game.push(RESOLVE)
