"""The seal on the deal: each browser adds a number and compares the record at the end."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.at_table import Table, asked, button, come_in, frame, the_end
from tests.browser.conftest import DESK
from tests.browser.people import flaws
from tests.server.process import Process

pytestmark = pytest.mark.real_chance


def play_now(page: Page, house: Process) -> Table:
    """One tap, as a stranger would."""
    page.goto(house.url + "/")
    page.get_by_role("button", name=re.compile("^Play now")).first.click()
    expect(frame(page)).to_have_attribute("data-connection", "live")
    return Table(page, house.url, page.url.rsplit("/", 1)[1], "")


def kept(table: Table) -> dict[str, Any]:
    """Give what the browser kept of the table."""
    text = table.page.evaluate("id => localStorage.getItem('saloon.deal.' + id)", table.id)
    found: dict[str, Any] = json.loads(text)
    return found


def finish(table: Table) -> None:
    """Let bots play it to the end: by resigning, where the deal is all that matters."""
    page = table.page
    page.get_by_role("button", name="Menu").click()
    button(page, "^Resign").click()
    button(page, "^Resign").click()
    expect(the_end(page)).to_be_visible(timeout=120_000)


def shield(page: Page, sign: str) -> None:
    expect(page.get_by_role("button", name=sign, exact=True)).to_be_visible()


def test_play_now_is_sealed_before_the_first_card_and_fits_at_the_end(
    page: Page, house: Process
) -> None:
    table = play_now(page, house)
    shield(page, "sealed")
    shown = table.ask("GET", "")["table"]
    note = kept(table)
    assert note["commitment"] == shown["commitment"]
    nonce = note["nonces"]["0"]
    assert shown["seats"][0]["seal"] == hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
    assert [seat["adds"] for seat in shown["seats"]][1:] == ["nothing"] * (len(shown["seats"]) - 1)
    button(page, "^sealed$").click()
    slip = page.get_by_role("dialog", name="The deal is sealed")
    expect(slip).to_contain_text("the house couldn’t choose the deal")
    expect(slip).to_contain_text(shown["commitment"][:4].upper())
    assert flaws(page) == []
    page.keyboard.press("Escape")
    finish(table)
    expect(page.get_by_text("The deal matches its seal")).to_be_visible()
    button(page, "^Check the deal$").click()
    slip = page.get_by_role("dialog", name="The deal matches its seal")
    expect(slip).to_contain_text("is part of it.")
    expect(slip).to_contain_text("The record has your moves")
    assert flaws(page) == []
    record = table.ask("GET", "/record")
    assert record["nonces"][0] == nonce
    assert set(record["nonces"][1:]) == {""}


def test_a_rigged_record_raises_an_alarm_that_cannot_be_overlooked(
    page: Page, house: Process
) -> None:
    """The house shows another secret, with a seal that fits it: not the one that was kept."""

    def rig(route: Route) -> None:
        record = route.fetch().json()
        record["secret"] = "ab" * 32
        record["commitment"] = hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest()
        route.fulfill(json=record)

    page.route("**/api/tables/*/record*", rig)
    finish(play_now(page, house))
    alarm = page.get_by_role("dialog", name="The deal doesn’t match its seal")
    expect(alarm).to_be_visible()
    expect(alarm.get_by_role("alert")).to_contain_text("The secret isn’t the one that was sealed")
    expect(alarm.get_by_role("link", name="Save the record")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_contain_text("doesn’t match its seal!")
    shield(page, "seal broken")


def test_friends_promise_first_and_show_their_numbers_then(
    page: Page, house: Process, browser: Browser
) -> None:
    """Made and joined by the drawn controls; the deal waits for both browsers."""
    page.goto(house.url + "/")
    come_in(page, house.url, "Ann")
    page.goto(house.url + "/#/new/katzenjammer")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/#/table/*")
    table = Table(page, house.url, page.url.rsplit("/", 1)[1], "")
    invite = table.ask("GET", "")["invite"]
    for seat in (2, 3):
        table.ask("PUT", f"/seats/{seat}", {"kind": "bot", "bot": "random"})
    other = browser.new_context(**DESK).new_page()
    other.goto(f"{house.url}/#/join/{table.id}?invite={invite}")
    other.get_by_label("What should we call you?").fill("Bo")
    button(other, "^Sit down").click()
    for each in (page, other):
        expect(frame(each)).to_have_attribute("data-connection", "live")
    shown = table.ask("GET", "")["table"]
    assert [seat["adds"] for seat in shown["seats"]] == ["sealed", "sealed", "nothing", "nothing"]
    for seat in shown["seats"][:2]:
        assert seat["seal"] == hashlib.sha256(bytes.fromhex(seat["nonce"])).hexdigest()
    button(other, "^sealed$").click()
    slip = other.get_by_role("dialog", name="The deal is sealed")
    expect(slip).to_contain_text("not even the house together with a player")
    expect(slip).to_contain_text("Ann promised a number before any was shown.")
    other.context.close()


def test_a_browser_that_forgot_its_number_promises_another(page: Page, house: Process) -> None:
    """Its memory was cleared between the promise and the start: the start is called off first."""
    page.goto(house.url + "/")
    come_in(page, house.url, "Ann")
    bot = {"kind": "bot", "bot": "random"}
    lost = {"kind": "me", "seal": hashlib.sha256(b"gone").hexdigest()}
    wish = {"game": "katzenjammer", "seats": [lost, bot, bot]}
    made = asked(page, house.url, "POST", "/api/tables", wish)
    page.goto(f"{house.url}/#/table/{made['table']['id']}")
    expect(page.get_by_text("Sealing the deal")).to_be_visible()
    expect(frame(page)).to_have_attribute("data-connection", "live")
    button(page, "^sealed$").click()
    expect(page.get_by_role("dialog")).to_contain_text("cancelled once")
