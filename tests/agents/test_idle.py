"""Options that change nothing are known for it, and search leaves them out."""

from __future__ import annotations

import pytest

from cardwright import games
from cardwright.agents.agent import situation_at
from cardwright.agents.budget import Budget
from cardwright.agents.idle import idle_among
from cardwright.agents.lines import onward, passing
from cardwright.agents.search_agent import SearchAgent
from cardwright.agents.weights import weights_for
from cardwright.engine.ids import NOBODY
from tests.agents.positions import GAMES, positions


@pytest.mark.parametrize("name", GAMES)
def test_to_pass_is_never_idle_and_without_it_nothing_is(name: str) -> None:
    weights = weights_for(games.find(name))
    for game in positions(name, 3, 12):
        decision = game.decision
        assert decision is not None
        every = list(range(onward(decision)))
        idle = idle_among(every, game, decision.seat, 7, weights, Budget().start())
        rest = passing(game, decision)
        assert not idle if rest == NOBODY else rest not in idle
        assert idle_among(idle, game, decision.seat, 7, weights, Budget().start()) == idle
        assert set(idle) <= set(every)


def test_what_there_is_no_time_to_look_at_is_not_idle() -> None:
    weights = weights_for(games.find("phalanx"))
    for game in positions("phalanx", 3, 40):
        decision = game.decision
        assert decision is not None
        every = list(range(onward(decision)))
        assert not idle_among(every, game, decision.seat, 7, weights, Budget(1, 0).start())


def test_search_leaves_out_what_changes_nothing() -> None:
    entry = games.find("phalanx")
    weights = weights_for(entry)
    seen = 0
    for number, game in enumerate(positions("phalanx", 3, 40)):
        decision = game.decision
        assert decision is not None
        every = list(range(onward(decision)))
        if not idle_among(every, game, decision.seat, 7, weights, Budget().start()):
            continue
        agent = SearchAgent(weights, Budget(30))
        chosen = agent.choose(situation_at(game, 3, number))
        assert agent.thought is not None
        if agent.thought.idle:
            seen += 1
            assert agent.thought.first_keys[chosen] not in agent.thought.idle
    assert seen
