"""Gads Hill 1874 in the browser: every decision has its control, for eyes, ears and keys."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.at_gadshill import How, click, decide, excluded, pick, press, sensible
from tests.browser.at_table import bots, come_in, new_table
from tests.browser.journey import (
    SIZES,
    Journey,
    look,
    look_back,
    play,
    play_again,
    watch_replay,
)
from tests.browser.people import TOO_LONG, flaws, flaws_by_night_and_day, set_up, sideways
from tests.server.process import Process

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
Now = dict[str, Any]


class Table:
    """A table of two people, Ann and Ben, each with a browser's cookie, and perhaps bots.

    `play_until` plays for both over HTTP, to get a game where a test begins.
    """

    def __init__(self, house: Process, bots: int = 0, **options: str) -> None:
        self.house = house
        self.people = [self.person(name) for name in ("Ann", "Ben")]
        seats = [ME, OPEN, *[BOT] * bots]
        body = {"game": "gadshill", "seats": seats, "options": options}
        made = self.people[0].post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        self.id = made.json()["table"]["id"]
        invite = {"invite": made.json()["invite"]}
        sat = self.people[1].put(f"/api/tables/{self.id}/seats/1", params=invite, json=ME)
        assert sat.status_code == 200, sat.text

    def person(self, name: str) -> httpx.Client:
        url = self.house.url
        client = httpx.Client(base_url=url, headers={"origin": url}, timeout=20, verify=False)
        client.post("/api/guests", json={"name": name, "lang": "en"}).raise_for_status()
        return client

    def close(self) -> None:
        for client in self.people:
            client.close()

    def sit_down(self, context: BrowserContext, seat: int) -> None:
        """Let a browser be this person."""
        for name, value in self.people[seat].cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": self.house.url}])

    def now(self, seat: int) -> Now:
        now: Now = self.people[seat].get(f"/api/tables/{self.id}").json()["now"]
        return now

    def move(self, seat: int, now: Now, move: str) -> None:
        body = {"id": uuid.uuid4().hex, "position": now["position"], "move": move}
        self.people[seat].post(f"/api/tables/{self.id}/moves", json=body)

    def play_until(self, done: Callable[[Now], bool]) -> Now:
        """Play until Ann is asked something in a position that will do."""
        now = self.found(done)
        assert now is not None, "the game ended before the test began"
        return now

    def found(self, done: Callable[[Now], bool]) -> Now | None:
        for _ in range(20_000):
            for seat in (0, 1):
                now = self.now(seat)
                if now["result"] is not None:
                    return None
                if seat == 0 and now["moves"] and done(now):
                    return now
                if now["moves"]:
                    self.move(seat, now, sensible(now))
        raise AssertionError("the test never began")

    def see(self, page: Page) -> None:
        """Go to the table as Ann."""
        self.sit_down(page.context, 0)
        page.goto(f"{self.house.url}/#/table/{self.id}")
        page.reload()
        expect(page.locator("[data-lot]")).to_have_count(22)


@pytest.fixture
def deal(house: Process) -> Iterator[Callable[..., Table]]:
    """Make tables, and put them away."""
    tables: list[Table] = []

    def made(bots: int = 0, **options: str) -> Table:
        tables.append(Table(house, bots, **options))
        return tables[-1]

    yield made
    for table in tables:
        table.close()


def brass(page: Page) -> Locator:
    return page.locator(".compose .btn--brass")


def phase(name: str, since: int = 0) -> Callable[[Now], bool]:
    return lambda now: now["view"]["phase"] == name and now["view"]["locomotive"] >= since


def offers(beginning: str) -> Callable[[Now], bool]:
    return lambda now: any(each["move"].startswith(beginning) for each in now["moves"])


def points(table: Table) -> int:
    return int(table.now(0)["view"]["seats"][0]["points"])


Deal = Callable[..., Table]


def test_a_card_is_played_as_it_was_shown(page: Page, deal: Deal) -> None:
    """DP-02 to DP-05: each "my building" shows what it brings; the second card is offered."""

    def useful(now: Now) -> bool:
        return now["view"]["cards_left"] == 2 and any(
            play["building"] and play["points"] and not play["reason"]
            for card in now["view"]["hand"]
            for play in card["plays"]
        )

    table = deal()
    now = table.play_until(useful)
    card, play = next(
        (card["number"], play)
        for card in now["view"]["hand"]
        for play in card["plays"]
        if play["building"] and play["points"] and not play["reason"]
    )
    table.see(page)
    before = points(table)
    press(page, page.locator(f'[data-card="{card}"]'))
    press(page, page.locator(f'.chip-b[data-building="{play["building"]}"]'))
    expect(page.locator(".chain .sum")).to_have_text(f"+{play['points']}")
    expect(brass(page)).to_contain_text(f"+{play['points']}")
    press(page, brass(page))
    expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("second card")
    assert points(table) == before + play["points"]
    press(page, page.get_by_role("button", name="End the turn"))
    expect(page.locator(".sentence")).to_contain_text("from which pile")


def test_a_card_that_cannot_be_played_says_why_and_where(page: Page, deal: Deal) -> None:
    def dead(now: Now) -> bool:
        return any(found_dead(now, "lots"))

    def found_dead(now: Now, cause: str) -> Iterator[int]:
        for card in now["view"]["hand"]:
            plays = card["plays"]
            if plays and all(play["reason"] for play in plays) and plays[0][cause]:
                yield card["number"]

    table = deal()
    now = table.play_until(dead)
    card = next(found_dead(now, "lots"))
    shown = next(each for each in now["view"]["hand"] if each["number"] == card)["plays"][0]
    table.see(page)
    press(page, page.locator(f'[data-card="{card}"]'))
    expect(page.locator(".sentence")).to_contain_text("can’t be played")
    expect(page.locator(".compose .no")).to_contain_text(shown["clause"])
    for lot in shown["lots"]:
        expect(page.locator(".compose .no")).to_contain_text(lot)
    expect(page.locator(".gh-map .hl.blocked")).to_have_count(len(shown["lots"]))
    expect(brass(page)).to_have_attribute("aria-disabled", "true")


def test_two_cards_are_discarded_for_a_marker(page: Page, deal: Deal) -> None:
    """DP-06, DP-07: the chain of a marker is shown before it is taken."""
    table = deal(discard="any")
    table.play_until(lambda now: phase("turn", 5)(now) and offers("discard")(now))
    table.see(page)
    before = points(table)
    press(page, page.get_by_role("button", name="Discard two"))
    cards = page.locator(".hand [data-card]")
    press(page, cards.nth(0))
    press(page, cards.nth(1))
    press(page, brass(page))
    expect(page.locator(".sentence")).to_contain_text("one marker")
    take = max(table.now(0)["view"]["takes"], key=lambda each: each["points"])
    pick(page, take["building"], take["lot"], how=press)
    expect(page.locator(".chain .sum")).to_have_text(f"+{take['points']}")
    press(page, brass(page))
    expect(page.locator(".compose .disc")).to_have_count(0)
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    assert points(table) == before + take["points"]


def test_stop_is_proved_or_plainly_refused(page: Page, deal: Deal) -> None:
    """DP-09, DP-11: a right claim shows the closed group; a wrong one changes nothing."""
    found = None
    while found is None:  # not every game has something to overlook
        table = deal()
        found = table.found(lambda now: offers("claim")(now) and bool(excluded(now["view"])))
    now = found
    table.see(page)
    building, lot = excluded(now["view"])[0]
    before = points(table)
    press(page, page.get_by_role("button", name="Call STOP"))
    expect(page.locator(".compose")).to_be_focused()
    pick(page, building, lot, how=press)
    assert flaws(page) == []
    press(page, brass(page))
    proof = page.locator(".compose .proof")
    expect(proof).to_contain_text("The claim holds")
    expect(proof.get_by_role("img", name=re.compile("^Proof"))).to_be_visible()
    expect(page.locator(".gh-map .mk.picked")).to_have_count(1)
    assert points(table) > before
    press(page, page.get_by_role("button", name="Claim another"))
    now = table.now(0)
    right = excluded(now["view"])
    wrong = next(
        (each["id"], lot)
        for each in now["view"]["buildings"]
        for lot in each["lots"]
        if each["state"] == "marked" and (each["id"], lot) not in right
    )
    before = points(table)
    pick(page, *wrong, how=press)
    press(page, brass(page))
    expect(proof).to_contain_text("The claim doesn’t hold")
    assert points(table) == before
    press(page, brass(page))
    again = table.now(0)["view"]["seats"][0]["may_claim"]
    stop = page.get_by_role("button", name="Call STOP")
    expect(stop).to_have_attribute("aria-disabled", "false" if again else "true")


def test_the_table_hinders_nobody(page: Page, deal: Deal) -> None:
    """axe finds nothing by night and day; no width needs sideways scrolling; long words fit."""
    table = deal(stop="off", draw="random")
    now = table.play_until(phase("turn", 5))
    table.see(page)
    assert flaws_by_night_and_day(page) == []
    card = next(card["number"] for card in now["view"]["hand"])
    press(page, page.locator(f'[data-card="{card}"]'))
    assert flaws_by_night_and_day(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    press(page, page.locator('[data-lot="C3"]'))
    expect(page.locator("section.lot")).to_be_focused()
    assert flaws_by_night_and_day(page) == []
    page.keyboard.press("Escape")
    expect(page.locator('[data-lot="C3"]')).to_be_focused()
    for lang in ("de", "fr"):
        set_up(page, lang=lang)
        expect(page.locator("[data-lot]")).to_have_count(22)
        page.locator(f'[data-card="{card}"]').click()
        for width in (320, 360, 768, 1280, 2560):
            page.set_viewport_size({"width": width, "height": 800})
            assert sideways(page) <= 0, f"{lang} {width}"


def test_a_whole_game_of_two_people_and_a_bot(page: Page, deal: Deal, browser: Browser) -> None:
    """Both browsers follow every step; what one does, the other sees; both see the same end."""
    table = deal(bots=1, stop="off", draw="random")
    set_up(page, motion="full")
    table.play_until(lambda now: phase("turn")(now) and bool(playable(now)))
    table.see(page)
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.set_default_timeout(TOO_LONG)
    table.sit_down(context, 1)
    other = context.new_page()
    other.goto(f"{table.house.url}/#/table/{table.id}")
    expect(other.locator("[data-lot]")).to_have_count(22)
    card = playable(table.now(0))[0]
    page.locator(f'[data-card="{card}"]').click()
    brass(page).click()
    expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    told = table.now(1)["view"]["shown"]
    assert told == [card]
    over(table)
    for seen in (page, other):
        expect(seen.locator("section.over h2")).to_be_visible()
    titles = [seen.locator("section.over tbody").inner_text() for seen in (page, other)]
    assert titles[0] == titles[1]
    assert flaws(page) == []
    assert flaws(other) == []
    context.close()


def playable(now: Now) -> list[int]:
    return [
        card["number"]
        for card in now["view"]["hand"]
        if any(not play["reason"] for play in card["plays"])
    ]


def over(table: Table) -> None:
    """Play to the end."""
    for _ in range(20_000):
        for seat in (0, 1):
            now = table.now(seat)
            if now["result"]:
                return
            if now["moves"]:
                table.move(seat, now, sensible(now))
    raise AssertionError("the game never ended")


@pytest.mark.parametrize("how", [click, press], ids=["pointer", "keys"])
def test_a_journey_by_the_drawn_controls_alone(page: Page, house: Process, how: How) -> None:
    """The whole game, the draft and STOP included; with a pointer everything is measured as well.

    Bots need not be waited for: how long they let people call STOP is tested elsewhere.
    """
    come_in(page, house.url, "Ann")
    options = {"stop_seconds": "0"}
    table = new_table(page, house.url, *bots(2), game="gadshill", options=options)
    table.watch()
    journey = Journey(
        "Gads Hill 1874", partial(decide, how=how), sizes=SIZES if how is click else ()
    )
    play(page, journey)
    if how is press:
        return
    look(page, journey)
    watch_replay(page, journey)
    look_back(page, journey)
    play_again(page)
    assert journey.faults == {}
