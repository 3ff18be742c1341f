"""Guests, accounts, and what is kept about them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from alembic import command
from argon2 import PasswordHasher

from saloon.server.house.sweeping import sweep
from saloon.server.lookalikes import look
from saloon.server.names import clean_name
from saloon.server.store.database import Store, StoreError
from saloon.server.store.engine import migrations
from saloon.server.store.giving import given
from saloon.server.store.migrations.versions import v006_looks as looks
from tests.sample import SAMPLE
from tests.server.served import Guest, Refusal, Served, finish, serving

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Aunt Bo"}
PASSWORD = "correct horse"


def test_a_guest_becomes_an_account_and_keeps_all_tables(served: Served) -> None:
    ann = served.guest("Ann Bonny")
    table = ann.table(ME, BESIDE)
    made = ann.post("/accounts", {"name": "Ann B.", "password": PASSWORD, "token": True})
    assert (made["id"], made["guest"]) == (ann.id, False)
    assert Guest(served, made).see(table)["table"]["seats"][0]["name"] == "Ann B."
    body = {"name": "ANN B.", "password": PASSWORD, "token": True}
    signed = served.stranger().post("/sessions", body)
    assert [each["id"] for each in Guest(served, signed).get("/me/tables")] == [table]


def test_names_of_accounts_are_unique_whatever_the_case(served: Served) -> None:
    body = {"name": "Straße", "password": PASSWORD, "token": True}
    served.stranger().post("/accounts", body)
    for name in ("Straße", "STRASSE", "strasse"):
        taken = served.stranger().refused("POST", "/accounts", {**body, "name": name})
        assert (taken.status, taken.code) == (409, "name-taken")


def test_an_account_ends_a_guests_keys_and_is_deleted_by_its_password(served: Served) -> None:
    """Whoever else holds one, on this device or another, has no key to the account."""
    ann = served.guest("Rosa L.")
    made = ann.post("/accounts", {"name": "Rosa L.", "password": PASSWORD, "token": True})
    assert ann.refused("GET", "/me").code == "not-signed-in"
    rosa = Guest(served, made)
    assert rosa.get("/me")["guest"] is False
    for body in (None, {"password": "wrong horse"}):
        assert rosa.refused("DELETE", "/me", body).code == "not-your-password"
    rosa.ask("DELETE", "/me", {"password": PASSWORD})
    assert rosa.refused("GET", "/me").code == "not-signed-in"


@pytest.mark.parametrize(
    "name",
    [
        "Zoe\ufe0f Hill",  # variation selector
        "Zoe\u034f Hill",  # grapheme joiner
        "Zoe Hill\U000e0100",
        "\uff3aoe Hill",  # fullwidth
        "Zoe HiIl",
        "Zoe Hi1l",
        "Z0e Hill",
        "zoe  hill",
    ],
)
def test_a_name_that_looks_like_an_accounts_is_taken(served: Served, name: str) -> None:
    body = {"password": PASSWORD, "token": True}
    with suppress(Refusal):  # the first of these tests makes it
        served.stranger().post("/accounts", {"name": "Zoe Hill", **body})
    taken = served.stranger().refused("POST", "/accounts", {"name": name, **body})
    assert (taken.status, taken.code) == (409, "name-taken")
    assert served.stranger().refused("POST", "/guests", {"name": name}).code == "name-taken"
    eve = served.guest("Eve")
    assert eve.refused("PATCH", "/me", {"name": name}).code == "name-taken"


@pytest.mark.parametrize(("latin", "other"), [("Boba", "Вова"), ("Cocoa", "Сосоа"), ("Kat", "Κατ")])
def test_a_whole_name_of_another_alphabet_may_look_the_same(latin: str, other: str) -> None:
    assert look(latin) == look(other)
    assert look("Renée") != look("Renee")
    assert look("Ann") != look("Anna")


def test_a_name_keeps_to_one_alphabet(served: Served) -> None:
    mixed = served.stranger().refused("POST", "/guests", {"name": "\u0410nn"})
    assert (mixed.status, mixed.code) == (422, "mixed-name")
    for name in ("Анна", "さくら 桜子", "Łukasz Ø", "Νίκη", "Bo 🎲", "李 Li"):
        assert clean_name(name) == name


def test_a_guest_with_the_name_of_a_new_account_gets_a_number(served: Served) -> None:
    guest = served.guest("Vera W.")
    table = guest.table(ME, {"kind": "open"}, manners={"public": True})
    served.stranger().post("/accounts", {"name": "Vera W.", "password": PASSWORD})
    assert guest.get("/me")["name"] == "Vera W. 2"
    assert guest.see(table)["table"]["seats"][0]["name"] == "Vera W. 2"
    body = {"name": "Wilma W.", "password": PASSWORD, "token": True}
    Guest(served, served.stranger().post("/accounts", body)).ask(
        "PATCH", "/me", {"name": "Vera W. 2"}
    )
    assert guest.get("/me")["name"] == "Vera W. 2 2"


def test_two_at_a_table_who_look_alike_are_told_apart(served: Served) -> None:
    ann = served.guest("Ann Il")
    table = ann.table(ME, {"kind": "beside", "name": "Ann ll"}, {"kind": "open"})
    seats = ann.see(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann Il 1", "Ann ll 2", ""]


@pytest.mark.files
def test_accounts_of_an_older_database_that_look_alike_are_told_apart(tmp_path: Path) -> None:
    """The later one gets a number, and still signs in by the name it knows."""
    store = Store(f"sqlite:///{tmp_path / 'saloon.db'}")
    config = migrations()
    password = PasswordHasher().hash(PASSWORD)
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, looks.down_revision)
        for created, name in enumerate(("Ida One", "Ida 0ne")):
            connection.exec_driver_sql(
                "INSERT INTO persons (id, name, account, password, lang, created, seen, deleted)"
                " VALUES (?, ?, ?, ?, 'en', ?, 0, 0)",
                (name, name, name.lower(), password, created),
            )
    store.close()
    with serving(tmp_path) as served:
        for name, shown in (("Ida One", "Ida One"), ("Ida 0ne", "Ida 0ne 2"), ("Ida 0ne 2",) * 2):
            body = {"name": name, "password": PASSWORD, "token": True}
            assert served.stranger().post("/sessions", body)["name"] == shown


@pytest.mark.parametrize(
    "name",
    [
        *(" ", "\u202e", "a\x00b", "—", "\u200b", "\u2800", "\u3164", "\u115f", "\ufe0f"),
        *("\u0301", "A\u3164", "\U0001d159", ".", "\u13a0"),
    ],
)
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


@pytest.mark.files
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


def test_whoever_signs_out_or_is_called_otherwise_keeps_a_name_at_the_table(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(ME, BESIDE, manners={"public": True})
    people = served.house.people

    async def read_anew() -> str:
        reading = asyncio.create_task(people.renamed({ann.id}))
        await asyncio.sleep(0)  # it has begun, and nothing is read yet
        meanwhile = people.name(ann.id)
        await reading
        return meanwhile

    assert served.run(read_anew()) == "Ann"
    ann.ask("DELETE", "/sessions")
    assert ben.see(table)["table"]["seats"][0]["name"] == "Ann"


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


@pytest.mark.files
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


def test_who_was_deleted_without_an_answer_is_out(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, write = served.guest("Ann"), served.house.store.write
    table = ann.table(ME, BESIDE, manners={"public": True})

    async def write_in_silence(*others: Any, **more: Any) -> None:
        await write(*others, **more)
        raise StoreError

    assert ann.get("/me")["name"] == "Ann"
    with monkeypatch.context() as patch:
        patch.setattr(served.house.store, "write", write_in_silence)
        assert ann.refused("DELETE", "/me").code == "store-trouble"
    assert ann.refused("GET", "/me").code == "not-signed-in"
    served.run(sweep(served.house))
    assert served.guest("Eve").see(table)["table"]["seats"][0]["absent"] == "resigned"


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
    third = eve.get(f"/tables/{table}/frames", seat=0, first=3, most=1)
    assert third["frames"][0]["view"]["seat"] == 0
    last = eve.get(f"/tables/{table}/frames", seat=1, first=third["last"])["frames"]
    assert [frame["view"]["phase"] for frame in last] == ["over"]
    beyond = eve.refused("GET", f"/tables/{table}/frames", first=third["last"] + 1)
    assert (beyond.status, beyond.code) == (404, "no-such-step")
    kept = eve.post("/records", eve.get(f"/tables/{table}/record"))
    again = eve.get(f"/records/{kept['id']}/frames", seat=0, first=3, most=1)
    assert again["frames"] == third["frames"]
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


@pytest.mark.files
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


BOT = {"kind": "bot", "bot": "random"}


def played_by_two(ann: Guest, bo: Guest) -> str:
    """Play a game of two people to its end."""
    made = ann.post("/tables", {"game": SAMPLE, "seats": [ME, {"kind": "open"}]})
    table = str(made["table"]["id"])
    bo.put(f"/tables/{table}/seats/1", ME, invite=made["invite"])
    for _ in range(3000):
        for guest in (ann, bo):
            now = guest.now(table)
            if now["result"]:
                return table
            if now["moves"]:
                guest.move(table, now["moves"][0]["move"], position=now["position"])
    raise AssertionError("the game did not end")


def test_games_go_to_research_where_all_at_the_table_agree(served: Served, tmp_path: Path) -> None:
    ann, bo = served.guest("Ann Giver"), served.guest("Bo Giver")
    for seats in ((ME, BOT), (ME, BESIDE), (ME, ME)):
        table = ann.table(*seats)
        finish(ann, table, (0,) if seats[1] is BOT else (0, 1))
    played_by_two(ann, bo)
    running = ann.table(ME, BOT)

    def games() -> list[Any]:
        return [json.loads(line) for line in given(served.house.settings.database).splitlines()]

    assert games() == [], "nobody was asked yet"
    assert ann.get("/me").get("for_research", False) is False
    assert ann.ask("PATCH", "/me", {"for_research": True})["for_research"]
    assert [game["people"] for game in games()] == [[True, False]], "Bo did not agree, nor Aunt Bo"
    bo.ask("PATCH", "/me", {"for_research": True})
    assert bo.get("/me/data")["person"]["for_research"] is True
    both = games()
    assert sorted(game["people"] for game in both) == [[True, False], [True, True]]
    told = json.dumps(both)
    assert not any(word in told for word in (ann.id, bo.id, "Giver", running))
    exported(served, tmp_path, 2)
    with np.load(tmp_path / f"{SAMPLE}-2.npz") as data:
        assert data["game"].max() == 1
        assert set(data["person"].tolist()) == {0, 1}
    assert "had agreed" in (tmp_path / "CARD.md").read_text("utf-8")
    bo.ask("PATCH", "/me", {"for_research": False})
    assert len(games()) == 1, "whoever stops is asked again"
    ann.ask("DELETE", "/me")
    assert games() == [], "whoever is gone gives nothing"
    exported(served, tmp_path, 0)
    assert [file.name for file in tmp_path.iterdir()] == ["CARD.md"], "nothing of before is left"


def exported(served: Served, folder: Path, games: int) -> None:
    command = [sys.executable, "-m", "saloon.cli", "export", str(folder)]
    done = subprocess.run(
        [*command, "--db", served.house.settings.database],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"{games}\n"), done.stderr


def test_a_wish_that_began_before_another_one_does_not_undo_it(served: Served) -> None:
    ann = served.guest("Dee Giver")
    ann.ask("PATCH", "/me", {"for_research": True, "always_ask": True})
    people = served.house.people
    assert ann.get("/me")["for_research"]
    (before,) = [each for each in people.known.values() if each.id == ann.id]
    ann.ask("PATCH", "/me", {"for_research": False})
    served.run(people.change(before, None, "de"))
    person = ann.get("/me/data")["person"]
    assert (person["lang"], person["for_research"]) == ("de", False)
    assert ann.id in people.always_ask


def test_an_account_keeps_the_guests_consent(served: Served) -> None:
    ann = served.guest("Cy Giver")
    ann.ask("PATCH", "/me", {"for_research": True})
    body = {"name": "Cy Giver", "password": PASSWORD, "token": True}
    assert Guest(served, ann.post("/accounts", body)).get("/me")["for_research"]
    assert served.stranger().post("/sessions", body)["for_research"]
