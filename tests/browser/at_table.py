"""At a table: making one, sitting down, and deciding by the controls on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import TOO_LONG, tap_until_gone
from tests.sample import SAMPLE

DECISION: Final = re.compile(r"^(Pass|Stop laying|Pay and take)")
ENOUGH: Final = 2000
"""No game or search of a test takes more decisions."""

BESIDE: Final = {"kind": "beside", "name": "Bo"}
Now = dict[str, Any]
PAST_THE_BROWSER: Final = httpx.Client(
    verify=False,
    timeout=TOO_LONG / 1000,
    limits=httpx.Limits(max_keepalive_connections=0),  # none that the server gave up meanwhile
)


@dataclass
class Table:
    """A table on the server, and the page of somebody who sits at it."""

    page: Page
    url: str
    id: str
    invite: str

    @property
    def link(self) -> str:
        return f"{self.url}/#/table/{self.id}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as the page's own person, past the browser: that is quicker."""
        path = f"{self.url}/api/tables/{self.id}{path}"
        headers = {"origin": self.url, "cookie": self.cookie}
        answer = PAST_THE_BROWSER.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    @cached_property
    def cookie(self) -> str:
        kept = self.page.context.cookies(self.url)
        return "; ".join([f"{each['name']}={each['value']}" for each in kept])

    def now(self, seat: int) -> Now:
        found: Now = self.ask("GET", f"?seat={seat}")["now"]
        return found

    def move(self, seat: int, now: Now, move: str) -> None:
        body = {"id": f"{now['position']}-{seat}", "position": now["position"], "move": move}
        self.ask("POST", "/moves", {**body, "seat": seat})

    def watch(self) -> None:
        """Open the table, and wait until it is live."""
        self.page.goto(self.link)
        self.lift()
        expect(frame(self.page)).to_have_attribute("data-connection", "live")

    def lift(self) -> None:
        """Lift the curtain, if whoever is next has to."""
        curtain = self.page.get_by_role("button", name=re.compile("show my cards"))
        expect(frame(self.page).or_(curtain).first).to_be_visible()
        tap_until_gone(self.page, "main.curtain .btn--brass")


def asked(page: Page, url: str, method: str, path: str, body: Any = None) -> Any:
    answer = page.request.fetch(
        url + path,
        method=method,
        data=body,
        headers={"origin": url},
        max_retries=3,  # where a connection that was kept is ended just then
    )
    assert answer.ok, answer.text()
    return answer.json()


def come_in(page: Page, url: str, name: str) -> None:
    """Be somebody, without the entrance."""
    asked(page, url, "POST", "/api/guests", {"name": name, "lang": "en"})


def new_table(page: Page, url: str, *seats: dict[str, str], **more: Any) -> Table:
    """Make a table with oneself on the first seat."""
    wish = {"game": SAMPLE, "seats": [{"kind": "me"}, *seats], **more}
    made = asked(page, url, "POST", "/api/tables", wish)
    return Table(page, url, made["table"]["id"], made["invite"])


def bots(number: int) -> list[dict[str, str]]:
    """Quick ones: what they play does not matter here."""
    return [{"kind": "bot", "bot": "random"}] * number


def frame(page: Page) -> Locator:
    return page.locator("[data-position]")


def position(page: Page) -> str:
    return frame(page).get_attribute("data-position") or ""


def the_end(page: Page) -> Locator:
    return page.get_by_role("region", name="How the game ended")


def views(heard: Any, field: str) -> list[Now]:
    """Find every view of the game that has a field, however deep, and those of single entries.

    An event's `views` say of each entry which fields of the view before it changed.
    """
    found: list[Now] = []

    def look(told: Any) -> None:
        if isinstance(told, list):
            for each in told:
                look(each)
        elif isinstance(told, dict):
            if field in told:
                found.append(told)
            for changed in told.get("views") or []:
                found.append({**(found[-1] if found else {}), **changed})
            look([each for name, each in told.items() if name != "views"])

    look(heard)
    return found


