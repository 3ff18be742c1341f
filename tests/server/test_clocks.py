"""Clocks and pauses, with time turned by hand: nothing here waits for the real one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from saloon.server.store.alive import keep_open
from saloon.server.table.clocks import DAY, Clocks, fresh
from saloon.server.wire.tables import Days, Live, Untimed
from tests.server.served import Guest, HandClock, Json, Served, miss_a_beat, serving

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}
LIVE = {"kind": "live", "bank": 60, "increment": 5}


def to_move(guest: Guest, table: str) -> tuple[int, Json]:
    """Find which of two seats is asked, and what it sees."""
    for seat in (0, 1):
        now = guest.now(table, seat=seat)
        if now["moves"]:
            return seat, now
    raise AssertionError("nobody is asked")


def test_a_bank_runs_only_for_those_who_are_waited_for() -> None:
    clocks = fresh(Live(60, 5), 2)
    clocks.turn((0,), 100.0)
    assert clocks.remaining(110.0) == [50_000, 60_000]
    clocks.turn((1,), 110.0, (0,))
    assert clocks.remaining(110.0) == [55_000, 60_000]
    assert clocks.runs_out(1) == 170.0
    assert clocks.remaining(500.0) == [55_000, 0]


def test_days_start_anew_with_each_turn() -> None:
    clocks = fresh(Days(2), 2)
    clocks.turn((0, 1), 0.0)
    clocks.turn((1,), 3600.0, (0,))
    assert clocks.remaining(3600.0) == [2 * DAY, 2 * DAY - 3_600_000]
    clocks.turn((0,), 7200.0, (1,))
    clocks.turn((1,), 7300.0, (0,))
    assert clocks.remaining(7300.0)[1] == 2 * DAY


def test_my_time_is_that_of_whichever_of_my_seats_is_waited_for() -> None:
    clocks = fresh(Live(60, 5), 3)
    clocks.turn((0, 1), 0.0)
    clocks.turn((1, 2), 10.0, (0,))
    assert clocks.least((0, 1, 2), 20.0) == 40_000
    assert clocks.least((0, 2), 20.0) == 50_000
    assert clocks.least((0,), 20.0) is None
    assert fresh(Untimed(), 2).least((0, 1), 0.0) is None


def test_a_list_of_my_tables_says_what_is_left_to_me(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    ann.table(ME, BESIDE, pace={"kind": "days", "days": 2})
    stopped.pass_time(3600)
    (mine,) = ann.get("/me/tables")
    assert mine["left"] == 2 * DAY - 3_600_000


def test_days_off_come_before_the_time_for_a_move() -> None:
    clocks = fresh(Days(2, 5), 2)
    clocks.turn((0,), 0.0)
    clocks.take_off(0, 3, 3600.0)
    assert clocks.remaining(3600.0)[0] == 5 * DAY - 3_600_000
    clocks.take_off(1, 3, 3600.0)
    clocks.turn((1,), 3600.0 + 86_400, (0,))
    assert clocks.remaining(3600.0 + 86_400) == [4 * DAY, 4 * DAY]
    clocks.turn((0,), 90 * 86_400.0, (1,))
    assert clocks.remaining(90 * 86_400.0)[0] == 2 * DAY
    assert [clocks.days_off(seat) for seat in (0, 1)] == [2, 2]
    assert fresh(Live(60, 5), 2).days_off(0) == 0


def test_days_off_are_taken_at_all_tables_that_allow_them(tmp_path: Path) -> None:
    """As many as each allows; they outlive the server, and a bot waits until they are over."""
    clock = HandClock()
    with serving(tmp_path, clock) as first:
        ann = first.guest("Ann")
        paces: list[Json] = [
            {"kind": "days", "days": 2, "holidays": 7},
            {"kind": "days", "days": 2, "holidays": 3},
            {"kind": "days", "days": 2},
            LIVE,
        ]
        tables = [ann.table(ME, BESIDE, pace=pace) for pace in paces]
        taken = ann.post("/me/holiday", {"days": 5})
        assert {each["table"]: each["days"] for each in taken} == {tables[0]: 5, tables[1]: 3}
        mine = {each["id"]: each for each in ann.get("/me/tables")}
        assert [mine[table]["left"] for table in tables[:3]] == [7 * DAY, 5 * DAY, 2 * DAY]
        assert [mine[table]["holidays"] for table in tables] == [2, 0, 0, 0]
        first.run(first.house.beat())
        person = ann.person
    clock.timers.clear()
    with serving(tmp_path, clock) as second:
        ann = Guest(second, person)
        second.pass_time(4.5 * 86_400)
        taken = ann.post("/me/holiday", {"days": 60})
        assert taken == [{"table": tables[0], "days": 2}]
        mine = {each["id"]: each for each in ann.get("/me/tables")}
        assert mine[tables[0]]["left"] == 4.5 * DAY
        assert ann.refused("POST", "/me/holiday", {"days": 1}).code == "no-days-off"
        seat, _ = to_move(ann, tables[0])
        second.pass_time(4.4 * 86_400)
        assert ann.see(tables[0])["table"]["seats"][seat]["absent"] is None
        second.pass_time(0.1 * 86_400)
        assert ann.see(tables[0])["table"]["seats"][seat]["absent"] == "time"


def test_those_who_follow_a_table_see_its_clocks_stand(stopped: Served) -> None:
    ann, bo = stopped.guest("Ann"), stopped.guest("Bo")
    pace = {"kind": "days", "days": 2, "holidays": 7}
    table = ann.table(ME, {"kind": "open"}, pace=pace, manners={"public": True})
    bo.put(f"/tables/{table}/seats/1", ME)
    with bo.stream(table) as stream:
        stream.until("snapshot")
        ann.post("/me/holiday", {"days": 3})
        told = stream.until("snapshot")
    mover = told["now"]["waiting"][0]
    assert told["now"]["clocks"][mover] == (5 * DAY if mover == 0 else 2 * DAY)


def test_without_a_clock_nothing_runs() -> None:
    clocks: Clocks = fresh(Untimed(), 3)
    clocks.turn((0, 1), 5.0, (2,))
    assert not clocks.timed
    assert clocks.left == [0, 0, 0]


def test_a_seat_out_of_time_is_played_by_a_bot_and_can_be_taken_back(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    table = ann.table(ME, BESIDE, pace=LIVE)
    seat, now = to_move(ann, table)
    assert now["clocks"] == [60_000, 60_000]
    stopped.pass_time(59)
    assert ann.now(table, seat=seat)["clocks"][seat] == 1_000
    assert ann.see(table)["table"]["seats"][seat]["absent"] is None
    stopped.pass_time(2)
    place = ann.see(table)["table"]["seats"][seat]
    assert (place["absent"], place["bot"]) == ("time", "regular")
    stopped.wait_idle()
    assert ann.now(table, seat=seat)["position"] > now["position"]
    ann.post(f"/tables/{table}/back", {"seat": seat})
    assert ann.now(table, seat=seat)["clocks"][seat] >= 30_000


def test_a_move_stops_the_clock_and_earns_the_increment(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    table = ann.table(ME, BESIDE, pace=LIVE)
    seat, _ = to_move(ann, table)
    stopped.pass_time(10)
    ann.move(table, "pass", seat=seat)
    clocks = ann.now(table, seat=seat)["clocks"]
    assert clocks[seat] == 55_000
    stopped.pass_time(7)
    assert ann.now(table, seat=seat)["clocks"][1 - seat] == 53_000


def test_clocks_go_on_after_a_restart_and_stand_still_in_between(tmp_path: Path) -> None:
    clock = HandClock()
    with serving(tmp_path, clock) as first:
        ann = first.guest("Ann")
        table = ann.table(ME, BESIDE, pace=LIVE)
        seat, _ = to_move(ann, table)
        first.pass_time(20)
        first.run(first.house.beat())
        person = ann.person
    for left in (40, 30):
        clock.day += 3_600_000
        clock.timers.clear()
        with serving(tmp_path, clock) as again:
            ann = Guest(again, person)
            assert ann.now(table, seat=seat)["clocks"][seat] == left * 1000
            again.pass_time(10)
            if left == 30:
                again.pass_time(21)
                assert ann.see(table)["table"]["seats"][seat]["absent"] == "time"


@pytest.mark.parametrize("jump", [-7_200_000, 7_200_000])
def test_a_jump_of_the_wall_clock_changes_nothing(stopped: Served, jump: int) -> None:
    ann = stopped.guest("Ann")
    table = ann.table(ME, BESIDE, pace=LIVE)
    seat, _ = to_move(ann, table)
    stopped.pass_time(5)
    assert isinstance(stopped.clock, HandClock)
    stopped.clock.day += jump
    stopped.pass_time(5)
    assert ann.now(table, seat=seat)["clocks"][seat] == 50_000
    ann.move(table, "pass", seat=seat)
    assert ann.now(table, seat=seat)["clocks"][seat] == 55_000


def test_whoever_lets_others_wait_for_ever_is_replaced(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    table = ann.table(ME, BESIDE)
    seat, _ = to_move(ann, table)
    stopped.pass_time(6 * 86_400)
    assert ann.see(table)["table"]["seats"][seat]["absent"] is None
    stopped.pass_time(2 * 86_400)
    assert ann.see(table)["table"]["seats"][seat]["absent"] == "away"


@pytest.mark.parametrize("jump", [-7_200_000, 7_200_000])
@pytest.mark.parametrize("pace", [LIVE, {"kind": "untimed"}])
def test_a_table_that_is_read_again_does_not_believe_a_jump_of_the_wall_clock(
    tmp_path: Path, jump: int, pace: dict[str, object]
) -> None:
    """The disk refuses a move just after the machine's clock was set."""
    with serving(tmp_path, HandClock(), away_days=20 / 86_400) as served:
        ann = served.guest("Ann")
        table = ann.table(ME, BESIDE, pace=pace)
        seat, _ = to_move(ann, table)
        served.pass_time(5)
        assert isinstance(served.clock, HandClock)
        served.clock.day += jump

        async def lose() -> None:
            served.house.lost(served.house.tables[table])

        served.run(lose())
        if pace is LIVE:
            assert ann.now(table, seat=seat)["clocks"][seat] == 55_000
        ann.see(table)
        served.pass_time(14)
        assert ann.see(table)["table"]["seats"][seat]["absent"] is None
        if pace is not LIVE:
            served.pass_time(2)
            assert ann.see(table)["table"]["seats"][seat]["absent"] == "away"


