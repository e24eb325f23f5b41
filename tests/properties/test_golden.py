"""Games look as they did when somebody last approved of it."""

from pathlib import Path

import pytest

from cardwright.games import find, ids
from cardwright.testing.golden import SEEDS, playthrough, walks

TESTS = Path(__file__).parents[1]
ANEW = "if that is meant, run `python -m cardwright.testing.golden tests` and look at the difference"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ids())
def test_a_whole_game_looks_the_same_to_both_seats(game: str, seed: int) -> None:
    path = TESTS / "playthroughs" / f"{game}-{seed}.txt"

    here = playthrough(find(game), seed).splitlines()

    there = path.read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(here, there, strict=False), 1):
        assert new == old, f"{path.name}, line {number}: {ANEW}"
    assert len(here) == len(there), f"{path.name} has another length: {ANEW}"


@pytest.mark.parametrize("game", ids())
def test_there_are_as_many_lines_of_play(game: str) -> None:
    path = TESTS / "walks" / f"{game}.txt"

    here = walks(find(game)).splitlines()

    assert here == path.read_text(encoding="utf-8").splitlines(), ANEW


def test_every_file_belongs_to_a_game() -> None:
    files = [*TESTS.glob("playthroughs/*.txt"), *TESTS.glob("walks/*.txt")]

    assert sorted(file.name for file in files) == sorted(
        [f"{game}-{seed}.txt" for game in ids() for seed in SEEDS] + [f"{game}.txt" for game in ids()]
    )
