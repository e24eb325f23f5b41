"""Every card of every game has been played, and every part of its text has done something."""

import pytest

from cardwright.engine.deck import read_lines
from cardwright.engine.position import read_cards
from cardwright.games import find, ids
from cardwright.testing.coverage import Coverage

SECONDS = 80


@pytest.mark.parametrize("game", ids())
def test_every_sentence_of_every_card_has_happened(game: str) -> None:
    coverage = Coverage(find(game)).run(SECONDS)

    missing = "\n".join(coverage.report())
    assert not missing, f"{coverage.games} games did not show:\n{missing}"
    assert len(coverage.parts) > len(find(game).pool().faces)


@pytest.mark.parametrize("game", ids())
def test_every_name_can_be_written_in_decks_positions_and_keys(game: str) -> None:
    for face in find(game).pool().faces:
        assert [card.name for card in read_cards(f"{face.name}, {face.name} (damage 1)")] == [face.name] * 2
        assert read_lines([f"2 {face.name}"]) == [face.name] * 2
        assert not set(face.name) & set(",:;()[]<>#\n"), face.name


@pytest.mark.parametrize("game", ids())
def test_every_preset_deck_is_legal(game: str) -> None:
    entry = find(game)

    problems = {deck.name: entry.check_deck(deck.cards) for deck in entry.decks()}

    assert len(problems) >= 2
    assert not any(problems.values()), problems
