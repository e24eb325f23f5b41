"""A finished game looked at again: at each choice, what chance to win its player could see, and how that turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from cardwright.agents.agent import Agent, situation_at
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.record import Match

TRIED: Final = 10
"""Tries that a choice must have had before its chance is compared with that of the best."""


@dataclass(frozen=True)
class Judged:
    """A real choice, seen with its player's knowledge alone."""

    move: int
    """How many moves were made before."""
    seat: Seat
    chance: float
    """To win, with what looked best."""
    chosen: str
    best: str
    cost: float
    """How much better the best looked than what was chosen; 0 if that cannot be told."""
    log: int
    """How much of the log was written."""


@dataclass(frozen=True)
class Swing:
    """What happened from one choice of a player to the next, or to the end, and how that player's chance changed."""

    before: Judged
    move: int
    after: float
    log: int

    @property
    def change(self) -> float:
        """Upwards if it turned out well for the player."""
        return self.after - self.before.chance


@dataclass(frozen=True)
class Review:
    """Every real choice of a match in order."""

    match: Match
    judged: list[Judged]

    def swings(self, seat: Seat) -> list[Swing]:
        """The changes of chance between a seat's choices, the last to the end of the game if it is over."""
        own = [one for one in self.judged if one.seat == seat]
        found = [Swing(before, after.move, after.chance, after.log) for before, after in pairwise(own)]
        game = self.match.game
        if own and game.is_over:
            result = 0.5 if game.outcome == DRAW_GAME else float(game.outcome == seat)
            length = 0 if game.log is None else len(game.log.entries)
            found.append(Swing(own[-1], len(self.match.record.moves), result, length))
        return found

    def turning_points(self, seat: Seat, most: int) -> list[Swing]:
        """The largest swings that a seat (NOBODY: either seat) saw, none of them about the same moves, in order."""
        seats = range(2) if seat == NOBODY else (seat,)
        swings = sorted((swing for one in seats for swing in self.swings(one)), key=lambda swing: -abs(swing.change))
        chosen: list[Swing] = []
        for swing in swings:
            if len(chosen) == most:
                break
            if all(swing.move <= other.before.move or swing.before.move >= other.move for other in chosen):
                chosen.append(swing)
        return sorted(chosen, key=lambda swing: swing.before.move)

    def costly_choices(self, seat: Seat, most: int) -> list[Judged]:
        """The choices that gave most away as their player could see it, in order."""
        own = [one for one in self.judged if seat in (NOBODY, one.seat) and one.cost > 0]
        return sorted(sorted(own, key=lambda one: -one.cost)[:most], key=lambda one: one.move)


def review(match: Match, agent: Agent, tell: Callable[[int], None]) -> Review:
    """Play a match again and let an agent judge every real choice with its player's knowledge."""
    again = match.back_to(0)
    judged: list[Judged] = []
    for number, move in enumerate(match.record.moves):
        game = again.game
        decision = game.decision
        keys = game.keys()
        if decision is not None and len(keys) > 1 and move.key in keys:
            candidates = agent.consider(situation_at(game, match.record.seed, number))
            best = candidates[0]
            cost = 0.0
            for candidate in candidates:
                if keys[candidate.index] == move.key and candidate.visits >= TRIED:
                    cost = max(0.0, best.chance - candidate.chance)
            length = 0 if game.log is None else len(game.log.entries)
            judged.append(Judged(number, decision.seat, best.chance, move.key, keys[best.index], cost, length))
        problem = again.repeat(move)
        assert problem is None, problem
        tell(number + 1)
    return Review(again, judged)
