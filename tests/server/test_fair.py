"""Fair draws over the wire: commitment, promises, nonces, the deal; and takebacks over draws."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Unpack

import pytest
from sqlalchemy import text

from saloon.games import GAMES
from saloon.kernel import CHANCE
from saloon.records import FairChance, Notes, Play, Record, compare, dumps, loads, seal_of, verify
from saloon.server.store.engine import opened
from saloon.server.store.journal import Change, set_up_again, told_log
from saloon.server.store.rows import ChangeData, EntryRow, TakenBack
from saloon.server.table.table import Table
from saloon.server.table.undo import last_decision
from tests.server.databases import here
from tests.server.served import Guest, Json, Served, finish, serving

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
DAYS = {"kind": "days", "days": 2}
PUBLIC = {"public": True}


def nonce(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def sealed(name: str) -> Json:
    """Sit down with a promise."""
    return {**ME, "seal": seal_of(nonce(name))}


def give(guest: Guest, table: str, name: str) -> None:
    guest.post(f"/tables/{table}/nonce", {"nonce": nonce(name).hex()})


def table_view(guest: Guest, table: str) -> Json:
    shown: Json = guest.see(table)["table"]
    return shown


def record_of(guest: Guest, table: str) -> Record:
    answer = guest.client.get(f"/api/tables/{table}/record")
    record = loads(answer.content)
    verify(GAMES[record.game], record)
    return record


def two(served: Served, **more: Any) -> tuple[Guest, Guest, str]:
    """Two people who have promised, at a table that starts when it is full."""
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(sealed("ann"), OPEN, manners=PUBLIC, **more)
    ben.put(f"/tables/{table}/seats/1", sealed("ben"))
    return ann, ben, table


@pytest.mark.real_chance
def test_every_table_has_a_secret_of_its_own(served: Served) -> None:
    ann = served.guest("Ann")
    tables = [ann.table(ME, BOT) for _ in range(3)]
    assert len({table_view(ann, table)["commitment"] for table in tables}) == 3


def test_play_now_is_dealt_when_the_nonce_is_in(served: Served) -> None:
    """The answer has the commitment; nothing is dealt before the client has sent its nonce."""
    ann = served.guest("Ann")
    made = ann.post("/tables", {"game": "katzenjammer", "seats": [sealed("now"), BOT, BOT]})
    shown = made["table"]
    table = shown["id"]
    assert shown["sealing"]["missing"] == [0]
    assert (shown["status"], ann.see(table)["now"]) == ("open", None)
    assert [seat["adds"] for seat in shown["seats"]] == ["sealed", "nothing", "nothing"]
    give(ann, table, "now")
    assert table_view(ann, table)["status"] == "running"
    assert table_view(ann, table)["commitment"] == shown["commitment"]
    finish(ann, table)
    record = record_of(ann, table)
    assert record.nonces == (nonce("now").hex(), "", "")
    assert record.seals == (seal_of(nonce("now")), "", "")
    compare(record, Notes(shown["commitment"], record.seals, {0: nonce("now").hex()}))
    proof = ann.get(f"/tables/{table}/check")
    assert (proof["ok"], proof["seals"]) == (True, list(record.seals))
    assert hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest() == shown["commitment"]


def test_no_card_is_dealt_before_every_promised_nonce_is_in(served: Served) -> None:
    ann, ben, table = two(served)
    shown = table_view(ann, table)
    assert shown["sealing"]["missing"] == [0, 1]
    assert [seat["seal"] for seat in shown["seats"]] == [
        seal_of(nonce("ann")),
        seal_of(nonce("ben")),
    ]
    with ann.stream(table) as stream:
        stream.next()
        give(ben, table, "ben")
        told = stream.next()
        assert (told["kind"], told["seat"]) == ("added", 1)
        assert told["table"]["sealing"]["missing"] == [0]
        assert told["table"]["seats"][1]["nonce"] == nonce("ben").hex()
        assert ben.see(table)["now"] is None
        give(ann, table, "ann")
        assert [stream.next()["kind"] for _ in range(3)] == ["added", "start", "play"]


def test_the_host_may_call_for_the_nonces(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(sealed("ann"), OPEN, manners={"public": True, "starts": "host"})
    assert ann.refused("POST", f"/tables/{table}/start").code == "seats-open"
    ben.put(f"/tables/{table}/seats/1", sealed("ben"))
    assert table_view(ben, table)["sealing"] is None
    early = ben.refused("POST", f"/tables/{table}/nonce", {"nonce": nonce("ben").hex()})
    assert early.code == "not-now"
    ann.post(f"/tables/{table}/start")
    assert ann.refused("POST", f"/tables/{table}/start").code == "not-sealed"
    give(ann, table, "ann")
    give(ben, table, "ben")
    assert table_view(ben, table)["status"] == "running"


def test_whoever_promises_nothing_adds_nothing(served: Served) -> None:
    """Simple bots go on as before; the house makes no nonce for anybody."""
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(ME, OPEN, {"kind": "beside", "name": "Cy"}, manners=PUBLIC)
    ben.put(f"/tables/{table}/seats/1", ME)
    shown = table_view(ann, table)
    assert shown["status"] == "running"
    assert [(each["adds"], each["nonce"]) for each in shown["seats"]] == [("nothing", None)] * 3


def test_a_nonce_comes_after_the_commitment_and_fits_its_seal(served: Served) -> None:
    ann = served.guest("Ann")
    given = {**ME, "nonce": nonce("ann").hex()}
    refused = ann.refused("POST", "/tables", {"game": "katzenjammer", "seats": [given, BOT]})
    assert (refused.status, refused.code) == (422, "commitment-first")
    ann, _, table = two(served)
    wrong = {"nonce": nonce("other").hex()}
    assert ann.refused("POST", f"/tables/{table}/nonce", wrong).code == "wrong-nonce"
    both = {**sealed("ann"), "nonce": nonce("ann").hex()}
    assert ann.refused("PUT", f"/tables/{table}/seats/0", both).code == "malformed"
    for bad in ("", "0", "xy", "AB", "00" * 65):
        door = f"/tables/{table}/nonce"
        assert ann.refused("POST", door, {"nonce": bad}).code == "malformed"
    for bad in ("", "00" * 31, "00" * 33, "zz" * 32):
        assert ann.refused("POST", f"/tables/{table}/seal", {"seal": bad}).code == "malformed"
    eve = served.guest("Eve")
    own = {"nonce": nonce("ann").hex()}
    assert eve.refused("POST", f"/tables/{table}/nonce", own).code == "not-your-seat"
    elsewhere = {**own, "seat": 1}
    assert ann.refused("POST", f"/tables/{table}/nonce", elsewhere).code == "not-your-seat"
    assert table_view(ann, table)["sealing"]["missing"] == [0, 1]


def test_the_same_nonce_again_changes_nothing(served: Served) -> None:
    """Two tabs of one person, or an answer that was lost; also after the deal."""
    ann, ben, table = two(served)
    give(ann, table, "ann")
    give(ann, table, "ann")
    give(ben, table, "ben")
    number = table_view(ann, table)["seats"]
    give(ann, table, "ann")
    assert table_view(ann, table)["seats"] == number
    other = {"nonce": nonce("other").hex()}
    assert ann.refused("POST", f"/tables/{table}/nonce", other).code == "already-started"


def test_getting_up_calls_the_start_off_for_all_to_see(served: Served) -> None:
    """Nobody sees the others' nonces and then chooses anew without everyone choosing anew."""
    ann, ben, table = two(served)
    give(ann, table, "ann")
    with ann.stream(table) as stream:
        stream.next()
        ben.put(f"/tables/{table}/seats/1", OPEN)
        told = stream.next()
        assert (told["kind"], told["seat"]) == ("unsealed", 1)
    shown = table_view(ann, table)
    assert (shown["sealing"], shown["called_off"]) == (None, 1)
    assert (shown["seats"][0]["adds"], shown["seats"][0]["nonce"]) == ("owed", None)
    ben.put(f"/tables/{table}/seats/1", sealed("ben 2"))
    assert table_view(ann, table)["sealing"] is None
    ann.post(f"/tables/{table}/seal", {"seal": seal_of(nonce("ann 2"))})
    assert table_view(ann, table)["sealing"]["missing"] == [0, 1]
    give(ann, table, "ann 2")
    give(ben, table, "ben 2")
    assert table_view(ann, table)["commitment"] == shown["commitment"]
    assert table_view(ann, table)["status"] == "running"


