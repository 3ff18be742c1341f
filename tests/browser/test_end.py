"""The telling line before the first decision, and the end: where it turned, and the deal."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    BESIDE,
    acts,
    button,
    come_in,
    frame,
    last,
    new_table,
    play_on,
    the_end,
)
from tests.browser.people import flaws_by_night_and_day, sideways
from tests.server.process import Process


def test_the_line_carries_the_seal_until_somebody_has_decided(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, BESIDE)
    table.watch()
    tell = page.locator("section.tell")
    expect(tell).to_contain_text("The deal is sealed")
    tell.get_by_role("button", name="Show").click()
    expect(page.get_by_role("dialog", name="The deal is sealed")).to_be_visible()
    page.keyboard.press("Escape")
    seat = table.ask("GET", "")["now"]["waiting"][0]
    now = table.now(seat)
    table.move(seat, now, acts(now, "bid")[0])
    expect(page.get_by_role("button", name="show my cards")).to_be_visible()
    table.lift()
    expect(tell).not_to_contain_text("The deal is sealed")


def test_the_end_says_where_it_turned_and_leads_there(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, BESIDE)
    table.watch()
    with page.expect_response(re.compile("/turning")) as asked:
        play_on(table, table, choose=last)
    turned = asked.value.json()
    expect(the_end(page)).to_be_visible()
    told = the_end(page).get_by_role("region", name="The turning point")
    expect(told).to_contain_text(f"{turned['before']}% → {turned['after']}%")
    expect(told.get_by_role("img", name="Estimated chance of winning")).to_be_visible()
    for width, height in ((390, 844), (820, 1180), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0
    assert flaws_by_night_and_day(page) == []
    turns = turned["swings"]
    ways = told.get_by_role("link", name="Watch it")
    expect(ways).to_have_count(len(turns))
    ways.last.click()
    expect(page.get_by_role("slider")).to_have_value(str(turns[-1]["step"]))
    page.get_by_role("link", name="Back to the table").click()
    button(page, "^View the table").click()
    expect(frame(page).locator("section.tell")).to_contain_text("The deal")


def test_a_review_sets_each_move_beside_the_bots(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, BESIDE)
    table.watch()
    play_on(table, table, choose=last)
    with page.expect_response(re.compile("/review")) as asked:
        the_end(page).get_by_role("link", name="Review").click()
    looked = asked.value.json()
    moves = page.get_by_role("region", name="Move by move").get_by_role("listitem")
    others = [move for move in looked["moves"] if not move["same"]]
    expect(moves).to_have_count(len(others))
    compared = [move for move in others if move["rival"] is not None]
    assert compared
    expect(moves.filter(has_text="Bot: ")).to_have_count(len(compared))
    button(page, "^All decisions").click()
    expect(moves).to_have_count(len(looked["moves"]))
    alike = moves.filter(has_text="The bot’s move too")
    expect(alike).to_have_count(len(looked["moves"]) - len(others))
    expect(page.get_by_role("img", name="Estimated chance of winning")).to_be_visible()
    total = looked["sum"]
    told = page.get_by_role("region", name="Luck + skill = result")
    expect(told).to_contain_text(f"{total['start']}%")
    expect(told).to_contain_text(f"= {total['end']}%")
    for width in (320, 640, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert sideways(page) <= 0
    assert flaws_by_night_and_day(page) == []
    page.get_by_role("link", name="Bo", exact=True).click()
    expect(page.get_by_role("link", name="Bo", exact=True)).to_have_attribute(
        "aria-current", "page"
    )
    expect(moves.first).to_be_visible()
    moves.last.get_by_role("link").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"{house.url}/#/replays")
    page.reload()  # whoever came in past the entrance is known from then on
    page.get_by_role("link", name="Review Katzenjammer Blues").click()
    expect(moves).to_have_count(len(others))
