"""A finished game, seen again: step by step, through any eyes, from a link or a file."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from saloon.games import GAMES
from saloon.kernel import Rng
from saloon.records import FairChance, Play, dumps, finished
from tests.browser.at_table import bots, come_in, new_table, the_end
from tests.browser.people import flaws, set_up, sideways
from tests.server.process import Process
from tests.waiting import until

PHONE = {"width": 390, "height": 844}
SEATS = {"katzenjammer": 3, "gnadenlos": 3, "gadshill": 2}


@dataclass
class Played:
    """A finished game: where it is, and how many steps it had."""

    where: str
    record: bytes
    last: int
    first_decision: int


def record_of(game: str) -> bytes:
    """Play a game at random and write its record."""
    secret, nonces = bytes(32), [b""] * SEATS[game]
    play, rng = Play(GAMES[game], SEATS[game], {}, FairChance(secret, nonces)), Rng(game)
    play.advance()
    while asked := play.asked():
        moves = play.state.legal(asked[0])
        play.move(asked[0], moves[rng.below(len(moves))].text)
        play.advance()
    names = ["June", "Ines", "Marlow"][: SEATS[game]]
    return dumps(finished(play, names, secret, nonces)).encode()


def brought(house: Process, game: str) -> Played:
    """Bring the record of a game to the house."""
    record = record_of(game)
    with guest(house) as client:
        header = {"content-type": "application/json"}
        kept = client.post("/api/records", content=record, headers=header).json()
        return told(client, f"record/{kept['id']}", f"/api/records/{kept['id']}", record)


@contextmanager
def guest(house: Process) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url, timeout=30, verify=False) as client:
        token = client.post("/api/guests", json={"name": "June", "token": True}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        yield client


def told(client: httpx.Client, where: str, path: str, record: bytes) -> Played:
    entries: list[dict[str, Any]] = client.get(f"{path}/story").json()["entries"]
    first = next(at for at, entry in enumerate(entries, 1) if entry["asked"])
    return Played(where, record, len(entries), first)


@pytest.fixture(scope="module")
def blues(house: Process) -> Iterator[Played]:
    """A game at a table of this house, which bots play to its end."""
    with guest(house) as client:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
        wish = {"game": "katzenjammer", "seats": seats, "manners": {"public": True}}
        table = client.post("/api/tables", json=wish).json()["table"]["id"]
        client.post(f"/api/tables/{table}/resign", json={})

        def record() -> bytes | None:
            client.get(f"/api/tables/{table}")  # bots rest where nobody watches
            answer = client.get(f"/api/tables/{table}/record")
            return answer.content if answer.status_code == 200 else None

        kept = until(record, "the bots play to the end")
        yield told(client, f"table/{table}", f"/api/tables/{table}", kept)


def replay(page: Page, house: Process, played: Played, query: str = "") -> None:
    page.goto(f"{house.url}/#/replay/{played.where}{query}")
    expect(page.get_by_role("slider")).to_be_visible()


def at_step(page: Page, step: int) -> None:
    """The counter, the slider and the present line of the log all stand at a step."""
    expect(page.get_by_role("slider")).to_have_value(str(step))
    expect(page.get_by_text(re.compile(rf"^Step {step} of "))).to_be_visible()
    if step:
        current = page.locator(".log [aria-current=step]")
        expect(current).to_have_count(1)
        expect(current).to_contain_text(str(step))


def test_from_the_end_of_a_game_through_its_replay_and_back(page: Page, house: Process) -> None:
    come_in(page, house.url, "June")
    page.reload()  # so that the page knows who we are
    table = new_table(page, house.url, *bots(2))
    table.ask("POST", "/resign", {})
    until(lambda: table.ask("GET", "")["table"]["status"] == "finished", "the bots finish")
    page.goto(table.link)
    end = the_end(page)
    expect(end.get_by_role("heading").first).to_have_text(re.compile("^You (won|share|came)"))
    expect(end.locator(".ours").first).to_contain_text("June")

    end.get_by_role("button", name="Share as an image").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save image").click()
    png = download.value.path().read_bytes()
    assert struct.unpack(">4sII", png[12:24]) == (b"IHDR", 1200, 630)
    assert flaws(page) == []
    page.keyboard.press("Escape")

    entries = table.ask("GET", "/story?seat=0")["entries"]
    mine = [at for at, each in enumerate(entries, 1) if each["asked"] and each["by"] == 0]
    end.get_by_role("link", name="Watch replay").click()
    at_step(page, mine[0])
    expect(page.get_by_role("radio", name="June")).to_be_checked()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_role("button", name="Your next decision").click()
    at_step(page, mine[1])
    page.get_by_role("button", name="Next step").click()
    at_step(page, mine[1] + 1)
    page.get_by_role("button", name="Previous step").click()
    page.get_by_role("button", name="Previous step").click()
    at_step(page, mine[1] - 1)
    page.get_by_role("radio", name="Odile").check()
    expect(page.get_by_role("radio", name="Odile")).to_be_checked()
    at_step(page, mine[1] - 1)
    page.get_by_role("button", name="Result").click()
    expect(the_end(page)).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(end.get_by_role("link", name="Watch replay")).to_be_visible()


@pytest.mark.parametrize("game", ["katzenjammer", "gnadenlos", "gadshill"])
def test_every_game_can_be_seen_again(page: Page, house: Process, game: str) -> None:
    played = brought(house, game)
    replay(page, house, played, f"?step={played.last // 2}&seat=1")
    at_step(page, played.last // 2)
    expect(page.get_by_role("radio", name="Ines")).to_be_checked()
    page.get_by_role("radio", name="All hands").check()
    expect(page.locator("section.cards")).to_have_count(SEATS[game])
    page.get_by_role("button", name="Result").click()
    at_step(page, played.last)


def test_stepping_playing_and_scrubbing_go_through_the_game(
    page: Page, house: Process, blues: Played
) -> None:
    replay(page, house, blues)
    at_step(page, blues.first_decision)  # a stranger, at the first that anybody had to decide
    page.keyboard.press("Home")
    at_step(page, 0)
    page.get_by_role("button", name="Next step").click()
    at_step(page, 1)
    page.get_by_role("button", name="Next decision").click()
    at_step(page, blues.first_decision)
    page.keyboard.press("ArrowLeft")
    at_step(page, blues.first_decision - 1)
    page.keyboard.press("End")
    at_step(page, blues.last)
    page.get_by_role("slider").fill(str(blues.last - 2))
    at_step(page, blues.last - 2)
    page.get_by_role("button", name="Play", exact=True).click()
    at_step(page, blues.last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    at_step(page, 0)
    page.get_by_role("button", name="Next chapter").click()
    page.get_by_role("button", name="Next chapter").click()
    expect(page.get_by_text("Lot 1", exact=True).first).to_be_visible()


def test_each_pair_of_eyes_sees_its_own(page: Page, house: Process, blues: Played) -> None:
    replay(page, house, blues, "?step=2")
    log = page.locator(".log")
    expect(log).to_contain_text("June is dealt a card.")
    expect(log).not_to_contain_text("You’re dealt")
    page.get_by_role("radio", name="June").check()
    expect(log).to_contain_text("You’re dealt")
    expect(page).to_have_url(re.compile(r"step=2&seat=0"))
    page.reload()
    expect(page.get_by_role("radio", name="June")).to_be_checked()
    at_step(page, 2)


def test_the_log_leads_anywhere_and_can_be_searched(
    page: Page, house: Process, blues: Played
) -> None:
    replay(page, house, blues)
    lines = page.locator(".log li")
    everything = lines.count()
    page.get_by_role("switch", name="Decisions only").or_(
        page.get_by_role("checkbox", name="Decisions only")
    ).check()
    expect(lines.first).to_contain_text(str(blues.first_decision))
    assert lines.count() < everything
    page.get_by_role("button", name="Search the log").click()
    page.get_by_role("searchbox").fill("passes")
    expect(lines.first).to_contain_text("passes")
    lines.first.get_by_role("button").click()
    expect(lines.first.get_by_role("button")).to_have_attribute("aria-current", "step")
    page.get_by_role("searchbox").fill("no such thing")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_a_link_leads_others_to_the_same_moment(page: Page, house: Process, blues: Played) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay(page, house, blues, "?step=30&seat=1")
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("about:blank")
    page.goto(link)
    at_step(page, 30)
    page.evaluate("location.hash = location.hash.replace('step=30', 'step=31')")
    at_step(page, 31)


def test_the_deal_is_checked_and_explained(page: Page, house: Process, blues: Played) -> None:
    replay(page, house, blues)
    page.get_by_role("button", name="Check the deal").click()
    sheet = page.get_by_role("region", name="Check the deal")
    expect(sheet).to_contain_text("The deal was fair.")
    expect(sheet.get_by_role("listitem")).to_have_count(3)
    assert flaws(page) == []
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_bytes() == blues.record
    sheet.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Check the deal")).to_be_focused()


def test_a_record_is_opened_from_its_file(
    page: Page, house: Process, blues: Played, tmp_path: Path
) -> None:
    page.goto(f"{house.url}/#/replay")
    file = tmp_path / "game.json"
    file.write_bytes(blues.record)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("link", name=re.compile("^Watch Katzenjammer Blues")).click()
    expect(page.get_by_role("heading", name="Katzenjammer Blues")).to_be_visible()
    page.keyboard.press("End")
    at_step(page, blues.last)


def test_what_is_not_there_is_said(page: Page, house: Process) -> None:
    page.goto(f"{house.url}/#/replay/table/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There’s no such table.")
    assert flaws(page) == []


@pytest.mark.parametrize("theme", ["night", "day"])
def test_nobody_is_hindered(page: Page, house: Process, blues: Played, theme: str) -> None:
    set_up(page, theme=theme)
    replay(page, house, blues, "?step=40&seat=0")
    at_step(page, 40)
    assert flaws(page) == []


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_nothing_is_wider_than_the_window(
    page: Page, house: Process, blues: Played, lang: str
) -> None:
    set_up(page, lang=lang)
    page.goto(f"{house.url}/#/replay/{blues.where}?step=40&seat=0")
    for width in (2560, 900, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        expect(page.get_by_role("slider")).to_have_value("40")
        assert sideways(page) <= 0, width


def test_a_phone_has_all_of_it_under_the_thumb(page: Page, house: Process, blues: Played) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    replay(page, house, blues, "?step=40")
    for name in ("Previous chapter", "Previous step", "Play", "Next step", "Next chapter"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= PHONE["height"]
    page.get_by_role("button", name="Next step").click()
    at_step(page, 41)
    assert flaws(page) == []
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    assert flaws(page) == []
    page.locator(".log li button").first.click()  # a line leads back to the board
    expect(page.get_by_role("heading", name="What happened")).to_be_hidden()
    expect(page.get_by_role("slider")).not_to_have_value("41")
