"""Katzenjammer Blues at the screen: whole games, by mouse, keyboard and thumb."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, ViewportSize, WebSocket, expect

from saloon.games import GAMES
from saloon.kernel import to_json
from saloon.records import loads
from saloon.records.replay import Walk
from tests.browser import at_katzenjammer
from tests.browser.at_table import (
    BESIDE,
    ENOUGH,
    Now,
    Table,
    acts,
    asked,
    bots,
    button,
    come_in,
    decide,
    in_focus,
    last,
    least_bid,
    new_table,
    play_on,
    position,
    reach,
    the_end,
    views,
    wait_for_turn,
    watch_replay,
)
from tests.browser.conftest import DESK
from tests.browser.journey import Journey, look, sound, walk
from tests.browser.people import TOO_LONG, flaws, set_up, sideways
from tests.server.process import Process
from tests.waiting import until

PHONE: ViewportSize = {"width": 390, "height": 844}
BY_MOUSE = 12


def joined(browser: Browser, house: Process, table: Table, name: str, seat: int | None) -> Page:
    """Let another person come by the link, and sit down if there is a seat."""
    context = browser.new_context(**DESK)
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    page.goto(house.url)
    come_in(page, house.url, name)
    if seat is not None:
        path = f"/api/tables/{table.id}/seats/{seat}?invite={table.invite}"
        asked(page, house.url, "PUT", path, {"kind": "me"})
    page.goto(f"{table.link}?invite={table.invite}")
    return page


def heard(page: Page) -> list[Any]:
    """Collect whatever a page hears from now on, by its stream and over HTTP.

    The record is left out: it is there for all once the game is over, with every card.
    """
    found: list[Any] = []

    def note(answer: Response) -> None:
        if "/api/tables/" in answer.url and "/record" not in answer.url:
            found.append(answer.json())

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: found.append(json.loads(frame)))

    page.on("websocket", listen)
    page.on("response", note)
    return found


def shown_to_all(table: Table) -> list[Any]:
    """Replay a finished game by its record, and give what a spectator may see at each step."""
    answer = table.page.request.get(f"{table.url}/api/tables/{table.id}/record")
    record = loads(answer.body())
    walk = Walk(GAMES[record.game], record)
    shown = [to_json(walk.state.observe(None))]
    for _ in record.entries:
        walk.step()
        shown.append(to_json(walk.state.observe(None)))
    return shown


def made_at_home(page: Page, house: Process) -> Table:
    """Make a table from the front page: oneself, an open seat and two bots."""
    poster = page.get_by_role("article", name="Katzenjammer Blues")
    poster.get_by_role("link", name="With friends").click()
    page.get_by_label("Your name").fill("Ann")
    for seat in (3, 4):
        page.get_by_label(f"Who’s in seat {seat}").select_option("bot:greenhorn")
    page.get_by_role("button", name="Create the table").first.click()
    page.wait_for_url(re.compile("#/table/"))
    table = Table(page, house.url, page.url.rsplit("/", 1)[1], "")
    table.invite = table.ask("GET", "")["invite"]
    return table


def joined_by_code(browser: Browser, house: Process, code: str) -> Page:
    """Come in by the front page with a code that somebody read aloud."""
    friend = browser.new_context(**DESK).new_page()
    friend.goto(house.url + "/")
    friend.get_by_label("Got a code?").fill(code)
    friend.get_by_role("button", name="Join").click()
    friend.get_by_label("What should we call you?").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    return friend


def test_two_people_and_bots_play_to_the_end_and_a_spectator_sees_no_hidden_card(
    page: Page, browser: Browser, house: Process
) -> None:
    """The first decisions are made by mouse; the rest of the game all three only follow."""
    table = made_at_home(page, house)
    bo = joined_by_code(browser, house, page.locator("[data-code]").inner_text())
    watcher = joined(browser, house, table, "Cy", None)
    told = heard(watcher)
    watcher.reload()
    expect(watcher.get_by_text("You’re watching this game.")).to_be_visible()
    done: list[str] = []
    while len(done) < BY_MOUSE and not the_end(page).is_visible():
        for each in (page, bo):
            asks = button(each, "^(Pass|Stop laying|Pay and take)")
            expect(
                asks.or_(the_end(each))
                .or_(each.get_by_text(re.compile("thinking|won the lot|may lay")))
                .first
            ).to_be_visible()
            if asks.first.is_visible():
                done.append(decide(each, bold=each is page and done.count("bid") < 2))
    assert "bid" in done
    play_on(table, Table(bo, house.url, table.id, table.invite), choose=last)
    for each in (page, bo, watcher):
        expect(the_end(each).get_by_text("Mice caught")).to_be_visible()
    assert flaws(page) == []

    public = shown_to_all(table)
    seen = views(told, "hand_sizes")
    for view in seen:
        view.pop("advice", None)  # worked out from the rest of the view
    assert len(seen) > 10
    assert [view for view in seen if view not in public] == []
    assert all(view["seat"] is None and view["hand"] == [] for view in seen)
    assert re.findall("kb-dealt-you|kb-bonus-you", json.dumps(told)) == []
    watcher.context.close()

    watch_replay(page)
    button(page, "^Play again").click()
    page.wait_for_url(lambda url: table.id not in url)
    bo.get_by_role("link", name="Go to the next game").click()
    bo.wait_for_url(lambda url: table.id not in url)
    bo.context.close()


def test_a_whole_game_by_keyboard_alone(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(5))
    table.watch()

    def tab_to(pattern: str) -> None:
        for _ in range(60):
            if re.search(pattern, in_focus(page)):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{pattern} cannot be reached")

    bidden = False
    while wait_for_turn(page):
        before = position(page)
        if not bidden and least_bid(page).count():
            tab_to(r"^\d+(\s*different|×)")
            for key, back in (("ArrowRight", "ArrowLeft"), ("ArrowUp", "ArrowDown")):
                page.keyboard.press(key)
                if page.locator(":focus[aria-disabled=true]").count():  # it would say why not
                    page.keyboard.press(back)
            page.keyboard.press("Enter")
            tab_to("^Bid ")
            bidden = True
        else:
            tab_to("^(Pass|Stop laying|Pay and take)")
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-position="{before}"]')).to_have_count(0)
        assert in_focus(page), "the keyboard was lost"
    tab_to("^Watch replay")
    assert bidden


def test_on_a_phone_the_hand_is_at_the_thumb(page: Page, house: Process) -> None:
    page.set_viewport_size(PHONE)
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(5))
    table.watch()
    assert wait_for_turn(page)
    box = button(page, "^Pass").bounding_box()
    assert box is not None
    assert box["y"] > PHONE["height"] * 0.6
    assert box["height"] >= 44
    while not least_bid(page).count():
        decide(page, bold=False)
        assert wait_for_turn(page)
    hand = page.get_by_role("list", name="Your hand")
    hand.get_by_role("button").first.click()
    expect(hand.locator("[aria-pressed=true]")).to_have_count(1)
    book = button(page, "^Log, chat and rules")
    book.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("tab", name="Log")).to_be_focused()
    drawer.get_by_role("button", name="Which rule?").last.click()
    drawer.get_by_role("link", name=re.compile("KB-")).last.click()
    expect(drawer.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(book).to_be_focused()
    assert sideways(page) <= 0
    while wait_for_turn(page):
        decide(page, bold=False)
    expect(the_end(page)).to_be_visible()
    assert sideways(page) <= 0


@pytest.fixture
def pair(page: Page, house: Process) -> Table:
    """Ann and Bo at one screen: both seats are ours to play."""
    come_in(page, house.url, "Ann")
    return new_table(page, house.url, BESIDE)


def clean(page: Page) -> None:
    """Nothing hinders anybody on this screen, by night or day, small or large."""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        assert flaws(page) == []
    for width, height in ((320, 640), (390, 844), (800, 700), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0, width
    page.set_viewport_size({"width": 1280, "height": 800})


def test_a_tall_house_and_a_hand_in_stacks(page: Page, pair: Table) -> None:
    def many(now: Now) -> bool:
        return len(now["view"]["hand"]) >= 13 and len(acts(now, "bid")) > 0

    now = reach(pair, many, lay=False)
    pair.watch()
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    assert hand.count() == len(set(now["view"]["hand"]))
    lit = page.get_by_role("table", name="Bids").get_by_role("button", disabled=False)
    assert lit.count() == len(acts(now, "bid"))
    hand.first.click()
    expect(lit.and_(page.locator("[aria-pressed=true]"))).to_have_count(1)
    clean(page)


def test_paying_from_a_list_of_ways(page: Page, pair: Table) -> None:
    now = reach(pair, lambda now: 2 <= len(acts(now, "pay")) <= 4, greed=4)
    pair.watch()
    ways = page.get_by_role("radiogroup").get_by_role("radio")
    expect(ways).to_have_count(len(acts(now, "pay")))
    clean(page)
    ways.last.click()
    before = position(page)
    button(page, "^Pay and take").click()
    expect(page.locator(f'[data-position="{before}"]')).to_have_count(0)
    assert any(
        "kb-paid" in json.dumps(event) for event in pair.ask("GET", "/events?after=0")["events"]
    )


def test_whoever_wishes_so_is_asked_without_a_choice_too(page: Page, pair: Table) -> None:
    wish = page.get_by_role("switch", name="Always ask me")
    pair.watch()
    page.get_by_role("button", name="Menu", exact=True).click()
    wish.click()

    def kept() -> bool:
        return bool(asked(page, pair.url, "GET", "/api/me").get("always_ask"))

    until(kept, "the wish is kept")
    reach(pair, lambda now: len(now["moves"]) == 1 and len(acts(now, "pay")) == 1, greed=9)
    pair.watch()
    expect(page.get_by_text("One way to pay")).to_be_visible()
    clean(page)
    before = position(page)
    button(page, "^Pay and take").click()
    expect(page.locator(f'[data-position="{before}"]')).to_have_count(0)
    page.goto(f"{pair.url}/#/settings")
    expect(wish).to_be_checked()
    wish.click()
    expect(wish).not_to_be_checked()
    until(lambda: not kept(), "the wish is forgotten")
    giving = page.get_by_role("switch", name="Share my games for research")
    expect(giving).not_to_be_checked()
    giving.click()
    until(
        lambda: bool(asked(page, pair.url, "GET", "/api/me").get("for_research")),
        "the consent is kept",
    )
    page.reload()
    expect(giving).to_be_checked()
    page.reload()
    expect(wish).not_to_be_checked()


def test_paying_different_cards_by_picking_them(page: Page, pair: Table) -> None:
    def mixed(now: Now) -> bool:
        high = now["view"]["high"]
        return high is not None and high["value"] == 0 and len(acts(now, "pay")) > 5

    for _ in range(60):
        now = reach(
            pair, lambda now: mixed(now) or any(" mixed" in bid for bid in acts(now, "bid"))
        )
        if mixed(now):
            break
        two = [bid for bid in acts(now, "bid") if bid == "bid 2 mixed"]
        pair.move(0, now, (two or acts(now, "bid"))[0])
    pair.watch()
    tiles = page.get_by_role("group", name="Choose 2 different cards").get_by_role("button")
    pay = button(page, "^Pay and take")
    tiles.and_(page.locator("[aria-pressed=true]")).first.click()
    expect(page.get_by_text("1 of 2 cards chosen")).to_be_visible()
    expect(pay).to_have_attribute("aria-disabled", "true")
    clean(page)
    tiles.and_(page.locator("[aria-pressed=false]")).last.click()
    expect(pay).to_have_attribute("aria-disabled", "false")
    before = position(page)
    pay.click()
    expect(page.locator(f'[data-position="{before}"]')).to_have_count(0)


def test_laying_says_what_it_brings(page: Page, pair: Table) -> None:
    def goes_on(now: Now) -> bool:
        lays = acts(now, "lay")
        return len(lays) > 0 and all(int(lay[4]) < now["view"]["pool"] for lay in lays)

    now = reach(pair, goes_on)
    pair.watch()
    ways = page.get_by_role("radiogroup", name="Lay quartets").get_by_role("radio")
    expect(ways).to_have_count(len(acts(now, "lay")) + len(acts(now, "shed")))
    ways.first.click()
    clean(page)
    before = now["view"]["mice"][0]
    players = page.get_by_role("region", name="Players")
    button(page, "^Lay ").click()

    def brought() -> bool:
        pair.lift()  # the curtain may fall at any moment, for whoever is next
        mice = pair.now(0)["view"]["mice"][0]
        shown = players.filter(has_text=re.compile(f"{mice} (mouse|mice)"))
        return mice > before and shown.is_visible()

    until(brought, "the mice that it brought are shown")


def test_the_last_quartet_is_warned_of(page: Page, pair: Table) -> None:
    def ends(now: Now) -> bool:
        return any(int(lay[4]) >= now["view"]["pool"] for lay in acts(now, "lay"))

    reach(pair, ends)
    pair.watch()
    ways = page.get_by_role("radiogroup", name="Lay quartets")
    ways.get_by_role("radio", name=re.compile("ends the round")).first.click()
    expect(page.get_by_text(re.compile("would end the round"))).to_be_visible()
    clean(page)
    button(page, "^Lay and end the round").click()
    expect(the_end(page)).to_be_visible()


def test_the_language_changes_while_playing(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(2))
    table.watch()
    wait_for_turn(page)
    button(page, "^Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name=re.compile("^Passen"))).to_be_visible()
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
    set_up(page, lang="fr")
    expect(page.get_by_role("button", name=re.compile("^Passer"))).to_be_visible()
    for width in (360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        assert sideways(page) <= 0


def test_a_journey_by_the_drawn_controls_alone(page: Page) -> None:
    walk(page, Journey("Katzenjammer Blues", at_katzenjammer.decide))


def waits_for(table: Table, bo: Table) -> None:
    """Play both through the API until Bo is asked for a bid and Ann waits for hers."""
    for _ in range(ENOUGH):
        mine, other = table.now(0), bo.now(1)
        if acts(other, "bid") and not other["view"]["passed"][0]:
            return
        who, seat, now = (table, 0, mine) if mine["moves"] else (bo, 1, other)
        if now["moves"]:
            offered = [each["move"] for each in now["moves"] if each["move"] != "pass"]
            who.move(seat, now, (offered or ["pass"])[0])
    raise AssertionError("Bo was never asked for a bid")


def test_a_lot_is_passed_ahead_and_the_idle_table_is_sound(
    page: Page, browser: Browser, house: Process
) -> None:
    come_in(page, house.url, "Ann")
    asked(page, house.url, "PATCH", "/api/me", {"always_ask": True})  # the house passes for nobody
    table = new_table(page, house.url, {"kind": "open"})
    friend = joined(browser, house, table, "Bo", 1)
    bo = Table(friend, house.url, table.id, table.invite)
    waits_for(table, bo)
    table.watch()
    idle = Journey("Katzenjammer Blues", at_katzenjammer.decide)
    look(page, idle)
    sound(idle)
    page.set_viewport_size({"width": 1280, "height": 800})
    ahead = button(page, "^In advance: pass lot")
    ahead.click()
    expect(ahead).to_have_attribute("aria-pressed", "true")
    before = bo.ask("GET", "/events?after=0")["number"]
    now = bo.now(1)
    bo.move(1, now, acts(now, "bid")[0])

    def gone() -> bool:
        told = json.dumps(bo.ask("GET", f"/events?after={before}")["events"])
        return '["kb-passed", {"seat": 0}' in told

    until(gone, "Ann has passed by herself")
    friend.context.close()
