"""One tap from the door to a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import flaws


@pytest.mark.parametrize("theme", ["night", "day"])
def test_the_front_door_hinders_nobody(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "night" else "light")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert flaws(page) == []