def watch_replay(page: Page) -> None:
    """Follow the way from the end of a game to its replay, and back."""
    page.get_by_role("link", name="Watch replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(the_end(page)).to_be_visible()


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked of us; False when the game is over instead."""
    question = page.get_by_role("button", name=DECISION)
    expect(question.or_(the_end(page)).first).to_be_visible()
    return not the_end(page).is_visible()


def decide(page: Page, bold: bool) -> str:
    """Make one decision by mouse: bold players take the least bid and lay what they can."""
    before = position(page)
    lit = least_bid(page)
    quartets = page.get_by_role("radiogroup", name="Lay quartets").get_by_role("radio")
    if lit.count() and bold:
        lit.click()
        done = "bid"
        button(page, "^Bid ").click()
    elif button(page, "^Pay and take").count():
        done = "pay"
        button(page, "^Pay and take").click()
    elif button(page, "^Stop laying").count() and bold and quartets.count():
        quartets.first.click()
        done = "lay"
        button(page, "^Lay ").click()
    else:
        done = "pass"
        button(page, "^(Pass|Stop laying)").click()
    expect(frame(page)).not_to_have_attribute("data-position", before)
    return done


def least_bid(page: Page) -> Locator:
    windows = page.get_by_role("table", name="Bids").get_by_role("button")
    return windows.and_(page.get_by_role("button", name=re.compile("least$")))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def acts(now: Now, act: str) -> list[str]:
    return [move["move"] for move in now["moves"] if move["move"].split(" ")[0] == act]


def reach(table: Table, wanted: Callable[[Now], bool], greed: int = 0, lay: bool = True) -> Now:
    """Play both seats of a table of two through the API, until the first is asked as wanted.

    The second always passes, so the first collects cards. It takes the bid at place `greed` of
    those offered, and lays what does not end the round, or nothing. Where the game ends before, it
    begins anew.
    """
    for _ in range(ENOUGH):
        now = table.now(0)
        if wanted(now):
            return now
        if now["result"] is not None:
            fresh = new_table(table.page, table.url, BESIDE)
            table.id, table.invite = fresh.id, fresh.invite
            continue
        if not now["moves"]:
            other = table.now(1)
            if other["moves"]:
                final = acts(other, "pass") or acts(other, "stop") or acts(other, "pay")
                table.move(1, other, final[0])
            continue
        bids, pays = acts(now, "bid"), acts(now, "pay")
        quartets = [each for each in acts(now, "lay") if lay and int(each[4]) < now["view"]["pool"]]
        if bids:
            table.move(0, now, bids[min(greed, len(bids) - 1)])
        else:
            table.move(0, now, (pays or quartets[-1:] or acts(now, "stop") or acts(now, "pass"))[0])
    raise AssertionError("never asked like that")


def play_on(*seats: Table, choose: Callable[[Now], str]) -> None:
    """Let those who have shown each of their decisions play to the end past their browsers."""
    for _ in range(ENOUGH):
        for seat, table in enumerate(seats):
            now = table.now(seat)
            if now["result"] is not None:
                return
            if now["moves"]:
                table.move(seat, now, choose(now))
    raise AssertionError("the game did not end")


def last(now: Now) -> str:
    return str(now["moves"][-1]["move"])


def in_focus(page: Page) -> str:
    """What the keyboard is at, by its name; nothing where it is nowhere."""
    return str(
        page.evaluate(
            "() => { const e = document.activeElement;"
            " return e === document.body ? '' : e.getAttribute('aria-label')"
            " || e.labels?.[0]?.textContent.trim() || e.textContent.trim().replace(/\\s+/g, ' ')"
            " || e.tagName; }"
        )
    )


def press(page: Page, pattern: str, key: str = "Enter") -> None:
    """Go to something by Tab, and press a key there."""
    for _ in range(160):
        if re.search(pattern, in_focus(page)):
            page.keyboard.press(key)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {pattern} by Tab; stuck at {in_focus(page)}")
