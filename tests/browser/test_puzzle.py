"""The puzzles of Gads Hill: alone, without an account, on any device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from saloon.games.gadshill import puzzle as puzzles
from saloon.kernel import sets
from tests.browser.people import flaws, flaws_by_night_and_day, set_up, sideways
from tests.server.process import Process

MONDAY = "2025-01-06"
"""A day whose puzzle hides six buildings."""
SMALL = "6-abc"


def solution(text: str) -> dict[str, str]:
    """By building that is to be found: its lot."""
    size, _, seed = text.partition("-")
    made = puzzles.make(seed, int(size))
    return {
        made.town.buildings[each]: made.town.lots[sets.first(made.solution[each])]
        for each, lot in enumerate(made.given)
        if not lot
    }


def open_puzzle(page: Page, house: Process, text: str = SMALL) -> None:
    page.goto(f"{house.url}/#/puzzle/{text}")
    expect(page.get_by_role("group", name="The town of Gads Hill")).to_be_visible()


def put(page: Page, building: str, lot: str) -> None:
    page.locator(f"[data-building={building}]").click()
    page.locator(f"[data-lot={lot}]").click()
    expect(page.locator(f"[data-building={building}]")).to_have_count(0)


def test_the_puzzle_of_the_day_is_solved_to_the_end(page: Page, house: Process) -> None:
    page.clock.set_fixed_time(f"{MONDAY}T12:00:00")
    page.goto(f"{house.url}/#/puzzle")
    page.get_by_role("link", name="Solve it").click()
    expect(page).to_have_url(re.compile(f"#/puzzle/6-day-{MONDAY}$"))
    expect(page.get_by_text("Puzzle of 6 January 2025")).to_be_visible()
    found = solution(f"6-day-{MONDAY}")
    for building, lot in found.items():
        expect(page.get_by_role("heading", name="Solved!")).to_be_hidden()
        put(page, building, lot)
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.get_by_text(re.compile("with no help"))).to_be_visible()
    assert flaws(page) == []
    page.get_by_role("link", name="Another puzzle").click()
    expect(page.get_by_text(re.compile("^Solved in ")).first).to_be_visible()
    expect(page.get_by_role("link", name="Look at it again")).to_be_visible()


def test_it_is_solved_by_keyboard_alone(page: Page, house: Process) -> None:
    open_puzzle(page, house)
    building, lot = next(iter(solution(SMALL).items()))
    page.keyboard.press("3")
    expect(page.get_by_role("radio", name="Rub out")).to_be_checked()
    page.keyboard.press("2")
    expect(page.get_by_role("radio", name="Pencil")).to_be_checked()
    page.locator(f"[data-building={building}]").focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-lot={lot}]").focus()
    page.keyboard.press("Enter")
    held = page.locator(f"[data-building={building}]")
    expect(held).to_have_accessible_name(re.compile(f", {lot}$"))
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 6 found")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_text("Everything is right so far.")).to_be_visible()
    page.keyboard.press("z")
    expect(page.get_by_text("0 of 6 found")).to_be_visible()


def test_a_wrong_town_is_said_and_mended(page: Page, house: Process) -> None:
    open_puzzle(page, house)
    (first, one), (second, other), *_ = solution(SMALL).items()
    put(page, first, other)
    page.get_by_role("button", name="Check the town").click()
    expect(page.get_by_text(re.compile("^This can’t be right: "))).to_be_visible()
    page.locator(f"[data-lot={other}]").click()
    expect(page.locator(f"[data-building={first}]")).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-lot={one}]").click()
    page.get_by_role("button", name="Check the town").click()
    expect(page.get_by_text("Everything is right so far.")).to_be_visible()
    page.get_by_role("radio", name="Rub out").check()
    page.locator(f"[data-lot={one}]").click()
    expect(page.locator(f"[data-building={first}]")).to_be_visible()
    assert second != first


def test_deductions_with_their_proofs_solve_it(page: Page, house: Process) -> None:
    open_puzzle(page, house)
    for _ in range(40):
        page.get_by_role("button", name="Next deduction").click()
        write = page.get_by_role("button", name="Write it down")
        expect(write).to_be_visible()
        write.click()
        expect(write).to_be_hidden()
        if page.get_by_text("6 of 6 found").is_visible():
            break
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()


def test_a_clue_shows_its_lots_and_can_be_ticked_off(page: Page, house: Process) -> None:
    open_puzzle(page, house)
    clue = page.locator(".clues li").first
    clue.get_by_role("button").click()
    expect(clue.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    clue.get_by_role("checkbox").check()
    page.reload()
    expect(page.locator(".clues li").first.get_by_role("checkbox")).to_be_checked()


def test_progress_stays_on_the_device_and_the_link_carries_the_puzzle(
    page: Page, house: Process
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_puzzle(page, house)
    building, lot = next(iter(solution(SMALL).items()))
    put(page, building, lot)
    page.reload()
    expect(page.get_by_text("1 of 6 found")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert page.context.browser is not None
    friend = page.context.browser.new_context(locale="de-DE", service_workers="block")
    other = friend.new_page()
    other.goto(link)
    expect(other.get_by_text("0 von 6 gefunden")).to_be_visible()
    friend.close()
    page.goto(f"{house.url}/#/puzzle")
    expect(page.get_by_role("link", name=re.compile("Puzzle 6-abc"))).to_contain_text("1 of 6")
    page.get_by_role("button", name="Remove: Puzzle 6-abc").click()
    expect(page.get_by_role("link", name=re.compile("Puzzle 6-abc"))).to_be_hidden()


def test_a_new_one_comes_by_size_and_difficulty(page: Page, house: Process) -> None:
    page.goto(f"{house.url}/#/puzzle")
    page.get_by_label("Size").select_option("10")
    page.get_by_label("Difficulty").select_option("1")
    assert flaws(page) == []
    page.get_by_role("button", name="Make one").click()
    expect(page.get_by_text("0 of 10 found · easy")).to_be_visible()


def test_a_puzzle_that_is_none_is_said(page: Page, house: Process) -> None:
    page.goto(f"{house.url}/#/puzzle/99-x")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_nobody_is_hindered(page: Page, house: Process) -> None:
    open_puzzle(page, house)
    page.get_by_role("button", name="Next deduction").click()
    expect(page.get_by_role("button", name="Write it down")).to_be_visible()
    assert flaws_by_night_and_day(page) == []


def test_nothing_is_wider_than_the_window(page: Page, house: Process) -> None:
    page.goto(f"{house.url}/#/puzzle/22-abc")
    for lang in ("de", "fr"):
        set_up(page, lang=lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for width in (2560, 1000, 390, 320):
            page.set_viewport_size({"width": width, "height": 800})
            expect(page.locator("[data-lot=A2]")).to_be_visible()
            page.evaluate("new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))")
            assert sideways(page) <= 0, f"{lang} {width}"


def test_a_phone_has_room_for_thumbs(page: Page, house: Process) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_puzzle(page, house)
    for lot in ("A2", "C5", "E4"):
        box = page.locator(f"[data-lot={lot}]").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    for button in page.locator(".dock button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= 844
    assert flaws(page) == []
