"""One screen for several people: only the next one's cards are on it, or on their way to it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from tests.browser.at_table import Table, last, play_on, position
from tests.browser.people import flaws_by_night_and_day, sideways, tap_until_gone
from tests.server.process import Process

ME = {"kind": "me"}
BO = {"kind": "beside", "name": "Bo"}
BOT = {"kind": "bot", "bot": "random"}
HAND_OVERS = 10
ENABLED = '.moves button:not([aria-disabled="true"])'


@dataclass
class Screen:
    """A page, and all that travels to it: whose eyes it asks with, and whose hand it gets."""

    page: Page
    looking: int | None = None
    leaks: list[str] = field(default_factory=list)
    views: int = 0
    listing: bool = False
    """Whether every move is listed: it is, from when that was chosen until the next curtain."""
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
        asked = "section.dock button:not([disabled])"
        self.page.locator(f"main.curtain, section.over, {asked}").first.wait_for()
        if self.page.locator("main.curtain").count():
            return "curtain"
        return "over" if self.page.locator("section.over").count() else "moves"

    def curtain(self) -> int:
        """See the curtain with nothing behind it, and tell who is next."""
        self.looking = None
        heading = self.page.locator("main.curtain h1")
        expect(heading).to_be_focused()
        assert self.page.locator("[data-position]").count() == 0
        assert not [url for url in self.open if "seat=" in url]
        return int(self.page.locator("main.curtain .btn--brass").get_attribute("data-seat") or -1)

    def curtain_soon(self) -> int:
        self.page.locator("main.curtain").wait_for()
        return self.curtain()

    def look(self, seat: int) -> None:
        """Tap the curtain away; a tap that comes too early is the last player's."""
        self.looking = seat
        tap_until_gone(self.page, f'main.curtain [data-seat="{seat}"]')
        expect(self.page.locator("[data-position]")).to_be_visible()
        self.listing = False

    def list_moves(self) -> None:
        if not self.listing:
            self.page.get_by_role("button", name="Menu").click()
            self.page.get_by_role("button", name="List all moves").click()
            self.listing = True
        self.page.locator(ENABLED).first.wait_for()

    def play(self, number: int = 0) -> None:
        """Make one of the listed moves."""
        buttons = self.page.locator(ENABLED)
        buttons.nth(min(number, buttons.count() - 1)).click()

    @contextmanager
    def moved(self) -> Iterator[None]:
        """Wait until the position in which a move was made is gone from the screen."""
        before = position(self.page)
        yield
        moved = f'[data-position]:not([data-position="{before}"])'
        self.page.locator(f"main.curtain, {moved}").first.wait_for()


@pytest.fixture
def screen(page: Page) -> Screen:
    return Screen(page)


def test_a_whole_game_of_two_at_one_screen(screen: Screen, house: Process) -> None:
    """Every hand-over shows an empty curtain first; no request and no message is the other's.

    The first hand-overs are made by hand. Each later one would show the same again: the rest of the
    game is played behind the curtain, and whatever comes to the page until the end is looked at.
    """
    table = screen.table(house, "katzenjammer", ME, BO, rounds="1")
    turns: list[int] = []
    while True:
        if screen.wait() == "curtain":
            turns.append(screen.curtain())
            if len(turns) == HAND_OVERS:
                break
            screen.look(turns[-1])
            continue
        act = screen.page.get_by_role("button", name=re.compile("^Pass"))
        if len(turns) > 3 and act.count() and act.is_enabled():
            with screen.moved():
                act.click()
        else:
            screen.list_moves()
            with screen.moved():
                screen.play(1)
    seen = screen.views
    assert seen > len(turns)
    both = Table(screen.page, house.url, table, "")
    play_on(both, both, choose=last)
    screen.page.locator("section.over").wait_for()
    assert screen.leaks == []
    assert set(turns) == {0, 1}
    assert screen.views > seen


def test_secret_choices_are_made_one_after_the_other(screen: Screen, house: Process) -> None:
    """In Gnadenlos! all choose at once: at one screen in turn, elsewhere whenever they like."""
    table = screen.table(house, "gnadenlos", ME, BO, {"kind": "open"}, BOT)
    with httpx.Client(base_url=house.url) as eve:
        token = eve.post("/api/guests", json={"name": "Eve", "token": True}).json()["token"]
        eve.headers["authorization"] = f"Bearer {token}"
        link = screen.page.request.get(f"{house.url}/api/tables/{table}").json()["invite"]
        sat = eve.put(f"/api/tables/{table}/seats/2", params={"invite": link}, json=ME)
        assert sat.status_code == 200, sat.text
        first = screen.curtain_soon()
        expect(screen.page.get_by_text("Next up: Bo")).to_be_visible()
        screen.look(first)
        screen.list_moves()
        screen.play()
        second = screen.curtain_soon()
        assert (first, second) == (0, 1)
        screen.look(second)
        screen.list_moves()
        screen.play()
        expect(screen.page.locator(".you")).not_to_have_class(re.compile(r"\bturn\b"))
        assert screen.page.locator("main.curtain").count() == 0
        now = eve.get(f"/api/tables/{table}").json()["now"]
        assert 2 in now["waiting"]
        assert not {0, 1} & set(now["waiting"])
        body = {"id": "eve", "position": now["position"], "move": now["moves"][0]["move"]}
        assert eve.post(f"/api/tables/{table}/moves", json=body).status_code == 201
    assert screen.leaks == []


def test_the_curtain_hinders_nobody(screen: Screen, house: Process) -> None:
    page = screen.page
    screen.table(house, "katzenjammer", ME, BO, BOT)
    seat = screen.curtain_soon()
    assert flaws_by_night_and_day(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(page) == 0
    page.keyboard.press("Enter")
    expect(page.locator("main.curtain")).to_be_visible()
    screen.look(seat)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pass the device").click()
    assert screen.curtain_soon() == seat
    screen.look(1 - seat)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".players .you .named")).to_have_text("You")
    assert screen.leaks == []
