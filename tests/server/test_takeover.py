"""One process looks after a table, and another when it is stopped, killed or cut off."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saloon.server.house.house import House
from saloon.server.house.neighbours import join, tend
from saloon.server.store.database import StoreError
from saloon.server.store.journal import read_changes
from saloon.server.table import timers
from tests.server.pairs import BOT, ME, at, deaf, seated
from tests.server.postgres import cluster, shared
from tests.server.process import Player, process
from tests.server.served import Guest, HandClock, miss_a_beat, serving
from tests.waiting import until

KILLS = 4
OUR_BACKENDS = """
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
    """
LIVE = {"kind": "live", "bank": 60, "increment": 5}

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="needs a PostgreSQL of its own"),
    pytest.mark.usefixtures("toy"),
]


def helping(house: House) -> None:
    join(house, helps=True)


def test_a_server_that_stops_sends_its_streams_elsewhere_and_hands_its_tables_over(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as one, ExitStack() as stopping:
        other = stopping.enter_context(serving(tmp_path))
        ann, ben, table = seated(one, other)
        assert other.house.tables[table].tended
        assert not one.house.tables[table].tended
        with ben.stream(table) as his:
            position = his.next()["now"]["position"]
            stopping.close()
            with pytest.raises(ConnectionClosed) as told:
                his.until("never")
            assert told.value.rcvd is not None
            assert told.value.rcvd.code == 1012
        until(lambda: one.house.tables[table].tended, "the first one takes over")
        with at(one, ben).stream(table, after=position) as his:
            assert his.next()["kind"] == "snapshot"
            ann.move(table, "turn", position=position)
            assert his.until("chose")["seat"] == 0


def test_two_who_both_look_after_a_clock_end_it_once(tmp_path: Path) -> None:
    with serving(tmp_path, HandClock()) as one, serving(tmp_path, HandClock()) as other:
        ann, ben, table = seated(one, other, pace=LIVE)

        async def believe() -> None:
            one.house.tables[table].tended = True
            timers.arm(one.house.tables[table])

        def both_away(guest: Guest) -> bool:
            guest.served.pass_time(1)
            seats = guest.see(table)["table"]["seats"]
            return [seat["absent"] for seat in seats] == ["time", "time"]

        one.run(believe())
        with deaf(one), deaf(other):
            for each in (one, other):
                each.pass_time(61)
        assert one.house.metrics.reloads + other.house.metrics.reloads >= 1
        for guest in (ann, ben):
            until(partial(both_away, guest), "bots play on for both")
        changes = one.house.store.read_now(lambda connection: read_changes(connection, table))
    kinds = [change.kind for change in changes]
    assert kinds[kinds.index("start") :].count("table") == 2


def test_clocks_stand_still_at_all_servers_while_there_is_none(tmp_path: Path) -> None:
    clock = HandClock()
    with serving(tmp_path, clock) as one, serving(tmp_path, clock) as other:
        ann, _ben, table = seated(one, other, pace=LIVE)
        person = ann.person
    clock.day += 3_600_000
    clock.timers.clear()
    with serving(tmp_path, clock) as one, serving(tmp_path, clock) as other:
        people = [Guest(each, person) for each in (one, other)]
        assert [each.now(table)["clocks"][0] for each in people] == [60_000, 60_000]


def test_clocks_stand_still_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who moves by one server as soon as it is back is not charged, nor is who waits at another."""
    monkeypatch.setattr("saloon.server.house.house.HEARTBEAT", 3600.0)
    clock = HandClock()
    with serving(tmp_path, clock) as one, serving(tmp_path, clock) as other:
        ann, ben, table = seated(one, other, pace=LIVE)
        for each in (one, other):
            each.run(each.house.beat())
        miss_a_beat(one)
        clock.now += 50
        clock.day += 50_000
        ann.move(table, "turn", position=ann.now(table)["position"])
        other.run(tend(other.house, helps=False))
        until(lambda: ben.now(table)["waiting"] == [1], "the other server has heard")
        assert [each.now(table)["clocks"] for each in (ann, ben)] == [[65_000, 60_000]] * 2


def test_a_helper_takes_tables_with_bots_over_and_a_server_has_them_back(tmp_path: Path) -> None:
    with serving(tmp_path) as one:
        ann = one.guest("Ann")
        with_bot = ann.table(ME, BOT)
        alone = ann.table(ME, {"kind": "beside", "name": "Bo"}, game="odds")
        with serving(tmp_path, change=helping) as helper:
            until(lambda: not one.house.tables[with_bot].tended, "the server has heard")
            assert helper.house.tables[with_bot].tended
            assert one.house.tables[alone].tended
            thoughts = helper.house.thinkers.thoughts

            def bot_thought_there() -> bool:
                now = ann.now(with_bot)
                if now["moves"]:
                    ann.move(with_bot, now["moves"][0]["move"], position=now["position"])
                return helper.house.thinkers.thoughts > thoughts

            until(bot_thought_there, "a bot thinks at the helper")
        until(lambda: one.house.tables[with_bot].tended, "the server looks after it again")


