"""Weights as data: read, written, refused, and what they make of a position."""

from __future__ import annotations

import pytest

from cardwright import games
from cardwright.agents.weights import names, read_weights, usual_weights, weights_for, weights_of, written_weights
from cardwright.agents.worth import WON, chance, features, worth
from cardwright.engine.errors import SetupError
from tests.agents.positions import GAMES, positions


@pytest.mark.parametrize("name", GAMES)
def test_worth_is_the_weighted_sum_of_the_features_and_even_handed(name: str) -> None:
    entry = games.find(name)
    weights = weights_of(entry, [3 + 7 * index for index in range(len(names(entry)))])
    for game in positions(name, 2, 11):
        weighed = sum(x * y for x, y in zip(features(game, 0), weights.numbers(), strict=True))
        assert worth(game, 0, weights) == weighed == -worth(game, 1, weights)


@pytest.mark.parametrize("name", GAMES)
def test_weights_read_as_they_were_written(name: str) -> None:
    entry = games.find(name)
    weights = weights_of(entry, [5 - index for index in range(len(names(entry)))])
    text = written_weights(entry, weights, ["made by hand"])
    assert text.startswith("# made by hand\n")
    assert read_weights(entry, text).numbers() == weights.numbers()
    assert read_weights(entry, text).horizon == 0
    weights.turns = 2
    weights.horizon = 6
    weights.glances = 3
    again = read_weights(entry, written_weights(entry, weights, []))
    assert (again.turns, again.horizon, again.glances) == (2, 6, 3)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_a_file_gets_the_usual_weights(name: str) -> None:
    entry = games.find(name)
    usual = usual_weights(len(entry.standing), entry.zone_kinds, len(entry.pool().stat_names))
    found = weights_for(entry)
    assert len(found.numbers()) == len(usual.numbers()) == len(names(entry))


def test_a_wrong_file_is_refused_with_everything_that_is_wrong() -> None:
    entry = games.find(GAMES[0])
    text = (
        written_weights(entry, weights_for(entry), [])
        .replace("price = ", "prise = ")
        .replace("damage = ", "damage = 0.")
    )
    with pytest.raises(SetupError) as caught:
        read_weights(entry, text)
    assert len(caught.value.problems) == 3
    assert 'did you mean "price"' in str(caught.value)


@pytest.mark.parametrize(("word", "least", "most"), [("turns", 0, 4), ("horizon", 0, 100), ("glances", 1, 100)])
@pytest.mark.parametrize("number", ["-1", "101", "0.5", '"far"', "true"])
def test_how_far_a_search_plays_on_must_be_a_sensible_number(word: str, least: int, most: int, number: str) -> None:
    entry = games.find(GAMES[0])
    text = f"{word} = {number}\n" + written_weights(entry, weights_for(entry), [])
    with pytest.raises(SetupError, match=f"{word} must be a whole number from {least} to {most}"):
        read_weights(entry, text)


def test_chances_are_even_at_nothing_and_sure_at_a_win() -> None:
    assert chance(0) == 0.5
    assert chance(WON) == 1.0
    assert chance(-WON) == 0.0
    assert chance(1000) + chance(-1000) == pytest.approx(1.0)
    assert chance(1000) > chance(900) > 0.5