def test_a_lost_nonce_is_promised_anew_by_all(served: Served) -> None:
    ann, ben, table = two(served)
    give(ann, table, "ann")
    ben.post(f"/tables/{table}/seal", {"seal": seal_of(nonce("ben 2"))})
    shown = table_view(ann, table)
    assert [seat["adds"] for seat in shown["seats"]] == ["owed", "sealed"]
    late = ann.refused("POST", f"/tables/{table}/nonce", {"nonce": nonce("ann").hex()})
    assert late.code == "not-now"
    ann.post(f"/tables/{table}/seal", {"seal": seal_of(nonce("ann 2"))})
    give(ben, table, "ben 2")
    give(ann, table, "ann 2")
    assert table_view(ann, table)["status"] == "running"


def test_the_host_frees_a_silent_chair(served: Served) -> None:
    ann, _, table = two(served)
    give(ann, table, "ann")
    ann.put(f"/tables/{table}/seats/1", OPEN)
    assert table_view(ann, table)["called_off"] == 1
    ann.put(f"/tables/{table}/seats/1", BOT)
    assert table_view(ann, table)["status"] == "open"
    ann.post(f"/tables/{table}/seal", {"seal": seal_of(nonce("ann 2"))})
    give(ann, table, "ann 2")
    assert table_view(ann, table)["status"] == "running"


