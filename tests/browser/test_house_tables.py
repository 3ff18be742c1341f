"""From the front page to a game: alone, with friends by code and link, and what can go wrong."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from build_client import WEB
from tests.browser.house_people import ask, come_in, open_table, somebody_else, visit
from tests.server.process import Process

JSQR = WEB / "node_modules" / "jsqr" / "dist" / "jsQR.js"


def over(page: Page, table: str) -> None:
    """Wait until the bots have played a game to its end."""
    page.evaluate(
        """async table => {
          for (let tries = 0; tries < 400; tries++) {
            const seen = await (await fetch("./api/tables/" + table)).json();
            if (seen.table.status === "finished") return;
            await new Promise(done => setTimeout(done, 50));
          }
          throw new Error("the game goes on and on");
        }""",
        table,
    )


def test_one_tap_starts_a_game_and_it_waits_on_the_front_page(page: Page) -> None:
    poster = page.get_by_role("article", name="Gnadenlos!")
    level = poster.get_by_role("radio", name="Greenhorn")
    level.check(force=True)
    expect(poster.get_by_text("Fresh off the train")).to_be_visible()
    poster.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"#/table/"))
    expect(page.locator("[data-position]")).to_be_visible()  # the deal is sealed first
    (table,) = ask(page, "GET", "me/tables")
    assert (table["game"], table["status"], len(table["seats"])) == ("gnadenlos", "running", 4)
    assert {seat["bot"] for seat in table["seats"][1:]} == {"greenhorn"}
    assert table["manners"]["hints"]
    visit(page, "")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    card = page.get_by_role("link", name="Gnadenlos!").first
    expect(card).to_contain_text("Your move")
    card.click()
    expect(page).to_have_url(re.compile(re.escape(table["id"])))


def test_a_table_is_made_and_joined_by_code_and_the_game_starts(
    page: Page, browser: Browser, house: Process
) -> None:
    page.get_by_role("article", name="Katzenjammer Blues").get_by_role(
        "link", name="With friends"
    ).click()
    page.get_by_label("Your name").fill("June")
    page.get_by_role("radio", name="Three rounds").check(force=True)
    page.get_by_role("radio", name="Live").check(force=True)
    page.get_by_label("Who’s in seat 4").select_option("bot:greenhorn")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Create the table").first.click()

    expect(page.get_by_text("2 of 3 seated")).to_be_visible()
    expect(page.get_by_text("Rounds: Three rounds")).to_be_visible()
    expect(page.get_by_text("10 min per player, plus 10 s per move")).to_be_visible()
    code = page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{4}-[0-9A-Z]{4}", code)

    with somebody_else(browser, house) as friend:
        friend.get_by_label("Got a code?").fill(code.lower())
        friend.get_by_role("button", name="Join").click()
        expect(friend.get_by_text("June invites you")).to_be_visible()
        friend.get_by_label("What should we call you?").fill("Ines")
        friend.get_by_role("button", name="Sit down").click()
        expect(friend).to_have_url(re.compile(r"#/table/"))
        expect(page.get_by_text("seated")).to_have_count(0)
        expect(friend.get_by_text("seated")).to_have_count(0)
    (table,) = ask(page, "GET", "me/tables")
    assert table["status"] == "running"
    assert table["options"] == {
        "rounds": "3",
        **{k: v for k, v in table["options"].items() if k != "rounds"},
    }
    assert [seat["name"] for seat in table["seats"]] == ["June", "Ines", "Fips"]


def test_the_qr_code_scans_as_the_link_and_the_link_leads_in(
    page: Page, browser: Browser, house: Process
) -> None:
    come_in(page, "June")
    made = open_table(page, manners={"starts": "host"})
    visit(page, f"table/{made['table']['id']}")
    link = page.get_by_label("Link to this table").input_value()
    page.evaluate(JSQR.read_text("utf-8"))
    scanned = page.evaluate(
        """async () => {
          const drawing = new XMLSerializer().serializeToString(document.querySelector("svg.qr"));
          const image = new Image(300, 300);
          image.src = "data:image/svg+xml," + encodeURIComponent(drawing);
          await image.decode();
          const canvas = new OffscreenCanvas(300, 300).getContext("2d");
          canvas.drawImage(image, 0, 0, 300, 300);
          const {data} = canvas.getImageData(0, 0, 300, 300);
          return jsQR(data, 300, 300)?.data;
        }"""
    )
    assert scanned == link
    with somebody_else(browser, house) as friend:
        friend.goto(link)
        friend.get_by_label("What should we call you?").fill("Bo")
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.get_by_text("June starts the game.")).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text("Bo sat down.")
        expect(page.get_by_text("Everyone’s here")).to_be_visible()
        friend.get_by_label("Write a message").fill("Ready!")
        friend.get_by_role("button", name="Send").click()
        expect(page.get_by_role("log")).to_contain_text("Bo Ready!")
        page.get_by_role("button", name="Start the game").click()
        expect(friend.get_by_text("June starts the game.")).to_have_count(0)


def test_the_host_fills_frees_hands_over_and_closes(
    page: Page, browser: Browser, house: Process
) -> None:
    come_in(page, "June")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    made = open_table(page, seats=seats)
    visit(page, f"table/{made['table']['id']}")
    room = page.get_by_role("region", name="Seats")
    fill = room.get_by_role("button", name="Fill seat 2")
    fill.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Fill seat 2")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(fill).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Random bot")).to_have_count(0)  # for tests alone
    dialog.get_by_role("button", name="Greenhorn").click()
    expect(room.get_by_text("Greenhorn")).to_be_visible()
    room.get_by_role("button", name="Fill seat 3").click()
    page.get_by_label("Name of the player on this device").fill("Kim")
    page.get_by_role("button", name="Player on this device").click()
    expect(room.get_by_text("Kim")).to_be_visible()
    room.get_by_role("button", name="Options for Odile").click()
    page.get_by_role("button", name="Free up the seat").click()
    expect(room.get_by_text("2 of 4 seated")).to_be_visible()

    with somebody_else(browser, house) as bo, somebody_else(browser, house) as cy:
        for friend, name in ((bo, "Bo"), (cy, "Cy")):
            friend.goto(page.get_by_label("Link to this table").input_value())
            friend.get_by_label("What should we call you?").fill(name)
            if name == "Cy":  # a quick start must not fill the table: keep a seat free for the end
                break
            friend.get_by_role("button", name="Sit down").click()
            expect(room.get_by_text(name, exact=True)).to_be_visible()
        room.get_by_role("button", name="Options for Bo").click()
        page.get_by_role("button", name="Remove Bo").click()
        gone = bo.get_by_role("heading", name="The host removed you from the table")
        expect(gone).to_be_visible()
        old = cy.url  # with the link that Bo has as well, nobody sits down any more
        expect(page.get_by_label("Link to this table")).not_to_have_value(old)
        cy.goto(page.get_by_label("Link to this table").input_value())
        cy.get_by_label("What should we call you?").fill("Cy")
        cy.get_by_role("button", name="Sit down").click()
        room.get_by_role("button", name="Options for Cy").click()
        page.get_by_role("button", name="Make Cy the host").click()
        expect(page.get_by_role("button", name="Close the table")).to_have_count(0)
        cy.get_by_role("button", name="Close the table").click()
        cy.get_by_role("dialog").get_by_role("button", name="Close the table").click()
        for who in (cy, page):
            expect(who.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_bots_take_what_is_free_when_the_host_starts(page: Page) -> None:
    come_in(page, "June")
    made = open_table(page, "gadshill", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    visit(page, f"table/{made['table']['id']}")
    page.get_by_role("button", name="Start now with 2 bots").click()
    expect(page.get_by_role("button", name="Start now with 2 bots")).to_have_count(0)
    assert ask(page, "GET", f"tables/{made['table']['id']}")["table"]["status"] == "running"


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("join/ZZZZZZZZ", "No open table has that code."),
        ("table/nowhere", "There’s no such table."),
        ("join/nowherenowhere12", "There’s no such table."),
    ],
)
def test_what_is_not_there_is_said_and_leads_home(page: Page, what: str, said: str) -> None:
    visit(page, what)
    expect(page.get_by_role("heading", name=said)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Pull up a chair")).to_be_visible()


def test_a_closed_door_a_full_table_and_a_game_that_is_on(
    page: Page, browser: Browser, house: Process
) -> None:
    come_in(page, "June")
    with somebody_else(browser, house) as host:
        come_in(host, "Ada")
        closed = open_table(host)["table"]["id"]
        full = open_table(
            host,
            seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            manners={"public": True, "starts": "host"},
        )["table"]["id"]
        running = open_table(
            host,
            seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            manners={"public": True},
        )["table"]["id"]
        visit(page, f"join/{closed}")
        expect(page.get_by_text("Ask the host for the full link or the code.")).to_be_visible()
        visit(page, f"join/{full}")
        expect(page.get_by_role("heading", name="Every seat is taken")).to_be_visible()
        visit(page, f"join/{running}")
        expect(page.get_by_role("heading", name="The game has started")).to_be_visible()
        page.get_by_role("link", name="Watch").click()
        expect(page).to_have_url(re.compile(rf"#/table/{re.escape(running)}"))


def test_a_public_table_is_listed_and_anyone_sits_down(
    page: Page, browser: Browser, house: Process
) -> None:
    with somebody_else(browser, house) as host:
        come_in(host, "Tobias")
        table = open_table(
            host, "gadshill", manners={"public": True}, pace={"kind": "days", "days": 1}
        )["table"]
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="A move a day · 1 seat free")
    row.get_by_role("link", name="Sit down").click()
    page.get_by_label("What should we call you?").fill("Pilar")
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile(rf"#/table/{re.escape(table['id'])}"))


def test_a_slip_in_the_code_is_told_at_once(page: Page) -> None:
    page.get_by_label("Got a code?").fill("?")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text("That’s not a code or a link to a table.")


def test_somebody_was_quicker(page: Page, browser: Browser, house: Process) -> None:
    with somebody_else(browser, house) as host:
        come_in(host, "Ada")
        table = open_table(host, manners={"public": True, "starts": "host"})["table"]["id"]
        visit(page, f"join/{table}")
        page.get_by_label("What should we call you?").fill("Slow")
        ask(host, "PUT", f"tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("alert")).to_have_text("That seat is taken.")
        expect(page.get_by_role("heading", name="Every seat is taken")).to_be_visible()


def test_a_finished_game_is_kept_in_the_list_and_said_to_be_over(
    page: Page, browser: Browser, house: Process
) -> None:
    come_in(page, "June")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = open_table(page, seats=seats, manners={"public": True})["table"]["id"]
    ask(page, "POST", f"tables/{table}/resign", {})
    over(page, table)
    visit(page, "replays")
    see = page.get_by_role("link", name=re.compile("^Watch Katzenjammer Blues from"))
    expect(see).to_have_attribute("href", f"#/replay/table/{table}")
    expect(page.get_by_role("listitem").filter(has=see)).to_contain_text(
        re.compile("You (won|share|came)")
    )
    with somebody_else(browser, house) as late:
        visit(late, f"join/{table}")
        expect(late.get_by_role("heading", name="This game is over")).to_be_visible()
        expect(late.get_by_role("link", name="Watch replay")).to_have_attribute(
            "href", f"#/replay/table/{table}"
        )
