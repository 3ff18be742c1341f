"""The areas of the table: fixed by the size of the screen, whatever happens in them."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.at_table import Table, bots, button, come_in, decide, new_table, wait_for_turn
from tests.browser.people import set_up
from tests.server.process import Process

SIZES: Final = {
    "desk": ((1280, 800), (960, 492), 44, (960, 208)),
    "low": ((1366, 650), (1046, 414), 40, (1046, 148)),
    "tablet": ((820, 1180), (820, 680), 48, (820, 268)),
    "phone": ((390, 844), (390, 440), 40, (390, 208)),
    "land": ((844, 390), (540, 310), 40, (304, 298)),
    "zoom": ((640, 400), (392, 320), 40, (248, 308)),
}
"""Of each size: the window, the board, the telling line's height, the dock."""

BOXES: Final = """() => Object.fromEntries(['board', 'tell', 'dock'].map(name => {
  const box = document.querySelector(`.areas > main > .${name}`).getBoundingClientRect();
  return [name, [box.width, box.height]];
}))"""
EMPTY: Final = "document.scrollingElement.scrollHeight - innerHeight"
LOG: Final = "document.querySelector('.log')"
AT_END: Final = f"{LOG}.scrollHeight - {LOG}.scrollTop - {LOG}.clientHeight < 24"


def sit(page: Page, house: Process) -> Table:
    come_in(page, house.url, "Ann")
    table = new_table(page, house.url, *bots(3))
    table.watch()
    assert wait_for_turn(page)
    return table


def until(page: Page, true: str) -> None:
    """Wait frame by frame; the pages' own rules forbid what Playwright would do."""
    page.evaluate(
        "() => new Promise(done => { const look = () =>"
        f" ({true}) ? done() : requestAnimationFrame(look); look(); }})"
    )


def boxes(page: Page) -> dict[str, list[float]]:
    found: dict[str, Any] = page.evaluate(BOXES)
    return {name: [round(side) for side in box] for name, box in found.items()}


def test_each_size_has_its_areas_and_nothing_moves_them(page: Page, house: Process) -> None:
    sit(page, house)
    for size, ((width, height), board, tell, dock) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("html")).to_have_attribute("data-size", size)
        assert boxes(page) == {"board": [*board], "tell": [board[0], tell], "dock": [*dock]}
        assert page.evaluate(EMPTY) <= 0
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("html")).to_have_attribute("data-size", "desk")
    passes = button(page, "^Pass").bounding_box()
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    assert button(page, "^Pass").bounding_box() == passes
    assert page.evaluate(EMPTY) <= 0


def test_the_log_follows_until_somebody_reads_and_the_page_stays(
    page: Page, house: Process
) -> None:
    sit(page, house)
    until(page, AT_END)
    page.mouse.move(400, 300)
    page.mouse.wheel(0, 5000)
    assert page.evaluate(EMPTY) <= 0
    log = page.get_by_role("region", name="Log", exact=True)
    log.hover()
    page.mouse.wheel(0, -200)
    until(page, f"!({AT_END})")
    place = page.evaluate(f"{LOG}.scrollTop")
    decide(page, bold=False)
    fresh = button(page, r"^\d+ new$")
    expect(fresh).to_be_visible()
    assert page.evaluate(f"{LOG}.scrollTop") == place
    fresh.click()
    until(page, AT_END)
    expect(fresh).to_have_count(0)
    assert page.evaluate("scrollY") == 0


def test_the_story_is_told_before_anybody_is_asked(page: Page, house: Process) -> None:
    """Nothing can be done while something is told, and what was told can be told again."""
    set_up(page, pace="quick", log="paragraphs")
    sit(page, house)
    page.evaluate(
        "() => { window.early = 0; new MutationObserver(() => {"
        " const telling = document.querySelector('.line.telling');"
        " const asked = [...document.querySelectorAll('section.dock button')]"
        "   .some(({textContent: it}) => /^Pass/.test(it.trim()) && !/advance/.test(it));"
        " if (telling && asked) window.early++;"
        "}).observe(document.body, {childList: true, subtree: true}); }"
    )
    since = page.get_by_role("button", name="Show", exact=True)
    for _ in range(12):  # after some decisions nobody else has moved
        decide(page, bold=False)
        assert wait_for_turn(page)
        if since.count():
            break
    since.click()
    told = page.get_by_role("region", name="Since your last turn")
    expect(told.get_by_role("listitem").first).to_be_visible()
    told.get_by_role("button", name="Play it again").click()
    assert wait_for_turn(page)
    expect(since.or_(page.get_by_role("button", name="Close", exact=True)).first).to_be_visible()
    assert page.evaluate("window.early") == 0
    deal = page.get_by_role("region", name="Log", exact=True).get_by_role("button", name="The deal")
    deal.click()
    expect(deal).to_have_attribute("aria-expanded", "true")
