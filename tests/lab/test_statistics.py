"""Intervals and ratings against values known from books and by hand."""

from __future__ import annotations

from math import inf, log10, sqrt

import pytest

from cardwright.lab.statistics import MIDDLE, PRIOR, bradley_terry, standard_error, wilson


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        # Newcombe (1998), method 3 without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_has_the_published_values(score: int, games: int, low: float, high: float) -> None:
    assert wilson(score, games) == pytest.approx((low, high), abs=0.00006)


def test_wilsons_interval_is_symmetric_and_never_leaves_the_possible() -> None:
    low, high = wilson(30, 100)
    assert wilson(70, 100) == pytest.approx((1 - high, 1 - low))
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 5)[1] == 1.0


def test_the_standard_error_of_a_mean() -> None:
    assert standard_error([1.0, 0.0, 1.0, 0.0]) == pytest.approx(sqrt(1 / 3 / 4))
    assert standard_error([1.0]) == inf


def test_two_agents_are_apart_by_the_logarithm_of_their_odds() -> None:
    ratings = bradley_terry({("a", "b"): 75.0, ("b", "a"): 25.0}, ["a", "b"])
    expected = 400 * log10((75 + PRIOR / 2) / (25 + PRIOR / 2))
    assert ratings["a"] - ratings["b"] == pytest.approx(expected, abs=0.001)
    assert ratings["a"] + ratings["b"] == pytest.approx(2 * MIDDLE)


def test_three_agents_that_fit_the_model_get_their_true_ratings() -> None:
    strength = {"a": 8.0, "b": 2.0, "c": 1.0}
    many = 1_000_000
    scores = {
        (one, other): many * strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    ratings = bradley_terry(scores, list(strength))
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * log10(4), abs=0.01)
    assert ratings["b"] - ratings["c"] == pytest.approx(400 * log10(2), abs=0.01)


def test_who_never_lost_has_a_finite_rating_and_who_never_played_an_average_one() -> None:
    ratings = bradley_terry({("a", "b"): 10.0, ("b", "a"): 0.0}, ["a", "b", "c"])
    assert ratings["a"] == pytest.approx(MIDDLE + 200 * log10(10.25 / 0.25), abs=0.01)
    assert ratings["c"] == pytest.approx(MIDDLE)
    assert bradley_terry({}, ["a"]) == {"a": MIDDLE}
