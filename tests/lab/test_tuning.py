"""Tuning: it learns from games, keeps only what wins, and is the same however it is played."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor
from math import sqrt

import pytest

from cardwright import games
from cardwright.agents.weights import names, read_weights, usual_weights, weights_of, written_weights
from cardwright.lab.fitting import Sample
from cardwright.lab.schedule import deck_pairing
from cardwright.lab.standings import Count
from cardwright.lab.trials import TuningBroke
from cardwright.lab.tuning import EXAM, SURE, Lesson, Round, Tuning, lead, learn
from tests.cli.skirmish import SkirmishEntry


def one_thread(_: int) -> Executor:
    return ThreadPoolExecutor(1)


def tuning(entry: SkirmishEntry, start: list[int], games: int = 30) -> Tuning:
    return Tuning(entry, tuple(start), games, 1, 1, one_thread)


def usual(entry: SkirmishEntry) -> list[int]:
    return usual_weights(len(entry.standing), entry.zone_kinds, len(entry.pool().stat_names)).numbers()


def test_weights_that_wish_for_harm_are_soon_replaced(skirmish: SkirmishEntry) -> None:
    perverse = [-number for number in usual(skirmish)]
    one = tuning(skirmish, perverse)
    for _ in range(2):
        one.play_round(lambda _doing, _done: None)
    assert any(found.is_better for found in one.rounds)
    health = names(skirmish).index("standing.health")
    assert one.best[health] > 0 > one.start[health]


def test_a_round_that_wins_nothing_changes_nothing(skirmish: SkirmishEntry, monkeypatch: pytest.MonkeyPatch) -> None:
    one = tuning(skirmish, usual(skirmish), 10)
    monkeypatch.setattr(one, "propose", lambda _fresh: tuple(-number for number in one.start))
    found = one.play_round(lambda _doing, _done: None)
    assert not found.is_better
    assert found.count.rate < 0.5
    assert one.best == one.start


def test_the_same_seed_gives_the_same_proposal(skirmish: SkirmishEntry) -> None:
    proposals = []
    for _ in range(2):
        one = tuning(skirmish, usual(skirmish), 6)
        one.play_round(lambda _doing, _done: None)
        proposals.append(one.propose([]))
    assert proposals[0] == proposals[1]


def test_a_lesson_gives_samples_that_count_alike(skirmish: SkirmishEntry) -> None:
    one = tuning(skirmish, usual(skirmish))
    samples = learn(Lesson("skirmish", 3, (one.decks[0], one.decks[1]), one.start))
    assert samples
    assert {len(sample.features) for sample in samples} == {len(one.start)}
    assert sum(sample.weight for sample in samples) == pytest.approx(3.0)
    assert samples == [Sample(sample.features, samples[0].outcome, sample.weight) for sample in samples]


def test_every_deck_is_learnt_from_and_examined_alike() -> None:
    for name in games.ids():
        one = Tuning(games.find(name), (), 60, 1, 1, one_thread)
        learnt: Counter[str] = Counter()
        examined: Counter[str] = Counter()
        for place, is_exam in enumerate(one.exam(6 * EXAM * len(one.decks))):
            (examined if is_exam else learnt)[deck_pairing(one.decks, place)[0].word] += 1
        assert set(examined.values()) == {6}
        assert set(learnt.values()) == {6 * (EXAM - 1)}
        assert examined.keys() == learnt.keys() == {deck.word for deck in one.decks}


def test_a_lead_is_counted_in_standard_errors() -> None:
    assert lead([]) == lead([1.0]) == lead([0.5, 0.5]) == 0.0
    assert lead([1.0, 0.0, 1.0, 0.0]) == pytest.approx(0.5 / sqrt(1 / 3 / 4))


def test_better_is_who_wins_more_or_foresees_better_without_winning_less() -> None:
    count = Count()
    assert Round(1, count, SURE, -9.0).is_better
    assert Round(1, count, 0.0, SURE).is_better
    assert not Round(1, count, 1.0, 1.0).is_better
    assert not Round(1, count, -1.5, 9.0).is_better


def test_a_game_that_breaks_is_told(skirmish: SkirmishEntry) -> None:
    one = Tuning(skirmish, (1, 2, 3), 4, 1, 1, one_thread)
    with pytest.raises(TuningBroke, match="AssertionError"):
        one.play_round(lambda _doing, _done: None)


def test_written_weights_are_read_again(skirmish: SkirmishEntry) -> None:
    weights = weights_of(skirmish, list(range(len(names(skirmish)))))
    text = written_weights(skirmish, weights, ["Made by a test."])
    assert text.startswith("# Made by a test.\n")
    assert read_weights(skirmish, text).numbers() == weights.numbers()
