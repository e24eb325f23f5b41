"""Trials: games between players told by their weights, in pairs with seats exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from cardwright import games
from cardwright.agents.agent import Agent
from cardwright.agents.budget import Budget
from cardwright.agents.greedy import GreedyAgent
from cardwright.agents.search_agent import SearchAgent
from cardwright.agents.weights import weights_of
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import DRAW_GAME
from cardwright.lab.duel import DeckList, play_out
from cardwright.lab.schedule import deck_pairing
from cardwright.lab.workers import Failure

Numbers = tuple[int, ...]
"""Weights, in the order of their names."""
Foresight = tuple[int, int, int, int]
"""Turns that are played to their end, choices after them, options looked at for each of those and for a reply's."""
Result = TypeVar("Result")


@dataclass(frozen=True)
class Player:
    """An agent by plain values, so that any process can make it: one that searches if it has foresight."""

    numbers: Numbers
    budget: int
    """Lines of a greedy player, tries of one that searches."""
    foresight: Foresight | None = None

    def agent(self, entry: GameEntry) -> Agent:
        """The agent itself."""
        weights = weights_of(entry, list(self.numbers))
        if self.foresight is None:
            return GreedyAgent(weights, Budget(self.budget))
        weights.look_ahead(*self.foresight)
        return SearchAgent(weights, Budget(self.budget))


@dataclass(frozen=True)
class Trial:
    """A game of a newcomer against somebody known."""

    game: str
    seed: int
    decks: tuple[DeckList, DeckList]
    newcomer: Player
    opponent: Player
    seat: int
    """Where the newcomer sits."""


def hold(trial: Trial) -> float:
    """Play a trial; the newcomer's points."""
    entry = games.find(trial.game)
    players = (trial.newcomer, trial.opponent) if trial.seat == 0 else (trial.opponent, trial.newcomer)
    agents = [player.agent(entry) for player in players]
    outcome = play_out(entry, [deck.cards for deck in trial.decks], {}, trial.seed, agents).outcome
    return 0.5 if outcome == DRAW_GAME else float(outcome == trial.seat)


def in_pairs(entry: GameEntry, newcomer: Player, opponent: Player, seeds: Sequence[int]) -> list[Trial]:
    """For every seed two trials, from both seats, with the decks in rotation."""
    decks = [DeckList(deck.id, deck.cards) for deck in entry.decks()]
    return [
        Trial(entry.id, seed, deck_pairing(decks, number), newcomer, opponent, seat)
        for number, seed in enumerate(seeds)
        for seat in range(2)
    ]


class TuningBroke(Exception):
    """A game of a tuning broke."""


def checked(result: Result | Failure) -> Result:
    """The result of a game, unless it broke."""
    if isinstance(result, Failure):
        raise TuningBroke(result.reason)
    return result
