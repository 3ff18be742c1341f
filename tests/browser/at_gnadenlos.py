"""At a table of Gnadenlos!: deciding by the controls on the screen, and reaching a position."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import (
    Now,
    Table,
    asked,
    bots,
    button,
    come_in,
    frame,
    position,
)

DECISION: Final = re.compile(
    r"^(Send |Choose an adventurer|Buy |Bid |Choose your bid|Take no|Choose in the market|"
    r"Close up|Hire |Lay them)"
)
ENOUGH: Final = 3000
"""No game or search of a test takes more steps."""


def sit_down(page: Page, url: str, *others: dict[str, str], **options: str) -> Table:
    """Make a table with oneself on the first seat."""
    come_in(page, url, "Ann")
    wish = {
        "game": "gnadenlos",
        "seats": [{"kind": "me"}, *(others or bots(2))],
        "options": options,
    }
    made = asked(page, url, "POST", "/api/tables", wish)
    return Table(page, url, made["table"]["id"], made["invite"])


def decision(page: Page) -> Locator:
    return page.get_by_role("button", name=DECISION)


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def market(page: Page) -> Locator:
    return page.get_by_role("table", name="Market")


def is_asked(page: Page) -> bool:
    return decision(page).first.is_visible()


def decide(page: Page) -> str:
    """Make one decision by mouse; gives which it was."""
    before = position(page)
    labels = decision(page).all_inner_texts()
    kind = labels[0].strip().split()[0] if labels else ""
    if region(page, "Your adventurers").get_by_role("button").count():
        return send(page)
    if kind == "Buy":
        page.get_by_role("radio").last.check()
        button(page, "^Buy ").click()
    elif button(page, "^(Bid |Choose your bid)").count():
        kind = "Bid"
        bid(page)
    elif button(page, "^(Take |Choose in)").count():
        kind = "Take"
        market(page).get_by_role("button").first.click()
        take = button(page, "^Take [0-9]").or_(button(page, "^Take no"))
        take.last.click()
    elif kind == "Close":
        close_up(page)
    elif button(page, "^Lay them").count():
        kind = "Lay"
        button(page, "^Lay them").click()
    else:
        kind = "Hire"
        page.get_by_role("button", name=re.compile(": gold ")).first.click()
        button(page, "^Hire ").click()
    expect(frame(page)).not_to_have_attribute("data-position", before)
    return kind


def send(page: Page) -> str:
    """Send the first adventurer, in secret."""
    region(page, "Your adventurers").get_by_role("button").first.click()
    go = button(page, "^Send ")
    go.click()
    expect(go).to_have_count(0)
    return "Send"


def bid(page: Page) -> None:
    """Bid the highest debt that has a fresh value alone, or else with the one before."""
    debts = region(page, "Your IOUs").get_by_role("button")
    for place in reversed(range(debts.count())):
        debts.nth(place).click()
        if button(page, "^Bid ").is_enabled():
            break
        if place % 2 == 0 and place + 1 < debts.count():
            debts.nth(place + 1).click()
    button(page, "^Bid ").click()


def close_up(page: Page) -> None:
    """Move one card by taps: a card of the outermost row, then a gap if there are several."""
    before = position(page)
    cards = market(page).get_by_role("button", name=re.compile("face down"))
    gaps = market(page).get_by_role("button", name=re.compile("^Gap"))
    several = gaps.count() > 1
    cards.first.click()
    if several:
        gaps.first.click()
    expect(frame(page)).not_to_have_attribute("data-position", before)


def plain(now: Now) -> str:
    """Choose quickly: the best gun for High Noon, many debts for a bid, little prestige."""
    moves = [str(each["move"]) for each in now["moves"]]
    view: dict[str, Any] = now["view"]
    if view["phase"] == "choosing" and view["event"]["kind"] == "high-noon":
        best = max(view["adventurers"], key=lambda each: int(each["gun"]))
        return f"choose {best['id']}"
    if view["phase"] == "bidding":
        return max(moves, key=lambda move: (len(move.split()), worth(move)))
    if view["phase"] == "taking":
        return moves[-1]
    return moves[0]


def worth(move: str) -> int:
    """Add up the debts of a bid: `bid B1 R2` is worth 3."""
    return sum([int(debt[1:]) for debt in move.split()[1:]])


def reach(table: Table, wanted: Callable[[Now], bool]) -> Now | None:
    """Play the first seat through the API until it is asked as wanted; None at the game's end."""
    for _ in range(ENOUGH):
        now = table.now(0)
        if wanted(now):
            return now
        if now["result"] is not None:
            return None
        if now["moves"]:
            table.move(0, now, plain(now))
    raise AssertionError("never asked like that")


def in_phase(phase: str) -> Callable[[Now], bool]:
    return lambda now: bool(now["moves"]) and now["view"]["phase"] == phase