def test_a_restart_between_promise_and_nonce_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann, ben, table = two(served)
        give(ben, table, "ben")
        before = table_view(ann, table)
    with serving(tmp_path) as served:
        ann, ben = Guest(served, ann.person), Guest(served, ben.person)
        assert table_view(ann, table) == before
        give(ann, table, "ann")
        assert table_view(ben, table)["status"] == "running"
        assert [seat["nonce"] for seat in table_view(ben, table)["seats"]] == [
            nonce("ann").hex(),
            nonce("ben").hex(),
        ]


def test_where_people_take_days_a_nonce_is_given_at_once(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table(sealed("ann"), OPEN, manners=PUBLIC, pace=DAYS)
    give(ann, table, "ann")
    assert table_view(ann, table)["seats"][0]["adds"] == "open"
    other = {"nonce": nonce("other").hex()}
    assert ann.refused("POST", f"/tables/{table}/nonce", other).code == "already-added"
    ben.put(f"/tables/{table}/seats/1", {**ME, "nonce": nonce("ben").hex()})
    shown = table_view(ben, table)
    assert (shown["status"], shown["sealing"]) == ("running", None)
    assert [seat["adds"] for seat in shown["seats"]] == ["open", "open"]


def test_a_rematch_has_a_new_commitment_and_a_new_promise(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(sealed("one"), BOT)
    give(ann, table, "one")
    finish(ann, table)
    seal = seal_of(nonce("two"))
    again = ann.post(f"/tables/{table}/rematch", {"seal": seal})["table"]
    assert again["commitment"] != table_view(ann, table)["commitment"]
    assert (again["status"], again["sealing"]["missing"]) == ("open", [0])
    give(ann, again["id"], "two")
    assert table_view(ann, again["id"])["status"] == "running"


def test_a_rematch_needs_no_body(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BOT)
    finish(ann, table)
    answer = ann.client.post(f"/api/tables/{table}/rematch")
    assert (answer.status_code, answer.json()["table"]["status"]) == (201, "running")


def test_the_secret_is_nowhere_before_the_end(served: Served) -> None:
    ann, ben, table = two(served)
    secret = served.house.tables[table].plan.secret.hex()
    heard: list[str] = []
    with ann.stream(table) as stream:
        stream.next()
        give(ann, table, "ann")
        give(ben, table, "ben")
        stream.until("play")
        heard += stream.heard
    for path in ("", "/events", "/record", "/check", "/story"):
        heard.append(ann.client.get(f"/api/tables/{table}{path}").text)
    heard += [ann.client.get(f"/api/{path}").text for path in ("tables", "me/tables", "me/data")]
    assert all(secret not in text for text in heard)


# Takebacks


def held(served: Served, table: str) -> Table:
    return served.house.tables[table]


def to_a_draw(served: Served, people: list[Guest], table: str) -> int:
    """Play until a decision of which all know was followed by a draw; give its seat."""
    for _ in range(200):
        play = held(served, table).play
        assert play is not None
        decisions = [place for place, entry in enumerate(play.log) if entry.asked]
        if decisions:
            last = decisions[-1]
            seat = play.log[last].seat
            drew = any(entry.seat == CHANCE for entry in play.log[last:])
            if drew and last_decision(play, seat) == last:
                return seat
        mover = next(guest for guest in people if guest.now(table)["moves"])
        mover.move(table, mover.now(table)["moves"][-1]["move"])
        served.wait_idle()
    raise AssertionError("nothing was drawn after a decision")


def test_a_draw_that_was_seen_is_never_used_again(tmp_path: Path) -> None:
    """Also after a restart; the record proves the draws that were taken back."""
    with serving(tmp_path) as served:
        people = list(two(served)[:2])
        table = next(iter(served.house.tables))
        give(people[0], table, "ann")
        give(people[1], table, "ben")
        seat = to_a_draw(served, people, table)
        play = held(served, table).play
        assert play is not None
        assert isinstance(play.chance, FairChance)
        drawn = play.chance.drawn
        request = people[seat].post(f"/tables/{table}/takeback")["number"]
        answer = {"agree": True, "request": request}
        people[1 - seat].post(f"/tables/{table}/takeback/answer", answer)
        left = sum(entry.seat == CHANCE for entry in play.log)
        assert left < drawn == play.chance.drawn
    with serving(tmp_path) as served:
        people = [Guest(served, guest.person) for guest in people]
        people[0].see(table)
        play = held(served, table).play
        assert play is not None
        assert isinstance(play.chance, FairChance)
        assert play.chance.drawn == drawn
        for _ in range(2000):
            mover = next((each for each in people if each.now(table)["moves"]), None)
            if mover is None:
                break
            mover.move(table, mover.now(table)["moves"][0]["move"])
            served.wait_idle()
        record = record_of(people[0], table)
        assert verify(GAMES[record.game], record) > len(
            [entry for entry in play.log if entry.seat == CHANCE]
        )
        compare(record, Notes(takebacks=[seat]))
        told = people[0].get(f"/tables/{table}/story")["entries"]
        back = [entry for entry in told if entry["back"] is not None]
        assert [entry["say"] for entry in back] == [[["taken-back", {"seat": seat}, ""]]]
        first = told.index(back[0])
        frames = people[0].get(f"/tables/{table}/frames", first=first + 1, most=1)["frames"]
        again = people[0].get(f"/tables/{table}/frames", first=back[0]["back"], most=1)["frames"]
        assert frames == again
        assert dumps(record) == people[1].client.get(f"/api/tables/{table}/record").text


def changed(number: int, kind: str, seat: int | None = None, **data: Unpack[ChangeData]) -> Change:
    return Change(number, 0, kind, seat, data)


def kept(seat: int, move: str) -> EntryRow:
    return seat, move, seat != CHANCE, []


def test_a_record_keeps_what_was_taken_back_by_consent_alone() -> None:
    changes = [
        changed(1, "play", entries=[kept(0, "a"), kept(CHANCE, "b")]),
        changed(2, "undo", 0, to=0, kept=True),
        changed(3, "play", entries=[kept(0, "c")]),
        changed(4, "undo", 0, to=0, kept=False),
        changed(5, "play", entries=[kept(0, "d")]),
    ]
    told = [each if isinstance(each, TakenBack) else each[1] for each in told_log(changes)]
    assert told == ["a", "b", TakenBack(0, 0), "d"]


def test_alone_nobody_makes_a_takeback_disappear(stopped: Served) -> None:
    """Whoever goes back behind what all took back leaves it in the record."""
    ann = stopped.guest("Ann")
    table = ann.table(ME, {"kind": "beside", "name": "Bo"}, game="gadshill")
    mine = held(stopped, table)
    mine.seam = 10**6
    for _ in range(60):
        seat = next(each for each in (0, 1) if ann.now(table, seat=each)["moves"])
        for each in (0, 1):
            if ann.now(table, seat=each)["undo"]:
                ann.post(f"/tables/{table}/undo", {"seat": each})
                (told,) = ann.get(f"/tables/{table}/events", after=mine.number - 1)["events"]
                assert (told["kind"], told["kept"]) == ("undo", True)
                assert mine.seam == told["to"]
                return
        ann.move(table, ann.now(table, seat=seat)["moves"][0]["move"], seat=seat)
        stopped.pass_time(1.0)
    raise AssertionError("nothing could be undone")


def test_a_game_begun_before_seals_goes_on_and_verifies(tmp_path: Path) -> None:
    """Its nonces were made by the house, and no seat is shown as having added one."""
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        table = ann.table(sealed("old"), BOT, pace=DAYS)
        give(ann, table, "old")
    engine = opened(here.url(tmp_path / "saloon.db"), 1.0)
    with engine.begin() as database:
        database.execute(text("update changes set data = '{}' where kind = 'start'"))
        database.execute(text("update seats set seal = null"))
    engine.dispose()
    with serving(tmp_path) as served:
        ann = Guest(served, ann.person)
        assert [seat["adds"] for seat in table_view(ann, table)["seats"]] == ["nothing", "nothing"]
        finish(ann, table)
        record = record_of(ann, table)
        assert (record.version, record.seals) == (1, None)
        assert record.nonces == (nonce("old").hex(), "")
        assert ann.get(f"/tables/{table}/check")["seals"] is None


def test_draws_taken_back_before_they_were_kept_are_counted_as_then() -> None:
    """An older server drew the same again: such a game must go on with the same numbers."""
    game = GAMES["katzenjammer"]
    play = Play(game, 2, {}, FairChance(bytes(32), [b"", b""]))
    play.advance()
    rows = [kept(entry.seat, entry.move) for entry in play.log]
    for old, drawn in ((False, len(rows) - 3), (True, len(rows))):
        again = Play(game, 2, {}, FairChance(bytes(32), [b"", b""]))
        changes = [
            changed(1, "play", entries=rows),
            changed(2, "undo", 0, to=len(rows) - 3),
        ]
        if old:
            changes[1].data["kept"] = True
        set_up_again(again, changes)
        assert isinstance(again.chance, FairChance)
        assert (again.chance.drawn, len(again.log)) == (drawn, len(rows) - 3)


@pytest.fixture
def three(stopped: Served) -> tuple[list[Guest], str]:
    people = [stopped.guest(name) for name in ("Ann", "Ben", "Cy")]
    table = people[0].table(ME, OPEN, OPEN, manners=PUBLIC)
    for seat in (1, 2):
        people[seat].put(f"/tables/{table}/seats/{seat}", ME)
    return people, table


def moved(people: list[Guest], table: str) -> tuple[Guest, list[Guest], Json]:
    """Let whoever is on turn move; give them, the others, and what was seen before."""
    mover = next(guest for guest in people if guest.now(table)["moves"])
    before = mover.now(table)
    mover.move(table, before["moves"][-1]["move"])
    return mover, [guest for guest in people if guest is not mover], before


def test_somebody_whose_seat_a_bot_plays_for_now_is_asked(
    three: tuple[list[Guest], str], stopped: Served
) -> None:
    people, table = three
    mover, (away, other), before = moved(people, table)
    next_up = next((guest for guest in (away, other) if guest.now(table)["moves"]), None)
    if next_up is away:
        away, other = other, away
    away.post(f"/tables/{table}/leave")
    request = mover.post(f"/tables/{table}/takeback")["number"]
    answer = {"agree": True, "request": request}
    other.post(f"/tables/{table}/takeback/answer", answer)
    assert mover.now(table)["takeback"]["missing"] == [away.see(table)["mine"][0]]
    assert mover.now(table)["view"] != before["view"]
    away.post(f"/tables/{table}/takeback/answer", answer)
    assert mover.now(table)["view"] == before["view"]
    stopped.wait_idle()


def test_consent_is_bound_to_the_request(three: tuple[list[Guest], str]) -> None:
    """A asks and B asks over it: C's yes for A does not count for B."""
    people, table = three
    first, _, _ = moved(people, table)
    second, _, _ = moved(people, table)
    third = next(guest for guest in people if guest not in (first, second))
    request = first.post(f"/tables/{table}/takeback")["number"]
    assert second.refused("POST", f"/tables/{table}/takeback", {}).code == "already-asked"
    first.post(f"/tables/{table}/takeback/answer", {"agree": False, "request": request})
    other = second.post(f"/tables/{table}/takeback")["number"]
    late = {"agree": True, "request": request}
    assert third.refused("POST", f"/tables/{table}/takeback/answer", late).code == "other-request"
    assert len(third.now(table)["takeback"]["missing"]) == 2
    third.post(f"/tables/{table}/takeback/answer", {"agree": True, "request": other})
    assert len(third.now(table)["takeback"]["missing"]) == 1


def test_a_move_ends_a_request(three: tuple[list[Guest], str]) -> None:
    people, table = three
    first, others, _ = moved(people, table)
    request = first.post(f"/tables/{table}/takeback")["number"]
    moved(people, table)
    assert first.now(table)["takeback"] is None
    late = {"agree": True, "request": request}
    door = f"/tables/{table}/takeback/answer"
    assert others[0].refused("POST", door, late).code == "nothing-asked"
