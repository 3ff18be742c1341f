"""How somebody plays Katzenjammer Blues by what is drawn."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.at_table import Now, acts, position
from tests.browser.journey import send, tap


def decide(page: Page, now: Now) -> None:
    """Bid the least while there are cards for it, pay as proposed, lay what can be laid."""
    lays, bids = acts(now, "lay") + acts(now, "shed"), acts(now, "bid")
    if acts(now, "pay"):
        send(page, position(page))
    elif lays:
        tap(page, lays[0])
    elif bids and len(now["view"]["hand"]) > 4:
        tap(page, bids[0])
    else:
        tap(page, (acts(now, "pass") or acts(now, "stop"))[0])