def test_clocks_stand_still_while_a_helper_lives_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.house.house.HEARTBEAT", 3600.0)
    clock = HandClock()

    async def turn() -> None:
        clock.turn(3600)

    with ExitStack() as stopping:
        one = stopping.enter_context(serving(tmp_path, clock))
        ann = one.guest("Ann")
        table = ann.table(ME, BOT, game="odds", pace=LIVE)
        with serving(tmp_path, clock, change=helping) as helper:
            assert helper.house.tables[table].tended
            stopping.close()
            with pytest.raises(StoreError, match="no server"):
                helper.run(helper.house.beat_or_be_away())
            helper.run(turn())
            with serving(tmp_path, clock) as other:
                helper.run(helper.house.beat())
                seen = [Guest(each, ann.person).see(table) for each in (other, helper)]
    assert [each["now"]["clocks"][0] for each in seen] == [60_000, 60_000]


def test_a_server_stops_although_the_database_stands_still(tmp_path: Path) -> None:
    with ExitStack() as frozen, serving(tmp_path) as one:
        one.guest("Ann")
        house = one.house
        house.store.patience = 0.1
        with house.store.engine.connect() as connection:
            processes = list(connection.exec_driver_sql(OUR_BACKENDS).scalars())
        for each in processes:
            os.kill(each, signal.SIGSTOP)
            frozen.callback(os.kill, each, signal.SIGCONT)
        with pytest.raises(StoreError):
            one.run(house.beat_or_be_away())


def test_rules_that_are_not_played_here_are_left_to_others(tmp_path: Path) -> None:
    """As where two versions of the program are on one database."""
    with serving(tmp_path) as one, serving(tmp_path) as other:
        ann, _ben, table = seated(one, other)
        person, name = ann.person, one.house.store.engine.url.database
    assert name is not None
    shared.get().command(name, "UPDATE tables SET rules = rules + 1")
    with serving(tmp_path) as one:
        assert table not in one.house.tables
        move = {"id": "x", "position": 2, "move": "keep"}
        refused = Guest(one, person).refused("POST", f"/tables/{table}/moves", move)
        assert refused.code == "store-trouble"


def test_play_goes_on_when_the_database_was_away(tmp_path: Path) -> None:
    with ExitStack() as running:
        server = running.enter_context(cluster())
        url = server.url("postgres")
        one, other = [running.enter_context(serving(tmp_path, db=url)) for _ in range(2)]
        ann, ben, table = seated(one, other)
        position = ann.now(table)["position"]
        ann.move(table, "turn", position=position, id="kept")
        server.stop("immediate")
        move = {"id": "later", "position": position, "move": "keep"}
        refused = ben.refused("POST", f"/tables/{table}/moves", move)
        assert refused.code == "store-trouble"
        server.start()
        until(lambda: answered(ben, table, move), "play goes on")
        again = ann.move(table, "turn", position=position, id="kept")
        assert again["number"] == position + 1
        number = ben.see(table)["number"]
        until(lambda: ann.see(table)["number"] == number, "they hear of each other again")


def test_nothing_acknowledged_is_lost_or_doubled_when_servers_are_killed_in_turn(
    tmp_path: Path,
) -> None:
    """Every request goes to the other server than the one before it."""
    database = tmp_path / "saloon.db"
    with process(database) as one, process(database) as other, ThreadPoolExecutor(2) as threads:
        players = [Player(one.url, name, others=(other.url,)) for name in ("Ann", "Ben")]
        for player in players:
            player.sit_down()
        playing = [threads.submit(player.play) for player in players]
        for kill in range(KILLS):
            enough = sum(len(player.answers) for player in players) + 3 + kill
            until(lambda: sum(len(each.answers) for each in players) >= enough, "play goes on")  # noqa: B023 - at once
            server = (one, other)[kill % 2]
            server.kill()
            server.start()
        for player in players:
            player.stop.set()
        for each in playing:
            each.result(60)
        moves = sum(player.check(database) for player in players)
    assert moves > KILLS


def answered(guest: Guest, table: str, move: dict[str, object]) -> bool:
    answer = guest.client.post(f"/api/tables/{table}/moves", json=move)
    return answer.is_success
