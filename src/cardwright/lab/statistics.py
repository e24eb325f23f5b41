"""What results are worth: intervals for rates, and ratings from who beat whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, log10, sqrt
from typing import Final

CONFIDENT: Final = 1.959964
"""Standard errors to either side that hold 95 % of a normal distribution."""
MIDDLE: Final = 1500.0
"""The average rating."""
SPREAD: Final = 400.0
"""Rating points that mean ten to one."""
PRIOR: Final = 0.5
"""Half a drawn game is added between any two that met, or who never lost would be rated infinitely high."""
ROUNDS: Final = 10_000
NEAR: Final = 1e-10


def wilson(score: float, games: float, errors: float = CONFIDENT) -> tuple[float, float]:
    """Wilson's interval for a rate of `score` out of so many games; all that is possible if there are none."""
    if games <= 0:
        return 0.0, 1.0
    rate = score / games
    square = errors * errors
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = errors * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values, infinite for fewer than two."""
    count = len(values)
    if count < 2:
        return inf
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def bradley_terry(scores: Mapping[tuple[str, str], float], names: Sequence[str]) -> dict[str, float]:
    """Ratings on Elo's scale that make the scores of all meetings likeliest; draws count half for both.

    `scores[a, b]` is what a scored against b. Strengths are found by Hunter's minorisation-maximisation. Names that
    never met anybody are average.
    """
    points = {
        (one, other): scores.get((one, other), 0.0) + PRIOR / 2
        for one in names
        for other in names
        if one != other and scores.get((one, other), 0.0) + scores.get((other, one), 0.0) > 0
    }
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        before = dict(strength)
        for name in names:
            won = sum(score for (one, _), score in points.items() if one == name)
            met = [(other, score + points[other, one]) for (one, other), score in points.items() if one == name]
            if met:
                strength[name] = won / sum(games / (strength[name] + strength[other]) for other, games in met)
        if all(abs(strength[name] - before[name]) <= NEAR * before[name] for name in names):
            break
    logs = {name: log10(strength[name]) for name in names if any(one == name for one, _ in points)}
    mean = sum(logs.values()) / len(logs) if logs else 0.0
    return {name: MIDDLE + SPREAD * (logs.get(name, mean) - mean) for name in names}
