"""The README's pictures can be made: the script that plays finds its way to each table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from build_client import ROOT
from tests.browser.at_table import come_in
from tests.browser.screens import PLAYERS, SCREENS, shown, sit_down
from tests.server.process import Process


@pytest.mark.parametrize("game", PLAYERS)
def test_somebody_sits_down_and_plays_a_little(page: Page, house: Process, game: str) -> None:
    come_in(page, house.url, "June")
    table = sit_down(page, house.url, game, lambda now: now["position"] > 40 and bool(now["moves"]))
    shown(page, table)


def test_the_readme_shows_what_the_script_makes() -> None:
    linked = re.findall(r"docs/screens/(\w+)\.png", (ROOT / "README.md").read_text("utf-8"))
    assert {*linked} == {*PLAYERS, "home", "rulebook", "phone"}
    assert {file.stem for file in SCREENS.iterdir()} == {*linked}
