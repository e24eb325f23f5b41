"""How fast the tree search is in the middle of games, and where its time goes."""

from statistics import median
from time import process_time
from typing import Final

from cardwright.agents.agent import situation_at
from cardwright.agents.budget import Budget, Profile
from cardwright.agents.playout import playout
from cardwright.agents.search_agent import SearchAgent
from cardwright.agents.weights import Weights, weights_for
from cardwright.cli.speed.own import fresh_games
from cardwright.cli.speed.report import SearchSpeed
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import Game
from cardwright.engine.rng import seeded

POSITIONS: Final = 9
TRIES: Final = 500
"""Iterations in one position at a time: as many as a decision usually gets."""


def middle_positions(entry: GameEntry, count: int = POSITIONS) -> list[Game]:
    """A real choice in the middle of each of some random games."""
    chance = seeded(3)
    found: list[Game] = []
    for game in fresh_games(entry, seed=2000):
        half = playout(game.clone(), chance.clone()) // 2
        while (decision := game.decision) is not None:
            if len(decision.options) > 1:
                half -= 1
                if half <= 0:
                    found.append(game)
                    break
            game.choose(chance.below(len(decision.options)))
        if len(found) == count:
            return found
    raise AssertionError("fresh games never run out")


def search_speed(entry: GameEntry, seconds: float) -> SearchSpeed:
    """Iterations per second of processor time, the median of the positions; shares from runs with a stopwatch."""
    weights = weights_for(entry)
    positions = middle_positions(entry)
    rates = [iterations_per_second(weights, position, seconds / 2) for position in positions]
    profile = Profile()
    for position in positions:
        search(weights, position, 0, profile)
    return SearchSpeed(
        iterations_per_s=median(rates),
        rules_share=profile.rules / profile.total,
        sampler_share=profile.sampler / profile.total,
        tree_share=profile.tree() / profile.total,
    )


def iterations_per_second(weights: Weights, position: Game, seconds: float) -> float:
    """Searches a position again and again, for some seconds."""
    done = 0
    start = process_time()
    while True:
        done += search(weights, position, done, None)
        taken = process_time() - start
        if taken >= seconds:
            return done / taken


def search(weights: Weights, position: Game, seed: int, profile: Profile | None) -> int:
    """Searches a position afresh, and says how many iterations that were."""
    agent = SearchAgent(weights, Budget(TRIES))
    agent.profile = profile
    return sum(candidate.visits for candidate in agent.consider(situation_at(position, seed, 0)))
