"""Gnadenlos! at the screen: a whole game by its controls, by keyboard, and what is told of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.at_gnadenlos import (
    ENOUGH,
    before_payday,
    close_up,
    decide,
    hasty,
    in_phase,
    market,
    reach,
    region,
    sit_down,
)
from tests.browser.at_table import (
    Now,
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
)
from tests.browser.conftest import DESK
from tests.browser.journey import Journey, drawn, walk
from tests.browser.people import TOO_LONG, flaws, set_up
from tests.server.process import Process
from tests.waiting import until

NEXT_TO_FILL = """at => {
  if (document.querySelector("[data-position]").dataset.position !== at) return "gone";
  const lifted = document.querySelector(".market [aria-pressed=true]");
  const kind = lifted ? ":not([aria-pressed])" : "[aria-pressed]";
  const next = document.querySelector(`.market button[data-move=fill]${kind}`);
  next?.focus();
  return next && (lifted ? "gap" : "card");
}"""
GAMES = 12
"""So many games never pass without what a test looks for."""


def test_a_journey(page: Page) -> None:
    """From home to the rematch by what is drawn; nothing hinders anybody on the way."""
    found: dict[str, list[str]] = {}

    def looking(here: Page, now: Now) -> None:
        phase = str(now["view"]["phase"])
        if phase not in found:
            found[phase] = flaws(here)
        decide(here, now)

    walk(page, Journey("Gnadenlos!", looking))
    assert {phase: flawed for phase, flawed in found.items() if flawed} == {}
    assert {"choosing", "bidding"} <= found.keys()


KEYS: dict[str, list[tuple[str, str]]] = {
    "choosing": [(": gold ", "Space"), ("^Send ", "Enter")],
    "buying": [("^[0-9]", "ArrowRight"), ("^Buy ", "Enter")],
    "bidding": [("^IOU ", "Space")],
    "picking": [(": gold ", "Space"), ("^Hire ", "Enter")],
    "laying": [("^Lay them", "Enter")],
    "taking": [("^Take no|^Have no", "Enter")],
    "tidying": [("^Close up", "Enter")],
}
"""What is pressed, and with which key, to decide in a phase."""


def by_keyboard(page: Page, now: Now) -> None:
    """Make one decision without a mouse."""
    page.locator("[data-go]:visible").or_(button(page, "^Close up")).first.wait_for()
    for pattern, key in KEYS[now["view"]["phase"]]:
        press(page, pattern, key)
    if now["view"]["phase"] == "bidding":
        for _ in now["view"]["debts"]:
            if button(page, "^Bid ").is_enabled():
                break
            page.keyboard.press("Tab")
            press(page, "^IOU ", "Space")
        press(page, "^Bid ", "Enter")
    expect(page.locator(f"[data-position='{now['position']}']")).to_have_count(0)


def test_everything_can_be_decided_by_keyboard(page: Page, house: Process) -> None:
    wanted = {"choosing", "buying", "bidding", "picking", "laying"}
    done: set[str] = set()
    for _ in range(GAMES):
        table = sit_down(page, house.url)
        watching = False
        while (now := reach(table, fresh(done))) is not None:
            if not watching:
                table.watch()
                watching = True
            expect(frame(page)).to_have_attribute("data-position", str(now["position"]))
            by_keyboard(page, now)
            done.add(str(now["view"]["phase"]))
            assert in_focus(page) != "", f"the keyboard is nowhere after {done}"
            if wanted <= done:
                return
    raise AssertionError(f"only {done} were asked for")


def fresh(done: set[str]) -> Callable[[Now], bool]:
    return lambda now: bool(now["moves"]) and now["view"]["phase"] not in done


def test_escape_puts_back_what_was_picked_up(page: Page, house: Process) -> None:
    table = sit_down(page, house.url)
    assert reach(table, in_phase("choosing"))
    table.watch()
    drawn(page, "choose").first.click()
    expect(button(page, "^Send ")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(button(page, "^Choose an adventurer")).to_be_disabled()


def test_long_words_fit_a_small_phone(page: Page, house: Process) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table = sit_down(page, house.url)
    for phase in ("choosing", "bidding"):
        now = reach(table, in_phase(phase))
        assert now is not None
        table.watch()
        for lang in ("de", "fr", "it", "nl"):
            set_up(page, lang=lang)
            expect(frame(page)).to_have_attribute("data-position", str(now["position"]))
            wide = page.evaluate(
                "() => [document.scrollingElement, ...document.querySelectorAll('.dock button')]"
                ".filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
            )
            assert wide == [], (phase, lang)
        set_up(page, lang="en")


def tidying(page: Page, house: Process) -> Table:
    """Reach a market that we close up, with several gaps."""

    def several(now: Now) -> bool:
        gaps = {move["move"].split()[-1] for move in now["moves"]}
        return in_phase("tidying")(now) and len(gaps) > 1

    for _ in range(GAMES):
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

    card, here = cards.first.inner_text().strip(), position(page)
    cards.first.drag_to(gaps.first, force=True)
    expect(page.locator(f"[data-position='{here}']")).to_have_count(0)
    expect(market(page).get_by_role("button", name=card)).to_have_count(0)
    if not in_phase("tidying")(table.now(0)):
        table = tidying(page, house)

    before = len(table.now(0)["view"]["market"])
    close_up(page)
    assert len(table.now(0)["view"]["market"]) == before or not in_phase("tidying")(table.now(0))
    if not in_phase("tidying")(table.now(0)):
        table = tidying(page, house)

    at = position(page)

    def by_keys() -> bool:
        """Go to a card, and once it is lifted to a gap; with one gap it goes there at once."""
        found = page.evaluate(NEXT_TO_FILL, at)
        if found == "card":
            page.keyboard.press("ArrowRight")
        if found in ("card", "gap"):
            page.keyboard.press("Enter")
        return bool(found == "gone")

    until(by_keys, "a gap filled by keys")
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
        slots = market(page).locator(".mine")
        expect(slots).to_have_text([re.compile("^1"), re.compile("^2")])
        here = position(page)
        button(page, "^Bid ").click()
        expect(page.locator(f"[data-position='{here}']")).to_have_count(0)
        later = reach(table, in_phase("laying"))
        if later is None or later["view"]["turn"] != now["view"]["turn"]:
            continue
        expect(button(page, "^Lay them")).to_be_visible()
        shown = region(page, "Your decision").get_by_role("img", name=re.compile("^IOU"))
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
    decide(page, now)
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
    drawn(page, "choose").first.click()
    button(page, "^Send ").click()
    expect(page.get_by_text(re.compile("^You’ve sent"))).to_be_visible()
    expect(page.get_by_text(re.compile("Still choosing: .*Bo"))).to_be_visible()
    button(page, "^Choose somebody else").click()
    cards = region(page, "Your adventurers").get_by_role("button")
    expect(cards.first).to_be_enabled()
    cards.last.click()
    button(page, "^Send ").click()
    expect(button(page, "^Choose somebody else")).to_be_visible()
    bo.context.close()


def another(browser: Browser, house: Process, table: Table, name: str, seat: int) -> Page:
    """Let another person come by the link and sit down."""
    context = browser.new_context(**DESK)
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    page.goto(house.url)
    come_in(page, house.url, name)
    path = f"/api/tables/{table.id}/seats/{seat}?invite={table.invite}"
    asked(page, house.url, "PUT", path, {"kind": "me"})
    return page


LIVE = re.compile("^(Close up|Send|Buy|Bid|Take|Hire)")


def stop_the_clock(page: Page) -> None:
    """From now on time passes on the page only as the test lets it."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


