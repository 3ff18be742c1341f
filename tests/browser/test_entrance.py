"""One tap from the door to a game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.people import flaws_by_night_and_day


def test_the_front_door_hinders_nobody(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert flaws_by_night_and_day(page) == []
