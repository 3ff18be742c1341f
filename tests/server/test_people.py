"""Guests, accounts, and what is kept about them."""

from __future__ import annotations

import hashlib
import json
import sqlite3

import httpx
import pytest

from tests.server.served import Guest, Served, finish

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Aunt Bo"}
PASSWORD = "correct horse"


def test_a_guest_becomes_an_account_and_keeps_all_tables(served: Served) -> None:
    ann = served.guest("Ann Bonny")
    table = ann.table(ME, BESIDE)
    made = ann.post("/accounts", {"name": "Ann B.", "password": PASSWORD, "token": True})
    assert (made["id"], made["guest"]) == (ann.id, False)
    assert ann.see(table)["table"]["seats"][0]["name"] == "Ann B."
    body = {"name": "ANN B.", "password": PASSWORD, "token": True}
    signed = served.stranger().post("/sessions", body)
    assert [each["id"] for each in Guest(served, signed).get("/me/tables")] == [table]


def test_names_of_accounts_are_unique_whatever_the_case(served: Served) -> None:
    body = {"name": "Straße", "password": PASSWORD, "token": True}
    served.stranger().post("/accounts", body)
    for name in ("Straße", "STRASSE", "strasse"):
        taken = served.stranger().refused("POST", "/accounts", {**body, "name": name})
        assert (taken.status, taken.code) == (409, "name-taken")


@pytest.mark.parametrize("name", [" ", "\u202e", "a\x00b", "—", "\u200b"])
def test_names_that_play_tricks_are_refused(served: Served, name: str) -> None:
    assert served.stranger().refused("POST", "/guests", {"name": name}).code == "bad-name"


def test_a_wrong_password_and_an_unknown_name_look_alike(served: Served) -> None:
    body = {"name": "Carla", "password": PASSWORD}
    served.stranger().post("/accounts", {**body, "token": True})
    wrong = served.stranger().refused("POST", "/sessions", {**body, "password": "wrong horse"})
    unknown = served.stranger().refused("POST", "/sessions", {**body, "name": "Nobody here"})
    assert wrong.told == unknown.told
    assert (wrong.status, wrong.code) == (401, "wrong-password")
    short = served.stranger().refused("POST", "/accounts", {"name": "Dora", "password": "1234567"})
    assert short.code == "malformed"


def test_passwords_and_tokens_are_kept_only_as_hashes(served: Served) -> None:
    made = served.stranger().post(
        "/accounts", {"name": "Erna", "password": PASSWORD, "token": True}
    )
    file = served.house.settings.file
    assert file is not None
    database = sqlite3.connect(file)
    dump = "\n".join(database.iterdump())
    database.close()
    assert "$argon2id$" in dump
    assert PASSWORD not in dump
    assert made["token"] not in dump


def test_signing_out_here_and_everywhere(served: Served) -> None:
    body = {"name": "Frida", "password": PASSWORD, "token": True}
    first = Guest(served, served.stranger().post("/accounts", body))
    second = Guest(served, served.stranger().post("/sessions", body))
    third = Guest(served, served.stranger().post("/sessions", body))
    second.ask("DELETE", "/sessions/current")
    assert second.refused("GET", "/me").code == "not-signed-in"
    assert first.get("/me")["name"] == "Frida"
    first.ask("DELETE", "/sessions")
    for each in (first, third):
        assert each.refused("GET", "/me").code == "not-signed-in"


def test_all_that_is_kept_can_be_downloaded(served: Served) -> None:
    ann = served.guest("Greta")
    table = ann.table(ME, BESIDE)
    ann.post(f"/tables/{table}/chat", {"text": "hello there"})
    kept = ann.get("/me/data")
    assert kept["person"]["name"] == "Greta"
    assert [each["id"] for each in kept["tables"]] == [table, table]
    assert [each["text"] for each in kept["remarks"]] == ["hello there"]
    assert "password" not in json.dumps(kept)
    assert len(kept["sessions"]) == 1


def test_a_deleted_account_leaves_no_name_and_the_record_stays_playable(served: Served) -> None:
    ann, eve = served.guest("Hedwig"), served.guest("Eve")
    table = ann.table(ME, BESIDE, manners={"public": True})
    ann.post(f"/tables/{table}/chat", {"text": "Hedwig was here"})
    finish(ann, table, (0, 1))
    assert "Hedwig" in json.dumps(eve.get(f"/tables/{table}/record"))
    ann.ask("DELETE", "/me")
    assert ann.refused("GET", "/me").code == "not-signed-in"
    record = eve.get(f"/tables/{table}/record")
    everything = json.dumps([record, eve.see(table), eve.get(f"/tables/{table}/events")])
    assert "Hedwig" not in everything
    assert "Aunt Bo" not in everything
    assert eve.post("/records", record)["game"] == "katzenjammer"
    file = served.house.settings.file
    assert file is not None
    database = sqlite3.connect(file)
    assert "Hedwig" not in "\n".join(database.iterdump())
    database.close()


