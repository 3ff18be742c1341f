"""Guided first games on the screen: walked by the drawn controls, in both sizes, to the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from saloon.games import GAMES
from saloon.lessons import Moment, lesson, sayings
from saloon.words import words
from tests.browser import at_gadshill
from tests.browser.at_table import (
    bots,
    come_in,
    frame,
    in_focus,
    new_table,
    position,
    press,
)
from tests.browser.journey import Journey, drawn, measured, send, sound, tap
from tests.browser.people import flaws_by_night_and_day, set_up
from tests.server.process import Process

SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
LOW: Final = 500


def make_in_gnadenlos(page: Page, move: str) -> None:
    before = position(page)
    verb, *named = move.split()
    if verb == "buy":
        tap(page, move)
        return
    if verb in ("choose", "pick"):
        drawn(page, verb).and_(page.locator(f"[data-adventurer='{named[0]}']")).click()
    elif verb == "bid":
        for debt, number in Counter(named).items():
            for place in range(number):
                page.locator(f".debts [data-debt='{debt}']").nth(place).click()
    elif verb == "take":
        for slot in named:
            page.locator(f"[data-slot='{slot}'] button").click()
    send(page, before)


MAKE: Final[dict[str, Callable[[Page, str], None]]] = {
    "katzenjammer": tap,
    "gnadenlos": make_in_gnadenlos,
    "gadshill": at_gadshill.make,
}
"""How a move is made by what is drawn; a game that is not named here has a control for each."""


def slate(page: Page) -> Locator:
    return page.get_by_role("region", name="Your first game")


def says(page: Page, game: str, moment: Moment) -> None:
    expect(slate(page)).to_contain_text(sayings(game, "en").moments[moment.name])


def open_lesson(page: Page, house: Process, game: str) -> None:
    page.goto(f"{house.url}/#/learn/{game}")
    says(page, game, lesson(game).moments[0])


def go_on(page: Page) -> None:
    slate(page).get_by_role("button", name="Continue").click()


def reach(page: Page, house: Process, game: str, name: str) -> Moment:
    """Walk to a moment by what is drawn."""
    open_lesson(page, house, game)
    for moment in lesson(game).moments:
        says(page, game, moment)
        if moment.name == name:
            return moment
        if moment.move:
            MAKE.get(game, tap)(page, moment.move)
        else:
            go_on(page)
    raise AssertionError(f"no moment {name}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_walked_by_what_is_drawn_and_the_game_goes_on(
    page: Page, house: Process, game: str, size: str
) -> None:
    page.set_viewport_size(SIZES[size])
    journey = Journey(game, lambda _page, _now: None, (SIZES[size],))
    open_lesson(page, house, game)
    moments = lesson(game).moments
    for number, moment in enumerate(moments, 1):
        says(page, game, moment)
        expect(slate(page)).to_contain_text(f"Step {number} of {len(moments)}")
        if moment.move:
            measured(page, journey, SIZES[size])
            MAKE.get(game, tap)(page, moment.move)
        elif number < len(moments):
            go_on(page)
    if size == "phone":  # the slate takes its room from the board, which may have to be scrolled
        for fault in [each for each in journey.faults if "<section board>" in each]:
            del journey.faults[fault]
    sound(journey)
    slate(page).get_by_role("button", name="Continue on my own").click()
    expect(slate(page)).to_contain_text("On your own")
    expect(page).to_have_title(re.compile("^●"))
    page.goto(house.url)
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.locator(f"a[href='#/learn/{game}']")).to_have_text(re.compile("^Learn by playing"))


def test_a_weaker_move_is_answered_and_may_be_played_anyway(page: Page, house: Process) -> None:
    moment = reach(page, house, "katzenjammer", "pay")
    before = position(page)
    drawn(page, "pay 3 J").click()
    page.locator("[data-go]").click()
    expect(slate(page)).to_contain_text("You can do that, but…")
    expect(slate(page)).to_contain_text(sayings("katzenjammer", "en").asides["joker-paid"])
    assert position(page) == before
    slate(page).get_by_role("button", name="Choose again").click()
    says(page, "katzenjammer", moment)
    page.locator("[data-go]").click()
    slate(page).get_by_role("button", name="Play it anyway").click()
    expect(slate(page)).to_contain_text("On your own")
    expect(page.locator(f"[data-position='{before}']")).to_have_count(0)
    slate(page).get_by_role("button", name="Back to the lesson").click()
    says(page, "katzenjammer", moment)
    assert position(page) == before


def test_what_a_lesson_deals_by_plan_is_not_called_sealed(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    open_lesson(page, house, "gnadenlos")
    expect(frame(page)).to_be_visible()
    expect(page.get_by_text("sealed")).to_have_count(0)


def test_the_place_is_kept_and_a_step_back_is_possible(page: Page, house: Process) -> None:
    reach(page, house, "gnadenlos", "in-secret")
    page.goto(house.url)
    poster = page.get_by_role("article", name="Gnadenlos!")
    poster.get_by_role("link", name=re.compile("Continue your first game")).click()
    says(page, "gnadenlos", lesson("gnadenlos").moments[3])
    slate(page).get_by_role("button", name="Back one step").click()
    says(page, "gnadenlos", lesson("gnadenlos").moments[2])


def test_the_chalk_marks_what_is_meant_for_eyes_and_ears(page: Page, house: Process) -> None:
    reach(page, house, "katzenjammer", "first-bid")
    expect(page.locator("svg.chalk path.line")).to_have_count(2)
    meant = page.locator("[aria-description='This is what the lesson means']")
    assert meant.count() == 4
    box = drawn(page, "bid 2 mixed").bounding_box()
    ring = page.locator("svg.chalk path.line").first.bounding_box()
    assert box is not None
    assert ring is not None
    assert ring["x"] < box["x"] < box["x"] + box["width"] < ring["x"] + ring["width"]


def test_a_lesson_goes_by_the_keyboard(page: Page, house: Process) -> None:
    open_lesson(page, house, "katzenjammer")
    for moment in lesson("katzenjammer").moments[:4]:
        says(page, "katzenjammer", moment)
        press(page, "^Continue$")
    says(page, "katzenjammer", lesson("katzenjammer").moments[4])
    press(page, "^4 different", "ArrowDown")
    page.keyboard.press("ArrowDown")
    assert in_focus(page).startswith("2 different")
    page.keyboard.press("Enter")
    press(page, "^Bid two different")
    says(page, "katzenjammer", lesson("katzenjammer").moments[5])
    expect(slate(page).locator("[aria-live=polite]")).to_contain_text("Odile says two 1s")


@pytest.mark.parametrize("lang", ["de", "fr", "it", "nl"])
def test_a_lesson_speaks_the_readers_language(page: Page, house: Process, lang: str) -> None:
    open_lesson(page, house, "gadshill")
    set_up(page, lang=lang)
    page.goto(f"{house.url}/#/learn/gadshill")
    expect(page.locator(".slate")).to_contain_text(sayings("gadshill", lang).moments["theme"])
    name = words(lang).text("web-learn-first-game")
    expect(page.get_by_role("region", name=name)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_hinders_anybody(page: Page, house: Process, size: str) -> None:
    page.set_viewport_size(SIZES[size])
    reach(page, house, "katzenjammer", "pay")
    assert flaws_by_night_and_day(page) == []


def test_home_knows_who_is_new(page: Page) -> None:
    poster = page.get_by_role("article", name="Katzenjammer Blues")
    first = poster.get_by_role("link", name=re.compile("First time"))
    expect(first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("First time"))).to_have_count(len(GAMES))
    poster.get_by_role("button", name="No lesson for Katzenjammer Blues").click()
    expect(first).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name=re.compile("First time"))).to_have_count(len(GAMES) - 1)
    expect(poster.get_by_role("link", name=re.compile("Learn by playing"))).to_be_visible()


def among_bots(page: Page, house: Process, game: str, number: int) -> None:
    """Sit down with bots, and let the coach speak."""
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(number), game=game)
    page.goto(table.link)
    expect(frame(page)).to_have_attribute("data-connection", "live")
    set_up(page, coach=True)
    expect(page).to_have_title(re.compile("^●"))


@pytest.mark.parametrize("size", SIZES)
def test_the_coach_speaks_once_at_a_kind_of_decision(page: Page, house: Process, size: str) -> None:
    page.set_viewport_size(SIZES[size])
    among_bots(page, house, "katzenjammer", 2)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text(re.compile("You pay exactly what you say|A joker in the lot"))
    expect(coach.get_by_role("link", name=re.compile("KB-"))).to_be_visible()
    assert flaws_by_night_and_day(page) == []
    said = coach.get_by_role("status").inner_text()
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page).to_have_title(re.compile("^●"))
    expect(coach.get_by_text(said)).to_have_count(0)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_coach_is_never_in_the_way_of_a_move(page: Page, house: Process, game: str) -> None:
    among_bots(page, house, game, 2)
    journey = Journey(game, lambda _page, _now: None)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_be_visible()
    for size in journey.sizes:
        measured(page, journey, size, offers=True)
        if size["height"] < LOW:  # there it speaks when it is asked
            page.get_by_role("button", name="Coach", exact=True).click()
        expect(coach).to_be_visible()
        if size["height"] < LOW:
            page.get_by_role("button", name="Coach", exact=True).click()
    sound(journey)


def test_the_coach_is_turned_off_with_a_tap_and_stays_off(page: Page, house: Process) -> None:
    among_bots(page, house, "gadshill", 1)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("You’re choosing your buildings")
    coach.get_by_role("button", name="Turn the coach off").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page).to_have_title(re.compile("^●"))
    expect(coach).to_have_count(0)
    page.goto(f"{house.url}/#/settings")
    expect(page.get_by_role("switch", name="Coach")).not_to_be_checked()


def test_whoever_decided_has_met_that_kind_of_decision(page: Page, house: Process) -> None:
    among_bots(page, house, "gnadenlos", 2)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_be_visible()
    said = coach.get_by_role("status").inner_text()
    before = position(page)
    drawn(page, "choose").first.click()
    send(page, before)
    expect(coach.get_by_text(said)).to_have_count(0)


def test_a_bid_that_is_not_open_says_why_not_with_its_clause(page: Page, house: Process) -> None:
    reach(page, house, "katzenjammer", "first-bid")
    before = position(page)
    closed = page.get_by_role("table", name="Bids").get_by_role("button", disabled=True)
    closed.filter(has_text="5×1").click(force=True)
    notice = page.get_by_role("alert")
    expect(notice).to_be_visible()
    expect(notice.get_by_role("link", name=re.compile("KB-28"))).to_be_visible()
    assert position(page) == before
