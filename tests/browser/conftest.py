"""A server, a browser, and people at tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import FLAGS, prepared
from tests.browser.serving import Serving

NewPerson = Callable[..., Page]
PATIENCE = 180_000
"""Milliseconds: a busy machine takes its time, and no verdict is by the clock."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running table server."""
    server = Serving(tmp_path_factory.mktemp("serving"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    path = prepared(tmp_path_factory.getbasetemp().parent)
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def person(browser: Browser, serving: Serving) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; whatever goes wrong in their pages fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(**how: Any) -> Page:
        wanted: dict[str, Any] = {
            "base_url": serving.address,
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
        }
        context = browser.new_context(**{**wanted, **how})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_complaint(said.type, said.text) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def is_complaint(kind: str, text: str) -> bool:
    """An error that the page reports; a server that is away or refuses on purpose is none."""
    expected = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "responded with a status of 4")
    return kind == "error" and not any(words in text for words in expected)
