"""Targets: whether a card can be aimed, and the choices of its player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ability import Frame, Target
from cardwright.engine.ids import Seat
from cardwright.engine.program import Choose

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest


def can_aim(game: Tempest, targets: tuple[Target, ...], frame: Frame) -> bool:
    """TEM-78, TEM-83: whether there is an object for every required target; those that must differ counted apart."""
    for target in targets:
        if target.low == 0:
            continue
        if target.low == 1 and not target.apart_from:
            if not target.selector.has_any(game, frame):
                return False
            continue
        found = target.selector.candidates(game, frame)
        needed = target.low
        if len(found) < needed:
            return False
        for rival in targets:
            if rival.slot in target.apart_from:
                needed += rival.low
                for ref in rival.selector.candidates(game, frame):
                    if ref not in found:
                        found.append(ref)
        if len(found) < needed:
            return False
    return True


def ask_targets(game: Tempest, targets: tuple[Target, ...], number: int, seat: Seat) -> None:
    """TEM-77: each target in printed order, into the frame of that number."""
    for index in range(len(targets) - 1, -1, -1):
        game.push(Choose(number, targets[index], seat, ()))
