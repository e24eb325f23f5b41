"""Logistic regression: the weights under which known outcomes are likeliest, not far from where they began."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log1p
from typing import Final

STEPS: Final = 25
NEAR: Final = 1e-6
MOST_SCALE: Final = 4.0
HALVINGS: Final = 30
FARTHEST: Final = 30.0


@dataclass(frozen=True)
class Sample:
    """A position: its features, how it ended for the seat they favour (1 won, 0 lost), and how much it counts."""

    features: Sequence[int]
    outcome: float
    weight: float = 1.0


def fit(samples: Sequence[Sample], start: Sequence[float], reach: float) -> list[float]:
    """Newton's method from the start weights, once they are so scaled that they are neither too sure nor too timid.

    `reach` says how far, in odds and for a usual size of the feature (1 at least), a weight is expected to move: what
    the samples say little about stays near its start, and a feature that never occurs stays there exactly.
    """
    count = len(start)
    pull = [max(1.0, size) ** 2 / (reach * reach) for size in usual_sizes(samples, count)]
    scale = best_scale(samples, start)
    start = [scale * weight for weight in start]
    weights = list(start)
    for _ in range(STEPS):
        slope = [pull[index] * (start[index] - weights[index]) for index in range(count)]
        curve = [[0.0] * count for _ in range(count)]
        for sample in samples:
            present = [(index, value) for index, value in enumerate(sample.features) if value]
            likely = chance_of(sum(weights[index] * value for index, value in present))
            error = sample.weight * (sample.outcome - likely)
            bend = sample.weight * likely * (1.0 - likely)
            for index, value in present:
                slope[index] += error * value
                row = curve[index]
                bent = bend * value
                for other, value_there in present:
                    row[other] += bent * value_there
        for index in range(count):
            curve[index][index] += pull[index]
        step = solve(curve, slope)
        # Where outcomes seem certain the curve is flat and a whole step leads astray: as much of it as helps.
        share = 1.0
        now = cost(samples, weights, start, pull)
        while share > NEAR:
            moved = [weight + share * change for weight, change in zip(weights, step, strict=True)]
            if cost(samples, moved, start, pull) <= now:
                weights = moved
                break
            share /= 2
        if share * max((abs(change) for change in step), default=0.0) < NEAR:
            break
    return weights


def cost(samples: Sequence[Sample], weights: Sequence[float], start: Sequence[float], pull: Sequence[float]) -> float:
    """What `fit` makes small: surprise, and the distance from the start."""
    total = sum(sample.weight for sample in samples)
    away = sum(force * (weight - first) ** 2 for force, weight, first in zip(pull, weights, start, strict=True))
    return total * loss(samples, weights) + away / 2


def best_scale(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The factor, from nothing to four, under which the weights make the outcomes likeliest."""
    odds = [sum(weight * value for weight, value in zip(weights, one.features, strict=True)) for one in samples]
    low, high = 0.0, MOST_SCALE
    for _ in range(HALVINGS):
        scale = (low + high) / 2
        slope = sum(
            sample.weight * (sample.outcome - chance_of(scale * one)) * one
            for sample, one in zip(samples, odds, strict=True)
        )
        low, high = (scale, high) if slope > 0 else (low, scale)
    return (low + high) / 2


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """How surprising the outcomes are under these weights, on average; log 2 is no better than a coin."""
    total = surprise = 0.0
    for sample in samples:
        odds = sum(weight * value for weight, value in zip(weights, sample.features, strict=True))
        surprise += sample.weight * (log_one_plus_exp(odds) - sample.outcome * odds)
        total += sample.weight
    return surprise / total if total else log(2)


def usual_sizes(samples: Sequence[Sample], count: int) -> list[float]:
    """The root of the mean square of each feature."""
    squares = [0.0] * count
    for sample in samples:
        for index, value in enumerate(sample.features):
            squares[index] += value * value
    return [float((square / max(1, len(samples))) ** 0.5) for square in squares]


def chance_of(odds: float) -> float:
    """The chance for the logarithm of odds."""
    return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, odds))))


def log_one_plus_exp(odds: float) -> float:
    """log(1 + e^odds) without overflow."""
    return max(0.0, odds) + log1p(exp(-abs(odds)))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(count):
        pivot = max(range(place, count), key=lambda index: abs(rows[index][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for index in range(place + 1, count):
            factor = rows[index][place] / rows[place][place]
            if factor:
                rows[index] = [value - factor * above for value, above in zip(rows[index], rows[place], strict=True)]
    found = [0.0] * count
    for place in range(count - 1, -1, -1):
        known = sum(rows[place][index] * found[index] for index in range(place + 1, count))
        found[place] = (rows[place][count] - known) / rows[place][place]
    return found
