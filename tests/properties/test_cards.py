"""Every card of every game has been played, and every part of its text has done something."""

import pytest

from cardwright.games import find, ids
from cardwright.testing.coverage import Coverage

SECONDS = 80


@pytest.mark.parametrize("game", ids())
def test_every_sentence_of_every_card_has_happened(game: str) -> None:
    coverage = Coverage(find(game)).run(SECONDS)

    missing = "\n".join(coverage.report())
    assert not missing, f"{coverage.games} games did not show:\n{missing}"
    assert len(coverage.parts) > len(find(game).pool().faces)
