"""A real browser against the real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import dev
from saloon.server.http.pages import pages
from tests import deals
from tests.browser.people import TOO_LONG
from tests.server.process import Process, process

HERE = Path(__file__).parent
CHROMIUM = next(filter(None, map(shutil.which, dev.CHROMIUM)), "")
DESK: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
INSTANT: Final = """(() => {
  if (location.origin === "null") return;  // a window that shows nothing yet keeps nothing
  const kept = JSON.parse(localStorage.getItem("saloon.settings") || "{}");
  const wished = { pace: "instant", log: "moves", coach: false, ...kept };
  localStorage.setItem("saloon.settings", JSON.stringify(wished));
})()"""
expect.set_options(timeout=TOO_LONG)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser the tests are skipped with the line that installs one; CI must have it."""
    for item in items:
        if HERE in item.path.parents and not (CHROMIUM or os.environ.get("CI")):
            item.add_marker(pytest.mark.skip(reason=f"no Chromium here: {dev.GET_CHROMIUM}"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    assert CHROMIUM, f"no Chromium here: {dev.GET_CHROMIUM}"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {
        **browser_type_launch_args,
        "executable_path": CHROMIUM,
        "args": ["--no-sandbox"] if root else [],
    }


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """The browser of all tests; each of its windows draws known numbers for its seats.

    Whoever opens one sees what happens at once, and each move in the log, and no coach speaks. A
    test of the story, of paragraphs or of the coach asks for them: `set_up(page, pace="normal")`.
    """
    plain = browser.new_context

    def new_context(**wishes: Any) -> BrowserContext:
        context = plain(**wishes)
        context.add_init_script(deals.here.window())
        context.add_init_script(INSTANT)
        return context

    browser.new_context = new_context  # type: ignore[method-assign] # for whoever opens a window
    return browser


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, **DESK}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own, with the built client."""
    assert pages(), "the client was not built; see .saloon/setup.log"
    with process(tmp_path_factory.mktemp("house") / "house.db") as running:
        yield running


@pytest.fixture(autouse=True)
def patient(context: BrowserContext) -> Iterator[None]:
    """Nothing on a page may throw, be refused by the page's own rules, or take for ever."""
    context.set_default_timeout(TOO_LONG)
    thrown: list[str] = []
    context.on("weberror", lambda error: thrown.append(str(error.error)))
    context.on(
        "console",
        lambda line: thrown.append(line.text) if "Content Security Policy" in line.text else None,
    )
    yield
    assert thrown == []


@pytest.fixture
def page(page: Page, house: Process) -> Page:
    page.goto(house.url + "/")
    return page
