"""Players of every game: blind to what their seat may not know, repeatable, and never late."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter, process_time

import pytest

from cardwright import games
from cardwright.agents.agent import Agent, Candidate, Situation, situation_at
from cardwright.agents.budget import LONGEST, MOST_TRIES
from cardwright.agents.roster import NAMES, agent_named
from cardwright.agents.search_agent import SearchAgent
from cardwright.engine.errors import SetupError
from cardwright.engine.game import Game
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.sample import sample
from cardwright.testing.secrecy import strange_world
from tests.agents.positions import GAMES, positions

THINKERS = ("random", "greedy@20", "search@12", "novice@20", "adept@12", "expert@12", "master@12")
LATEST = 0.080
"""Seconds for a budget of 30 ms: 50 more than that."""
ATTEMPTS = 8


class Peeker(Agent):
    """A player who looks at the true cards, by way of a world that is none."""

    def __init__(self) -> None:
        self.name = "peeker"

    def consider(self, situation: Situation) -> list[Candidate]:
        """An option that depends on the opponent's hidden cards."""
        game: Game = situation._game
        total = sum(place * face.index for place, face in enumerate(game.faces))
        return [Candidate(total % situation.count(), 0.5, 1)]


def other_truths(game: Game, rng: Rng) -> list[Game]:
    """Games that the deciding seat cannot tell from this one."""
    assert game.decision is not None
    seat = game.decision.seat
    worlds = [sample(game, seat, rng), sample(game, seat, rng)]
    if not game.knows_list(seat, 1 - seat):
        worlds.append(strange_world(game, seat, rng))
    return worlds


def tells_apart(agent: Agent, name: str) -> bool:
    """Whether an agent decides by what its seat may not know in some position of a game."""
    rng = seeded(31)
    for move, game in enumerate(positions(name, 8, 14, 5)):
        chosen = agent.choose(situation_at(game, 8, move))
        for world in other_truths(game, rng):
            if agent.choose(situation_at(world, 8, move)) != chosen:
                return True
    return False


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", THINKERS)
def test_hidden_cards_do_not_change_what_an_agent_does(name: str, spec: str) -> None:
    assert not tells_apart(agent_named(spec, games.find(name)), name)


@pytest.mark.parametrize("name", GAMES)
def test_an_agent_that_peeks_is_found_out(name: str) -> None:
    assert tells_apart(Peeker(), name)


@pytest.mark.parametrize("name", GAMES)
def test_a_fresh_agent_goes_on_like_the_one_it_replaces(name: str) -> None:
    agent = agent_named("search@10", games.find(name))
    for move, game in enumerate(positions(name, 9, 10, 4)):
        assert agent.choose(situation_at(game, 9, move)) == agent_named("search@10", games.find(name)).choose(
            situation_at(game, 9, move)
        )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["greedy@30ms", "search@30ms", "master@30ms", "novice@30ms"])
def test_an_agent_answers_within_its_time(name: str, spec: str) -> None:
    agent = agent_named(spec, games.find(name))
    for move, game in enumerate(widest(positions(name, 10, 3, 40), 3)):
        assert fastest(agent, game, move, process_time) < LATEST
        assert fastest(agent, game, move, perf_counter) < LATEST


def test_an_agent_that_dawdles_is_found_out() -> None:
    game = positions(GAMES[0], 10, 3, 1)[0]
    assert fastest(Dawdler(), game, 0, process_time) > LATEST
    assert fastest(Dawdler(), game, 0, perf_counter) > LATEST


@pytest.mark.parametrize("spec", ["search@1000000", "master@999999ms"])
def test_no_budget_is_without_an_end(spec: str) -> None:
    agent = agent_named(spec)
    assert isinstance(agent, SearchAgent)
    assert agent.budget.milliseconds <= LONGEST
    assert agent.budget.tries <= MOST_TRIES


class Dawdler(Agent):
    """A player who does not look at the clock."""

    def __init__(self) -> None:
        self.name = "dawdler"

    def consider(self, situation: Situation) -> list[Candidate]:
        """The first option, late."""
        end = process_time() + LATEST
        while process_time() < end:
            situation.world()
        return [Candidate(0, 0.5, 1)]


def widest(games_so_far: list[Game], count: int) -> list[Game]:
    """The positions with most options: they take longest."""
    return sorted(games_so_far, key=lambda game: -len(game.keys()))[:count]


def fastest(agent: Agent, game: Game, move: int, clock: Callable[[], float]) -> float:
    """The seconds of the best of some attempts: a busy machine may stop us at any moment, and that is not our time."""
    best = inf
    for attempt in range(ATTEMPTS):
        start = clock()
        agent.choose(situation_at(game, 10 + attempt, move))
        best = min(best, clock() - start)
        if best < LATEST:
            break
    return best


@pytest.mark.parametrize("name", GAMES)
def test_candidates_are_options_with_chances_the_choice_first(name: str) -> None:
    for spec in ("random", "greedy@20", "search@12", "novice@20"):
        agent = agent_named(spec, games.find(name))
        for move, game in enumerate(positions(name, 11, 20, 3)):
            found = agent.consider(situation_at(game, 11, move))
            assert found[0].index == agent.choose(situation_at(game, 11, move))
            assert len({one.index for one in found}) == len(found)
            assert all(0 <= one.index < len(game.keys()) and 0.0 <= one.chance <= 1.0 for one in found)


@pytest.mark.parametrize("name", GAMES)
def test_an_expected_line_begins_with_the_choice_and_names_nothing_hidden(name: str) -> None:
    agent = agent_named("search@150", games.find(name))
    rng = seeded(5)
    longest = 0
    for move, game in enumerate(positions(name, 12, 20, 3)):
        chosen = agent.choose(situation_at(game, 12, move))
        line = agent.foresee(5)
        assert game.decision is not None
        if line:
            assert line[0].seat == game.decision.seat
            assert line[0].words == game.key_of(game.decision.options[chosen], game.decision.seat)
        longest = max(longest, len(line))
        for world in other_truths(game, rng):
            agent.choose(situation_at(world, 12, move))
            assert [(one.seat, one.words) for one in agent.foresee(5)] == [(one.seat, one.words) for one in line]
    assert longest > 1


@pytest.mark.parametrize("name", GAMES)
def test_no_option_is_dismissed_after_a_few_tries(name: str) -> None:
    agent = agent_named("search@200", games.find(name))
    assert isinstance(agent, SearchAgent)
    for move, game in enumerate(positions(name, 13, 15, 4)):
        situation = situation_at(game, 13, move)
        count = situation.count()
        found = agent.consider(situation)
        if count <= 8:
            assert agent.thought is None or len(found) == count - len(agent.thought.idle)
            assert min(one.visits for one in found) ** 2 >= 150 / count


@pytest.mark.parametrize("spec", ["serch", "search@", "search@fast", "search@0", "search@1.5s", "random@10", ""])
def test_a_bad_name_is_refused_in_words(spec: str) -> None:
    with pytest.raises(SetupError) as caught:
        agent_named(spec)
    assert spec.partition("@")[0] in str(caught.value)


def test_a_misspelt_name_gets_a_hint() -> None:
    with pytest.raises(SetupError, match='did you mean "search"'):
        agent_named("serch@100")


@pytest.mark.parametrize("name", NAMES)
def test_every_name_makes_an_agent_called_so(name: str) -> None:
    assert agent_named(name).name == name
