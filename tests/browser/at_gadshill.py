"""At a table of Gads Hill 1874: deciding by the map and the dock, with a pointer or with keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import position
from tests.browser.journey import drawn, send
from tests.gadshill.model import BUILDINGS, LOTS
from tests.gadshill.table import blank, lay_board

Now = dict[str, Any]
How = Callable[[Page, Locator], None]
ROWS: Final = "ABCDE"


def click(_page: Page, where: Locator) -> None:
    where.click()


def press(page: Page, where: Locator) -> None:
    """Do it as somebody does who has only a keyboard; on the map the arrow keys lead there."""
    expect(where).to_be_visible()
    lot = where.get_attribute("data-lot")
    if lot is None:
        where.focus()
    else:
        walk_to(page, lot)
    page.keyboard.press("Enter")


def walk_to(page: Page, lot: str) -> None:
    """Go by the arrow keys from the lot that the Tab key finds to another one."""
    page.locator('[data-lot][tabindex="0"]').focus()
    for step in range(24):
        here = page.locator("[data-lot]:focus").get_attribute("data-lot") or ""
        if here == lot:
            return
        down, right = ROWS.index(lot[0]) - ROWS.index(here[0]), int(lot[1]) - int(here[1])
        upright = down != 0 and (right == 0 or step % 2 == 0)
        if upright:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:  # at the edge of town one has to go around a corner
            page.keyboard.press(
                "ArrowRight" if right > 0 or (right == 0 and here[1] < "3") else "ArrowLeft"
            )
    raise AssertionError(f"no way to {lot}")


def sensible(now: Now) -> str:
    """Claim what is excluded, play the card that brings most, buy what is cheap, else be quiet."""
    offered: list[str] = [each["move"] for each in now["moves"]]
    claims = [f"claim {building} {lot}" for building, lot in excluded(now["view"])]
    for claim in claims:
        if claim in offered:
            return claim
    best = [
        (play["points"], f"play {card['number']} {play['building'] or ''}".strip())
        for card in now["view"]["hand"]
        for play in card["plays"]
        if not play["reason"]
    ]
    if best and max(best)[1] in offered:
        return max(best)[1]
    for verb in ("discard", "buy", "take"):
        found = [move for move in offered if move.startswith(verb)]
        if found:
            return found[-1]
    return offered[0]


def excluded(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Work out the markers that a claim of STOP would take, as the rules do."""
    marked = {b["id"]: " ".join(b["lots"]) for b in view["buildings"] if b["state"] == "marked"}
    placed = {b["id"]: b["lots"][0] for b in view["buildings"] if b["state"] == "placed"}
    board = lay_board(blank(), marked, placed)
    return [
        (name, lot)
        for name, lots in marked.items()
        for lot in lots.split()
        if board.closing_lots(BUILDINGS.index(name), 1 << LOTS.index(lot))
    ]


def decide(page: Page, now: Now, how: How = click) -> None:
    """Make one decision by what is drawn."""
    make(page, sensible(now), how)


def make(page: Page, move: str, how: How = click) -> None:
    """Make a move by the map and the dock; what was in hand when a bot spoke is put back first."""
    before = position(page)
    page.keyboard.press("Escape")
    verb, *rest = move.split()
    if verb == "play":
        how(page, page.locator(f'[data-card="{rest[0]}"]'))
        if len(rest) > 1:
            how(page, page.locator(f'.compose [data-building="{rest[1]}"]'))
    elif verb == "discard":
        how(page, drawn(page, "discard"))
        for card in rest:
            how(page, page.locator(f'[data-card="{card}"]'))
    elif verb == "buy":
        how(page, drawn(page, "buy"))
        how(page, drawn(page, move))
    elif verb in ("claim", "take"):
        if verb == "claim":
            how(page, page.get_by_role("button", name="Call STOP"))
        pick(page, rest[0], rest[1], how)
    else:
        how(page, drawn(page, move))
    send(page, before, how)
    if verb == "claim":
        page.keyboard.press("Escape")  # the proof has been seen


def pick(page: Page, building: str, lot: str, how: How = click) -> None:
    """Choose a marker: its lot on the map, then the marker itself where there are several.

    The lot is chosen by a key: a pointer means the marker that it happens to be nearest to.
    """
    press(page, page.locator(f'[data-lot="{lot}"]'))
    marker = page.locator(f'[data-marker="{building} {lot}"]')
    chosen = page.locator(".compose .disc")
    expect(marker.or_(chosen).first).to_be_visible()
    if marker.count():
        how(page, marker)
    expect(chosen).to_be_visible()
