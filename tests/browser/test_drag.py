"""Cards can be dragged as well as tapped."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from saloon.kernel import Rng
from tests.browser.at_table import Now, bots, come_in, least_bid, new_table
from tests.browser.screens import played
from tests.server.process import Process


def sit(page: Page, house: Process, game: str, phase: str) -> None:
    """Sit at a table whose next question is ours, in a phase of the game."""
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(2), game=game)
    table.watch()

    def there(now: Now) -> bool:
        return bool(now["moves"]) and now["view"]["phase"] == phase

    assert played(table, Rng(game), there)
    table.watch()


def drag(page: Page, card: Locator, target: Locator) -> None:
    """Carry something over something else, and let it go."""
    start, end = card.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 12, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def board(page: Page) -> Locator:
    return page.get_by_role("region", name="Board", exact=True)


def test_a_card_is_dragged_onto_a_window_or_out_of_the_hand(page: Page, house: Process) -> None:
    sit(page, house, "katzenjammer", "auction")
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(hand.first).to_have_attribute("aria-pressed", "false")
    drag(page, hand.first, page.locator("section.tell"))
    expect(hand.first).to_have_attribute("aria-pressed", "false")
    window = least_bid(page)
    drag(page, hand.first, window)
    expect(window).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-go]:not([aria-disabled=true])")).to_be_visible()
    assert page.locator("body > .card, .areas > .card").count() == 0


def test_an_adventurer_is_dragged_to_the_event(page: Page, house: Process) -> None:
    sit(page, house, "gnadenlos", "choosing")
    people = page.get_by_role("region", name="Your adventurers").get_by_role("button")
    drag(page, people.first, board(page))
    expect(people.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-go]:enabled")).to_be_visible()


def test_a_clue_is_dragged_to_the_town(page: Page, house: Process) -> None:
    sit(page, house, "gadshill", "turn")
    cards = page.get_by_role("list", name="Your cards").get_by_role("button")
    drag(page, cards.first, board(page))
    expect(cards.first).to_have_attribute("aria-pressed", "true")
