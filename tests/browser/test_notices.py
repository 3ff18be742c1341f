"""Being told of one's turn, as people choose it on the screen; and the host's page."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house_people import ask, come_in, open_table, somebody_else, visit
from tests.browser.people import flaws_by_night_and_day, sideways
from tests.server.process import Process, process
from tests.waiting import until

DAYS = {"kind": "days", "days": 2, "holidays": 7}
BESIDE = [{"kind": "me"}, {"kind": "beside", "name": "Bo"}]
HOOK = "https://hooks.example.org/abc"
MAIL = "june@example.org"
GUEST = "Mallory"
SIZES = ((1280, 800), (390, 844), (820, 1180), (844, 390), (320, 640))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house") / "house.db"


@pytest.fixture(scope="module")
def house(file: Path) -> Iterator[Process]:
    """A server that offers e-mail, though nobody takes it."""
    mail = "saloon@example.org"
    with process(file, smtp="smtp://127.0.0.1:9", mail_from=mail) as running:
        yield running


def sound(page: Page) -> None:
    """Nothing on this screen hinders anybody, and none of it is wider than the window."""
    assert flaws_by_night_and_day(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0


def test_ways_to_be_told_are_chosen_in_the_settings(page: Page) -> None:
    come_in(page, "June")
    visit(page, "settings")
    panel = page.get_by_role("region", name="Tell me when it’s my turn")
    panel.get_by_label("Webhook").fill(HOOK)
    panel.get_by_label("For").select_option("discord")
    panel.locator("form", has_text="Webhook").get_by_role("button", name="Add").click()
    hook = panel.get_by_role("listitem").filter(has_text=HOOK)
    expect(hook).to_be_visible()
    expect(panel.get_by_label("Webhook")).to_have_value("")
    panel.get_by_label("Email").fill(MAIL)
    panel.locator("form", has_text="Email").get_by_role("button", name="Add").click()
    mail = panel.get_by_role("listitem").filter(has_text=MAIL)
    expect(mail).to_contain_text("Waiting for you to open the link we sent.")
    panel.get_by_label("Webhook").fill("https://127.0.0.1:22/")
    panel.locator("form", has_text="Webhook").get_by_role("button", name="Add").click()
    expect(panel.get_by_role("alert")).to_have_text("We can’t send anything to that address.")
    panel.get_by_label("Quiet from").fill("22:00")
    expect(panel.get_by_label("Quiet until")).to_have_js_property("required", True)
    panel.get_by_label("Quiet until").fill("07:30")
    panel.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("status")).to_have_text("Saved.")
    sound(page)
    page.reload()
    expect(panel.get_by_label("Quiet until")).to_have_value("07:30")
    hook.get_by_role("button", name="Remove").click()
    expect(hook).to_have_count(0)
    kept = ask(page, "GET", "me/notices")
    assert [each["kind"] for each in kept["channels"]] == ["mail"]
    assert kept["quiet"]["zone"] == page.evaluate(
        "Intl.DateTimeFormat().resolvedOptions().timeZone"
    )


def test_an_address_that_no_longer_works_is_said_at_the_next_visit(page: Page, file: Path) -> None:
    """Days of failures are written down as the house would."""
    come_in(page, "June")
    ask(page, "POST", "me/channels", {"kind": "webhook", "address": HOOK + "/gone"})
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE channels SET state = 'off', trouble = 'gone'")
    page.reload()
    line = page.get_by_role("status").filter(has_text="one of your addresses no longer works")
    line.get_by_role("link", name="Settings").click()
    panel = page.get_by_role("region", name="Tell me when it’s my turn")
    expect(panel.get_by_role("listitem")).to_contain_text("This address no longer exists.")


def test_links_in_letters_lead_to_a_screen(page: Page) -> None:
    for kind, title in {
        "confirm": "Confirm your email address",
        "stop": "No more emails",
        "password": "Choose a new password",
    }.items():
        visit(page, f"{kind}/of-yesterday")
        expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
        if kind == "password":
            page.get_by_role("textbox", name="Password").fill("correct horse")
            page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("alert")).to_contain_text("This link no longer works.")
        sound(page)
    visit(page, "about")
    expect(page.get_by_role("heading", name="About Saloon")).to_be_visible()


def test_days_off_are_taken_where_ones_tables_stand(page: Page) -> None:
    come_in(page, "June")
    for _ in range(2):
        open_table(page, seats=BESIDE, pace=DAYS)
    open_table(page, seats=[{"kind": "me"}, {"kind": "open"}], pace=DAYS)
    visit(page, "")
    mine = page.get_by_role("link").filter(has_text="Your move is due")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("in 47 hours")
    page.get_by_text("Going away?").click()
    page.get_by_label("Days off").select_option("5")
    page.get_by_role("button", name="Take days off").click()
    expect(page.get_by_text("Your clocks stand still at 2 tables.")).to_be_visible()
    left = {each["holidays"] for each in ask(page, "GET", "me/tables")}
    assert left == {0, 2}
    expect(mine.first).to_contain_text("in 6 days")
    sound(page)


def test_a_move_leads_to_the_next_table_that_waits(
    page: Page, browser: Browser, house: Process
) -> None:
    come_in(page, "June")
    there = open_table(page, seats=BESIDE, pace=DAYS)["table"]["id"]
    made = open_table(page, seats=[{"kind": "me"}, {"kind": "open"}], pace=DAYS)
    here = made["table"]["id"]
    with somebody_else(browser, house) as other:
        come_in(other, "Ben")
        ask(other, "PUT", f"tables/{here}/seats/1?invite={made['invite']}", {"kind": "me"})
    for _ in range(9):  # until it is Ben's turn
        now = ask(page, "GET", f"tables/{here}")["now"]
        if not now["moves"]:
            break
        move = {"id": str(now["position"]), "position": now["position"], "move": "pass"}
        ask(page, "POST", f"tables/{here}/moves", move)
    visit(page, f"table/{here}")
    page.get_by_role("link", name="Next game").click()
    expect(page).to_have_url(f"{house.url}/#/table/{there}")


def test_the_hosts_page_shows_the_house_and_blocks_somebody(
    page: Page, browser: Browser, house: Process
) -> None:
    come_in(page, GUEST)
    with somebody_else(browser, house) as host:
        host.goto(house.host_link)
        expect(host.get_by_role("heading", name="Your Saloon")).to_be_visible()
        person = host.get_by_role("listitem").filter(has_text=GUEST)
        person.get_by_role("button", name="Block").click()
        expect(person).to_contain_text("Blocked")
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("doesn’t let you in")
        host.get_by_label("Block an IP address").fill("198.51.100.7")
        host.locator("form", has_text="Block an IP address").get_by_role("button").click()
        expect(host.get_by_role("listitem").filter(has_text="198.51.100.7")).to_be_visible()
        host.get_by_label("To", exact=True).fill("https://127.0.0.1/")
        trial = host.locator("form", has_text="Send a test message")
        trial.get_by_label("For").select_option("discord")
        host.get_by_role("button", name="Try it").click()
        expect(host.get_by_role("alert")).to_contain_text("This address doesn’t accept")
        sound(host)
        person.get_by_role("button", name="Let in again").click()
        expect(person).not_to_contain_text("Blocked")
        host.goto(house.host_link + "x")
        expect(host.get_by_role("alert")).to_be_visible()
    page.reload()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_letter_is_shown_and_opens_the_table(browser: Browser, house: Process) -> None:
    """There is no push service here, and a browser without a window allows no notifications: it
    is handed the letter as a service would hand it, and what would be shown is written down."""
    context = browser.new_context(locale="en-GB", service_workers="allow")
    page = context.new_page()
    line = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    line.send("ServiceWorker.enable")
    page.goto(house.url + "/")
    come_in(page, "June")
    table = f"#/table/{open_table(page, seats=BESIDE)['table']['id']}"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(page.get_by_role("article").first).to_be_visible()
    (worker,) = context.service_workers
    worker.evaluate(
        """() => {
          const show = async (title, { data, renotify }) => (self.shown = [title, data, renotify]);
          self.registration.showNotification = show;
          WindowClient.prototype.focus = async function () { return this; };
        }"""
    )
    letter = {"title": "Your turn in Gnadenlos!", "body": "", "url": f"{house.url}/{table}"}
    (number,) = {each["registrationId"] for each in found}
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.url, "registrationId": number, "data": json.dumps(letter)},
    )
    until(lambda: worker.evaluate("self.shown ?? null"), "the letter is shown")
    assert worker.evaluate("self.shown") == [letter["title"], letter["url"], True]
    worker.evaluate(
        """(data) => {
          const click = new Event("notificationclick");
          click.notification = { data, close() {} };
          click.waitUntil = () => {};
          self.dispatchEvent(click);
        }""",
        f"https://elsewhere.example/{table}",
    )
    expect(page).to_have_url(f"{house.url}/{table}")
    expect(page.get_by_role("heading", name="What just happened")).to_be_visible()
    context.close()