def test_what_somebody_said_who_got_up_again_is_forgotten_with_them(served: Served) -> None:
    """It is no longer shown either: the table in memory knew it although nobody sits there."""
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(ME, {"kind": "open"}, manners={"public": True, "starts": "host"})
    ben.put(f"/tables/{table}/seats/1", ME)
    ben.post(f"/tables/{table}/chat", {"text": "my number is 555"})
    ben.put(f"/tables/{table}/seats/1", {"kind": "open"})
    ben.ask("DELETE", "/me")
    assert "555" not in json.dumps([ann.see(table), ann.get(f"/tables/{table}/events")])


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(served: Served) -> None:
    with httpx.Client(base_url=served.url) as browser:
        made = browser.post("/api/guests", json={"name": "Ida"}, headers={"origin": served.url})
        assert "token" not in made.json()
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert browser.get("/api/me").json()["name"] == "Ida"


def test_everyone_can_step_through_a_finished_game_from_any_seat(served: Served) -> None:
    ann, eve = served.guest("Jana"), served.guest("Eve", "de")
    table = ann.table(ME, BESIDE, manners={"public": True})
    finish(ann, table, (0, 1))
    first = eve.get(f"/tables/{table}/steps/0")
    assert (first["by"], first["say"]) == (None, [])
    third = eve.get(f"/tables/{table}/steps/3", seat=0)
    assert third["view"]["seat"] == 0
    assert third["text"][0].startswith(("Du ", "Aunt Bo ", "Deine", "Dir", "Du"))
    last = eve.get(f"/tables/{table}/steps/{first['last']}", seat=1)
    assert last["view"]["phase"] == "over"
    beyond = eve.refused("GET", f"/tables/{table}/steps/{first['last'] + 1}")
    assert (beyond.status, beyond.code) == (404, "no-such-step")
    kept = eve.post("/records", eve.get(f"/tables/{table}/record"))
    again = eve.get(f"/records/{kept['id']}/steps/3", seat=0)
    assert again["view"] == third["view"]
    assert [each["id"] for each in eve.get("/me/records")] == [kept["id"]]
    assert ann.refused("DELETE", f"/records/{kept['id']}").code == "no-such-record"
    eve.ask("DELETE", f"/records/{kept['id']}")
    assert eve.refused("GET", f"/records/{kept['id']}").code == "no-such-record"


def test_a_forged_record_is_refused_with_the_entry(served: Served) -> None:
    ann = served.guest("Kim")
    table = ann.table(ME, BESIDE)
    finish(ann, table, (0, 1))
    record = ann.get(f"/tables/{table}/record")
    record["entries"][4]["move"] = record["entries"][5]["move"] + "x"
    refused = ann.refused("POST", "/records", record)
    assert (refused.status, refused.code) == (422, "not-possible")
    assert "5" in refused.told["message"]


def test_a_finished_game_is_verified_by_the_server(served: Served) -> None:
    ann = served.guest("Lea", "de")
    table = ann.table(ME, BESIDE)
    assert ann.refused("GET", f"/tables/{table}/check").code == "not-over"
    shown = ann.see(table)["table"]["commitment"]
    finish(ann, table, (0, 1))
    record = ann.get(f"/tables/{table}/record")
    proof = ann.get(f"/tables/{table}/check")
    assert (proof["ok"], proof["entry"], proof["problem"], proof["text"]) == (True, None, None, "")
    assert proof["draws"] + proof["moves"] == len(record["entries"])
    assert (
        proof["commitment"] == shown == hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest()
    )
    assert proof["nonces"] == record["nonces"]
    kept = ann.post("/records", record)
    assert ann.get(f"/records/{kept['id']}/check") == proof


def test_a_changed_draw_is_found_in_the_house_as_well(served: Served) -> None:
    """Somebody writes another card into the database: the check names the entry."""
    ann = served.guest("Mia")
    table = ann.table(ME, BESIDE)
    finish(ann, table, (0, 1))
    file = served.house.settings.file
    assert file is not None
    with sqlite3.connect(file) as database:
        number, data = database.execute(
            "SELECT number, data FROM changes WHERE table_id = ? AND kind = 'play' LIMIT 1",
            (table,),
        ).fetchone()
        told = json.loads(data)
        drawn = told["entries"][2][1]
        told["entries"][2][1] = next(
            each[1] for each in told["entries"] if each[0] == -1 and each[1] != drawn
        )
        database.execute(
            "UPDATE changes SET data = ? WHERE table_id = ? AND number = ?",
            (json.dumps(told).encode(), table, number),
        )
    database.close()
    proof = ann.get(f"/tables/{table}/check")
    assert (proof["ok"], proof["entry"], proof["draws"], proof["moves"]) == (False, 3, 2, 0)
    assert proof["problem"][0] == "record-draw"
    assert drawn in proof["text"]
