"""Small screens with long words, and with as many players as sit at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.at_gadshill import decide as in_the_town
from tests.browser.at_katzenjammer import decide as in_the_alley
from tests.browser.at_table import Now, bots, come_in, new_table, position
from tests.browser.journey import SIZES, Journey, look, measured, sound
from tests.browser.people import set_up
from tests.server.process import Process

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
WHILE: Final = 10
"""So many decisions are looked at; journeys look at whole games, in English."""
DUE: Final = """before => document.querySelector(".areas.end")
  || (document.title.startsWith('●')
      && document.querySelector('[data-position]')?.dataset.position !== before)"""
QUIET: Final = {"stop": "off"}


def go_on(page: Page, journey: Journey, decisions: int) -> None:
    """Decide what is asked, for a while, and look at each question on a phone."""
    before = ""
    for _ in range(decisions):
        page.wait_for_function(DUE, arg=before)
        if page.locator(".areas.end").count():
            break
        before = position(page)
        now = measured(page, journey, PHONE, offers=True)
        if now is None:
            before = ""
            continue
        journey.decide(page, now)
    look(page, journey)


@pytest.mark.parametrize(
    ("game", "lang", "decide", "options"),
    [
        ("katzenjammer", "de", in_the_alley, {}),
        ("gadshill", "fr", in_the_town, QUIET),
    ],
)
def test_long_words_fit_a_phone(
    page: Page,
    house: Process,
    game: str,
    lang: str,
    decide: Callable[[Page, Now], None],
    options: dict[str, Any],
) -> None:
    come_in(page, house.url, "Ann")
    set_up(page, lang=lang)
    table = new_table(page, house.url, *bots(2), game=game, options=options)
    table.watch()
    journey = Journey(game, decide, sizes=(PHONE,))
    go_on(page, journey, WHILE)
    sound(journey)


@pytest.mark.parametrize("hand", ["right", "left"])
def test_six_at_a_table_fit_every_screen(page: Page, house: Process, hand: str) -> None:
    come_in(page, house.url, "Ann")
    set_up(page, hand=hand)
    table = new_table(page, house.url, *bots(5), game="katzenjammer")
    table.watch()
    journey = Journey("katzenjammer", in_the_alley, sizes=SIZES)
    go_on(page, journey, 4)
    sound(journey)
