"""Exercises on the screen: from home to the list, a wrong move, the right one, and the next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from saloon.games import GAMES
from saloon.lessons.exercises import exercises, told
from tests.browser.journey import SIZES as SCREENS
from tests.browser.journey import Journey, measured, sound, tap
from tests.browser.people import flaws_by_night_and_day, sideways
from tests.browser.test_learn import SIZES
from tests.server.process import Process

GAME = "katzenjammer"


def slate(page: Page) -> Locator:
    return page.get_by_role("region", name="Exercise", exact=True)


@pytest.mark.parametrize("size", SIZES)
def test_an_exercise_is_solved_by_what_is_drawn_and_the_next_one_follows(
    page: Page, house: Process, size: str
) -> None:
    first, second, *_ = exercises(GAME)
    words = told(GAME, "en")
    page.set_viewport_size(SIZES[size])
    page.goto(house.url)
    page.evaluate("localStorage.setItem('saloon.learn', '{\"solved\":{\"katzenjammer/2\":1}}')")
    page.reload()  # marks from when they stood by number belong to nobody knows which position
    today = page.get_by_role("region", name="Today")
    expect(today.get_by_role("link")).to_have_count(2)
    expect(today.get_by_role("link").first).to_have_attribute(
        "href", re.compile(r"^#/learn/\w+/exercises/\d+$")
    )
    page.locator(f"a[href='#/learn/{GAME}/exercises']").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Exercises")
    expect(page.get_by_role("listitem")).to_have_count(len(exercises(GAME)))
    page.get_by_role("link", name=words[first.name].title).click()
    expect(slate(page)).to_contain_text("Exercise 1 of 12")

    tap(page, first.ranked()[-1])
    answer = page.get_by_role("article")
    expect(answer.get_by_role("heading")).to_have_text("Not the best move")
    expect(answer.get_by_role("heading")).to_be_focused()
    expect(answer.get_by_role("listitem")).to_have_count(1)
    expect(answer).not_to_contain_text(words[first.name].why)
    answer.get_by_role("button", name="Try again").click()

    tap(page, first.best)
    expect(answer.get_by_role("heading")).to_have_text("Right!")
    expect(answer).to_contain_text(words[first.name].why)
    expect(answer.get_by_role("img", name="2 stars out of three")).to_be_visible()
    bars = answer.get_by_role("listitem").and_(page.locator("[data-move]"))
    expect(bars).to_have_count(len(first.chances))
    expect(bars.first).to_have_attribute("data-move", first.best)
    assert not flaws_by_night_and_day(page)
    assert sideways(page) == 0

    expect(answer.get_by_role("link", name="Next exercise")).to_be_visible()
    answer.get_by_role("button", name="Play on from here").click()
    expect(slate(page)).to_contain_text("On your own")
    expect(answer).to_have_count(0)
    tap(page, first.best)
    expect(page).to_have_title(re.compile("^●"))
    slate(page).get_by_role("button", name="Back to the exercise").click()
    expect(slate(page)).to_contain_text("Exercise 1 of 12")

    page.get_by_role("link", name="Skip").click()
    expect(slate(page)).to_contain_text(words[second.name].title)
    page.get_by_role("link", name="Back to the list").click()
    solved = page.get_by_role("link", name=words[first.name].title)
    expect(solved.get_by_role("img", name="2 stars out of three")).to_be_visible()
    expect(page.get_by_text("Solved: 1 of 12")).to_be_visible()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_exercise_fits_the_screen_however_many_play(
    page: Page, house: Process, game: str
) -> None:
    page.goto(f"{house.url}/#/learn/{game}/exercises/1")
    expect(slate(page)).to_contain_text("Exercise 1 of 12")
    beside = SCREENS[:2]  # elsewhere the slate takes its room from the board
    journey = Journey(game, lambda _page, _now: None, beside)
    for size in beside:
        measured(page, journey, size)
    sound(journey)
