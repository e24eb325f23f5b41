"""Whole games of every registered game, by clicking what is offered."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cardwright import games
from tests.browser.conftest import NewPerson
from tests.browser.people import (
    NO_RULES,
    QUICK,
    deal,
    faults_of_access,
    finish,
    join,
    links,
    start_playing,
    watch,
)

WATCHED: Final = games.ids()[1]


@pytest.mark.parametrize("game", games.ids())
def test_two_browsers_play_a_whole_game(person: NewPerson, game: str) -> None:
    ann, ben = person(), person()
    deal(ann, game, "By link", rules=QUICK.get(game, NO_RULES))
    invitation, _ = links(ann)
    join(ben, invitation, "Ben")
    expect(ann.locator(".over")).to_have_count(0)
    assert play_out(ann, ben) in ({"You win", "You lose"}, {"A draw"})


def test_a_third_watches_a_whole_game(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    deal(ann, WATCHED, "By link")
    invitation, spectating = links(ann)
    join(ben, invitation, "Ben")
    watch(eve, spectating)
    expect(eve.locator(".prompt .act")).to_have_count(0)
    titles = play_out(ann, ben)
    expect(eve.locator(".over h1")).to_contain_text("draw" if "A draw" in titles else "wins")
    expect(eve.get_by_role("button", name="Play again")).to_have_count(0)
    assert not re.search(r"\bYou\b", eve.get_by_role("log").inner_text())


def play_out(ann: Page, ben: Page) -> set[str]:
    """Let both play to the end; what each is told then."""
    for number, one in enumerate((ann, ben)):
        start_playing(one, number)
    assert sum(finish(one)["questions"] for one in (ann, ben)) > 4
    return {one.locator(".over h1").inner_text() for one in (ann, ben)}


@pytest.mark.parametrize("game", games.ids())
def test_one_plays_a_whole_game_against_a_computer(person: NewPerson, game: str) -> None:
    ann = person(color_scheme="dark")
    deal(ann, game, "Novice", rules=QUICK.get(game, NO_RULES))
    ann.wait_for_selector(".prompt[data-number]")
    bound = ann.locator(".log .seal code").inner_text()
    assert not faults_of_access(ann)
    start_playing(ann, 7)
    assert finish(ann)["questions"] > 2
    told = ann.get_by_role("log").inner_text()
    assert re.search(r"\bYou\b", told)
    assert not re.search(r"\bAnn\b", told)
    ann.get_by_text("The shuffle was fair").click()
    expect(ann.locator(".placard")).to_contain_text("seed")
    expect(ann.locator(".placard")).to_contain_text(bound)
    here = ann.url
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_function("here => location.href !== here", arg=here)
    ann.wait_for_selector(".bench")
