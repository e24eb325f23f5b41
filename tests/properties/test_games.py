"""Random games of every registered game, watched; `cardwright soak` plays more of the same."""

import pytest

from cardwright.games import find, ids
from cardwright.testing.properties import Trial

GAMES = 25


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", ids())
def test_every_property_holds(game: str, part: int) -> None:
    entry = find(game)

    trials = [Trial(entry, number, often=12).play() for number in range(part * GAMES, (part + 1) * GAMES)]

    assert sum(len(trial.match.record.moves) for trial in trials) > GAMES * 10
    assert sum(trial.compared for trial in trials) > GAMES * 10, "hardly any two worlds were compared"
