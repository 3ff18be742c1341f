"""Making tables, sitting down, playing to the end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.server.served import Json, Refusal, Served, finish, serving

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def test_a_guest_plays_a_whole_game_against_bots(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BOT, {"kind": "bot", "bot": "best"}, options={"rounds": "1"})
    assert ann.see(table)["table"]["status"] == "running"
    now = finish(ann, table)
    assert sorted(now["result"]["ranks"])[0] == 1
    seen = ann.see(table)
    assert seen["table"]["status"] == "finished"
    assert seen["now"]["moves"] == []
    assert [each["id"] for each in ann.get("/me/tables")] == [table]


def test_friends_come_by_the_link(served: Served) -> None:
    ann, ben, cy = (served.guest(name) for name in ("Ann", "Ben", "Cy"))
    made = ann.post("/tables", {"game": "katzenjammer", "seats": [ME, OPEN, OPEN]})
    table, invite = made["table"]["id"], made["invite"]
    assert len(invite) >= 32
    assert ben.refused("GET", f"/tables/{table}").code == "not-invited"
    assert ben.refused("PUT", f"/tables/{table}/seats/1", ME).code == "not-invited"
    assert ben.refused("GET", f"/tables/{table}", invite="x" * 32).code == "not-invited"
    ben.put(f"/tables/{table}/seats/1", ME, invite=invite)
    assert cy.refused("PUT", f"/tables/{table}/seats/1", ME, invite=invite).code == "seat-taken"
    assert cy.refused("POST", f"/tables/{table}/start", {}, invite=invite).code == "not-invited"
    cy.put(f"/tables/{table}/seats/2", ME, invite=invite)
    seen = cy.see(table)
    assert seen["table"]["status"] == "running"
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ann", "Ben", "Cy"]
    assert (seen["seat"], seen["mine"]) == (2, [2])


def test_the_host_starts_gives_seats_to_bots_and_hands_over(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    manners = {"public": True, "starts": "host"}
    table = ann.table(ME, OPEN, OPEN, manners=manners)
    assert table in [each["id"] for each in ben.get("/tables")]
    ben.put(f"/tables/{table}/seats/1", ME)
    assert ben.refused("PUT", f"/tables/{table}/seats/2", BOT).code == "not-host"
    assert ben.refused("PUT", f"/tables/{table}/seats/0", OPEN).code == "not-host"
    assert ann.refused("POST", f"/tables/{table}/start", {}).code == "seats-open"
    ann.put(f"/tables/{table}/seats/2", BOT)
    assert ann.refused("POST", f"/tables/{table}/host", {"person": "x"}).code == "no-such-person"
    ann.post(f"/tables/{table}/host", {"person": ben.id})
    assert ann.refused("POST", f"/tables/{table}/start", {}).code == "not-host"
    ann.put(f"/tables/{table}/seats/0", OPEN)
    ben.put(f"/tables/{table}/seats/0", {"kind": "beside", "name": "Bea"})
    ben.post(f"/tables/{table}/start")
    seats = ben.see(table)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["beside", "person", "bot"]
    assert ben.refused("PUT", f"/tables/{table}/seats/0", OPEN).code == "already-started"


def test_two_people_at_one_screen_each_have_their_own_view(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, {"kind": "beside", "name": "Bo"})
    first, second = ann.see(table, seat=0), ann.see(table, seat=1)
    assert first["mine"] == [0, 1]
    assert first["now"]["view"]["seat"] == 0
    assert second["now"]["view"]["seat"] == 1
    assert bool(first["now"]["moves"]) != bool(second["now"]["moves"])
    assert finish(ann, table, (0, 1))["result"]


def test_a_game_not_begun_can_be_called_off(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, OPEN, OPEN)
    ann.ask("DELETE", f"/tables/{table}")
    assert ann.see(table)["table"]["status"] == "closed"
    assert ann.refused("PUT", f"/tables/{table}/seats/1", ME).code == "game-over"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "poker", "seats": [ME]}, "no-such-game"),
        ({"game": "katzenjammer", "seats": [ME]}, "not-possible"),
        ({"game": "katzenjammer", "seats": [ME, {"kind": "bot", "bot": "x"}]}, "no-such-bot"),
        ({"game": "katzenjammer", "seats": [ME, BOT], "options": {"luck": "1"}}, "not-possible"),
        ({"game": "katzenjammer", "seats": [ME, {"kind": "throne"}]}, "malformed"),
        ({"game": "katzenjammer", "seats": [ME, BOT], "pace": {"kind": "live"}}, "malformed"),
        ({"game": "katzenjammer"}, "malformed"),
        ({"game": "katzenjammer", "seats": [ME, BOT], "x": 1}, "malformed"),
        ({"game": "katzenjammer", "seats": [ME, {"kind": "beside", "name": "\n"}]}, "bad-name"),
    ],
)
def test_tables_that_cannot_be(served: Served, wish: Json, code: str) -> None:
    refusal: Refusal = served.guest("Ann").refused("POST", "/tables", wish)
    assert refusal.code == code
    assert refusal.told["message"]


def test_a_rematch_keeps_everyones_seat(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    made = ann.post("/tables", {"game": "katzenjammer", "seats": [ME, OPEN, BOT]})
    table = made["table"]["id"]
    ben.put(f"/tables/{table}/seats/1", ME, invite=made["invite"])
    assert ann.refused("POST", f"/tables/{table}/rematch", {}).code == "not-over"
    ben.post(f"/tables/{table}/resign")
    finish(ann, table)
    again = ann.post(f"/tables/{table}/rematch")["table"]
    assert [seat["absent"] for seat in again["seats"]] == [None, "invited", None]
    assert again["status"] == "open"
    assert ben.post(f"/tables/{table}/rematch")["table"]["id"] == again["id"]
    assert ben.see(table)["table"]["rematch"] == again["id"]
    ben.put(f"/tables/{again['id']}/seats/1", ME)
    assert ben.see(again["id"])["table"]["status"] == "running"


def test_my_tables_say_which_of_them_wait_for_me(stopped: Served) -> None:
    ann, ben = stopped.guest("Ann"), stopped.guest("Ben")
    table = ann.table(ME, OPEN, manners={"public": True})
    (waiting,) = ann.get("/me/tables")
    assert (waiting["mine"], waiting["waiting"], waiting["asked"]) == ([0], [], [])
    ben.put(f"/tables/{table}/seats/1", ME)
    turn = ann.see(table)["now"]["waiting"][0]
    lists = [guest.get("/me/tables")[0] for guest in (ann, ben)]
    assert [each["waiting"] for each in lists] == [[turn], [turn]]
    assert [each["asked"] for each in lists] == [[0], []] if turn == 0 else [[], [1]]
    stopped.pass_time(60)
    (ann, ben)[turn].move(table, "pass")
    later = ann.get("/me/tables")[0]
    assert later["last"] == lists[0]["last"] + 60_000
    assert later["number"] > lists[0]["number"]
    ben.post(f"/tables/{table}/leave")
    assert ben.get("/me/tables")[0]["asked"] == []


def test_whoever_was_removed_does_not_come_back_with_the_old_link(served: Served) -> None:
    ann, ben, cy = (served.guest(name) for name in ("Ann", "Ben", "Cy"))
    made = ann.post("/tables", {"game": "katzenjammer", "seats": [ME, OPEN, OPEN, OPEN]})
    table, old = made["table"]["id"], made["invite"]
    ben.put(f"/tables/{table}/seats/1", ME, invite=old)
    cy.put(f"/tables/{table}/seats/2", ME, invite=old)
    with cy.stream(table) as stream:
        assert stream.next()["invite"] == old
        ann.put(f"/tables/{table}/seats/1", OPEN)
        new = stream.until("snapshot")
        assert new["invite"] not in (None, old)
        assert new["code"] not in (None, made["code"])
    assert ben.refused("GET", f"/tables/{table}", invite=old).code == "not-invited"
    assert ben.refused("PUT", f"/tables/{table}/seats/1", ME, invite=old).code == "not-invited"
    assert ben.refused("GET", f"/codes/{made['code']}").code == "no-such-code"
    found = served.guest("Dora").get(f"/codes/{new['code']}")
    assert found == {"table": table, "invite": new["invite"]}
    assert ann.see(table)["invite"] == new["invite"]
    cy.put(f"/tables/{table}/seats/2", OPEN)
    assert ann.see(table)["invite"] == new["invite"], "who gets up alone takes nothing along"


def test_who_joins_has_one_chair(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(ME, OPEN, OPEN, OPEN, manners={"public": True, "starts": "host"})
    ben.put(f"/tables/{table}/seats/1", ME)
    beside = {"kind": "beside", "name": "Bo"}
    for wish in (ME, beside):
        refusal = ben.refused("PUT", f"/tables/{table}/seats/2", wish)
        assert (refusal.status, refusal.code) == (409, "one-chair")
    ann.put(f"/tables/{table}/seats/3", {"kind": "beside", "name": "Aunt"})
    ben.put(f"/tables/{table}/seats/2", beside)
    assert ben.see(table)["mine"] == [1, 2]


def test_many_tables_of_a_few_leave_room_in_the_lobby(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        manners = {"public": True}
        wanted = served.guest("Ann").table(ME, OPEN, manners=manners)
        for number in range(6):
            crowd = served.guest(f"Guest {number}")
            for _ in range(20):
                crowd.table(ME, OPEN, manners=manners)
        shown = served.guest("Bo").get("/tables")
        assert wanted in [each["id"] for each in shown]
        assert Counter(each["host"] for each in shown).most_common(1)[0][1] <= 3
        assert len(shown) == 19


def test_tables_whose_host_is_there_come_first(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    first = ann.table(ME, OPEN, manners={"public": True})
    with ann.stream(first) as stream:
        stream.next()
        later = ben.table(ME, OPEN, manners={"public": True})
        shown = [each["id"] for each in ben.get("/tables")]
        assert shown.index(first) < shown.index(later)
