"""The README's pictures, made by playing.

    python -m tests.browser.screens

A server of its own deals, bots sit at the tables, and somebody plays until there is something to
see.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright

from build_client import ROOT
from saloon.kernel import Rng
from tests.browser.at_table import ENOUGH, Now, Table, come_in, frame, new_table
from tests.browser.conftest import CHROMIUM
from tests.browser.people import set_up
from tests.server.process import process
from tests.waiting import until

SCREENS: Final = ROOT / "docs" / "screens"
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
BOT: Final = {"kind": "bot", "bot": "greenhorn"}
MORE: Final[dict[str, Any]] = {"gadshill": {"options": {"stop_seconds": "0"}}}
"""Nobody looks for a STOP here, so nobody waits for one."""
PLAYERS: Final = {"katzenjammer": 4, "gnadenlos": 4, "gadshill": 3}


def well_on(now: Now) -> bool:
    """An auction in which somebody has bid and we hold some cards."""
    view = now["view"]
    return bool(view["high"] and len(view["hand"]) > 6 and sum(view["mice"]) > 3 and now["moves"])


def high_noon(now: Now) -> bool:
    """A bid is asked for, with several IOUs on the market."""
    return now["view"]["phase"] == "bidding" and now["position"] > 60 and len(now["moves"]) > 3


def half_built(now: Now) -> bool:
    """Our turn, with buildings on the map."""
    placed = [each for each in now["view"]["buildings"] if each["state"] == "placed"]
    return len(placed) > 4 and bool(now["moves"])


WORTH: Final[dict[str, Callable[[Now], bool]]] = {
    "katzenjammer": well_on,
    "gnadenlos": high_noon,
    "gadshill": half_built,
}


def sit_down(page: Page, url: str, game: str, worth: Callable[[Now], bool]) -> Table:
    """Play a game until there is something to see; one that ends before is begun anew.

    The page is there from the first card on: it adds its number to the deal.
    """
    rng = Rng(game)
    for _ in range(20):
        table = new_table(page, url, *[BOT] * (PLAYERS[game] - 1), game=game, **MORE.get(game, {}))
        table.watch()
        if played(table, rng, worth):
            return table
    raise AssertionError(f"nothing to see in {game}")


def shown(page: Page, table: Table) -> None:
    """Wait until the page shows what the server asks."""
    position = str(table.now(0)["position"])
    expect(frame(page)).to_have_attribute("data-position", position)


def played(table: Table, rng: Rng, worth: Callable[[Now], bool]) -> bool:
    for _ in range(ENOUGH):
        until(lambda: asked(table.now(0)), "asked, or over")
        now = table.now(0)
        if now["result"] is not None:
            return False
        if worth(now):
            return True
        if now["moves"]:
            table.move(0, now, now["moves"][rng.below(len(now["moves"]))]["move"])
    return False


def asked(now: Now) -> bool:
    return bool(now["moves"]) or now["result"] is not None


def take(page: Page, name: str, size: tuple[int, int] = DESK) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("document.fonts.ready")
    page.screenshot(path=SCREENS / f"{name}.png", animations="disabled")


def at_home(page: Page, url: str) -> None:
    """The front page and the rulebook, as a stranger sees them."""
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    take(page, "home")
    page.goto(f"{url}/#/rules/katzenjammer")
    expect(page.locator("[data-piece]").first).to_be_visible()
    take(page, "rulebook")


def at_tables(page: Page, url: str) -> None:
    """Each game, well on its way."""
    come_in(page, url, "June")
    for game in PLAYERS:
        table = sit_down(page, url, game, WORTH[game])
        shown(page, table)
        take(page, game)
        if game == "katzenjammer":
            take(page, "phone", PHONE)
            page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "house.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for make in (at_home, at_tables):
            page = browser.new_page(service_workers="block", locale="en-GB")
            page.goto(house.url)
            set_up(page, theme="night", motion="less", pace="instant")
            make(page, house.url)
        browser.close()


if __name__ == "__main__":
    main()
