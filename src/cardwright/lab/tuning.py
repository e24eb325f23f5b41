"""Weights from self-play: fitted to how games ended, kept only if they are proved better on fresh games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import compress
from math import inf
from typing import Final

from cardwright import games
from cardwright.agents.agent import situation_at
from cardwright.agents.weights import UNIT
from cardwright.agents.worth import features
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.rng import seeded
from cardwright.lab.duel import DeckList
from cardwright.lab.fitting import Sample, fit, loss
from cardwright.lab.schedule import SEEDS, deck_pairing
from cardwright.lab.standings import Count
from cardwright.lab.statistics import standard_error
from cardwright.lab.trials import Numbers, Player, checked, hold, in_pairs
from cardwright.lab.workers import OpenPool, open_processes, results

SURE: Final = 1.645
"""Standard errors above a half that chance reaches in one of twenty cases."""
LINES: Final = 60
"""Lines for one decision of a greedy player in tuning."""
BEHIND: Final = 1.0
"""Standard errors below a half that may well be chance."""
EXAM: Final = 3
"""One lesson of so many is not learnt from: on those the fitted weights are examined."""
STRAY: Final = 8
"""One choice of so many is left to chance, so that the games show more than one way of playing."""
EVERY: Final = 3
"""One decision of so many becomes a sample."""
REACH: Final = 0.7
WEIGHS: Final = 3.0
"""What all samples of one game count together: they are far from independent."""


@dataclass(frozen=True)
class Lesson:
    """A game of a weighing with itself, to learn from."""

    game: str
    seed: int
    decks: tuple[DeckList, DeckList]
    numbers: Numbers


def learn(lesson: Lesson) -> list[Sample]:
    """Play a lesson; its positions with how it ended."""
    entry = games.find(lesson.game)
    agent = Player(lesson.numbers, LINES).agent(entry)
    game = entry.start([deck.cards for deck in lesson.decks], {}, lesson.seed)
    chance = seeded(lesson.seed + 1)
    seen: list[list[int]] = []
    moves = 0
    while (decision := game.decision) is not None:
        # Where something waits to resolve nobody judges: players let it come to rest first.
        if chance.below(EVERY) == 0 and not game.stack_lines():
            seen.append(features(game, 0))
        if chance.below(STRAY) == 0:
            game.choose(chance.below(len(decision.options)))
        else:
            game.choose(agent.choose(situation_at(game, lesson.seed, moves)))
        moves += 1
    outcome = 0.5 if game.outcome == DRAW_GAME else float(game.outcome == 0)
    return [Sample(one, outcome, WEIGHS / len(seen)) for one in seen]


@dataclass(frozen=True)
class Round:
    """What came of one round: the newcomer's games, and by how many standard errors it was ahead."""

    number: int
    count: Count
    in_play: float
    in_foresight: float

    @property
    def is_better(self) -> bool:
        """Whether it wins more, or foresees results better and does not win less."""
        return self.in_play >= SURE or (self.in_foresight >= SURE and self.in_play > -BEHIND)


@dataclass
class Tuning:
    """The best weights so far. It may be stopped at any time: they are known to be better than those before."""

    entry: GameEntry
    start: Numbers
    games: int
    """Games that a round learns from, and as many to try what it learnt."""
    seed: int
    workers: int
    open_pool: OpenPool = open_processes
    best: Numbers = ()
    books: list[list[Sample]] = field(default_factory=list)
    """The positions of every game so far."""
    rounds: list[Round] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.best = self.start
        self.decks = [DeckList(deck.id, deck.cards) for deck in self.entry.decks()]

    def play_round(self, tell: Callable[[str, int], None]) -> Round:
        """Learn from games, propose weights, and keep them if they are significantly better than the best before."""
        number = len(self.rounds) + 1
        seeds = self.seeds(2 * number)
        lessons = [
            Lesson(self.entry.id, seed, deck_pairing(self.decks, index), self.best)
            for index, seed in enumerate(seeds[: self.games])
        ]
        played: dict[int, list[Sample]] = {}
        for done, (lesson, samples) in enumerate(results(learn, lessons, self.workers, self.open_pool), 1):
            played[lesson.seed] = checked(samples)
            tell("learning", done)
        # In their order, not in that in which processes were done: sums of floats must not tell.
        books = [played[lesson.seed] for lesson in lessons]
        kept_back = self.exam(len(books))
        proposal = self.propose([book for book, is_exam in zip(books, kept_back, strict=True) if not is_exam])
        foresight = lead([self.surprise(book, proposal) for book in compress(books, kept_back)])
        self.books += books
        count, margin = self.try_out(proposal, self.best, number, tell)
        found = Round(number, count, margin, foresight)
        if found.is_better:
            self.best = proposal
        self.rounds.append(found)
        return found

    def exam(self, count: int) -> list[bool]:
        """Which of so many lessons are not learnt from: as many with every deck, or some were examined unlearnt."""
        return [place // len(self.decks) % EXAM == EXAM - 1 for place in range(count)]

    def propose(self, fresh: list[list[Sample]]) -> Numbers:
        """The weights that fit all games so far and some fresh ones."""
        samples = [sample for book in (*self.books, *fresh) for sample in book]
        fitted = fit(samples, [number / UNIT for number in self.best], REACH)
        return tuple(round(weight * UNIT) for weight in fitted)

    def surprise(self, book: list[Sample], proposal: Numbers) -> float:
        """How much more a game surprises the best weights than those proposed."""
        old, new = ([number / UNIT for number in numbers] for numbers in (self.best, proposal))
        return loss(book, old) - loss(book, new)

    def try_out(
        self, newcomer: Numbers, incumbent: Numbers, number: int, tell: Callable[[str, int], None]
    ) -> tuple[Count, float]:
        """The newcomer's games in pairs with seats exchanged, and by how many standard errors it is ahead."""
        seeds = self.seeds(2 * number + 1)[: (self.games + 1) // 2]
        trials = in_pairs(self.entry, Player(newcomer, LINES), Player(incumbent, LINES), seeds)
        count = Count()
        pairs: dict[int, float] = {}
        for done, (trial, points) in enumerate(results(hold, trials, self.workers, self.open_pool), 1):
            count.add(checked(points))
            pairs[trial.seed] = pairs.get(trial.seed, 0.0) + checked(points) / 2
            tell("trying", done)
        # A few even pairs are thrown in: three lucky ones alike prove nothing.
        return count, lead([points - 0.5 for points in (*pairs.values(), 1.0, 0.0, 0.5)])

    def seeds(self, stream: int) -> list[int]:
        """Seeds of games, others for each stream."""
        chance = seeded(self.seed * 1_000 + stream)
        return [chance.below(SEEDS) for _ in range(self.games)]


def lead(values: Sequence[float]) -> float:
    """By how many standard errors the mean of independent values is above nothing; none if they are too few."""
    error = standard_error(values)
    return sum(values) / len(values) / error if 0 < error < inf else 0.0
