"""Whole games of every registered game, by clicking what is offered."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from cardwright import games
from tests.browser.conftest import NewPerson
from tests.browser.people import deal, faults_of_access, finish, join, links, start_playing, watch

QUICK: Final = {"bounty": {"score_limit": "6"}, "phalanx": {"starting_life": "10"}}
"""Rules under which players who know nothing come to an end sooner."""


@pytest.mark.parametrize("game", games.ids())
def test_two_browsers_play_a_whole_game_while_a_third_watches(person: NewPerson, game: str) -> None:
    ann, ben, eve = person(), person(), person()
    deal(ann, game, "By link", rules=QUICK.get(game, {}))
    invitation, spectating = links(ann)
    join(ben, invitation, "Ben")
    expect(ann.locator(".over")).to_have_count(0)
    watch(eve, spectating)
    expect(eve.locator(".prompt .act")).to_have_count(0)
    for number, one in enumerate((ann, ben)):
        start_playing(one, number)
    reports = [finish(one) for one in (ann, ben)]
    assert sum(report["questions"] for report in reports) > 4
    titles = {one.locator(".over h1").inner_text() for one in (ann, ben)}
    assert titles in ({"You win", "You lose"}, {"A draw"})
    expect(eve.locator(".over h1")).to_contain_text("draw" if "A draw" in titles else "wins")
    expect(eve.get_by_role("button", name="Play again")).to_have_count(0)


@pytest.mark.parametrize("game", games.ids())
def test_one_plays_a_whole_game_against_a_computer(person: NewPerson, game: str) -> None:
    ann = person(color_scheme="dark")
    deal(ann, game, "Novice")
    ann.wait_for_selector(".prompt[data-number]")
    bound = ann.locator(".log .seal code").inner_text()
    assert not faults_of_access(ann)
    start_playing(ann, 7)
    assert finish(ann)["questions"] > 2
    ann.get_by_text("The shuffle was fair").click()
    expect(ann.locator(".placard")).to_contain_text("seed")
    expect(ann.locator(".placard")).to_contain_text(bound)
    here = ann.url
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_function("here => location.href !== here", arg=here)
    ann.wait_for_selector(".bench")
