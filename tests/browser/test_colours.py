"""Nothing at a table is told by a colour alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from saloon.kernel import Rng
from tests.browser.at_table import bots, come_in, new_table
from tests.browser.screens import MORE, PLAYERS, WORTH, played
from tests.server.process import Process

BARE: Final = """() => {
  const colours = "blue|red|yellow|green|plum|stone";
  const inked = new RegExp(`(seat-|^c-)(${colours})`);
  const wears = (each) => inked.test(each.getAttribute("style") ?? "")
    || [...each.classList].some((name) => inked.test(name));
  const marked = (each) => each.matches("svg, svg *") || each.querySelector("svg, use")
    || each.textContent.trim() !== "" || each.getAttribute("aria-label");
  return [...document.querySelectorAll(".areas *")]
    .filter((each) => each.checkVisibility() && wears(each) && !marked(each))
    .map((each) => each.outerHTML.slice(0, 120));
}"""
"""Whatever wears the colour of a seat without a hat, a sign or a word in it."""


@pytest.mark.parametrize("game", PLAYERS)
def test_whatever_has_the_colour_of_a_seat_has_its_hat_or_its_name(
    page: Page, house: Process, game: str
) -> None:
    come_in(page, house.url, "Ann")
    others = bots(PLAYERS[game] - 1)
    table = new_table(page, house.url, *others, game=game, **MORE.get(game, {}))
    table.watch()
    played(table, Rng(game), WORTH[game])
    table.watch()
    assert page.locator(".hat").count() > 0
    assert page.evaluate(BARE) == []
