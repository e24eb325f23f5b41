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
from cardwright.agents.worth import worth
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
    ended: list[bool] = []
    for number, game in enumerate(positions(name, 5, 9, 4)):
        situation = situation_at(game, 5, number)
        agent.consider(situation)
        if agent.thought is not None:
            beyond = agent.thought.beyond
            for _ in range(10):
                world = situation.world()
                beyond.begin(world)
                ended.append(beyond.play_on(world).decision is None or beyond.turned >= turns)
    assert ended
    # Not all: a turn may be longer than anybody follows it.
    assert sum(ended) * 2 > len(ended)


@pytest.mark.parametrize("name", GAMES)
def test_a_reply_ends_with_the_turn_and_takes_what_looks_best(name: str) -> None:
    agent = SearchAgent(weights_for(games.find(name)), Budget(40), "search", Tuning(turns=1, replies=6))
    passive = SearchAgent(weights_for(games.find(name)), Budget(40), "search", Tuning(turns=1, replies=1))
    better = 0
    for number, game in enumerate(positions(name, 5, 9, 4)):
        situation = situation_at(game, 5, number)
        for one in (agent, passive):
            one.consider(situation)
        if agent.thought is None or passive.thought is None:
            continue
        for _ in range(10):
            world = situation.world()
            agent.thought.beyond.begin(world)
            agent.thought.beyond.end_turns(world)
            if world.decision is None:
                continue
            replying = world.active_seat()
            gained = [
                worth(one.thought.beyond.reply(world.clone()), replying, agent.weights)
                for one in (agent, passive)
                if one.thought is not None and agent.weights is not None
            ]
            better += (gained[0] > gained[1]) - (gained[0] < gained[1])
    assert better > 0