def let_pass(page: Page, until: Locator) -> None:
    """Let time pass until something is shown."""
    for _ in range(ENOUGH):
        if until.count():
            return
        page.clock.run_for(100)
    raise AssertionError("that is never shown")


def test_a_payday_is_told_roll_by_roll(page: Page, house: Process) -> None:
    """With less motion, too; board, seats and log tell one moment, and nothing later is live."""
    for _ in range(GAMES):
        table = sit_down(page, house.url)
        if reach(table, before_payday):
            break
    set_up(page, pace="normal")
    page.clock.install()
    table.watch()
    stop_the_clock(page)
    log = page.locator("aside")
    before, here = rolled(log), position(page)
    button(page, "^Lay them").click()
    page.clock.run_for(100)  # a tap is drawn before it is sent
    expect(page.locator(f"[data-position='{here}']")).to_have_count(0)
    let_pass(page, page.get_by_role("heading", name=re.compile("^Payday ")))
    button(page, "^Pause").click()
    page.clock.run_for(9000)
    expect(page.locator(".board .throws li")).to_have_count(0)
    button(page, "^Continue").click()
    rolls = [0]
    purses = page.locator(".players .nuggets b")
    held = sum(map(int, purses.all_inner_texts()))
    for _ in range(ENOUGH):
        if page.locator(".board .verdict").count():
            break
        expect(page.get_by_role("button", name=LIVE)).to_have_count(0)
        rolls.append(page.locator(".board .throws li").count())
        assert rolled(log) - before == rolls[-1]
        left = sum(map(int, purses.all_inner_texts()))
        assert left == held or rolls[-1] > 0
        held = left
        page.clock.run_for(200)
    assert all(later - roll in (0, 1) for roll, later in pairwise(rolls))
    button(page, "^Skip to the end").click()
    page.clock.run_for(200)  # that, too, is drawn first
    expect(page.locator(".board .verdict")).to_have_count(0)


