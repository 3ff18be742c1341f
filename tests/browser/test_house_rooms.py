"""The other rooms of the house: settings, account, rulebooks, records, error pages."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from saloon.cli import main
from saloon.words import rulebook
from tests.browser.house_people import ask, come_in, faint, open_table, somebody_else, visit
from tests.browser.people import flaws, flaws_by_night_and_day, set_up, sideways
from tests.server.process import Process, process
from tests.waiting import until

NARROWEST = 320
WIDEST = 2560
SCREENS = {
    "": "Pull up a chair",
    "new": "New table",
    "new?game=gadshill": "New table",
    "join": "Join a table",
    "settings": "Settings",
    "account": "Name and account",
    "rules/gnadenlos/GN-12": "Gnadenlos!",
    "replays": "Your games",
    "about": "About Saloon",
    "nowhere": "There’s nothing here.",
}


def at_rest(page: Page, path: str) -> None:
    """Follow a link and wait until its screen stands."""
    visit(page, path)
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main [role=status]", has_text=re.compile("…|One moment"))).to_have_count(0)


def checked(page: Page, found: dict[str, list[str]], where: str) -> None:
    """Look at a screen by lamp light, and at its colours by day as well."""
    page.emulate_media(color_scheme="dark")
    found[where] = flaws(page)
    page.emulate_media(color_scheme="light")
    found[where] += faint(page)


def test_no_room_hinders_anybody(page: Page) -> None:
    found: dict[str, list[str]] = {}
    for path, title in SCREENS.items():
        visit(page, path)
        expect(page.get_by_role("heading", name=title, exact=True).first).to_be_visible()
        checked(page, found, path)
    assert found == {path: [] for path in SCREENS}


def test_no_table_hinders_anybody(page: Page) -> None:
    found: dict[str, list[str]] = {}
    come_in(page, "June")
    made = open_table(page, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    running = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    open_table(page, seats=running, manners={"public": True})
    visit(page, "rules/gnadenlos")
    expect(page.get_by_role("heading", name="In two minutes")).to_be_visible()
    visit(page, f"table/{made['table']['id']}")
    expect(page.locator("[data-code]")).to_be_visible()
    checked(page, found, "waiting room")
    page.get_by_role("button", name="Fill seat 2").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    checked(page, found, "dialog")
    page.keyboard.press("Escape")
    visit(page, "")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    checked(page, found, "my tables")
    assert found == {"waiting room": [], "dialog": [], "my tables": []}


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_long_words_fit_the_narrowest_phone_and_the_widest_screen(page: Page, lang: str) -> None:
    expect(page.locator("main h1")).to_be_visible()
    come_in(page, "Wolfeschlegelsteinhausenberger", lang)
    made = open_table(page)
    set_up(page, lang=lang, text="xl")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    too_wide: dict[str, int] = {}
    for width in (NARROWEST, WIDEST):
        page.set_viewport_size({"width": width, "height": 800})
        for path in [*SCREENS, f"table/{made['table']['id']}"]:
            at_rest(page, path)
            too_wide[f"{path} at {width}"] = max(0, sideways(page))
    assert too_wide == dict.fromkeys(too_wide, 0)


@pytest.mark.parametrize("lang", ["de", "fr", "it", "nl"])
def test_seats_leave_room_for_what_the_table_says(page: Page, lang: str) -> None:
    come_in(page, "June", lang)
    free = {"kind": "open"}
    made = open_table(page, seats=[{"kind": "me"}, free, free, {"kind": "bot", "bot": "regular"}])
    set_up(page, lang=lang)
    visit(page, f"table/{made['table']['id']}")
    expect(page.locator("[data-code]")).to_be_visible()
    expect(page.locator(".round [role=status] > *")).to_have_count(2)
    covered = page.evaluate(
        """async () => {
          await document.fonts.ready;
          const range = document.createRange();
          const seats = [...document.querySelectorAll(".seats > li")];
          const over = (a, seat) => {
            const b = seat.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          };
          const lines = [...document.querySelectorAll(".round [role=status] > *")];
          return lines.filter((line) => {
            range.selectNodeContents(line);
            return [...range.getClientRects()].some((box) => seats.some((seat) => over(box, seat)));
          }).map((line) => line.textContent);
        }"""
    )
    assert covered == []


def test_settings_act_at_once_and_stay(page: Page) -> None:
    visit(page, "settings")
    root = page.locator("html")
    size = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    page.get_by_role("group", name="Theme").get_by_label("Light").check(force=True)
    expect(root).to_have_attribute("data-theme", "day")
    page.get_by_role("group", name="Text size").get_by_label("Extra large").check(force=True)
    page.get_by_role("group", name="Contrast").get_by_label("High").check(force=True)
    page.get_by_role("group", name="Animations").get_by_label("Off").check(force=True)
    page.get_by_role("switch", name="Colour patterns").check()
    page.get_by_role("switch", name="Sounds").check()
    soft = page.evaluate("getComputedStyle(document.querySelector('.soft')).color")
    page.reload()
    for name, value in {"theme": "day", "text": "xl", "contrast": "more", "patterns": "on"}.items():
        expect(root).to_have_attribute(f"data-{name}", value)
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()
    larger = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    assert float(larger[:-2]) == pytest.approx(float(size[:-2]) * 1.25)
    assert flaws(page) == []
    page.get_by_role("group", name="Contrast").get_by_label("Normal").check(force=True)
    expect(root).to_have_attribute("data-contrast", "normal")
    assert page.evaluate("getComputedStyle(document.querySelector('.soft')).color") != soft


def test_the_language_changes_everywhere_at_once_and_the_server_learns_it(page: Page) -> None:
    come_in(page, "June")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("link", name="Spielregeln").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for path, title in {"new": "Neuer Tisch", "account": "Name und Konto"}.items():
        visit(page, path)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    visit(page, "rules/katzenjammer/KB-44")
    expect(page.locator("article[lang=de] #KB-44")).to_contain_text("Ein gemischtes Gebot")
    page.get_by_label("Sprache").select_option("it")
    expect(page.locator("article[lang=it] #KB-44")).to_be_visible()
    until(lambda: ask(page, "GET", "me")["lang"] == "it", "the server learned the language")


def test_an_account_from_guest_to_deletion(page: Page, browser: Browser, house: Process) -> None:
    visit(page, "account")
    page.get_by_label("Other players see this name.").fill("June")
    page.get_by_role("button", name="Play as a guest").click()
    expect(page.get_by_role("link", name="June: name and account")).to_be_visible()
    table = open_table(page)["table"]["id"]

    make = page.locator("form", has_text="You keep your tables")
    make.get_by_label("Password").fill("short")
    make.get_by_role("button").click()
    assert ask(page, "GET", "me")["guest"], "the browser holds back a password that is too short"
    make.get_by_label("Password").fill("correct horse")
    make.get_by_role("button").click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    assert ask(page, "GET", "me")["guest"] is False

    with somebody_else(browser, house) as elsewhere:
        visit(elsewhere, "account")
        sign = elsewhere.locator("form", has_text="Already have an account?")
        sign.get_by_label("Your name").fill("June")
        sign.get_by_label("Password").fill("wrong horse")
        sign.get_by_role("button", name="Sign in").click()
        expect(sign.get_by_role("alert")).to_be_visible()
        sign.get_by_label("Password").fill("correct horse")
        sign.get_by_role("button", name="Sign in").click()
        expect(elsewhere.get_by_text("You have an account.")).to_be_visible()
        assert [each["id"] for each in ask(elsewhere, "GET", "me/tables")] == [table]
        elsewhere.get_by_role("button", name="Sign out everywhere").click()
        expect(elsewhere.get_by_text("A name is enough.")).to_be_visible()

    page.reload()
    expect(page.get_by_role("link", name="Guest: name and account")).to_be_visible()
    sign = page.locator("form", has_text="Already have an account?")
    sign.get_by_label("Your name").fill("June")
    sign.get_by_label("Password").fill("correct horse")
    sign.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You have an account.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    kept = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert kept["person"]["name"] == "June"
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("dialog").get_by_label("Password").fill("wrong horse")
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("dialog").get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_role("status").filter(has_text="Account deleted.")).to_be_visible()
    expect(page.get_by_role("link", name="Guest: name and account")).to_be_visible()


def test_the_rulebook_is_searched_and_every_clause_has_a_link(page: Page) -> None:
    visit(page, "rules/gnadenlos/GN-12")
    clause = page.locator("#GN-12")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("meant"))
    expect(clause).to_be_focused()
    expect(page.locator("article .cl")).to_have_count(108)
    expect(page.locator("article .cl a.clause")).to_have_count(108)

    page.get_by_role("link", name="Katzenjammer Blues").click()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("Mixed  BID")
    expect(page.locator("article .hit").first).to_be_visible()
    hits = page.locator("article .hit").count()
    assert hits > 2
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(f"{hits} matches")
    expect(page.locator("article mark").first).to_have_text(re.compile("mixed bid", re.IGNORECASE))
    search.press("Enter")
    expect(page.locator("article .hit").first).to_be_in_viewport()
    page.get_by_role("button", name="Next match").click()
    search.fill("KB-44")
    expect(page.locator("article .hit")).to_have_attribute("id", "KB-44")
    search.fill("zzz")
    expect(page.get_by_role("search").get_by_role("status")).to_have_text("No matches")

    chapters = page.get_by_role("navigation", name="Chapters")
    chapters.get_by_role("link", name="Scoring").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    page.locator("#KB-13").get_by_role("link", name="Link to clause KB-13").click()
    expect(page).to_have_url(re.compile("#/rules/katzenjammer/KB-13$"))
    expect(page.locator("#KB-13")).to_have_class(re.compile("meant"))
    visit(page, "rules/katzenjammer/KB-999")
    expect(page.get_by_role("alert")).to_have_text("There’s no clause KB-999 in this rulebook.")


def test_a_rulebook_shows_how_to_play_before_it_says_every_rule(page: Page) -> None:
    visit(page, "rules/gnadenlos")
    book = page.locator("article")
    expect(book.locator("h1")).to_have_text("Gnadenlos!")
    headings = book.locator("h2:visible")
    expect(headings.nth(0)).to_have_text("In two minutes")
    expect(headings.nth(1)).to_have_text("An example turn")
    expect(headings.last).to_have_text("Glossary")
    told = rulebook("gnadenlos", "en")
    figures = [*[part.figure for part in told.brief], *[step.figure for step in told.example]]
    drawn = [piece for figure in figures for piece in figure if piece not in ">|+"]
    expect(book.locator("[data-piece]")).to_have_count(len(drawn))
    expect(book.get_by_role("img", name=re.compile("Tin-Pan Teddy: gold 7"))).to_be_visible()
    for piece in book.locator("[data-piece]").all():
        box = piece.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 10

    aside = book.locator("#GN-38 details")
    expect(aside.get_by_text("rule sheets")).to_be_hidden()
    aside.get_by_text("Sources and table option").focus()
    page.keyboard.press("Enter")
    expect(aside.get_by_text("rule sheets")).to_be_visible()
    variant = book.get_by_role("button", name="A variant for tables that choose it")
    expect(book.locator("#GN-25")).to_be_hidden()
    variant.first.press("Enter")
    expect(book.locator("#GN-25")).to_be_visible()
    expect(book.locator("#GN-108")).to_be_hidden()
    page.get_by_role("searchbox").fill("translator")
    expect(book.locator("#GN-108 details mark")).to_be_visible()
    page.get_by_role("searchbox").fill("")

    book.locator("#GN-04").get_by_role("link", name="adventurers").click()
    expect(book.locator("#word-adventurer")).to_be_focused()
    book.locator("#brief ~ div").get_by_role("link", name="adventurer").first.click()
    word = book.locator("#word-adventurer")
    expect(word).to_be_focused()
    expect(word).to_be_in_viewport()
    word.get_by_role("link").first.click()
    expect(book.locator(".cl.meant")).to_be_in_viewport()
    assert flaws_by_night_and_day(page) == []
    for width, height in ((390, 844), (820, 1180), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    chapters = page.get_by_role("combobox", name="Chapters")
    chapters.select_option("Glossary")
    expect(page).to_have_url(re.compile("#/rules/gnadenlos/glossary$"))


def test_a_printed_rulebook_is_only_the_rules(page: Page) -> None:
    visit(page, "rules/gadshill")
    expect(page.locator("article h1")).to_have_text("Gads Hill 1874")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    for gone in ("banner", "contentinfo", "search", "button", "group"):
        expect(page.get_by_role(gone)).to_have_count(0)
    expect(page.locator("article .cl")).to_have_count(89)
    expect(page.get_by_role("heading", name="Table options and sources")).to_be_visible()
    expect(page.get_by_text("GH-81 A table may leave out this second check.")).to_be_visible()
    visit(page, "rules/gnadenlos")
    expect(page.locator("#GN-25")).to_be_visible()


def test_records_are_brought_along_and_deleted(page: Page, tmp_path: Path) -> None:
    games = tmp_path / "games"
    game = ["--players", "3", "--games", "1", "--seed", "7", "--bots", "random"]
    with suppress(SystemExit):
        main(["simulate", "katzenjammer", *game, "--out", str(games)])
    (record,) = games.iterdir()
    bad = tmp_path / "bad.json"
    bad.write_text("not a record", "utf-8")

    visit(page, "replays")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(bad)
    expect(page.get_by_role("alert")).to_have_text("This file isn’t a Saloon record.")
    chooser.set_input_files(record)
    expect(page.get_by_text("Imported and verified.")).to_be_visible()
    (kept,) = ask(page, "GET", "me/records")
    see = page.get_by_role("link", name=re.compile("^Watch Katzenjammer Blues from"))
    expect(see).to_have_attribute("href", f"#/replay/record/{kept['id']}")
    winner = kept["players"][kept["ranks"].index(1)]
    expect(page.get_by_role("listitem").filter(has=see)).to_contain_text(f"{winner} won")
    page.get_by_role("button", name=re.compile("^Delete Katzenjammer Blues from")).click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(see).to_have_count(0)
    assert ask(page, "GET", "me/records") == []


def test_without_a_connection_the_page_says_so(page: Page) -> None:
    expect(page.get_by_role("article").first).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("We can’t reach the server right now.")
    page.context.set_offline(False)
    expect(page.get_by_text("You’re offline.")).to_have_count(0)


def test_the_keyboard_alone_gets_everywhere(page: Page) -> None:
    expect(page.get_by_role("article").first).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="Skip to content")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Got a code?")).to_be_focused()
    page.get_by_role("link", name="Rulebooks").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Katzenjammer Blues")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Pull up a chair")).to_be_visible()


def test_nothing_to_press_is_too_small(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    come_in(page, "June")
    made = open_table(page)
    small: dict[str, list[str]] = {}
    for path in [*SCREENS, f"table/{made['table']['id']}"]:
        at_rest(page, path)
        small[path] = page.evaluate(
            """() => [...document.querySelectorAll("a, button, select, input, summary")]
              .map(each => each.closest("label") ?? each)
              .filter(each => each.checkVisibility({visibilityProperty: true}))
              .filter(each => !each.matches(".skip, .sr, p a[href*='/word-']"))
              .filter(each => {
                const {width, height} = each.getBoundingClientRect();
                return width < 43.5 || height < 43.5;
              })
              .map(each => each.outerHTML.slice(0, 120))"""
        )
    assert small == {path: [] for path in small}


def test_the_shell_opens_without_a_server(browser: Browser, tmp_path: Path) -> None:
    with process(tmp_path / "short.db") as short:
        context = browser.new_context(locale="en-GB", service_workers="allow")
        page = context.new_page()
        page.goto(short.url + "/")
        expect(page.get_by_role("article").first).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        short.kill()
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("We can’t reach the server right now.")
        short.start()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("article").first).to_be_visible()
        context.close()
