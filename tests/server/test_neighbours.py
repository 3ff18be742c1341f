"""Several servers on one PostgreSQL: they share all tables."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saloon.server.house import neighbours, sweeping
from saloon.server.house.limits import LIMITS
from saloon.server.house.neighbours import hear_of_table, read_missed, tend
from saloon.server.house.sweeping import let_rest
from saloon.server.store import listening, schema
from saloon.server.store.database import Store, StoreError
from saloon.server.store.engine import form_of
from saloon.server.store.journal import read_changes
from saloon.server.store.migrating import migrate
from saloon.server.store.news import News
from saloon.server.store.notices import (
    Channel,
    Parcel,
    Turn,
    delivered,
    insert_channel,
    take_up,
)
from saloon.server.table import moments, presence, seats
from saloon.server.table.table import Elsewhere, Table
from saloon.server.table.taking_in import move_over
from tests.sample import SAMPLE
from tests.server.pairs import BOT, ME, PUBLIC, at, deaf, moves_of, seated
from tests.server.postgres import database_for
from tests.server.served import Served, serving
from tests.waiting import until, until_so

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="needs a PostgreSQL of its own"),
    pytest.mark.usefixtures("toy"),
]


def test_seats_of_one_table_play_on_two_servers(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    with ann.stream(table) as hers, ben.stream(table) as his:
        position = hers.next()["now"]["position"]
        assert his.next()["now"]["position"] == position
        ann.move(table, "turn", position=position)
        assert his.until("chose")["seat"] == 0
        ben.move(table, "keep", position=position)
        told = hers.until("play")
        assert his.until("play")["number"] == told["number"]
        assert at(other, ann).now(table)["position"] == told["number"]


def test_a_taken_number_is_a_conflict_and_the_table_is_read_on(
    pair: tuple[Served, Served],
) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    with ann.stream(table) as hers, ben.stream(table) as his:
        position = hers.next()["now"]["position"]
        his.next()
        before = other.house.metrics.reloads
        with deaf(other):
            ann.move(table, "turn", position=position)
            ben.move(table, "keep", position=position)
        number = hers.until("play")["number"]
        while his.next()["number"] < number:
            pass
        assert other.house.metrics.reloads == before + 1
    assert moves_of(one, table) == moves_of(other, table)


def test_the_same_move_by_two_servers_is_entered_once(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, _ben, table = seated(one, other)
    position = at(other, ann).now(table)["position"]
    with deaf(other):
        first = ann.move(table, "turn", position=position, id="same")
        again = at(other, ann).move(table, "turn", position=position, id="same")
    assert again["number"] == first["number"]


def test_news_that_were_missed_are_read_from_the_log(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    with ben.stream(table) as his:
        position = his.next()["now"]["position"]
        with deaf(other):
            ann.move(table, "turn", position=position)
        ann.post(f"/tables/{table}/undo")
        kinds = [his.next()["kind"] for _ in range(2)]
    assert kinds == ["chose", "unchose"]


def test_news_that_never_came_are_read_with_the_next_heartbeat(
    pair: tuple[Served, Served],
) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    with deaf(other):
        ann.move(table, "turn", position=ann.now(table)["position"])
        other.run(tend(other.house, helps=False))
        number = ann.see(table)["number"]
        until(lambda: ben.see(table)["number"] == number, "what was missed is read")


def test_news_that_cannot_be_read_at_once_are_read_later(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ann, _ben, table = seated(one, other)
    learn = other.house.people.learn_names
    tries: list[list[str]] = []

    async def fail_once(persons: list[str]) -> None:
        tries.append(persons)
        if len(tries) == 1:
            raise StoreError
        await learn(persons)

    monkeypatch.setattr(other.house.people, "learn_names", fail_once)
    ann.move(table, "turn", position=ann.now(table)["position"])
    number = ann.see(table)["number"]
    until(lambda: other.house.tables[table].number == number, "it is read again")
    assert len(tries) > 1


def test_who_signs_out_by_one_server_is_out_at_all(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann = one.guest("Ann")
    assert at(other, ann).get("/me")["name"] == "Ann"
    ann.ask("DELETE", "/sessions/current")
    there = at(other, ann).client
    until(lambda: there.get("/api/me").status_code == 401, "the other server has heard")


def test_bots_answer_wherever_somebody_moves(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann = one.guest("Ann")
    table = ann.table(ME, BOT, game="odds")
    elsewhere = at(other, ann)
    with elsewhere.stream(table) as stream:
        now = stream.next()["now"]
        for _ in range(20):
            if now and now["result"]:
                break
            if now and now["moves"]:
                elsewhere.move(table, now["moves"][0]["move"], position=now["position"])
            now = stream.next().get("now")
        assert now["result"]


def test_who_follows_by_one_server_is_seen_by_the_other(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    with ann.stream(table) as hers, ben.stream(table) as his:
        assert hers.next()["kind"] == his.next()["kind"] == "snapshot"
        with other.stranger().stream(table):
            until(lambda: ann.see(table)["spectators"] == 1, "a stranger is seen elsewhere")
            until(lambda: ann.see(table)["present"] == [0, 1], "both are seen by one server")
            until(lambda: ben.see(table)["present"] == [0, 1], "both are seen by the other")
    until(lambda: not ann.see(table)["present"], "nobody is there any more")


def test_who_follows_is_asked_again_when_something_was_missed(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    with ann.stream(table) as hers:
        hers.next()
        until(lambda: ben.see(table)["present"] == [0], "the other server has heard")
        other.house.tables[table].elsewhere[0] = Elsewhere(frozenset({ben.id}))
        assert ben.see(table)["present"] == [0, 1]
        other.run(read_missed(other.house))
        until(lambda: ben.see(table)["present"] == [0], "it is told who is there")

        async def lose() -> None:
            one.house.lost(one.house.tables[table])

        one.run(lose())
        until(lambda: not ben.see(table)["present"], "nobody is there any more")


def test_what_is_scarce_counts_at_all_servers_together(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as one, serving(tmp_path, limits=True) as other:

        async def guess() -> None:
            one.house.buckets.take("code", "somebody")
            one.house.buckets.take("move", "somebody")

        one.run(guess())
        counted = other.house.buckets.left
        until(lambda: ("code", "somebody") in counted, "the other server has heard")
        assert counted["code", "somebody"][0] == LIMITS["code"].burst - 1
        assert ("move", "somebody") not in counted


def test_several_that_start_at_once_make_the_tables_once(tmp_path: Path) -> None:
    url = database_for(tmp_path / "empty", made=False)
    stores = [Store(url) for _ in range(4)]
    with ThreadPoolExecutor(len(stores)) as threads:
        list(threads.map(lambda store: migrate(store.engine), stores))
    with stores[0].engine.connect() as connection:
        assert form_of(connection)
    for store in stores:
        store.engine.dispose()


def test_whoever_was_overtaken_at_any_door_is_heard_all_the_same(
    pair: tuple[Served, Served],
) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    with deaf(other):
        ann.post(f"/tables/{table}/chat", {"text": "first"})
        ben.post(f"/tables/{table}/chat", {"text": "second"})
        ann.post(f"/tables/{table}/chat", {"text": "third"})
        ben.post(f"/tables/{table}/resign")
    assert [each["text"] for each in ben.see(table)["chat"]] == ["first", "second", "third"]
    assert ben.see(table)["table"]["seats"][1]["absent"] == "resigned"


def test_a_table_does_without_somebody_who_was_overtaken_when_deleted(
    pair: tuple[Served, Served],
) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    forget = seats.forget
    tries: list[str] = []

    async def forget_late(here: Table, person: str) -> None:
        tries.append(person)
        if len(tries) == 1:
            await asyncio.to_thread(ann.post, f"/tables/{table}/chat", {"text": "first"})
        await forget(here, person)

    with pytest.MonkeyPatch.context() as patch, deaf(other):
        patch.setattr(seats, "forget", forget_late)
        ben.ask("DELETE", "/me")
    assert tries == [ben.id, ben.id]
    assert other.house.tables[table].places[1].absent == "resigned"


def test_a_rematch_asked_for_by_two_servers_is_one_table(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)
    for guest in (ann, ben):
        guest.move(table, "keep", position=guest.now(table)["position"])
    for guest in (ann, ben):
        until(lambda: guest.now(table)["moves"], "it is their turn")  # noqa: B023 - at once
        guest.move(table, "wave")
    until(lambda: ann.now(table)["result"], "the first server has heard that the game is over")
    with deaf(other):
        first = ann.post(f"/tables/{table}/rematch")["table"]["id"]
        assert ben.post(f"/tables/{table}/rematch")["table"]["id"] == first
    mine = ben.get("/me/tables")
    assert [each["id"] for each in mine if each["status"] == "open"] == [first]


def test_how_fast_somebody_is_is_known_to_all(pair: tuple[Served, Served]) -> None:
    """Or the time of steps without a choice would tell them from those with one."""
    one, other = pair
    ann, _ben, table = seated(one, other)

    async def learn() -> None:
        moments.learn_tempo(one.house.tables[table], 0, 4.0)

    one.run(learn())
    known = other.house.tempos.of(ann.id, bot=False)
    until(lambda: list(known.times) == [4.0], "the other server has heard")


def test_a_connection_that_brings_nothing_is_replaced_and_nothing_is_missed(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "AGAIN", 0.0)
    one, other = pair
    ann, ben, table = seated(one, other)
    listener = other.house.store.listener
    assert listener is not None
    before = listener.connection

    async def notice_silence() -> None:
        listener.heard = -1e9
        await tend(other.house, helps=False)

    with deaf(other):
        ann.move(table, "turn", position=ann.now(table)["position"])
        other.run(notice_silence())
        until(lambda: listener.connection not in (None, before), "it listens again")
    number = ann.see(table)["number"]
    until(lambda: ben.see(table)["number"] == number, "what was missed is read")


def test_what_other_programs_say_is_not_for_us(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben, table = seated(one, other)

    async def shout() -> None:
        with other.house.store.engine.begin() as connection:
            for said in ("hello", '[1,[["later","x"]]]', "[1,2]"):
                connection.exec_driver_sql("SELECT pg_notify('saloon', %s)", (said,))

    other.run(shout())
    ann.move(table, "turn", position=ann.now(table)["position"])
    number = ann.see(table)["number"]
    until(lambda: ben.see(table)["number"] == number, "they hear each other as before")


def test_orders_and_blocks_hold_at_all_servers(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben, table = seated(one, other, game=SAMPLE)
    ann.post(f"/tables/{table}/orders", {"orders": ["pay"]})
    there = other.house
    until(lambda: there.tables[table].places[0].orders == ("pay",), "the other server has heard")
    one.run(one.house.doorkeeper.block_person(ben.id, on=True))
    other.run(tend(there, helps=False))
    assert ben.refused("GET", "/me/tables").code == "blocked"
    assert one.house.host_key == there.host_key


def test_orders_are_heard_of_although_a_move_comes_first(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, _ben, table = seated(one, other, game=SAMPLE)
    known = other.house.tables[table]

    async def hear_while_busy() -> None:
        async with known.lock:
            await asyncio.to_thread(ann.post, f"/tables/{table}/orders", {"orders": ["pay"]})
            hear_of_table(other.house, known, 0, News("seats", table))
            await asyncio.sleep(0)
            known.number += 1  # as a move that is recorded just then
        await asyncio.sleep(0)

    with deaf(other):
        other.run(hear_while_busy())
        until(lambda: known.places[0].orders == ("pay",), "the other server has heard")


def test_a_table_rests_wherever_it_is_known(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    _ann, _ben, table = seated(one, other)
    known = one.house.tables[table]
    assert not known.tended
    for rests in (True, False):
        monkeypatch.setattr(moments, "resting", lambda _table, rests=rests: rests)
        one.house.arm(known)
        assert known.rests == rests


def test_whoever_holds_the_house_up_does_so_when_the_table_is_read_again(
    pair: tuple[Served, Served],
) -> None:
    one, other = pair
    _ann, _ben, table = seated(one, other)
    known = one.house.tables[table]

    async def read_again(window: int) -> dict[int, float]:
        old, new = [Table(one.house, known.plan, known.places) for _ in range(2)]
        old.window, new.window, old.held_by = 5, window, {1: 9.0}
        await move_over(old, new)
        assert new.closes == max([0.0, *new.held_by.values()])
        return new.held_by

    assert one.run(read_again(5)) == {1: 9.0}
    assert one.run(read_again(6)) == {}


def test_a_heart_beats_on_whatever_goes_wrong(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, tries = pair[0].house, [0]
    heart, away = house.beat, list[bool]()

    async def fail() -> None:
        tries[0] += 1
        raise ValueError if tries[0] % 2 else StoreError

    async def look_and_beat() -> None:
        away.append(house.away)
        await heart()

    async def beat() -> None:
        beating = asyncio.create_task(house.keep_beating())
        await until_so(lambda: tries[0] > 2, "it is tried again")
        beating.cancel()
        assert not any(away), "only a heartbeat that fails is an outage"

    monkeypatch.setattr("saloon.server.house.house.HEARTBEAT", 0.0)
    monkeypatch.setattr(house, "tend", fail)
    monkeypatch.setattr(house, "beat", look_and_beat)
    pair[0].run(beat())


def test_a_table_is_looked_after_although_the_answer_to_a_claim_was_lost(
    pair: tuple[Served, Served],
) -> None:
    one, other = pair
    _ann, _ben, table = seated(one, other)
    keeper = one if one.house.tables[table].tended else other

    async def lose_and_compare() -> None:
        neighbours.leave_to_others(keeper.house.tables[table])
        await keeper.house.tend()
        assert keeper.house.tables[table].tended

    keeper.run(lose_and_compare())


def test_nobody_waits_for_ever_for_a_database_that_stands_still(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ann, _ben, table = seated(one, other)
    move = {"id": "later", "position": ann.now(table)["position"], "move": "turn"}
    with one.house.store.engine.begin() as held, monkeypatch.context() as patch:
        held.exec_driver_sql("LOCK TABLE changes")
        patch.setattr(one.house.store, "patience", 0.1)
        assert ann.refused("POST", f"/tables/{table}/moves", move).code == "store-trouble"

    def entered() -> bool:
        return ann.client.post(f"/api/tables/{table}/moves", json=move).is_success

    until(entered, "play goes on")
    until(lambda: other.house.tables[table].number == ann.see(table)["number"], "all know of it")
    changes = one.house.store.read_now(partial(read_changes, table=table))
    assert [each.move_id for each in changes].count("later") == 1


def test_orders_are_read_although_reading_failed_at_first_or_nothing_was_heard(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "RETRY", 0.0)
    one, other = pair
    ann, _ben, table = seated(one, other, game=SAMPLE)
    read, tries = other.house.store.read, [0]

    async def fail_once(question: Any) -> Any:
        tries[0] += 1
        if tries[0] == 1:
            raise StoreError
        return await read(question)

    def known() -> tuple[str, ...]:
        return other.house.tables[table].places[0].orders

    with monkeypatch.context() as patch:
        patch.setattr(other.house.store, "read", fail_once)
        ann.post(f"/tables/{table}/orders", {"orders": ["pay"]})
        until(lambda: known() == ("pay",), "it is read again")
    with deaf(other):
        ann.post(f"/tables/{table}/orders", {"orders": []})
    other.run(read_missed(other.house))
    assert known() == ()


def test_a_stream_that_is_hung_up_while_its_table_is_read_again_does_not_come_back(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ann, _ben, table = seated(one, other)
    house = one.house

    async def hang_up(*_asked: object) -> list[object]:
        house.hang_up(ann.id)
        return []

    async def read_again() -> None:
        house.overtaken(house.tables[table])
        await until_so(lambda: not house.moving, "the table is read again")
        assert not house.tables[table].subscribers

    with ann.stream(table) as hers:
        hers.next()
        monkeypatch.setattr(presence, "events_after", hang_up)
        one.run(read_again())
        with pytest.raises(ConnectionClosed):
            hers.until("never")


def test_a_table_that_rests_is_not_read_until_somebody_looks(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ann = one.guest("Ann")
    monkeypatch.setattr(sweeping, "IDLE", -1.0)
    with monkeypatch.context() as patch:
        patch.setattr(moments, "resting", lambda _table: True)
        table = ann.table(BOT, BOT, manners=PUBLIC)
        keeper, guest = (one, other) if one.house.tables[table].tended else (other, one)
        keeper.run(let_rest(keeper.house))
        keeper.run(tend(keeper.house, helps=False))
        assert table not in keeper.house.tables
    with at(guest, ann).stream(table) as stream:
        stream.next()
        until(lambda: table in keeper.house.tables, "the one that looks after it has heard")


def test_a_game_that_another_server_looks_after_leaves_memory(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    ann, _ben, table = seated(one, other)
    monkeypatch.setattr(sweeping, "IDLE", -1.0)
    for each in pair:
        each.run(let_rest(each.house))
    assert [table in each.house.tables for each in pair] == [False, True]
    assert ann.move(table, "turn", position=ann.now(table)["position"])


def test_a_letter_is_carried_by_one_server(pair: tuple[Served, Served]) -> None:
    plain = dict.fromkeys(("shape", "key", "auth", "trouble", "used"))
    way = Channel("c", "p", "webhook", "x", **plain, state="on", failures=0, rests=0, created=0)
    row = {"channel": "c", "table_id": "t", "person": "p", "number": 1, "due": 500}
    house = pair[0].house
    pair[0].run(house.store.write(insert_channel(way), (schema.notices.insert(), row)))
    mine, due = partial(take_up, channel="c", now=1000, until=2000), Turn("t", 1)
    assert [each.run(each.house.store.transact(mine)) for each in pair] == [[due], []]
    later = partial(take_up, channel="c", now=2000, until=3000)
    assert pair[1].run(pair[1].house.store.transact(later)) == [due]
    told = Parcel(way, "en", None, (due,), 500)
    pair[1].run(pair[1].house.store.write(*delivered(told, 2000)))
    assert not pair[0].run(house.store.transact(later))
