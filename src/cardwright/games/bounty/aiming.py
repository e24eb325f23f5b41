"""Chapter H: whether a text finds what it must choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ability import Frame, Target

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


def can_aim(game: Bounty, targets: tuple[Target, ...], frame: Frame) -> bool:
    """BOU-39, BOU-76: whether every required choice is there, those that must differ counted apart."""
    for target in targets:
        if target.low == 0:
            continue
        if target.low == 1 and not target.apart_from:
            if not target.selector.has_any(game, frame):
                return False
            continue
        found = target.selector.candidates(game, frame)
        needed = target.low
        for rival in targets:
            if rival.slot in target.apart_from:
                needed += rival.low
                for ref in rival.selector.candidates(game, frame):
                    if ref not in found:
                        found.append(ref)
        if len(found) < needed:
            return False
    return True
