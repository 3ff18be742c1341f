"""A game that brings no drawings, from somebody else's package: home, rules, table, end, replay."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from saloon.words import LANGUAGES
from tests.browser.at_table import frame, position, the_end, watch_replay
from tests.browser.people import flaws, sideways
from tests.examples.installed import ROOT, install
from tests.waiting import PATIENCE, until

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 844, "height": 390},
    {"width": 1280, "height": 800},
)
MOST_TALES = 12
"""Two cards of at most six: no round has more tales."""


@dataclass(frozen=True)
class House:
    """Where a server is."""

    url: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where the package is installed: one of its own, since others have loaded no more."""
    site = install(tmp_path_factory.mktemp("site"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    database = tmp_path_factory.mktemp("house") / "house.db"
    serve = ("serve", "--port", str(port), "--db", f"sqlite:///{database}", "--no-limits")
    quick = ("--workers", "1", "--pause", "0", "--bot-pause", "0", "--log-level", "error")
    server = subprocess.Popen(
        [sys.executable, "-m", "saloon.cli", *serve, *quick],
        env={**os.environ, "PYTHONPATH": str(site)},
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
    )
    house = House(f"http://127.0.0.1:{port}")

    def answers() -> bool:
        assert server.poll() is None, "the server ended"
        try:
            return httpx.get(house.url + "/health").is_success
        except httpx.TransportError:
            return False

    try:
        until(answers, "the server answers")
        yield house
    finally:
        server.terminate()
        server.wait(PATIENCE)


def fits(page: Page) -> None:
    """Nothing hinders anybody, and no size of screen makes the page too wide."""
    for size in SIZES:
        page.set_viewport_size(size)
        assert sideways(page) <= 0, size
    assert flaws(page) == []


def test_a_game_without_drawings_is_played_from_the_front_page_to_its_end(
    page: Page, house: House
) -> None:
    for lang in LANGUAGES:
        assert "game-talltale = " in page.request.get(f"{house.url}/api/words?lang={lang}").text()
    poster = page.get_by_role("article", name="Tall Tale")
    expect(poster).to_contain_text("2–5 players")
    poster.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_text("TT-12")).to_be_visible()
    page.go_back()
    poster.get_by_role("link", name="With friends").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="One horse").check(force=True)
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Who’s in seat 2").select_option("bot:greenhorn")
    fits(page)
    page.get_by_role("button", name="Start the game").click()

    expect(frame(page)).to_have_attribute("data-connection", "live")
    moves = page.get_by_role("list", name="Your moves").get_by_role("button")
    told: list[str] = []
    for _ in range(MOST_TALES):
        expect(moves.or_(the_end(page)).first).to_be_visible()
        if the_end(page).is_visible():
            break
        if not told:
            page.locator("section.dock").get_by_role("button", name="Get a hint").click()
            expect(page.get_by_text("The best bot suggests")).to_be_visible()
            fits(page)
        before = position(page)
        told.append(moves.first.inner_text())
        moves.first.click()
        expect(frame(page)).not_to_have_attribute("data-position", before)
    assert told
    expect(the_end(page)).to_contain_text("Ann")
    fits(page)
    watch_replay(page)
