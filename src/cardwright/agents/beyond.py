"""Beyond the tree: how a search plays on from the end of its tree to a position that can be judged."""

from __future__ import annotations

from typing import Final

from cardwright.agents.budget import Timer
from cardwright.agents.lines import come_to_rest, is_at_rest, onward, passing
from cardwright.agents.manner import Tuning
from cardwright.agents.tree import Habits, Names
from cardwright.agents.weights import Weights
from cardwright.agents.worth import worth
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision

LONGEST_TURN: Final = 40
"""Choices in a turn, after which it is judged as it stands."""


class Beyond:
    """Plays turns to their end, lets them be answered, looks a few choices on, and leaves nothing half done."""

    def __init__(self, rng: Rng, weights: Weights, tuning: Tuning, timer: Timer, names: Names, habits: Habits) -> None:
        self.rng = rng
        self.weights = weights
        self.timer = timer
        self.names = names
        self.habits = habits
        self.horizon = tuning.horizon if tuning.horizon != NOBODY else weights.horizon
        self.glances = tuning.glances if tuning.glances != NOBODY else weights.glances
        self.turns = tuning.turns if tuning.turns != NOBODY else weights.turns
        self.replies = tuning.replies if tuning.replies != NOBODY else weights.replies
        self.rest = tuning.rest
        self.active: Seat = 0
        self.turned = 0
        """Turns that have ended in the present try."""

    def begin(self, game: Game) -> None:
        """A new try starts."""
        self.active = game.active_seat()
        self.turned = 0

    def notice_turn(self, game: Game) -> None:
        """Count the turns that end."""
        active = game.active_seat()
        if active != self.active:
            self.active = active
            self.turned += 1

    def play_on(self, game: Game) -> Game:
        """So many turns by habit, the reply to them, a few choices, and nothing half done."""
        self.end_turns(game)
        if self.replies:
            game = self.reply(game)
        if self.glances > 1:
            self.finish(game)
        for _ in range(self.horizon):
            decision = game.decision
            if decision is None or self.timer.is_over():
                break
            if self.glances > 1:
                game = self.best_glance(game, decision, min(onward(decision), self.glances), NOBODY)[0]
            else:
                game.choose(self.by_habit(game, decision))
        self.finish(game)
        return game

    def by_habit(self, game: Game, decision: Decision) -> int:
        """Of two options by chance, the one that turned out better elsewhere.

        Whoever plays to the end of a turn has to pass some time, so that to pass is always one of the two.
        """
        count = onward(decision)
        one = passing(game, decision) if self.turns else NOBODY
        if one == NOBODY:
            one = self.rng.below(count)
        other = self.rng.below(count)
        if one == other:
            return one
        liked = [
            self.habits.liking(self.names.key(game, decision, index) * 2 + decision.seat, self.rng)
            for index in (one, other)
        ]
        return one if liked[0] >= liked[1] else other

    def end_turns(self, game: Game) -> None:
        """By habit until so many turns are over: a position before its fights tells little of one after them."""
        for _ in range(LONGEST_TURN * self.turns):
            decision = game.decision
            if decision is None or self.timer.is_over():
                return
            self.notice_turn(game)
            if self.turned >= self.turns:
                return
            game.choose(self.by_habit(game, decision))

    def reply(self, game: Game) -> Game:
        """The turn that comes next, in short: one good choice before each time of passing.

        What a turn leaves open to an attack is seen only in the attack.
        """
        active = game.active_seat()
        has_acted = False
        for _ in range(LONGEST_TURN):
            decision = game.decision
            if decision is None or self.timer.is_over() or game.active_seat() != active:
                break
            rest = passing(game, decision)
            if has_acted and rest != NOBODY:
                game.choose(rest)
                has_acted = False
            elif onward(decision) == 1:
                game.choose(0)
            else:
                best, index = self.best_glance(game, decision, min(onward(decision), self.replies), rest)
                has_acted = index != rest
                if has_acted:
                    game = best
                else:
                    game.choose(rest)
        return game

    def finish(self, game: Game) -> None:
        """Until nothing waits to resolve and somebody may pass."""
        for _ in range(self.rest):
            decision = game.decision
            if decision is None or self.timer.is_over():
                return
            index = passing(game, decision)
            if is_at_rest(game, index):
                return
            game.choose(index if index != NOBODY else self.by_habit(game, decision))

    def best_glance(self, game: Game, decision: Decision, few: int, usual: int) -> tuple[Game, int]:
        """Of a few options, the usual one among them, the one that looks best once it has come to rest, and how."""
        count = onward(decision)
        best: Game | None = None
        which = NOBODY
        most = 0
        for number in range(few):
            index = number if count <= few else usual if number == 0 and usual != NOBODY else self.rng.below(count)
            line = game.clone()
            line.choose(index)
            come_to_rest(line, self.rng, self.rest)
            value = worth(line, decision.seat, self.weights)
            if best is None or value > most or (value == most and index == usual):
                best = line
                most = value
                which = index
        assert best is not None
        return best, which
