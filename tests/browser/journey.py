"""A person's way through a game: from home, by the drawn controls alone, to the rematch.

A game brings how it makes one decision, `decide(page, now)`, by what is drawn on its board and its
dock, and a test walks with it:

    def decide(page: Page, now: Now) -> None:
        tap(page, "pass")

    def test_a_journey(page: Page) -> None:
        walk(page, Journey("Its Title", decide))

At every decision the screen is measured in one size, at every new kind of decision (another phase,
other verbs) in all of `SIZES`, by night and by day in turn: every control can be hit in its middle,
every offered move is drawn, the table's areas lie beside one another inside the window, the page
does not scroll, no text is cut. So are the end, whose pages on a low screen do not scroll, the
replay and the review. What the page says for that:

- `data-move="bid 3x4"` a control for one offered move; choosing it may ask for a confirmation
- `data-move="bid"`     a control from which moves of that verb are put together
- `data-go`             the button that confirms, or sends what was put together
- `data-area`           an area of the table; dialogs and `data-slip` lie above them
- `data-scroll`         it scrolls on purpose: what is out of sight in it is not lost; so does a
                        region or log that the keyboard can enter
- `data-cut`            a text that may end in an ellipsis, as a long name of somebody

Nothing waits for a time: a decision is due when the window's title says so, and made when the
number of the position has changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.at_table import ENOUGH, Now, frame, position, the_end

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 650},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    {"width": 640, "height": 400},
)
"""Desk, low desk, phone, phone on its side, tablet, and the desk at 200 %."""
MEASURE: Final = Path(__file__).with_suffix(".js").read_text("utf-8")
DUE: Final = """before => document.querySelector('section[aria-label="How the game ended"]')
  || (document.title.startsWith('●')
      && document.querySelector('[data-position]')?.dataset.position !== before)"""


@dataclass
class Journey:
    """A game's way of walking, and what was seen on the way."""

    title: str
    """As it stands on the poster."""
    decide: Callable[[Page, Now], None]
    sizes: tuple[ViewportSize, ...] = SIZES
    """Those that are measured; with none the way is walked and nothing looked at."""
    seen: set[tuple[str, ...]] = field(default_factory=set)
    """The kinds of decisions that were measured in all sizes."""
    faults: dict[str, list[str]] = field(default_factory=dict)
    """What is wrong, and where it was seen."""

    def __post_init__(self) -> None:
        self.turns = cycle(self.sizes or SIZES[:1])
        self.themes = cycle(("dark", "light"))


def walk(page: Page, journey: Journey) -> None:
    """Play from home to the rematch, and look at everything on the way."""
    set_out(page, journey)
    play(page, journey)
    look(page, journey)
    watch_replay(page, journey)
    look_back(page, journey)
    play_again(page)
    sound(journey)


def sound(journey: Journey) -> None:
    """Nothing of what was looked at was wrong."""
    told = [f"{fault}: {', '.join(where[:6])}" for fault, where in journey.faults.items()]
    assert told == [], "\n".join(told[:60])


def set_out(page: Page, journey: Journey) -> None:
    """Play now, from the poster."""
    poster = page.get_by_role("article", name=journey.title)
    poster.get_by_role("button", name=re.compile("^Play now")).click()
    expect(frame(page)).to_have_attribute("data-connection", "live")


def play(page: Page, journey: Journey) -> None:
    """Decide whatever is asked until the game is over."""
    before = ""
    for _ in range(ENOUGH):
        page.wait_for_function(DUE, arg=before)
        if the_end(page).is_visible():
            return
        before = position(page)
        now = measured(page, journey, next(journey.turns), offers=True)
        if now is None:  # the table went on meanwhile
            before = ""
            continue
        kind = kind_of(now)
        if kind not in journey.seen:
            journey.seen.add(kind)
            for size in journey.sizes:
                measured(page, journey, size, offers=True)
        journey.decide(page, now)
    raise AssertionError("the game never ended")


def kind_of(now: Now) -> tuple[str, ...]:
    """Tell one kind of decision from another: by the phase and the verbs of what is offered."""
    verbs = {str(each["move"]).split(" ")[0] for each in (*now["moves"], *now["interjections"])}
    return (str(now["view"].get("phase", "")), *sorted(verbs))


def measured(
    page: Page,
    journey: Journey,
    size: ViewportSize,
    offers: bool = False,
    scrolls: bool = False,
) -> Now | None:
    """Look at the screen in one size; gives what the server asks, if it still does."""
    theme: Any = next(journey.themes)
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size(size)
    found = page.evaluate(MEASURE, {**size, "offers": offers, "scrolls": scrolls})
    where = f"{size['width']}×{size['height']} {theme} at {found['position'] or page.url}"
    for fault in found["faults"] if size in journey.sizes else ():
        journey.faults.setdefault(fault, []).append(where)
    now: Now | None = found["now"]
    return now


def look(page: Page, journey: Journey, scrolls: bool = False) -> None:
    """Look at a screen that stays as it is, in all sizes."""
    for size in journey.sizes:
        measured(page, journey, size, scrolls=scrolls)


def watch_replay(page: Page, journey: Journey) -> None:
    """Follow the way from the end to the replay, and back."""
    page.get_by_role("link", name="Watch replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    look(page, journey)
    page.get_by_role("link", name="Back to the table").click()
    expect(the_end(page)).to_be_visible()


def look_back(page: Page, journey: Journey) -> None:
    """Follow the way from the end to the review, and back."""
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("region", name="Move by move")).to_be_visible()
    look(page, journey, scrolls=True)
    page.get_by_role("link", name="Back to the table").click()
    expect(the_end(page)).to_be_visible()


def play_again(page: Page) -> None:
    """Ask for a rematch, and be there."""
    old = page.url
    page.get_by_role("button", name=re.compile("^Play again")).click()
    page.wait_for_url(lambda url: url != old)
    expect(frame(page)).to_have_attribute("data-connection", "live")


def drawn(page: Page, move: str) -> Locator:
    """Find the control for a move, or for a verb."""
    return page.locator(f"[data-move={move!r}]")


def tap(page: Page, move: str) -> None:
    """Make a move by its own control, and confirm it where that is asked."""
    before = position(page)
    drawn(page, move).first.click()
    send(page, before)


def send(page: Page, before: str, how: Callable[[Page, Locator], None] | None = None) -> None:
    """Press the button that sends, if the move did not go by itself; wait for what comes of it.

    It is clicked, or pressed as somebody presses whatever there is.
    """
    here = f"[data-position='{before}']"
    go = page.locator(f"{here} [data-go]:not([aria-disabled=true], :disabled)")
    changed = page.locator(f"[data-position]:not({here})")
    expect(go.or_(changed).or_(the_end(page)).first).to_be_visible()
    if go.count() and how is not None:
        how(page, go)
    elif go.count():
        go.click()
    expect(page.locator(here)).to_have_count(0)
