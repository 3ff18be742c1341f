"""How long a tap takes until the screen has answered, on a processor slowed four times.

    python -m bench.frames [--slowed 4] [--decisions 25] [--json]

Plays the start of each game by the drawn controls in the system's Chromium, with motion and at the
usual pace, and prints the slowest interactions as the browser counts them (from the tap to the next
frame). The aim is 200 ms.
"""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import ArgumentParser
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from saloon.games import GAMES
from tests.browser.at_table import bots, come_in, frame, new_table, position
from tests.browser.conftest import CHROMIUM
from tests.browser.journey import DUE
from tests.browser.people import TOO_LONG, set_up
from tests.server.process import process

AIM: Final = 200
SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
WATCH: Final = """() => {
  window.taps = [];
  const named = (each) => each?.closest?.("[data-move], [data-go], button, a, label");
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId, target } of list.getEntries()) {
      if (!interactionId) continue;
      const on = named(target);
      const move = on?.dataset.move ?? (on?.dataset.go !== undefined ? "go" : null);
      window.taps.push({ name, duration, what: move ?? on?.textContent.trim().slice(0, 30) ?? "" });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


@dataclass
class Tap:
    """One interaction."""

    game: str
    size: str
    what: str
    kind: str
    milliseconds: int


def measure(browser: Browser, url: str, game: str, size: str, args: Any) -> list[Tap]:
    """Play a while, and give what the browser counted."""
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
    before = ""
    for _ in range(args.decisions):
        page.wait_for_function(DUE, arg=before)
        before = position(page)
        if not before or frame(page).count() == 0:
            break
        now = table.now(0)
        if now["result"] is not None:
            break
        if str(now["position"]) == before:
            drawn.decide(page, now)
    found = page.evaluate("window.taps")
    context.close()
    return [
        Tap(game, size, str(each["what"]), str(each["name"]), round(each["duration"]))
        for each in found
    ]


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--slowed", type=float, default=4)
    parser.add_argument("--decisions", type=int, default=25)
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    taps: list[Tap] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "house.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in args.game or GAMES:
            for size in SIZES:
                found = measure(browser, house.url, game, size, args)
                taps += found
                longest = max((each.milliseconds for each in found), default=0)
                print(f"{game} {size}: {len(found)} counted, longest {longest} ms", file=sys.stderr)
        browser.close()
    slowest = sorted(taps, key=lambda each: -each.milliseconds)[:12]
    if args.json:
        over = sum(each.milliseconds > AIM for each in taps)
        told = {"slowed": args.slowed, "counted": len(taps), "over": over}
        print(json.dumps({**told, "slowest": [vars(each) for each in slowest]}))
        return
    for each in slowest:
        print(f"{each.milliseconds:5} ms  {each.game} {each.size}  {each.kind}  {each.what}")


if __name__ == "__main__":
    main()
