"""Reviews: chances from each player's own knowledge, and the largest swings among them."""

from __future__ import annotations

import pytest

from cardwright.agents.agent import Agent, Candidate, Situation
from cardwright.agents.roster import agent_named
from cardwright.cli.play import new_record
from cardwright.engine.ids import NOBODY
from cardwright.engine.record import Match
from cardwright.lab.review import Judged, Review, review
from tests.cli.skirmish import SkirmishEntry


@pytest.fixture
def match(skirmish: SkirmishEntry) -> Match:
    """A game in which red always takes the first option."""
    match = Match(skirmish, new_record(skirmish, ("human", "greedy"), ("red", "blue"), [], 3))
    while not match.game.is_over:
        match.choose(0)
    return match


class Counting(Agent):
    """Sees a chance that depends on nothing but how often it was asked."""

    def __init__(self) -> None:
        self.name = "counting"
        self.asked: list[int] = []

    def consider(self, situation: Situation) -> list[Candidate]:
        self.asked.append(situation.seat)
        last = situation.count() - 1
        return [Candidate(last, 0.6, 50), Candidate(0, 0.5, 50)]


def judged(move: int, seat: int, chance: float, cost: float = 0.0) -> Judged:
    return Judged(move, seat, chance, "this", "that", cost, 0)


def test_every_real_choice_is_judged_for_who_made_it(match: Match) -> None:
    agent = Counting()
    told: list[int] = []
    found = review(match, agent, told.append)
    assert told == list(range(1, len(match.record.moves) + 1))
    assert [one.seat for one in found.judged] == agent.asked
    assert all(match.record.moves[one.move].key == one.chosen for one in found.judged)
    assert {round(one.cost, 3) for one in found.judged} == {0.1}
    assert found.match.save() == match.save()


def test_a_real_agent_gives_chances_and_the_last_swing_ends_with_the_result(match: Match) -> None:
    found = review(match, agent_named("search@20", match.entry), lambda _: None)
    assert all(0.0 <= one.chance <= 1.0 for one in found.judged)
    for seat in range(2):
        assert found.swings(seat)[-1].after == {seat: 1.0, 2: 0.5}.get(match.game.outcome, 0.0)


def test_the_largest_swings_that_are_not_about_the_same_moves(match: Match) -> None:
    line = [(0, 0, 0.5), (1, 1, 0.5), (2, 0, 0.9), (3, 1, 0.2), (4, 0, 0.85), (5, 1, 0.25)]
    again = match.back_to(0)
    found = Review(again, [judged(move, seat, chance) for move, seat, chance in line])
    points = found.turning_points(NOBODY, 2)
    assert [(one.before.move, one.move) for one in points] == [(0, 2), (2, 4)]
    assert points[0].change == pytest.approx(0.4)
    assert [one.before.seat for one in found.turning_points(1, 5)] == [1, 1]


def test_costly_choices_are_those_that_looked_worse(match: Match) -> None:
    found = Review(match, [judged(0, 0, 0.5, 0.1), judged(1, 1, 0.5, 0.4), judged(2, 0, 0.5, 0.2), judged(3, 0, 0.5)])
    assert [one.move for one in found.costly_choices(NOBODY, 2)] == [1, 2]
    assert [one.move for one in found.costly_choices(0, 5)] == [0, 2]
