"""Logistic regression against what can be worked out by hand, and against weights that made the data."""

from __future__ import annotations

from math import exp, log

import pytest

from cardwright.engine.rng import seeded
from cardwright.lab.fitting import Sample, fit, loss, solve


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
    found = fit([Sample([1, 0], 1.0, 0.01)], [0.3, 0.5], 0.1)
    assert found[0] == pytest.approx(0.3, abs=0.001)
    assert found[1] == 0.5
