"""What agents play on with: never back, until nothing is half done."""

from __future__ import annotations

import pytest

from cardwright import games
from cardwright.agents.agent import situation_at
from cardwright.agents.budget import Budget
from cardwright.agents.lines import come_to_rest, onward, passing
from cardwright.agents.manner import Tuning
from cardwright.agents.roster import agent_named
from cardwright.agents.search_agent import SearchAgent
from cardwright.agents.weights import weights_for
from cardwright.engine.game import BACK, Game
from cardwright.engine.ids import NOBODY
from cardwright.engine.rng import seeded
from tests.agents.positions import GAMES, positions


def composing() -> list[Game]:
    """Positions in which something was begun that can be taken back."""
    return [
        game
        for seed in range(12)
        for game in positions("phalanx", seed, 1, 200)
        if game.decision is not None and game.decision.options[-1].label == BACK
    ]


def test_an_option_to_take_back_is_the_last_and_is_left_out() -> None:
    found = composing()
    assert len(found) > 20
    for game in found:
        decision = game.decision
        assert decision is not None
        assert all(option.label != BACK for option in decision.options[: onward(decision)])
        assert onward(decision) == len(decision.options) - 1


@pytest.mark.parametrize("name", ["random", "greedy@40", "search@30"])
def test_nobody_takes_back_what_was_begun(name: str) -> None:
    for number, game in enumerate(composing()[:20]):
        agent = agent_named(name, games.find("phalanx"))
        decision = game.decision
        assert decision is not None
        assert decision.options[agent.choose(situation_at(game, 1, number))].label != BACK


@pytest.mark.parametrize("name", games.ids())
def test_a_line_comes_to_rest_where_somebody_may_pass(name: str) -> None:
    rested = 0
    for game in positions(name, 3, 4):
        come_to_rest(game, seeded(1), 200)
        decision = game.decision
        if decision is not None:
            assert passing(game, decision) != NOBODY
            assert not game.stack_lines()
            rested += 1
    assert rested


@pytest.mark.parametrize("glances", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_search_plays_on_by_habit_or_by_glances(name: str, glances: int) -> None:
    agent = SearchAgent(weights_for(games.find(name)), Budget(40), "search", Tuning(horizon=3, glances=glances))
    for number, game in enumerate(positions(name, 5, 9, 4)):
        candidates = agent.consider(situation_at(game, 5, number))
        decision = game.decision
        assert decision is not None
        if onward(decision) > 1:
            assert sum(candidate.visits for candidate in candidates) >= 40


@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_search_judges_where_turns_have_ended(name: str, turns: int) -> None:
    agent = SearchAgent(weights_for(games.find(name)), Budget(40), "search", Tuning(horizon=0, glances=1, turns=turns))
    ended: list[int] = []
    for number, game in enumerate(positions(name, 5, 9, 4)):
        agent.consider(situation_at(game, 5, number))
        if agent.thought is not None:
            ended.append(agent.thought.turned)
    assert ended
    # Not all: a game may end first, and a turn may be longer than anybody follows it.
    assert sum(one >= turns for one in ended) * 2 > len(ended)
