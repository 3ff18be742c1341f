"""How long a tap takes until the screen has answered, on a processor slowed four times.

    python -m bench.frames [--slowed 4] [--game GAME] [--size desk] [--decisions 25] [--json]

Plays each game by the drawn controls in the system's Chromium, with motion and at a quick pace: so
many decisions, then, since the story of a whole game takes its time, the rest past the browser, and
its end and its replay by the drawn controls again. Prints the slowest interactions as the browser
counts them, from the tap or the key to the next frame: how long each waited for the page, how long
the page worked, and how long it drew. The aim is 200 ms.

Taps come by the mouse alone and are left in peace for as long as a person needs for the next one:
what plays by remote control otherwise looks at the page in the middle of a tap, and the slowed page
pays for that too.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final
from unittest.mock import patch

from playwright.sync_api import (
    Browser,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from saloon.games import GAMES
from tests.browser.at_table import (
    Now,
    Table,
    bots,
    come_in,
    frame,
    last,
    new_table,
    play_on,
    position,
    the_end,
)
from tests.browser.conftest import CHROMIUM
from tests.browser.journey import DUE
from tests.browser.people import TOO_LONG, set_up
from tests.server.process import process

AIM: Final = 200
NEXT: Final = 400
"""So many milliseconds lie between two taps of a person."""
PARTS: Final = ("duration", "waited", "worked")
SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
WAITS: Final = ".tell .telling:not(:has(.left))"
"""The story stands until somebody goes on, as it does before the end."""
WATCH: Final = """() => {
  window.taps = [];
  const named = (each) => each?.closest?.("[data-move], [data-go], button, a, label");
  const text = (on) => on?.textContent.trim().slice(0, 30);
  const called = (on) => on?.dataset.move ?? (on?.dataset.go === undefined ? text(on) : "go");
  let tapped = "";  // what is gone when it is counted has no name any more
  addEventListener("pointerdown", ({ target }) => (tapped = called(named(target)) ?? ""), true);
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      if (!each.interactionId) continue;
      const waited = each.processingStart - each.startTime;
      const worked = each.processingEnd - each.processingStart;
      const what = (each.target ? called(named(each.target)) : tapped) ?? "";
      window.taps.push({ name: each.name, duration: each.duration, waited, worked, what });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


@dataclass
class Tap:
    """One interaction, in milliseconds."""

    game: str
    size: str
    what: str
    kind: str
    all: int
    waited: int
    worked: int


def tapped(where: Locator) -> None:
    """Tap the middle, and look at nothing until it is drawn."""
    where.wait_for()
    box = where.bounding_box()
    assert box is not None
    where.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    where.page.wait_for_timeout(NEXT)


def measure(browser: Browser, url: str, game: str, size: str, args: Namespace) -> list[Tap]:
    """Play, and give what the browser counted."""
    context = browser.new_context(viewport=SIZES[size], service_workers="block", locale="en-GB")
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    page.goto(url)
    come_in(page, url, "Ann")
    set_up(page, pace="quick", motion="full")
    drawn = import_module(f"bench.{game}.drawn")
    table = new_table(page, url, *bots(2), game=game, options=drawn.OPTIONS)
    table.watch()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": args.slowed})
    page.evaluate(WATCH)
    play(page, table, drawn.decide, args.decisions)
    if not the_end(page).is_visible():
        hasten(page)
        play_on(table, choose=last)
        the_end(page).wait_for()
    look_back(page)
    page.wait_for_timeout(NEXT)
    found = page.evaluate("window.taps")
    context.close()
    return [
        Tap(game, size, each["what"], each["name"], *(round(each[part]) for part in PARTS))
        for each in found
    ]


def play(page: Page, table: Table, decide: Callable[[Page, Now], None], most: int) -> None:
    """Decide what is asked, so many times or to the end."""
    before, made = "", 0
    due = f"before => ({DUE})(before) || document.querySelector('{WAITS}')"
    while made < most:
        page.wait_for_function(due, arg=before, polling=100)  # a look at every frame would cost
        if page.locator(WAITS).count():
            page.keyboard.press("Space")
            continue
        before = position(page)
        made += 1
        if the_end(page).is_visible():
            return
        now = table.now(0)
        if str(now["position"]) == before:
            decide(page, now)


def hasten(page: Page) -> None:
    """Have the rest told at once, as somebody would who has seen enough."""
    for name in ("Pace", "Instant"):
        page.get_by_role("button", name=re.compile(f"^{name}")).click()


def look_back(page: Page) -> None:
    """Go through the replay with the keys, and come back."""
    page.get_by_role("link", name="Watch replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "ArrowRight"):
        page.keyboard.press(key)
    page.get_by_role("link", name="Back to the table").click()
    expect(the_end(page)).to_be_visible()
    page.get_by_role("button", name="View the table").click()
    expect(frame(page)).to_be_visible()


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--slowed", type=float, default=4)
    parser.add_argument("--decisions", type=int, default=25)
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--size", choices=[*SIZES], action="append")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    taps: list[Tap] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "house.db") as house,
        sync_playwright() as playwright,
        patch.object(Locator, "click", tapped),
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in args.game or GAMES:
            for size in args.size or SIZES:
                found = measure(browser, house.url, game, size, args)
                taps += found
                longest = max((each.all for each in found), default=0)
                print(f"{game} {size}: {len(found)} counted, longest {longest} ms", file=sys.stderr)
        browser.close()
    slowest = sorted(taps, key=lambda each: -each.all)[:12]
    if args.json:
        over = sum(each.all > AIM for each in taps)
        told = {"slowed": args.slowed, "counted": len(taps), "over": over}
        print(json.dumps({**told, "slowest": [vars(each) for each in slowest]}))
        return
    for each in slowest:
        drew = each.all - each.waited - each.worked
        parts = f"waited {each.waited}, worked {each.worked}, drew {drew}"
        print(f"{each.all:5} ms ({parts})  {each.game} {each.size}  {each.kind}  {each.what}")


if __name__ == "__main__":
    main()
