"""The frame of every table: connections, tabs, talk, takebacks, hints, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.at_table import (
    Table,
    asked,
    bots,
    button,
    come_in,
    decide,
    frame,
    new_table,
    position,
    wait_for_turn,
)
from tests.browser.conftest import DESK
from tests.browser.people import TOO_LONG, flaws_by_night_and_day, set_up
from tests.server.process import Process, process
from tests.waiting import until


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Process]:
    """A server that a test may kill."""
    with process(tmp_path / "own.db") as running:
        yield running


def said(table: Table, key: str) -> int:
    """Count how often something stands in the log of the table."""
    events = table.ask("GET", "/events?after=0")["events"]
    lines = [
        line for event in events for entry in event.get("entries", []) for line in entry["say"]
    ]
    return sum(line[0] == key and line[1].get("seat") == 0 for line in lines)


def at_table(page: Page, house: Process, *seats: dict[str, str], **more: object) -> Table:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *(seats or bots(2)), **more)
    table.watch()
    return table


def test_a_killed_server_loses_and_doubles_no_move(page: Page, own_house: Process) -> None:
    page.goto(own_house.url)
    table = at_table(page, own_house)
    wait_for_turn(page)
    before = position(page)
    own_house.kill()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    button(page, "^Pass").click()
    expect(page.get_by_role("alert")).to_contain_text("We’ve kept your move")
    button(page, "^Pass").dispatch_event("click")
    own_house.start()
    button(page, "^Try again").click()
    expect(frame(page)).to_have_attribute("data-connection", "live")
    expect(page.locator(f'[data-position="{before}"]')).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert said(table, "kb-passed") == 1
    wait_for_turn(page)
    decide(page, bold=False)


def test_two_tabs_show_the_same_and_a_move_is_made_once(page: Page, house: Process) -> None:
    """The second tab hears late, and decides about what is already decided."""
    table = at_table(page, house)
    other = page.context.new_page()
    late: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = False

    def relay(to: WebSocketRoute) -> None:
        server = to.connect_to_server()
        server.on_message(lambda told: late.append((to, told)) if holding else to.send(told))

    other.route_web_socket(re.compile("/stream"), relay)
    other.goto(table.link)
    wait_for_turn(page)
    wait_for_turn(other)
    assert position(page) == position(other)
    holding = True
    decide(page, bold=False)
    button(other, "^Pass").click()
    expect(other.get_by_role("alert")).to_be_visible()
    assert said(table, "kb-passed") == 1
    holding = False
    for to, told in late:
        to.send(told)
    wait_for_turn(page)
    expect(frame(other)).to_have_attribute("data-position", position(page))


def test_without_a_network_nothing_is_lost(page: Page, house: Process) -> None:
    table = at_table(page, house)
    wait_for_turn(page)
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    button(page, "^Pass").click()
    page.context.set_offline(False)
    expect(frame(page)).to_have_attribute("data-connection", "live")
    expect(page.get_by_role("alert")).to_have_count(0)
    wait_for_turn(page)
    assert said(table, "kb-passed") >= 1


def test_a_message_that_got_lost_is_asked_for_again(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(2))
    lose = 0

    def relay(to: WebSocketRoute) -> None:
        def pass_on(told: str | bytes) -> None:
            nonlocal lose
            if lose and '"kind":"play"' in str(told):
                lose -= 1
            else:
                to.send(told)

        to.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/stream"), relay)
    table.watch()
    wait_for_turn(page)
    lose = 1
    button(page, "^Pass").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("You pass.")
    wait_for_turn(page)
    heard = page.get_by_role("region", name="Log", exact=True).get_by_text("You pass.").count()
    assert (lose, heard) == (0, said(table, "kb-passed"))


@pytest.mark.parametrize("motion", ["full", "less"])
def test_cards_fly_only_where_things_may_move(page: Page, house: Process, motion: str) -> None:
    set_up(page, motion=motion)
    at_table(page, house)
    wait_for_turn(page)
    page.evaluate(
        "() => { window.flown = 0; new MutationObserver(all => all.forEach(each =>"
        " each.addedNodes.forEach(node => { if (node.inert) window.flown++; })))"
        ".observe(document.body, {childList: true}); }"
    )
    for number in range(60):  # not every decision moves a card, and not every card is in sight
        decide(page, bold=True)
        over = not wait_for_turn(page)
        if over or page.evaluate("window.flown") or (motion == "less" and number > 1):
            break
    expect(page.locator("body > [inert]")).to_have_count(0)
    assert (page.evaluate("window.flown") > 0) == (motion == "full")


def test_a_table_that_is_not_there_says_so(page: Page, house: Process) -> None:
    page.goto(f"{house.url}/#/table/nowhere")
    expect(page.get_by_role("heading", level=1)).to_contain_text("no such table")
    assert flaws_by_night_and_day(page) == []


def test_whoever_was_not_invited_is_told(page: Page, browser: Browser, house: Process) -> None:
    table = at_table(page, house)
    context = browser.new_context(**DESK)
    context.set_default_timeout(TOO_LONG)
    stranger = context.new_page()
    stranger.goto(table.link)
    expect(stranger.get_by_role("heading", level=1)).not_to_have_text("Katzenjammer Blues")
    expect(stranger.get_by_role("link", name="Home").last).to_be_visible()
    context.close()


def test_a_move_that_is_refused_says_why(page: Page, house: Process) -> None:
    def relay(to: WebSocketRoute) -> None:
        server = to.connect_to_server()
        to.on_message(lambda sent: server.send(change(sent)))

    page.route_web_socket(re.compile("/stream"), relay)
    table = at_table(page, house)
    wait_for_turn(page)
    now = table.now(0)
    button(page, "^Pass").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("can’t pay for that bid")
    alert.get_by_role("link", name=re.compile("KB-28")).click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator('[data-clause="KB-28"]')).to_be_focused()
    page.locator('[data-clause^="KB-"] a[href*="word-lot"]').first.click()
    word = page.locator('[data-clause="word-lot"]')
    expect(word).to_be_focused()
    word.get_by_role("link", name=re.compile("KB-13")).click()
    expect(page.locator('[data-clause="KB-13"]')).to_be_focused()
    assert page.url.startswith(table.link)
    alert.get_by_role("button", name="Dismiss").click()
    expect(alert).to_have_count(0)
    assert table.now(0)["position"] == now["position"]


def change(sent: str | bytes) -> str:
    """Ask for thirty fives instead."""
    return str(sent).replace('"pass"', '"bid 30x5"')


@pytest.fixture
def bo(page: Page, browser: Browser, house: Process) -> Iterator[Page]:
    """Ann and Bo play, each at a screen of their own; Ann may ask for hints."""
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, {"kind": "open"}, manners={"hints": True})
    context = browser.new_context(**DESK)
    context.set_default_timeout(TOO_LONG)
    other = context.new_page()
    other.goto(house.url)
    come_in(other, house.url, "Bo")
    seat = f"/api/tables/{table.id}/seats/1?invite={table.invite}"
    asked(other, house.url, "PUT", seat, {"kind": "me"})
    table.watch()
    other.goto(table.link)
    expect(frame(other)).to_have_attribute("data-connection", "live")
    yield other
    context.close()


def whose_turn(*pages: Page) -> Page:
    """Wait until one of them is asked."""
    asked = until(
        lambda: [each for each in pages if button(each, "^Pass").count()], "somebody is asked"
    )
    return asked[0]


def test_people_talk_and_take_back_by_consent(page: Page, bo: Page) -> None:
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_label("Write a message").fill("<b>Hello</b>")
    bo.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Chat 1 unread")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("<b>Hello</b>")
    expect(page.get_by_role("tab", name=re.compile("unread"))).to_have_count(0)

    first = whose_turn(page, bo)
    second = bo if first is page else page
    before = position(first)
    decide(first, bold=True)
    button(first, "^Menu").click()
    button(first, "^Ask for a takeback").click()
    question = second.get_by_role("alert")
    expect(question).to_contain_text("wants to take back the last move")
    question.get_by_role("button", name="Accept").click()
    expect(question).to_have_count(0)
    wait_for_turn(first)
    assert position(first) != before
    first.get_by_role("tab", name="Log", exact=True).click()
    log = first.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("Turned up")
    expect(log).not_to_contain_text("You bid")


def test_a_hint_leaving_and_coming_back(page: Page, bo: Page) -> None:
    if whose_turn(page, bo) is bo:
        decide(bo, bold=False)
    wait_for_turn(page)
    button(page, "^Menu").click()
    page.get_by_role("banner").get_by_role("button", name="Get a hint").click()
    hint = page.get_by_role("status").filter(has_text="The best bot suggests")
    expect(hint).to_contain_text(re.compile("the lot|your hand|mice|jokers"))
    button(page, "^Menu").click()
    button(page, "^List all moves").click()
    moves = page.get_by_role("list", name="Your moves").get_by_role("button")
    assert moves.count() >= 2
    button(page, "^Menu").click()
    button(page, "^Leave the table").click()
    button(page, "^Leave the table").click()
    back = button(page, "^Take back my seat")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)


def test_a_live_clock_runs(page: Page, house: Process) -> None:
    at_table(page, house, pace={"kind": "live", "bank": 600, "increment": 5})
    wait_for_turn(page)
    clock = page.get_by_role("timer", name="Your time left").first
    expect(clock).to_contain_text(re.compile(r"^(10:0\d|9:5\d)"))
    before = clock.text_content() or ""
    expect(clock).not_to_contain_text(before)


def test_an_untimed_table_of_another_game_can_be_played_from_the_list(
    page: Page, house: Process
) -> None:
    come_in(page, house.url, "Ann")
    for game in ("gnadenlos", "gadshill"):
        wish = {"game": game, "seats": [{"kind": "me"}, *bots(2)]}
        made = asked(page, house.url, "POST", "/api/tables", wish)
        page.goto(f"{house.url}/#/table/{made['table']['id']}")
        expect(frame(page)).to_have_attribute("data-connection", "live")
        button(page, "^Menu").click()
        button(page, "^List all moves").click()
        moves = page.get_by_role("list", name="Your moves").get_by_role("button")
        expect(moves.first).to_be_visible()
        before = position(page)
        moves.first.click()
        expect(page.locator(f'[data-position="{before}"]')).to_have_count(0)
