"""Chapter 6: resolving and fizzling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat
from cardwright.engine.program import RunProgram
from cardwright.engine.step import Step
from cardwright.games.wellspring.battle import strike
from cardwright.games.wellspring.stack import ABILITY, ATTACK, StackObject, aim_again
from cardwright.games.wellspring.zones import BATTLEFIELD, MANA_POOL, THE_STACK

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


@mypyc_attr(free_list_len=1)
class ResolveTop(Step["Wellspring"]):
    """WEL-31, WEL-35: the top object of the stack resolves, and no other."""

    def run(self, game: Wellspring) -> None:
        game.resolutions += 1
        game.quiet = False
        if game.stack[-1].sort == ATTACK:
            strike(game)
            return
        item = game.stack.pop()
        if item.sort == ABILITY:
            resolve_ability(game, item)
        else:
            resolve_card(game, item)


def resolve_ability(game: Wellspring, item: StackObject) -> None:
    """WEL-58, WEL-60: an ability resolves even if its source is gone, if its condition holds (still)."""
    trigger = item.trigger
    assert trigger is not None
    if trigger.condition is not None and not trigger.condition.holds(game, item.frame):
        return
    frame = aim_again(game, item)
    if frame is not None:
        game.run_program(frame, trigger.program)


def resolve_card(game: Wellspring, item: StackObject) -> None:
    """WEL-52, WEL-53, WEL-54: a card does what it says and goes where it belongs, or fizzles."""
    card = item.ref & CARD_MASK
    face = game.faces[card]
    frame = aim_again(game, item)
    if frame is None:
        pool = MANA_POOL * 2 + game.owners[card]
        game.settle(Event(kinds.PUT, item.seat, item.ref, NOBODY, 0, THE_STACK, pool))
        return
    target = MANA_POOL * 2 + game.owners[card]
    host = NOBODY
    if face.traits & game.rulebook.stays:
        target = BATTLEFIELD * 2 + item.seat
        attach = face.text.attach
        if attach is not None:
            group = frame.group(attach.slot)
            host = group[0] if group else NOBODY
    leave = LeaveStack(item.seat, item.ref, target, host)
    if face.text.program.effects:
        game.push(leave)
        game.push(RunProgram(game.open_frame(frame), face.text.program, 0))
    else:
        leave.run(game)


@mypyc_attr(free_list_len=1)
class LeaveStack(Step["Wellspring"]):
    """WEL-52, WEL-53: as the very last step the card enters the battlefield or goes to its owner's mana pool."""

    def __init__(self, seat: Seat, ref: Ref, target: int, host: Ref) -> None:
        self.seat = seat
        self.ref = ref
        self.target = target
        self.host = host

    def run(self, game: Wellspring) -> None:
        if game.is_there(self.ref):
            game.settle(Event(kinds.RESOLVE, self.seat, self.ref, NOBODY, 0, THE_STACK, self.target, self.host))