def rolled(log: Locator) -> int:
    """Count the rolls that the log tells of."""
    return len(re.findall(r" rolls? a \d", log.inner_text()))


def test_the_deciding_payday_waits_to_be_seen(page: Page, browser: Browser, house: Process) -> None:
    for _ in range(GAMES):
        table, bo = among_hasty_people(page, browser, house)
        buyer = play_until_the_last_purchase(table, bo)
        if buyer is not None:
            break
        bo.page.context.close()
    else:
        raise AssertionError("nobody came near the finish")
    set_up(page, pace="quick")
    page.clock.install()
    table.watch()
    stop_the_clock(page)
    seat, now = buyer
    (table if seat == 2 else bo).move(seat, now, now["moves"][-1]["move"])
    expect(page.locator(f"[data-position='{now['position']}']")).to_have_count(0)
    let_pass(page, page.get_by_role("heading", name=re.compile("^Last payday")))
    expect(page.get_by_role("heading", name="Who wins now")).to_be_visible()
    let_pass(page, page.locator(".board .verdict"))
    page.clock.run_for(9000)
    expect(page.locator(".board .verdict")).to_be_visible()
    assert the_end(page).count() == 0
    button(page, "^Continue").click()
    page.clock.run_for(200)  # a tap is drawn before what comes of it
    expect(the_end(page)).to_be_visible()
    bo.page.context.close()


def among_hasty_people(page: Page, browser: Browser, house: Process) -> tuple[Table, Table]:
    """Sit on the last of three seats, with somebody who plays both others."""
    context = browser.new_context(**DESK)
    bo = sit_down(context.new_page(), house.url, {"kind": "beside", "name": "Di"}, {"kind": "open"})
    come_in(page, house.url, "Ann")
    path = f"/api/tables/{bo.id}/seats/2?invite={bo.invite}"
    asked(page, house.url, "PUT", path, {"kind": "me"})
    return Table(page, house.url, bo.id, bo.invite), bo


def play_until_the_last_purchase(table: Table, bo: Table) -> tuple[int, Now] | None:
    """Play all seats through the API until somebody can reach the finish; None if nobody does."""
    for _ in range(ENOUGH):
        for seat in range(3):
            now = (table if seat == 2 else bo).now(seat)
            if now["result"] is not None:
                return None
            if not now["moves"]:
                continue
            purchases = now["view"]["advice"]["purchases"]
            if purchases and purchases[-1]["ends"]:
                return seat, now
            (table if seat == 2 else bo).move(seat, now, hasty(now))
    raise AssertionError("the game never ended")
