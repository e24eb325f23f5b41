"""Chance: even, independent of neighbouring seeds, and the same on every build."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardwright.engine.rng import MULTIPLIER, Rng, hash_seed, seeded
from tests.interpreted import BothBuilds

DRAWS = 60_000


@given(some.integers(-(2**70), 2**70), some.integers(1, 1 << 30))
def test_draws_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(some.integers(-(2**70), 2**70))
def test_the_state_never_leaves_its_range(seed: int) -> None:
    rng = seeded(seed)
    for _ in range(50):
        assert 0 < rng.state < MULTIPLIER << 32
        rng.below(6)


@pytest.mark.parametrize("bound", [2, 6, 30, 120])
def test_draws_are_even(bound: int) -> None:
    rng = seeded(bound)
    counts = [0] * bound
    for _ in range(DRAWS):
        counts[rng.below(bound)] += 1
    expected = DRAWS / bound
    chi = sum((count - expected) ** 2 / expected for count in counts)
    assert chi < bound + 4 * (2 * bound) ** 0.5, counts
    assert chi > bound - 4 * (2 * bound) ** 0.5 - 1, "too even to be chance"


def test_consecutive_seeds_are_unrelated() -> None:
    """The first card of game after game is even, neither too rough nor too smooth."""
    counts = [0] * 30
    for seed in range(DRAWS):
        counts[seeded(seed).below(30)] += 1
    chi = sum((count - DRAWS / 30) ** 2 / (DRAWS / 30) for count in counts)
    assert 10 < chi < 60, chi


def test_neighbouring_draws_are_unrelated() -> None:
    rng = seeded(7)
    counts = [0] * 36
    for _ in range(DRAWS):
        counts[rng.below(6) * 6 + rng.below(6)] += 1
    chi = sum((count - DRAWS / 36) ** 2 / (DRAWS / 36) for count in counts)
    assert 12 < chi < 70, chi


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = seeded(3)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values()), counts


def test_a_shuffle_loses_nothing() -> None:
    cards = list(range(30))
    seeded(1).shuffle(cards)
    assert sorted(cards) == list(range(30))
    assert cards != list(range(30))


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = seeded(11)
    rng.below(5)
    clone = rng.clone()
    ahead = [rng.below(1000) for _ in range(10)]
    assert [clone.below(1000) for _ in range(10)] == ahead


def test_different_seeds_give_different_streams() -> None:
    firsts = {hash_seed(seed) for seed in range(-1000, 1000)}
    assert len(firsts) == 2000


SCRIPT = """
from cardwright.engine.rng import seeded
for seed in (0, 1, -1, 2**63, 2**80, 12345):
    rng = seeded(seed)
    cards = list(range(60))
    rng.shuffle(cards)
    print(seed, [rng.below(bound) for bound in (1, 2, 3, 1000, 1 << 20, 1 << 30)], cards, rng.state)
"""


def test_chance_is_the_same_compiled_and_interpreted(both_builds: BothBuilds) -> None:
    assert both_builds.agree(SCRIPT).count("\n") == 6


def test_the_stream_is_the_one_that_records_were_made_with() -> None:
    rng = seeded(2024)
    assert [rng.below(100) for _ in range(8)] == [0, 97, 97, 33, 32, 49, 22, 37]
    assert Rng(1).below(1 << 30) == 134217649
