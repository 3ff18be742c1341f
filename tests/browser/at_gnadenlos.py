"""At a table of Gnadenlos!: deciding by the controls on the screen, and reaching a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import Now, Table, asked, bots, come_in, position
from tests.browser.journey import drawn, send, tap

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


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def market(page: Page) -> Locator:
    return page.get_by_role("table", name="Market")


def decide(page: Page, now: Now) -> None:
    """Make one decision by what is drawn: the market by taps, everything else as `plain` does."""
    before = position(page)
    move = plain(now)
    verb, *named = move.split(" ")
    if verb == "fill":
        close_up(page)
        return
    if verb in ("buy", "draw"):
        tap(page, move)
        return
    if verb in ("choose", "pick"):
        drawn(page, verb).first.click()
    elif verb == "bid":
        hand: list[str] = list(now["view"]["debts"])
        for debt in named:
            place = hand.index(debt)
            hand[place] = ""
            drawn(page, "bid").nth(place).click()
    elif verb == "take" and named != ["none"]:
        for slot in named:
            market(page).locator(f"[data-slot='{slot}'] button").click()
    send(page, before)


def close_up(page: Page) -> None:
    """Move one card by taps: a card of the outermost row, then a gap if there are several."""
    before = position(page)
    gaps = market(page).locator(".gap")
    several = gaps.count() > 1
    market(page).locator("button.down").first.click()
    if several:
        gaps.first.click()
    expect(page.locator(f"[data-position='{before}']")).to_have_count(0)


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


def hasty(now: Now) -> str:
    """Choose so that the game ends at the finish: cheap bids, and all the prestige there is."""
    moves = [str(each["move"]) for each in now["moves"]]
    phase = now["view"]["phase"]
    if phase == "bidding":
        return min(moves, key=lambda move: (len(move.split()), worth(move)))
    return moves[-1] if phase in ("buying", "taking") else moves[0]


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


def before_payday(now: Now) -> bool:
    """Tell whether a payday follows as soon as the first seat has laid its bid."""
    if not in_phase("laying")(now):
        return False
    view, advice = now["view"], now["view"]["advice"]
    own = next(bid for bid in view["bids"] if bid["seat"] == 0)
    last = advice["bidding"]["picks"] <= advice["bidding"]["picked"]
    return bool(last and len(own["debts"]) >= advice["missing"])
