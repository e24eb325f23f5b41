"""What people do at tables: deal, join, play by clicking what is offered."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

PLAYER: Final = (Path(__file__).parent / "player.js").read_text(encoding="utf-8").split("\n", 1)[1].strip()
NO_RULES: Final[Mapping[str, str]] = {}
WHOLE_GAME: Final = 300_000
"""Milliseconds for a whole game."""
ANSWERED: Final = """before => document.querySelector('.over h1, .is-selected')
    || document.querySelector('.prompt')?.dataset.number !== before"""
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


QUICK: Final[Mapping[str, Mapping[str, str]]] = {
    "bounty": {"score_limit": "5", "win_check": "immediate", "max_rounds": "8"},
    "phalanx": {"starting_life": "10", "turn_cap": "20"},
}
"""Rules under which players who know nothing come to an end sooner."""


def deal(page: Page, game: str, against: str, name: str = "Ann", rules: Mapping[str, str] = NO_RULES) -> None:
    """Choose a game on the shelf, answer open questions of its rules, and deal it."""
    page.goto(f"/#/game/{game}")
    page.get_by_role("group", name="Against").get_by_role("button", name=against, exact=True).click()
    for label in ("Your deck", "Their deck"):
        page.get_by_label(label).select_option(index=1)
    page.get_by_label("Names").fill(name)
    page.get_by_label("Your seat").select_option("red")
    if rules:
        page.get_by_role("button", name="As written").click()
    for option, value in rules.items():
        field = page.locator(f"#option-{option}")
        if field.get_attribute("inputmode"):
            field.fill(value)
            field.blur()
        else:
            field.select_option(value)
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".bench")


def links(page: Page) -> tuple[str, str]:
    """The invitation and the watchers' link of a table that waits for a friend."""
    found = page.locator("code.link").all_inner_texts()
    return found[0], found[1]


def join(page: Page, link: str, name: str) -> None:
    """Take the seat that a link leads to."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".bench")
    assert link.rsplit("/", 1)[1] not in page.url


def watch(page: Page, link: str) -> None:
    """Sit down among the spectators."""
    page.goto(link)
    page.get_by_role("button", name="Watch").click()
    page.wait_for_selector(".bench")


def start_playing(page: Page, seed: int) -> None:
    """Let the page play by itself from now on. It is laid out but not drawn, which would take most of the time."""
    page.add_style_tag(content="html { opacity: 0 }")
    page.evaluate(PLAYER, seed)


def finish(page: Page) -> dict[str, Any]:
    """Wait for the end of the game and tell how it was played."""
    expect(page.locator(".over h1")).to_be_visible(timeout=WHOLE_GAME)
    report: dict[str, Any] = page.evaluate("window.report")
    assert not report["problems"], report["problems"][:5]
    return report


def make_moves(page: Page, count: int) -> None:
    """Answer some questions with the mouse, the first answer each time."""
    for _ in range(count):
        page.wait_for_selector(".prompt[data-number] .act[data-option], .playable, .candidate, .over h1")
        if page.locator(".over h1").count():
            return
        before = page.get_attribute(".prompt", "data-number")
        offered = page.locator(".prompt .act.main[data-option]")
        if not offered.count():
            offered = page.locator(".prompt .act[data-option]")
        if not offered.count():
            offered = page.locator(".playable, .candidate")
        offered.first.click()
        page.wait_for_function(ANSWERED, arg=before)


def faults_of_access(page: Page) -> list[str]:
    """What axe finds wrong with a page, by the rules of WCAG A and AA."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] })")
    return [
        f"{fault['id']}: {node['html'][:160]}: {' '.join(node['failureSummary'].split())[:300]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
