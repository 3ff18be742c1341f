"""The lamp in the dock: what the best bot would do, and why, one key away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from saloon.kernel import Rng
from tests.browser.at_table import bots, come_in, new_table, press
from tests.browser.journey import SIZES
from tests.browser.people import flaws_by_night_and_day
from tests.browser.screens import MORE, PLAYERS, played
from tests.server.process import Process


@pytest.mark.parametrize("game", PLAYERS)
def test_a_hint_is_in_the_dock_with_its_reason(page: Page, house: Process, game: str) -> None:
    come_in(page, house.url, "Ann")
    wish = {"game": game, "manners": {"hints": True}, **MORE.get(game, {})}
    table = new_table(page, house.url, *bots(2), **wish)
    table.watch()
    assert played(table, Rng(game), lambda now: len(now["moves"]) > 1)
    lamp = page.locator("section.dock").get_by_role("button", name="Get a hint")
    for size in SIZES:
        page.set_viewport_size(size)
        expect(lamp).to_be_in_viewport(ratio=1)
    page.set_viewport_size(SIZES[0])
    page.locator("section.dock").focus()
    press(page, "^Get a hint$")
    hint = page.get_by_role("status").filter(has_text="The best bot suggests")
    expect(hint.locator(".why")).not_to_be_empty()
    assert flaws_by_night_and_day(page) == []


def test_among_people_who_wanted_none_there_is_no_lamp(page: Page, house: Process) -> None:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(2))
    table.watch()
    assert played(table, Rng("none"), lambda now: len(now["moves"]) > 1)
    expect(page.get_by_role("button", name="Get a hint")).to_have_count(0)
