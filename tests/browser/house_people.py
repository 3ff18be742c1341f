"""What people do in the house: come in, make tables, join them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import TOO_LONG
from tests.sample import SAMPLE
from tests.server.process import Process


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as whoever sits at this screen."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const answer = await fetch("./api/" + path, {
            method,
            headers: body === null ? {} : {"content-type": "application/json"},
            body: body === null ? undefined : JSON.stringify(body),
          });
          const text = await answer.text();
          if (!answer.ok) throw new Error(text);
          return text ? JSON.parse(text) : null;
        }""",
        [method, path, body],
    )


def come_in(page: Page, name: str, lang: str = "en") -> None:
    """Come in as a guest and see the front page as one."""
    ask(page, "POST", "guests", {"name": name, "lang": lang})
    page.reload()
    expect(page.get_by_role("link", name=name)).to_be_visible()


def faint(page: Page) -> list[str]:
    """Ask axe, which must have looked at this page before, for what is too faint to read."""
    found: dict[str, Any] = page.evaluate("axe.run(document, {runOnly: ['color-contrast']})")
    return [node["html"][:160] for flaw in found["violations"] for node in flaw["nodes"]]


def visit(page: Page, path: str) -> None:
    """Follow a link within the house."""
    page.evaluate("path => { location.hash = '#/' + path; }", path)


@contextmanager
def somebody_else(browser: Browser, house: Process) -> Iterator[Page]:
    """Somebody at another screen."""
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    page.goto(house.url + "/")
    try:
        yield page
    finally:
        context.close()


def open_table(page: Page, game: str = SAMPLE, **more: Any) -> dict[str, Any]:
    """Make a table with one free seat, and give the server's answer."""
    seats = more.pop("seats", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    made: dict[str, Any] = ask(page, "POST", "tables", {"game": game, "seats": seats, **more})
    return made
