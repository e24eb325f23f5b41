"""How a search judges: gains count also on a won board, and what it tells is a chance to win."""

from __future__ import annotations

import pytest

from cardwright import games
from cardwright.agents.agent import situation_at
from cardwright.agents.budget import Budget
from cardwright.agents.manner import Tuning
from cardwright.agents.search import Search
from cardwright.agents.tree import Node
from cardwright.agents.weights import weights_for
from cardwright.agents.worth import WON, chance, points
from tests.agents.positions import GAMES, positions


def thought(name: str, lead: int = 0) -> Search:
    """A search in some position of a game, in which red leads by so much beyond a clear advantage."""
    game = positions(name, 3, 1, 20)[0]
    search = Search(situation_at(game, 3, 0), weights_for(games.find(name)), Tuning(), Budget(10).start(), None)
    search.lead = lead
    return search


@pytest.mark.parametrize("name", GAMES)
def test_a_gain_counts_as_much_on_a_won_board_as_on_an_even_one(name: str) -> None:
    even = thought(name)
    won = thought(name, 6000)
    assert won.gained(6400) - won.gained(6000) == even.gained(400) - even.gained(0) > 0.05
    assert even.gained(6400) - even.gained(6000) < 0.001
    assert won.gained(WON) == even.gained(WON) == 1.0
    assert won.gained(-WON) == 0.0


def test_what_is_told_is_a_chance_to_win() -> None:
    search = thought("wellspring", 2000)
    as_before = Node()
    as_before.visits, as_before.total = 4, 2.0
    better = Node()
    better.visits, better.total = 4, 3.0
    certain = Node()
    certain.visits, certain.total = 4, 4.0
    sign = 1 if search.seat == 0 else -1
    assert search.chance_with(as_before) == pytest.approx(chance(2000 * sign))
    assert search.chance_with(better) == pytest.approx(chance(2000 * sign + points(0.75)))
    assert search.chance_with(certain) == 1.0


@pytest.mark.parametrize("advantage", [-4000, -100, 0, 1, 900, 5000])
def test_a_chance_tells_the_advantage_that_it_stands_for(advantage: int) -> None:
    assert abs(points(chance(advantage)) - advantage) <= 1
