"""Pictures of every game and page at every width, light and dark, to be looked at: `make shots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from cardwright import games
from tests.browser.chromium import FLAGS, prepared
from tests.browser.people import PLAYER, deal
from tests.browser.serving import Serving

SIZES: Final = {"desk": (1440, 900), "tablet": (900, 1100), "phone": (390, 844)}
PAGES: Final = {"shelf": ("/", ".box"), "cards": ("/#/cards/{}", ".slot .card"), "deck": ("/#/deck/{}", ".slot .card")}
MOMENTS: Final = (6, 14)
"""After so many questions a game is pictured."""
PATIENCE: Final = 300_000
STOP: Final = "() => window.report.questions > window.enough || document.querySelector('.over h1') !== null"


def picture(page: Page, folder: Path, name: str, ready: str) -> None:
    """The page at every width, light and dark."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            page.wait_for_selector(ready)
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


def come(browser: Browser, serving: Serving) -> Page:
    """Somebody with a browser of their own."""
    page = browser.new_context(base_url=serving.address, viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(PATIENCE)
    return page


def picture_game(page: Page, folder: Path, game: str) -> None:
    """A game after some questions, and after some more."""
    deal(page, game, "Novice")
    here = page.url
    for moment in MOMENTS:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(here)
        page.wait_for_selector(".prompt")
        page.evaluate("most => { window.enough = most }", moment)
        page.evaluate(PLAYER.replace("if (document.querySelector('.over h1'))", f"if (({STOP})())", 1), moment)
        page.wait_for_function(STOP)
        page.wait_for_timeout(400)
        picture(page, folder, f"{game}-{moment}", ".prompt")


def main(folder: Path, wanted: list[str]) -> None:
    """Take all pictures, or those of some games."""
    folder.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp())
    serving = Serving(scratch)
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=prepared(scratch), args=FLAGS)
            for game in wanted or games.ids():
                page = come(browser, serving)
                picture_game(page, folder, game)
                for name, (address, ready) in PAGES.items():
                    page.goto(address.format(game) if "{}" in address else f"/#/game/{game}")
                    picture(page, folder, f"{name}-{game}", ready)
                page.context.close()
            browser.close()
    finally:
        serving.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
