"""Foresight: every way meets the same games, and the one that wins most is kept, the simplest of equals."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor

from cardwright.agents.weights import usual_weights
from cardwright.lab.foresight import WAYS, Foresight, Looking
from tests.cli.skirmish import SkirmishEntry


def one_thread(_: int) -> Executor:
    return ThreadPoolExecutor(1)


def looking(entry: SkirmishEntry) -> Looking:
    usual = usual_weights(len(entry.standing), entry.zone_kinds, len(entry.pool().stat_names))
    return Looking(entry, tuple(usual.numbers()), 3, 5, 1, 1, one_thread)


def test_every_way_meets_the_same_games_from_both_seats(skirmish: SkirmishEntry) -> None:
    met: dict[Foresight, list[tuple[int, object, int]]] = {way: [] for way in WAYS}
    for one in looking(skirmish).attempts():
        met[one.way].append((one.seed, one.decks, one.seat))
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
