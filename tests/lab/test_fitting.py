"""Logistic regression against what can be worked out by hand, and against weights that made the data."""

from __future__ import annotations

from math import exp, log

import pytest

from cardwright.engine.rng import seeded
from cardwright.lab.fitting import Sample, best_scale, fit, loss, solve


def test_equations_are_solved_with_pivots() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_one_feature_gets_the_logarithm_of_its_odds() -> None:
    samples = [Sample([1], 1.0)] * 75 + [Sample([1], 0.0)] * 25
    assert fit(samples, [0.0], 1000.0) == pytest.approx([log(3)], abs=1e-4)


def test_weights_that_made_the_outcomes_are_found_again() -> None:
    chance = seeded(5)
    true = [0.8, -0.4, 0.0]
    samples: list[Sample] = []
    for _ in range(4000):
        features = [chance.below(7) - 3 for _ in true]
        likely = 1 / (1 + exp(-sum(weight * value for weight, value in zip(true, features, strict=True))))
        samples.append(Sample(features, float(chance.below(10_000) < likely * 10_000)))
    found = fit(samples, [0.0, 0.0, 0.0], 10.0)
    assert found == pytest.approx(true, abs=0.1)
    assert loss(samples, found) < loss(samples, [0.0, 0.0, 0.0]) == pytest.approx(log(2))


def test_what_never_occurs_and_what_little_is_known_of_stay_where_they_were() -> None:
    samples = [Sample([1, 0], 1.0, 0.06), Sample([1, 0], 0.0, 0.04)]
    start = [log(1.5), 0.5]
    assert best_scale(samples, start) == pytest.approx(1.0)
    assert fit([*samples, Sample([1, 0], 1.0, 0.0001)], start, 0.1) == pytest.approx(start, abs=0.01)


def test_a_start_far_off_does_not_lead_astray() -> None:
    chance = seeded(6)
    samples: list[Sample] = []
    for _ in range(300):
        features = [chance.below(4001) - 2000, chance.below(5) - 2]
        samples.append(Sample(features, float(chance.below(100) < (80 if features[0] > 0 else 20))))
    start = [-0.5, 3.0]
    found = fit(samples, start, 0.7)
    assert loss(samples, found) < log(2) < loss(samples, start)
    assert 0 < found[0] < 0.01
    assert best_scale(samples, start) == pytest.approx(0.0, abs=0.001)
