"""A real browser against the real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from saloon.server.pages import pages
from tests.browser.people import TOO_LONG
from tests.server.process import Process, process

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), "")
DESK: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
INSTALL = "apt-get install -y --no-install-recommends chromium fonts-noto-core"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser the tests are skipped with the line that installs one; CI must have it.

    A browser beside a server on a busy machine may run out of time: such a test gets another try.
    """
    for item in items:
        if HERE not in item.path.parents:
            continue
        item.add_marker(pytest.mark.flaky(reruns=2))
        if not (CHROMIUM or os.environ.get("CI")):
            item.add_marker(pytest.mark.skip(reason=f"no Chromium here: {INSTALL}"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    assert CHROMIUM, f"no Chromium here: {INSTALL}"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {
        **browser_type_launch_args,
        "executable_path": CHROMIUM,
        "args": ["--no-sandbox"] if root else [],
    }


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