def test_nobody_is_out_of_time_or_pays_when_the_database_is_just_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock runs out, or a move comes, before the next heartbeat."""
    monkeypatch.setattr("saloon.server.house.house.HEARTBEAT", 3600.0)
    with serving(tmp_path, HandClock()) as served:
        ann = served.guest("Ann")
        table = ann.table(ME, BESIDE, pace=LIVE)
        seat, _ = to_move(ann, table)
        served.pass_time(5)
        served.run(served.house.beat())
        miss_a_beat(served)
        served.pass_time(70)
        assert ann.see(table)["table"]["seats"][seat]["absent"] is None
        assert ann.now(table, seat=seat)["clocks"][seat] == 55_000
        miss_a_beat(served)
        assert isinstance(served.clock, HandClock)
        served.clock.now += 50
        served.clock.day += 50_000
        ann.move(table, "pass", seat=seat)
        assert ann.now(table, seat=seat)["clocks"][seat] == 60_000


def test_what_an_outage_took_is_given_back_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two find out at once when nobody was served."""
    monkeypatch.setattr("saloon.server.house.house.HEARTBEAT", 3600.0)
    with serving(tmp_path, HandClock()) as served:
        house, clock, ann = served.house, served.clock, served.guest("Ann")
        table = ann.table(ME, BESIDE, pace=LIVE)
        seat, _ = to_move(ann, table)
        served.pass_time(20)
        served.run(house.beat())
        served.pass_time(30)

        async def find_out() -> None:
            await keep_open(house.store, clock.wall(), 0)
            await asyncio.gather(house.learn_closed(), house.learn_closed())

        served.run(find_out())
        assert ann.now(table, seat=seat)["clocks"][seat] == 40_000
