"""Gnadenlos! at the screen: whole games by mouse and keyboard, and every decision's control."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocket, expect

from tests.browser.at_gnadenlos import (
    ENOUGH,
    close_up,
    decide,
    decision,
    in_phase,
    is_asked,
    market,
    reach,
    region,
    sit_down,
)
from tests.browser.at_table import (
    Table,
    asked,
    bots,
    button,
    come_in,
    frame,
    in_focus,
    position,
    press,
    the_end,
    views,
    watch_replay,
)
from tests.browser.conftest import DESK
from tests.browser.people import TOO_LONG, flaws, set_up, sideways
from tests.server.process import Process

KEYS: Final = {
    "buying": "^Buy ",
    "bidding": "^Bid ",
    "picking": "^Hire ",
    "laying": "^Lay them",
    "taking": "^Take no",
    "tidying": "^Close up",
}
"""The button that ends each decision."""
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}


def another(browser: Browser, house: Process, table: Table, name: str, seat: int | None) -> Page:
    """Let another person come by the link, and sit down if there is a seat."""
    context = browser.new_context(**DESK)
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    page.goto(house.url)
    come_in(page, house.url, name)
    if seat is not None:
        path = f"/api/tables/{table.id}/seats/{seat}?invite={table.invite}"
        asked(page, house.url, "PUT", path, {"kind": "me"})
    return page


def test_two_people_and_a_bot_play_to_the_end_and_a_spectator_sees_nothing_hidden(
    page: Page, browser: Browser, house: Process
) -> None:
    table = sit_down(page, house.url, {"kind": "open"}, *bots(1))
    bo = another(browser, house, table, "Bo", 1)
    watcher = another(browser, house, table, "Cy", None)
    told: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: told.append(json.loads(message)))

    watcher.on("websocket", listen)
    for each in (page, bo, watcher):
        each.goto(f"{table.link}?invite={table.invite}")
    done = set()
    for _ in range(ENOUGH):
        for each in (page, bo):
            if is_asked(each):
                done.add(decide(each))
        if the_end(page).is_visible():
            break
    for each in (page, bo, watcher):
        expect(the_end(each).get_by_role("heading", name="Final purchase").first).to_be_visible()
    assert {"Send", "Buy", "Bid", "Hire"} <= done
    assert flaws(page) == []

    seen = views(told, "adventurer_counts")
    assert len(seen) > 20
    assert all(view["debts"] == [] and view["adventurers"] == [] for view in seen)
    assert all(slot["known"] == [] for view in seen for slot in view["market"])
    assert re.findall("gn-(?:dealt|chose|took|laid)-you", json.dumps(told)) == []
    bo.context.close()
    watcher.context.close()
    watch_replay(page)


def test_a_whole_game_by_keyboard_alone(page: Page, house: Process) -> None:
    table = sit_down(page, house.url)
    table.watch()

    done = set()
    for _ in range(ENOUGH):
        expect(decision(page).or_(the_end(page)).first).to_be_visible()
        if the_end(page).is_visible():
            break
        before, now = position(page), table.now(0)
        if str(now["position"]) != before or not (now["moves"] and is_asked(page)):
            continue  # the page does not show yet what the server says
        phase = now["view"]["phase"]
        done.add(phase)
        if phase == "choosing":
            press(page, ": gold ", "Space")
            press(page, "^Send ")
            expect(button(page, "^Send ")).to_have_count(0)
            continue
        if phase == "bidding":
            for _ in range(14):
                press(page, "^IOU ", "Space")
                if button(page, "^Bid ").is_enabled():
                    break
                page.keyboard.press("Tab")
        elif phase == "picking":
            press(page, ": gold ", "Space")
        press(page, KEYS[phase])
        expect(frame(page)).not_to_have_attribute("data-position", before)
        assert in_focus(page) != "", f"the keyboard is nowhere after {phase}"
    assert {"choosing", "buying", "bidding"} <= done
    expect(the_end(page)).to_be_visible()


@pytest.mark.parametrize("theme", ["night", "day"])
def test_no_moment_hinders_anybody(page: Page, house: Process, theme: str) -> None:
    set_up(page, theme=theme)
    table = sit_down(page, house.url, memory_aid="full")
    table.watch()
    found: dict[str, list[str]] = {}

    def fresh(now: dict[str, Any]) -> bool:
        return bool(now["moves"]) and now["view"]["phase"] not in found

    while (now := reach(table, fresh)) is not None:
        expect(frame(page)).to_have_attribute("data-position", str(now["position"]))
        expect(decision(page).first).to_be_visible()
        flawed = flaws(page)
        page.set_viewport_size(PHONE if theme == "night" else SMALL)
        flawed += flaws(page) if theme == "day" else []
        flawed += [f"{sideways(page)} px too wide"] if sideways(page) > 0 else []
        page.set_viewport_size({"width": 1280, "height": 800})
        found[now["view"]["phase"]] = flawed
    assert {phase: flawed for phase, flawed in found.items() if flawed} == {}
    assert {"choosing", "buying", "bidding"} <= found.keys()
    expect(the_end(page)).to_be_visible()
    assert flaws(page) == []


@pytest.mark.parametrize("lang", ["de", "fr", "it", "nl"])
def test_long_words_fit_a_small_phone(page: Page, house: Process, lang: str) -> None:
    set_up(page, lang=lang)
    page.set_viewport_size({"width": 360, "height": 740})
    table = sit_down(page, house.url)
    table.watch()
    for phase in ("choosing", "bidding"):
        now = reach(table, in_phase(phase))
        assert now is not None
        expect(frame(page)).to_have_attribute("data-position", str(now["position"]))
        assert sideways(page) <= 0
        wide = page.evaluate(
            "() => [...document.querySelectorAll('.dock button')]"
            ".filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
        )
        assert wide == []


def tidying(page: Page, house: Process) -> Table:
    """Reach a market that we close up, with several gaps."""

    def several(now: dict[str, Any]) -> bool:
        gaps = {move["move"].split()[-1] for move in now["moves"]}
        return in_phase("tidying")(now) and len(gaps) > 1

    for _ in range(12):
        table = sit_down(page, house.url)
        if reach(table, several):
            table.watch()
            return table
    raise AssertionError("no market to close up")


def test_the_market_is_closed_up_by_tap_by_drag_and_by_arrow_keys(
    page: Page, house: Process
) -> None:
    table = tidying(page, house)
    cards = market(page).get_by_role("button", name=re.compile("face down"))
    gaps = market(page).get_by_role("button", name=re.compile("^Gap"))

    card = cards.first.inner_text().strip()
    cards.first.drag_to(gaps.first, force=True)
    expect(market(page).get_by_role("button", name=card)).to_have_count(0)
    if not in_phase("tidying")(table.now(0)):
        table = tidying(page, house)

    before = len(table.now(0)["view"]["market"])
    close_up(page)
    assert len(table.now(0)["view"]["market"]) == before or not in_phase("tidying")(table.now(0))
    if not in_phase("tidying")(table.now(0)):
        table = tidying(page, house)

    at = position(page)
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if position(page) == at and gaps.count():
        gaps.first.focus()
        page.keyboard.press("Enter")
    expect(frame(page)).not_to_have_attribute("data-position", at)


def test_a_bid_is_laid_in_the_order_in_which_it_was_chosen(page: Page, house: Process) -> None:
    for _ in range(6):
        table = sit_down(page, house.url, *bots(3))
        now = reach(table, in_phase("bidding"))
        assert now is not None
        table.watch()
        debts = region(page, "Your IOUs").get_by_role("button")
        hand = now["view"]["debts"]
        debts.nth(len(hand) - 1).click()
        debts.first.click()
        chosen = [hand[-1], hand[0]]
        if not button(page, "^Bid ").is_enabled():
            continue
        slots = market(page).locator(".will.mine")
        expect(slots).to_have_text([re.compile("^1"), re.compile("^2")])
        button(page, "^Bid ").click()
        later = reach(table, in_phase("laying"))
        if later is None or later["view"]["turn"] != now["view"]["turn"]:
            continue
        expect(button(page, "^Lay them")).to_be_visible()
        shown = region(page, "Your decision").get_by_role("img")
        values = [str(int(debt[1:])) for debt in chosen]
        expect(shown).to_have_text([re.compile(f"^{value}") for value in values])
        button(page, "^Swap 1 and 2").click()
        expect(shown).to_have_text([re.compile(f"^{value}") for value in reversed(values)])
        button(page, "^Lay them").click()
        last = str(later["view"]["market"][-1]["slot"])
        expect(region(page, "Your decision").get_by_text("Lay them")).to_have_count(0)
        known = [slot for slot in table.now(0)["view"]["market"] if slot["slot"] > last]
        assert [slot["known"] for slot in known[:2]] == [[chosen[1]], [chosen[0]]]
        return
    raise AssertionError("nobody let us lay two debts")


def test_experts_bid_for_pairs(page: Page, house: Process) -> None:
    table = sit_down(page, house.url, setup="expert")
    now = reach(table, in_phase("bidding"))
    assert now is not None
    assert now["view"]["opening"]
    table.watch()
    expect(page.get_by_role("heading", name="Pairs for hire")).to_be_visible()
    assert flaws(page) == []
    decide(page)
    if reach(table, lambda now: in_phase("picking")(now) and bool(now["view"]["opening"])):
        pair = page.get_by_role("button", name=re.compile("a pair with"))
        pair.first.click()
        expect(
            page.get_by_role("button", name=re.compile("a pair with"), pressed=True)
        ).to_have_count(2)
        before = position(page)
        button(page, "^Hire the pair").click()
        expect(frame(page)).not_to_have_attribute("data-position", before)


def test_a_secret_choice_can_be_changed_while_others_think(
    page: Page, browser: Browser, house: Process
) -> None:
    table = sit_down(page, house.url, {"kind": "open"}, *bots(1))
    bo = another(browser, house, table, "Bo", 1)
    assert reach(table, in_phase("choosing"))
    table.watch()
    decide(page)
    expect(page.get_by_text(re.compile("^You have sent"))).to_be_visible()
    expect(page.get_by_text(re.compile("Still choosing: .*Bo"))).to_be_visible()
    button(page, "^Choose somebody else").click()
    cards = region(page, "Your adventurers").get_by_role("button")
    expect(cards.first).to_be_enabled()
    cards.last.click()
    button(page, "^Send ").click()
    expect(button(page, "^Choose somebody else")).to_be_visible()
    bo.context.close()


def test_a_payday_is_shown_throw_by_throw_and_can_be_held_and_skipped(
    page: Page, house: Process
) -> None:
    page.emulate_media(reduced_motion="no-preference")
    rolling = button(page, "^Seen it")
    for _ in range(6):
        table = sit_down(page, house.url)
        table.watch()
        if reach(table, lambda _: rolling.is_visible()):
            break
    button(page, "^Hold").click()
    expect(page.get_by_role("heading", name=re.compile("^Payday")).first).to_be_visible()
    expect(market(page).get_by_text("next").first).to_be_visible()
    button(page, "^Go on").click()
    rolling.click()
    button(page, "^To the end").click()
    expect(rolling).to_have_count(0)
    expect(page.get_by_text(re.compile("^Last payday:"))).to_be_visible()


def test_the_last_payday_is_shown_before_the_end(page: Page, house: Process) -> None:
    page.emulate_media(reduced_motion="no-preference")
    for _ in range(4):
        table = sit_down(page, house.url)
        table.watch()
        to_end = button(page, "^To the end")

        def skipping(now: dict[str, Any], to_end: Locator = to_end) -> bool:
            if now["result"] is None and to_end.is_visible():
                to_end.click()
            return now["result"] is not None

        over = reach(table, skipping)
        assert over is not None
        if over["result"]["reason"] != "vultures":
            shown = page.get_by_role("heading", name=re.compile("^Last payday .*rolls?$"))
            expect(shown).to_be_visible()
        expect(to_end.or_(the_end(page)).first).to_be_visible()
        if to_end.is_visible():
            to_end.click()
        expect(the_end(page).get_by_role("heading", name="Places").first).to_be_visible()
        if over["result"]["reason"] != "vultures":
            return
