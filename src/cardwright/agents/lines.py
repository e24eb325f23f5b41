"""Lines: how play may go on from a position until it comes to rest."""

from __future__ import annotations

from cardwright.engine.game import BACK, Game
from cardwright.engine.ids import NOBODY
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision


def onward(decision: Decision) -> int:
    """How many options lead on, from the first: one that takes back what was begun comes last and is left out."""
    count = len(decision.options)
    return count - 1 if count > 1 and decision.options[count - 1].label == BACK else count


def passing(game: Game, decision: Decision) -> int:
    """The number of the option to do nothing more, NOBODY if there is none."""
    options = decision.options
    for index in range(len(options)):
        if game.is_ending(options[index]):
            return index
    return NOBODY


def is_at_rest(game: Game, ending: int) -> bool:
    """Whether nothing waits to resolve and somebody may pass, by the option of that number (see `passing`)."""
    return ending != NOBODY and not game.stack_lines()


def come_to_rest(line: Game, rng: Rng, most: int) -> bool:
    """Pass, or do anything where nobody may, until all is at rest; says whether chance had any say in it."""
    open_ended = False
    for _ in range(most):
        decision = line.decision
        if decision is None:
            break
        index = passing(line, decision)
        if is_at_rest(line, index):
            break
        if index == NOBODY:
            open_ended = True
            index = rng.below(onward(decision))
        line.choose(index)
    return open_ended


def end_turn(line: Game, rng: Rng, most: int) -> None:
    """Pass, or do anything where nobody may, until the turn is over."""
    active = line.active_seat()
    for _ in range(most):
        decision = line.decision
        if decision is None or line.active_seat() != active:
            return
        index = passing(line, decision)
        line.choose(index if index != NOBODY else rng.below(onward(decision)))
