"""One screen for several people: nobody's cards are on it, or on their way to it, but the next one's."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from tests.browser.people import flaws, set_up, sideways
from tests.server.process import Process

ME = {"kind": "me"}
BO = {"kind": "beside", "name": "Bo"}
BOT = {"kind": "bot", "bot": "random"}
ENABLED = '.moves button:not([aria-disabled="true"])'


@dataclass
class Screen:
    """A page, and everything that travels to it: whose eyes it asks with, and whose hand it gets."""

    page: Page
    looking: int | None = None
    leaks: list[str] = field(default_factory=list)
    views: int = 0
    open: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.page.on("request", self.asked)
        self.page.on("websocket", self.connected)

    def asked(self, request: Request) -> None:
        self.address(request.url)

    def address(self, url: str) -> None:
        seat = re.search(r"[?&]seat=(\d+)", url)
        if seat and int(seat[1]) != self.looking:
            self.leaks.append(f"{url} while {self.looking} looks")
        if "/api/tables/" in url and re.search(r"/(events|stream)\?", url) and not seat:
            assert "curtain=true" in url

    def connected(self, socket: WebSocket) -> None:
        self.address(socket.url)
        self.open.add(socket.url)
        socket.on("close", lambda closed: self.open.discard(closed.url))
        socket.on("framereceived", self.heard)

    def heard(self, text: str | bytes) -> None:
        told: dict[str, Any] = json.loads(text)
        view = (told.get("now") or {}).get("view")
        if view is None:
            return
        self.views += 1
        if view["seat"] not in (None, self.looking):
            self.leaks.append(f"the hand of {view['seat']} while {self.looking} looks")

    def table(self, house: Process, game: str, *seats: Any, **options: str) -> str:
        """Come in, make a table with this page's own cookie, and go there."""
        headers = {"origin": house.url}
        who = self.page.request
        who.post(f"{house.url}/api/guests", data={"name": "Ann", "lang": "en"}, headers=headers)
        body = {"game": game, "seats": seats, "options": options}
        made = who.post(f"{house.url}/api/tables", data=body, headers=headers)
        assert made.ok, made.text()
        table = str(made.json()["table"]["id"])
        self.page.goto(f"{house.url}/#/table/{table}")
        return table

    def wait(self) -> str:
        """Wait until somebody can do something here, or the game is over."""
        self.page.locator(f"main.curtain, {ENABLED}, section.over, .listless").first.wait_for()
        if self.page.locator("main.curtain").count():
            return "curtain"
        return "over" if self.page.locator("section.over").count() else "moves"

    def curtain(self) -> int:
        """See the curtain with nothing behind it, and tell who is next."""
        self.looking = None
        expect(self.page.locator("main.curtain h1")).to_be_focused()
        assert self.page.locator(".frame").count() == 0
        assert not [url for url in self.open if "seat=" in url]
        return int(self.page.locator("main.curtain .btn--brass").get_attribute("data-seat") or -1)

    def look(self, seat: int) -> None:
        """Tap the curtain away; a tap that comes too early is the last player's."""
        self.looking = seat
        frame = self.page.locator(".frame")
        button = self.page.locator(f'main.curtain [data-seat="{seat}"]')

        def tapped() -> bool:
            if button.count():
                button.click()
            return frame.count() > 0

        self.until(tapped)
        expect(frame).to_be_visible()

    def until(self, done: Any) -> None:
        for _ in range(100):
            if done():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing happened")

    def list_moves(self) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="List every move").click()
        self.page.locator(ENABLED).first.wait_for()

    def play(self, number: int = 0) -> None:
        """Make one of the listed moves, and wait for the server's answer."""
        buttons = self.page.locator(ENABLED)
        with self.page.expect_response("**/moves"):
            buttons.nth(min(number, buttons.count() - 1)).click()


@pytest.fixture
def screen(page: Page) -> Screen:
    return Screen(page)
