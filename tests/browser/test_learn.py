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


def chalked(page: Page) -> None:
    """Eyes and ears learn what is meant by the first bid."""
    expect(page.locator("svg.chalk path.line")).to_have_count(2)
    meant = page.locator("[aria-description='This is what the lesson means']")
    assert meant.count() == 4
    box = drawn(page, "bid 2 mixed").bounding_box()
    ring = page.locator("svg.chalk path.line").first.bounding_box()
    assert box is not None
    assert ring is not None
    assert ring["x"] < box["x"] < box["x"] + box["width"] < ring["x"] + ring["width"]


def says_why_not(page: Page, clause: str, tap: Callable[[], None]) -> None:
    """A tap on a move that is not open is answered by its clause, and changes nothing."""
    before = position(page)
    tap()
    notice = page.get_by_role("alert")
    expect(notice.get_by_role("link", name=re.compile(clause))).to_be_visible()
    assert position(page) == before


def bid_a_sum_that_is_taken(page: Page) -> None:
    three = page.locator(".debts [data-debt='B3']").first
    three.click()
    says_why_not(page, "GN-75", lambda: page.locator("[data-go]").click(force=True))
    three.click()


def answered(page: Page, moment: Moment) -> None:
    """A weaker move is answered, may be played anyway, and there is a way back."""
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


def open_lesson(page: Page, house: Process, game: str) -> None:
    page.goto(f"{house.url}/#/learn/{game}")
    says(page, game, lesson(game).moments[0])


def go_on(page: Page) -> None:
    slate(page).get_by_role("button", name="Continue").click()


def kept(page: Page, house: Process) -> None:
    """Whoever leaves comes back to this moment, and a step back is possible."""
    page.goto(house.url)
    poster = page.get_by_role("article", name="Gnadenlos!")
    poster.get_by_role("link", name=re.compile("Continue your first game")).click()
    says(page, "gnadenlos", lesson("gnadenlos").moments[3])
    slate(page).get_by_role("button", name="Back one step").click()
    says(page, "gnadenlos", lesson("gnadenlos").moments[2])
    go_on(page)


def looked_into(page: Page, house: Process, game: str, moment: Moment) -> None:
    """What else is to be seen at one moment of a lesson, while somebody is there."""
    at = game, moment.name
    if at == ("katzenjammer", "first-bid"):
        chalked(page)
        closed = page.get_by_role("table", name="Bids").get_by_role("button", disabled=True)
        says_why_not(page, "KB-28", lambda: closed.filter(has_text="5×1").click(force=True))
    elif at == ("katzenjammer", "pay"):
        answered(page, moment)
        assert flaws_by_night_and_day(page) == []
    elif at == ("gnadenlos", "theme"):
        expect(page.get_by_text("sealed")).to_have_count(0)
    elif at == ("gnadenlos", "in-secret"):
        kept(page, house)
    elif at == ("gnadenlos", "bid-again"):
        bid_a_sum_that_is_taken(page)


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
        if size == "desk":
            looked_into(page, house, game, moment)
        elif (game, moment.name) == ("katzenjammer", "pay"):
            assert flaws_by_night_and_day(page) == []
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


def test_a_lesson_speaks_the_readers_language(page: Page, house: Process) -> None:
    open_lesson(page, house, "gadshill")
    for lang in ("de", "fr", "it", "nl"):
        set_up(page, lang=lang)
        region = page.get_by_role("region", name=words(lang).text("web-learn-first-game"))
        expect(region).to_contain_text(sayings("gadshill", lang).moments["theme"])


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


def test_the_coach_speaks_once_at_a_kind_of_decision(page: Page, house: Process) -> None:
    among_bots(page, house, "katzenjammer", 2)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text(re.compile("You pay exactly what you say|A joker in the lot"))
    expect(coach.get_by_role("link", name=re.compile("KB-"))).to_be_visible()
    for size in SIZES.values():
        page.set_viewport_size(size)
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
    if game == "gnadenlos":  # whoever decided has met that kind of decision
        page.set_viewport_size(SIZES["desk"])
        said = coach.get_by_role("status").inner_text()
        before = position(page)
        drawn(page, "choose").first.click()
        send(page, before)
        expect(coach.get_by_text(said)).to_have_count(0)


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
