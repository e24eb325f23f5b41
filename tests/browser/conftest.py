"""A server, a browser, and people at tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import FLAGS, prepared
from tests.browser.serving import Serving

NewPerson = Callable[..., Page]


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
        wanted: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = browser.new_context(base_url=serving.address, **{**wanted, **how})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_complaint(said.type, said.text) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def is_complaint(kind: str, text: str) -> bool:
    """An error that the page reports; a server that is away on purpose is none."""
    return kind == "error" and "ERR_CONNECTION_REFUSED" not in text and "WebSocket connection" not in text
