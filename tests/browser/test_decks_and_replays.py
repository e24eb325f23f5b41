"""Building a deck and playing it; watching a game again, from any seat, and going on from there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from cardwright import games
from tests.browser.conftest import NewPerson
from tests.browser.people import deal, make_moves

GAME: Final = games.ids()[-1]


def test_a_deck_is_built_checked_shared_saved_and_played(person: NewPerson, tmp_path: Path) -> None:
    page = person()
    page.goto(f"/#/deck/{GAME}")
    preset = games.find(GAME).decks()[0]
    page.get_by_label("Open a deck").select_option(label=preset.name)
    expect(page.locator(".verdict")).to_contain_text("legal")
    page.locator(".have button[aria-label^='Remove']:enabled").first.click()
    expect(page.locator(".verdict .trouble")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.locator(".have:not(.none) button[aria-label^='Add']").first.click()
    expect(page.locator(".verdict")).to_contain_text("legal")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Export").click()
    text = Path(downloading.value.path()).read_text(encoding="utf-8")
    page.get_by_label("Open a deck").select_option("new")
    expect(page.locator(".deck .count")).to_contain_text("0")
    page.get_by_role("button", name="As text").click()
    page.get_by_label("Deck list").fill(text)
    page.get_by_role("button", name="Read it in").click()
    expect(page.locator(".verdict")).to_contain_text("legal")
    page.get_by_label("Name of the deck").fill("Mine")
    page.get_by_role("button", name="Play it").click()
    page.get_by_label("Your deck").select_option(label="Mine")
    page.get_by_role("group", name="Against").get_by_role("button", name="Novice").click()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".bench")
    page.goto(f"/#/deck/{GAME}")
    page.get_by_label("Open a deck").select_option(label="Mine")
    expect(page.locator(".deck .count")).to_contain_text(str(len(preset.cards)))


def finished_game(page: Page) -> None:
    """A short game that somebody gives up."""
    deal(page, GAME, "Novice")
    make_moves(page, 8)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Concede the game").click()
    page.wait_for_selector(".over h1")


def test_a_game_is_watched_again_and_gone_on_with(person: NewPerson, tmp_path: Path) -> None:
    page = person()
    finished_game(page)
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as a file").click()
    record = tmp_path / "game.record"
    downloading.value.save_as(record)
    page.get_by_role("link", name="Watch the replay").click()
    track = page.get_by_role("slider")
    expect(track).to_be_visible()
    last = int(track.get_attribute("max") or 0)
    assert last >= 4
    page.get_by_role("button", name="On one move").click()
    expect(page.locator(".scrub .move")).to_have_text(f"1 / {last}")
    track.fill(str(last))
    expect(page.locator(".scrub .move")).to_have_text(f"{last} / {last}")
    track.fill("3")
    expect(page.locator(".foehand .card").first).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".foehand .back").first).to_be_visible()
    page.get_by_label("Seen by").select_option("2")
    expect(page.locator(".hand .handback").first).to_be_visible()
    other = person()
    other.goto("/#/replay")
    other.locator("input[type=file]").set_input_files(record)
    expect(other.get_by_role("slider")).to_have_attribute("max", str(last))
    other.get_by_role("slider").fill("4")
    other.get_by_label("Computer to go on against").select_option("novice")
    other.get_by_role("button", name="Continue from here").click()
    other.wait_for_selector(".bench .prompt")
    make_moves(other, 2)


def test_a_file_that_is_no_record_is_refused_in_words(person: NewPerson, tmp_path: Path) -> None:
    page = person()
    page.goto("/#/replay")
    nonsense = tmp_path / "nonsense.record"
    nonsense.write_text("this is no game", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(nonsense)
    expect(page.get_by_role("alert")).to_be_visible()
