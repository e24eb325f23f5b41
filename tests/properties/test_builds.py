"""Compiled and interpreted, the same seeds play the same games."""

import pytest

from cardwright.games import ids
from tests.interpreted import BothBuilds

GAMES = 12
SCRIPT = """
import sys
from cardwright.games import find
from cardwright.testing.properties import story
for number in range(int(sys.argv[2])):
    print(story(find(sys.argv[1]), number))
"""


@pytest.mark.parametrize("game", ids())
def test_both_builds_play_identical_games(both_builds: BothBuilds, game: str) -> None:
    assert both_builds.agree(SCRIPT, game, str(GAMES)).count("\n") == GAMES
