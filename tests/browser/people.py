"""What people do at the screen, for all browser tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

from build_client import WEB

TOO_LONG: Final = 60_000
"""Milliseconds that nothing takes, however busy the machine is."""
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def flaws(page: Page) -> list[str]:
    """Ask axe what hinders people on this screen; one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags},"
        " resultTypes: ['violations']})",
        TAGS,
    )
    return [
        f"{flaw['id']}: {node['html'][:160]}"
        for flaw in found["violations"]
        for node in flaw["nodes"]
    ]


def flaws_by_night_and_day(page: Page) -> list[str]:
    """The same in both lights."""
    found = []
    schemes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {flaw}" for flaw in flaws(page)]
    return found


def tap_until_gone(page: Page, button: str) -> None:
    """Tap a button of the curtain, which does not heed a tap that comes too soon."""
    page.evaluate(
        """([button, patience]) => new Promise((gone, never) => {
          const end = performance.now() + patience;
          const tap = () => {
            const found = document.querySelector(button);
            if (found === null) return gone();
            if (performance.now() > end) return never(new Error(`${button} stays`));
            found.click();
            setTimeout(tap, 20);
          };
          tap();
        })""",
        [button, TOO_LONG],
    )


def sideways(page: Page) -> int:
    """Tell by how many pixels a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def set_up(page: Page, **settings: Any) -> None:
    """Choose settings as the settings screen would, and come back.

    A page that has just been opened writes its own settings down once it is drawn.
    """
    page.locator("html[data-motion]").wait_for()
    page.evaluate(
        "s => localStorage.setItem('saloon.settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('saloon.settings') || '{}'), ...s}))",
        settings,
    )
    page.reload()
