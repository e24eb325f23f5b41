"""Foresight: every way meets the same games, and the one that wins most is kept, the simplest of equals."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from cardwright.agents.budget import MOST_TRIES
from cardwright.agents.greedy import GreedyAgent
from cardwright.agents.search_agent import SearchAgent
from cardwright.agents.weights import usual_weights
from cardwright.lab import foresight
from cardwright.lab.foresight import WAYS, Looking
from cardwright.lab.trials import Foresight, Player, hold, in_pairs
from tests.cli.skirmish import SkirmishEntry


def one_thread(_: int) -> Executor:
    return ThreadPoolExecutor(1)


def looking(entry: SkirmishEntry) -> Looking:
    usual = usual_weights(len(entry.standing), entry.zone_kinds, len(entry.pool().stat_names))
    return Looking(entry, tuple(usual.numbers()), 3, 5, 1, 1, one_thread)


def test_every_way_meets_the_same_games_from_both_seats(skirmish: SkirmishEntry) -> None:
    met: dict[Foresight, list[tuple[int, object, int]]] = {way: [] for way in WAYS}
    for one in looking(skirmish).attempts():
        assert one.newcomer.foresight is not None
        assert one.opponent == Player(one.newcomer.numbers, MOST_TRIES)
        met[one.newcomer.foresight].append((one.seed, one.decks, one.seat))
    assert [len(games) for games in met.values()] == [4] * len(WAYS)
    assert all(games == met[WAYS[0]] for games in met.values())
    assert len({seed for seed, _, _ in met[WAYS[0]]}) == 2


def test_all_are_played_and_told(skirmish: SkirmishEntry) -> None:
    one = looking(skirmish)
    told: list[int] = []
    one.play(told.append)
    assert told == list(range(1, 4 * len(WAYS) + 1))
    assert [count.games for count in one.counts.values()] == [4] * len(WAYS)


def test_the_way_that_won_most_is_best_and_of_equals_the_simplest(skirmish: SkirmishEntry) -> None:
    one = looking(skirmish)
    for points in (1.0, 0.5):
        one.counts[WAYS[2]].add(points)
        one.counts[WAYS[4]].add(points)
    one.counts[WAYS[1]].add(1.0)
    assert one.best() == WAYS[2]


@pytest.mark.parametrize("way", WAYS)
def test_a_way_that_wins_its_games_is_found(
    skirmish: SkirmishEntry, monkeypatch: pytest.MonkeyPatch, way: Foresight
) -> None:
    monkeypatch.setattr(foresight, "hold", lambda trial: float(trial.newcomer.foresight == way))
    one = looking(skirmish)
    one.play(lambda _done: None)
    assert one.best() == way
    assert [count.rate for count in one.counts.values()] == [float(other == way) for other in WAYS]


def test_a_trial_counts_for_the_newcomer_wherever_it_sits(skirmish: SkirmishEntry) -> None:
    usual = tuple(usual_weights(len(skirmish.standing), skirmish.zone_kinds, len(skirmish.pool().stat_names)).numbers())
    sensible = Player(usual, 60)
    perverse = Player(tuple(-number for number in usual), 60)
    seeds = list(range(10))
    won = sum(map(hold, in_pairs(skirmish, sensible, perverse, seeds)))
    assert won + sum(map(hold, in_pairs(skirmish, perverse, sensible, seeds))) == 20
    assert won >= 15
    for seat in range(2):
        assert sum(hold(trial) for trial in in_pairs(skirmish, sensible, perverse, seeds) if trial.seat == seat) > 5


def test_who_has_foresight_searches_by_it(skirmish: SkirmishEntry) -> None:
    numbers = tuple(looking(skirmish).numbers)
    agent = Player(numbers, 7, (2, 3, 4, 5)).agent(skirmish)
    assert isinstance(agent, SearchAgent)
    assert agent.weights is not None
    assert (agent.budget.tries, agent.weights.foresight()) == (7, (2, 3, 4, 5))
    assert isinstance(Player(numbers, 7).agent(skirmish), GreedyAgent)
