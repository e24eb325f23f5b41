"""Chapters 4 and 6: the shared stack, and targets of what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, Frame, Program, Target, Trigger
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

CARD: Final = 0
ABILITY: Final = 1
ATTACK: Final = 2


@mypyc_attr(acyclic=True)
class StackObject:
    """WEL-31: a card being played, a triggered ability, or a declared attack."""

    __slots__ = ("sort", "seat", "ref", "frame", "trigger", "aim")

    def __init__(
        self, sort: int, seat: Seat, ref: Ref, frame: Frame, trigger: Trigger | None = None, aim: Ref = NOBODY
    ) -> None:
        self.sort = sort
        self.seat = seat
        self.ref = ref
        """The card on the stack, the ability's source, or the attacker."""
        self.frame = frame
        """Where its text stands, with the chosen targets."""
        self.trigger = trigger
        self.aim = aim
        """What an attack is aimed at."""

    def with_frame(self, frame: Frame) -> StackObject:
        """The same object, aimed elsewhere."""
        return StackObject(self.sort, self.seat, self.ref, frame, self.trigger, self.aim)

    def aimed_at(self, aim: Ref) -> StackObject:
        """The same attack on another target."""
        return StackObject(self.sort, self.seat, self.ref, self.frame, self.trigger, aim)


def program_of(game: Wellspring, item: StackObject) -> Program:
    """The text that an object carries out when it resolves."""
    if item.trigger is not None:
        return item.trigger.program
    return game.faces[item.ref & CARD_MASK].text.program if item.sort == CARD else NOTHING


def targets_of(game: Wellspring, item: StackObject) -> tuple[Target, ...]:
    """WEL-42: the targets that an object asks for; the host of an attachment is one."""
    targets = program_of(game, item).targets
    if item.sort == CARD:
        host = game.faces[item.ref & CARD_MASK].text.attach
        if host is not None:
            return (host, *targets)
    return targets


def chosen_targets(game: Wellspring, item: StackObject) -> list[Ref]:
    """Everything that an object is aimed at, in the order of choice."""
    if item.sort == ATTACK:
        return [item.aim]
    found: list[Ref] = []
    for target in targets_of(game, item):
        found.extend(item.frame.group(target.slot))
    return found


def aim_again(game: Wellspring, item: StackObject) -> Frame | None:
    """WEL-54: the object's frame without its illegal targets; None if it had targets and all are illegal."""
    targets = targets_of(game, item)
    frame = item.frame
    had = kept = 0
    for target in targets:
        group = item.frame.group(target.slot)
        legal: list[int] = []
        for ref in group:
            if target.selector.still_fits(game, item.frame, ref):
                legal.append(ref)
        had += len(group)
        kept += len(legal)
        if len(legal) < len(group):
            frame = frame.bind(target.slot, tuple(legal))
    return None if had > 0 and kept == 0 else frame


def tell_targets(game: Wellspring, item: StackObject) -> None:
    """Let texts hear what an object is aimed at."""
    if game.heard >> kinds.TARGET & 1:
        for ref in chosen_targets(game, item):
            if ref >= 0:
                game.happen(Event(kinds.TARGET, item.seat, ref, item.ref))


def find_card(game: Wellspring, ref: Ref) -> int:
    """The place on the stack of a card that waits to resolve, NOBODY if it is not there."""
    for index in range(len(game.stack)):
        item = game.stack[index]
        if item.sort == CARD and item.ref == ref:
            return index
    return NOBODY


def find_attack(game: Wellspring, attacker: Ref) -> int:
    """The place on the stack of the newest attack by a creature, NOBODY if there is none."""
    for index in range(len(game.stack) - 1, -1, -1):
        item = game.stack[index]
        if item.sort == ATTACK and item.ref == attacker:
            return index
    return NOBODY


def is_aimed(game: Wellspring, ref: Ref) -> bool:
    """Whether a card that waits to resolve has a target."""
    index = find_card(game, ref)
    return index != NOBODY and len(chosen_targets(game, game.stack[index])) > 0
