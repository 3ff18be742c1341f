"""What is settled while a table stands still: writes that fail, eyes, sweeping, bots, restores."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saloon.server import backup, restore
from saloon.server.house import lobby
from saloon.server.house.house import House
from saloon.server.house.sweeping import sweep
from saloon.server.http.routes import tables as doors
from saloon.server.store.database import StoreError
from saloon.server.store.journal import read_changes
from saloon.server.table import moves, seats, timers
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError
from tests.server.served import Guest, HandClock, Served, finish, serving
from tests.waiting import until_so

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BESIDE = {"kind": "beside", "name": "Bo"}
DAY = 86_400
OUTCOME = tuple[Any, ...]


def to_move(guest: Guest, table: str) -> int:
    return 0 if guest.now(table, seat=0)["moves"] else 1


def rows(served: Served, table: str) -> list[tuple[int, str]]:
    """Read what the database holds of a table."""
    with served.house.store.engine.connect() as connection:
        return [(each.number, each.kind) for each in read_changes(connection, table)]


@contextmanager
def locked(served: Served) -> Iterator[sqlite3.Connection]:
    """Keep the database from being written."""
    file = served.house.settings.file
    assert file is not None
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield other
    finally:
        if other.in_transaction:
            other.execute("ROLLBACK")
        other.close()


async def outcome(work: Coroutine[Any, Any, object]) -> object:
    """Wait for something; give what it raised instead of raising it."""
    return (await asyncio.gather(work, return_exceptions=True))[0]


async def while_still(table: Table, meanwhile: Coroutine[Any, Any, object], wait: int) -> None:
    """Do something while the table stands still and so many others wait for it."""
    async with table.lock:
        await until_so(lambda: waiting(table.lock) >= wait, f"{wait} wait for the table")
        await meanwhile


def waiting(lock: asyncio.Lock) -> int:
    return len(getattr(lock, "_waiters") or ())  # noqa: B009 - nobody else asks


# Away


def test_the_away_limit_counts_on_after_a_restart(tmp_path: Path) -> None:
    """Three days before it and four after it make seven; the time between does not count."""
    clock = HandClock()
    with serving(tmp_path, clock) as first:
        ann = first.guest("Ann")
        table = ann.table(ME, BESIDE)
        seat = to_move(ann, table)
        first.pass_time(3 * DAY)
        first.run(first.house.beat())
        person = ann.person
    clock.day += 2 * DAY * 1000
    clock.timers.clear()
    with serving(tmp_path, clock) as second:
        ann = Guest(second, person)
        second.pass_time(4 * DAY - 60)
        assert ann.see(table)["table"]["seats"][seat]["absent"] is None
        second.pass_time(120)
        assert ann.see(table)["table"]["seats"][seat]["absent"] == "away"


# Writes that fail


@pytest.mark.files
def test_nothing_is_written_on_top_of_a_write_that_failed(served: Served) -> None:
    """The second move waits for the first, which memory knows and the database refused."""
    ann = served.guest("Ann")
    name = ann.table(ME, BESIDE)
    table, seat = served.house.tables[name], to_move(ann, name)
    before, position = rows(served, name), table.position

    async def both(other: sqlite3.Connection) -> list[object]:
        first = asyncio.create_task(outcome(moves.move(table, seat, "a", position, "pass")))
        first.add_done_callback(lambda _: other.execute("ROLLBACK"))
        second = outcome(moves.move(table, 1 - seat, "b", position, "pass"))
        return list(await asyncio.gather(first, second))

    with locked(served) as other:
        answers = served.run(both(other))
    assert [type(answer) for answer in answers] == [StoreError, StoreError]
    assert rows(served, name) == before
    assert ann.now(name, seat=seat)["moves"]
    ann.move(name, "pass", seat=seat)


def test_a_table_lost_again_while_others_are_read_goes_on_too(tmp_path: Path) -> None:
    """Nobody looks at it: without being read again, its clocks and bots would stand still."""
    with serving(tmp_path) as served:
        house, ann = served.house, served.guest("Ann")
        names = sorted(ann.table(ME, BESIDE) for _ in range(2))
        read, lost_again = house.read_table, list[str]()

        async def lose_the_other(table_id: str) -> Table:
            if house.tables and not lost_again:
                lost_again.extend(house.tables)
                house.lost(house.tables[lost_again[0]])
            return await read(table_id)

        async def scene() -> None:
            for name in names:
                house.lost(house.tables[name])
            await until_so(lambda: not house.reading, "all tables are read again")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house, "read_table", lose_the_other)
            served.run(scene())
        assert lost_again
        assert sorted(house.tables) == names


@pytest.mark.files
@pytest.mark.parametrize("door", ["", "/events"])
def test_nobody_is_shown_what_the_disk_refused(served: Served, door: str) -> None:
    """Else a card could be seen that is drawn, and the move before it be made otherwise."""
    ann = served.guest("Ann")
    name = ann.table(ME, BESIDE)
    table, seat = served.house.tables[name], to_move(ann, name)
    path = f"/api/tables/{name}{door}?seat={seat}"
    before = ann.client.get(path).text

    async def look() -> str:
        answer = asyncio.to_thread(ann.client.get, path)
        asked = asyncio.create_task(answer)
        moved = outcome(moves.move(table, seat, "a", table.position, "pass"))
        failed = asyncio.create_task(moved)
        assert isinstance(await failed, StoreError)
        return (await asked).text

    with locked(served):
        assert served.run(look()) == before


@pytest.mark.files
def test_my_tables_show_nothing_that_the_disk_refused(served: Served) -> None:
    ann = served.guest("Ann")
    name = ann.table(ME, BESIDE)
    table, seat = served.house.tables[name], to_move(ann, name)
    before = ann.get("/me/tables")

    async def look() -> Any:
        asked = asyncio.create_task(asyncio.to_thread(ann.get, "/me/tables"))
        moved = outcome(moves.move(table, seat, "a", table.position, "pass"))
        assert isinstance(await moved, StoreError)
        return await asked

    with locked(served):
        assert served.run(look()) == before


def test_nothing_is_kept_of_finished_games_that_nobody_reads_again(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        house, ann = served.house, served.guest("Ann")
        name = ann.table(ME, BESIDE)
        finish(ann, name, (0, 1))

        async def scene() -> None:
            house.lost(house.tables[name])
            await until_so(lambda: not house.reading, "all tables are read again")

        served.run(scene())
        assert name not in house.tables
        assert house.moments == {}


def test_a_stream_whose_past_cannot_be_read_is_told_to_come_back(served: Served) -> None:
    ann = served.guest("Ann")
    name = ann.table(ME, BESIDE)
    table = served.house.tables[name]
    for _ in range(2):
        table.recent.popleft()  # as in a long game: the rest is read from the database

    async def refuse(_question: object) -> None:
        raise StoreError("for a moment")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(served.house.store, "read", refuse)
        with ann.stream(name, after=0) as stream, pytest.raises(Exception, match="4503"):
            stream.next()
    with ann.stream(name, after=0) as stream:
        assert stream.next()["number"] == 1


def test_a_person_is_forgotten_at_all_other_tables_where_one_cannot_be_written(
    tmp_path: Path,
) -> None:
    """They are deleted already and cannot ask again."""
    with serving(tmp_path) as served:
        house, ann, eve = served.house, served.guest("Ann"), served.guest("Eve")
        names = [ann.table(ME, BESIDE, manners={"public": True}) for _ in range(3)]
        forget, lost = seats.forget, list[str]()

        async def lose_the_first(table: Table, person: str) -> None:
            if not lost:
                lost.append(table.plan.id)
                house.lost(table)
            await forget(table, person)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(seats, "forget", lose_the_first)
            ann.ask("DELETE", "/me")
        absent = {name: eve.see(name)["table"]["seats"][0]["absent"] for name in names}
        assert {absent[name] for name in names if name not in lost} == {"resigned"}


# Eyes


@pytest.mark.parametrize("door", ["", "/events"])
def test_who_may_look_is_settled_while_the_table_stands_still(served: Served, door: str) -> None:
    """Play begins where nobody may watch while somebody is at the door."""
    ann, eve = served.guest("Ann"), served.guest("Eve")
    manners = {"public": True, "spectators": False, "starts": "host"}
    name = ann.table(ME, BESIDE, manners=manners)
    table = served.house.tables[name]

    async def scene() -> Any:
        asked = asyncio.create_task(asyncio.to_thread(eve.client.get, f"/api/tables/{name}{door}"))
        await while_still(table, seats.begin(table), wait=1)
        return await asked

    answer = served.run(scene())
    assert (answer.status_code, answer.json()["code"]) == (403, "not-invited")


def test_a_stream_that_opens_while_play_begins_shows_nothing(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    manners = {"public": True, "spectators": False, "starts": "host"}
    name = ann.table(ME, BESIDE, manners=manners)
    table = served.house.tables[name]

    def hear() -> tuple[list[str], str]:
        with eve.stream(name) as stream:
            with pytest.raises(Exception, match="4403") as closed:
                stream.next()
            return stream.heard, str(closed.value)

    async def scene() -> tuple[list[str], str]:
        heard = asyncio.create_task(asyncio.to_thread(hear))
        await while_still(table, seats.begin(table), wait=1)
        return await heard

    assert served.run(scene())[0] == []


def test_a_table_one_is_sent_away_from_does_not_spoil_the_list(served: Served) -> None:
    """The host frees the seat while the list is made."""
    ann, ben = served.guest("Ann"), served.guest("Ben")
    made = ann.post("/tables", {"game": "katzenjammer", "seats": [ME, OPEN, OPEN]})
    name, other = made["table"]["id"], ben.table(ME, OPEN)
    ben.put(f"/tables/{name}/seats/1", ME, invite=made["invite"])
    listed = lobby.tables_of

    async def sent_away(house: House, person: str) -> list[Table]:
        found = await listed(house, person)
        await asyncio.to_thread(ann.put, f"/tables/{name}/seats/1", OPEN)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doors, "tables_of", sent_away)
        assert [each["id"] for each in ben.get("/me/tables")] == [other]


# Sweeping


def test_a_game_that_has_just_begun_is_not_put_away(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    name = ann.table(ME, BESIDE, manners={"starts": "host"})
    table = stopped.house.tables[name]
    stopped.pass_time(3600)

    async def scene() -> None:
        sweeping = asyncio.create_task(sweep(stopped.house))
        await while_still(table, seats.begin(table), wait=1)
        await sweeping

    stopped.run(scene())
    assert stopped.house.tables[name] is table
    assert not table.gone
    assert table.timer is not None


def test_everyone_keeps_their_name_while_the_house_is_swept(served: Served) -> None:
    ann = served.guest("Ann")
    table = served.house.tables[ann.table(ME, OPEN)]
    shown: set[str] = set()

    async def scene() -> None:
        sweeping = asyncio.create_task(sweep(served.house))
        while not sweeping.done():
            shown.add(table.places[0].called(served.house.people))
            await asyncio.sleep(0)
        await sweeping

    served.run(scene())
    assert shown == {"Ann"}


def broken(file: Path, table: str) -> None:
    """Spoil what the database knows of a table."""
    other = sqlite3.connect(file)
    spoiled = other.execute(
        "UPDATE changes SET data = ? WHERE table_id = ? AND kind = 'play'", (b"{", table)
    )
    assert spoiled.rowcount
    other.commit()
    other.close()


@pytest.mark.files
def test_one_table_that_cannot_be_read_stops_nothing(tmp_path: Path) -> None:
    """Neither the start, nor the lists, nor the sweep."""
    clock = HandClock()
    with serving(tmp_path, clock) as first:
        ann = first.guest("Ann")
        names = [ann.table(ME, BESIDE, manners={"public": True}) for _ in range(3)]
        person, file = ann.person, first.house.settings.file
    assert file is not None
    names.sort()
    broken(file, names[0])
    clock.timers.clear()
    with serving(tmp_path, clock) as second:
        ann = Guest(second, person)
        assert sorted(each["id"] for each in ann.get("/tables")) == names[1:]
        assert sorted(each["id"] for each in ann.get("/me/tables")) == names[1:]
        assert ann.refused("GET", f"/tables/{names[0]}").status == 500
        ann.move(names[1], "pass", seat=to_move(ann, names[1]))
        clock.day += 31 * DAY * 1000
        second.run(sweep(second.house))
        for name in names[1:]:
            assert ann.see(name)["table"]["status"] == "closed"


def test_a_table_that_cannot_be_closed_does_not_stop_the_sweep(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    names = sorted(ann.table(ME, BESIDE) for _ in range(3))
    clock = stopped.clock
    assert isinstance(clock, HandClock)
    clock.day += 31 * DAY * 1000
    stopped.house.tables[names[0]].gone = True  # as after a write that failed just now
    stopped.run(sweep(stopped.house))
    assert [stopped.house.tables[each].plan.status for each in names[1:]] == ["closed", "closed"]


# Bots


def test_a_bot_makes_no_move_for_a_person_who_is_back(tmp_path: Path) -> None:
    """It has thought while the person was away; its move waits for its time."""
    with serving(tmp_path, HandClock(), bot_pause=5.0) as served:
        ann = served.guest("Ann")
        name = ann.table(ME, BESIDE)
        table, seat = served.house.tables[name], to_move(ann, name)
        position = table.position
        ann.post(f"/tables/{name}/leave", {"seat": seat})
        assert table.thinking == {seat: position}
        ann.post(f"/tables/{name}/back", {"seat": seat})
        late = moves.move(table, seat, timers.thought_id(position), position, "pass", bot=True)
        with pytest.raises(ApiError) as refused:
            served.run(late)
        assert refused.value.code == "bot-plays"
        served.pass_time(10)
        assert table.position == position
        ann.move(name, "pass", seat=seat)
        assert table.position > position


def test_a_person_makes_no_move_for_a_bot(served: Served) -> None:
    ann = served.guest("Ann")
    name = ann.table(ME, {"kind": "bot", "bot": "random"})
    table = served.house.tables[name]
    with pytest.raises(ApiError) as refused:
        served.run(moves.move(table, 1, "mine", table.position, "pass"))
    assert refused.value.code == "bot-plays"


# Restores


@pytest.mark.files
def test_moves_under_way_are_not_written_on_top_of_a_restored_database(tmp_path: Path) -> None:
    """One table finds out; another one's move is in the queue before all are read again."""
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as served:
        house = served.house
        ann = served.guest("Ann")
        here, there = (ann.table(ME, BESIDE) for _ in range(2))
        file = house.settings.file
        assert file is not None
        backup(file, copy)
        kept = rows(served, there)
        for name in (here, there):
            ann.move(name, "pass", seat=to_move(ann, name))
        restore(copy, file)
        one, two = house.tables[here], house.tables[there]
        seat = to_move(ann, there)
        tell, late = house.store.foreign, list[Any]()

        def before_all_are_read() -> None:
            work = outcome(moves.move(two, seat, "late", two.position, "pass"))
            late.append(asyncio.run_coroutine_threadsafe(work, served.loop))
            tell()

        house.store.foreign = before_all_are_read
        first = moves.move(one, to_move(ann, here), "first", one.position, "pass")
        assert isinstance(served.run(outcome(first)), StoreError)
        assert isinstance(late[0].result(10), StoreError)
        house.store.foreign = tell
        assert rows(served, there) == kept
        for name in (here, there):
            ann.move(name, "pass", seat=to_move(ann, name), id="again")


@pytest.mark.files
def test_clocks_of_a_restored_database_have_stood_still_since_its_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.house.house.HEARTBEAT", 3600.0)
    copy, pace = tmp_path / "copy.db", {"kind": "live", "bank": 60, "increment": 5}
    with serving(tmp_path, HandClock()) as served:
        house, ann = served.house, served.guest("Ann")
        table = ann.table(ME, BESIDE, pace=pace)
        seat, file = to_move(ann, table), house.settings.file
        served.pass_time(10)
        served.run(house.beat())
        assert file is not None
        backup(file, copy)
        ann.move(table, "pass", seat=seat)
        assert isinstance(served.clock, HandClock)
        served.clock.now += DAY
        served.clock.day += DAY * 1000
        served.run(house.beat())
        restore(copy, file)
        assert ann.refused("POST", f"/tables/{table}/chat", {"text": "?"}).code == "store-trouble"
        ann.move(table, "pass", seat=seat)
        assert ann.now(table, seat=seat)["clocks"][seat] == 55_000


# Only one of each


def test_a_table_found_in_the_lobby_while_it_is_made_is_the_same(served: Served) -> None:
    """It is in the database a moment before it is in memory."""
    house, ann = served.house, served.guest("Ann")
    found: list[asyncio.Task[Table]] = []
    write = house.store.write

    async def look(name: str) -> None:
        looking = asyncio.create_task(house.table(name))
        found.append(looking)
        await until_so(lambda: looking.done() or waiting(house.loading[name]) > 0, "one looks")

    async def write_and_wait(*others: Any, **more: Any) -> None:
        await write(*others, **more)
        for _, values in others:
            if "invite" in values:
                await look(values["id"])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "write", write_and_wait)
        name = ann.table(ME, OPEN, manners={"public": True})

    async def both() -> tuple[Table, Table]:
        return await found[0], await house.table(name)

    one, other = served.run(both())
    assert one is other


def test_a_table_that_two_look_for_after_a_failure_is_the_same(served: Served) -> None:
    """The first to read it fails; the second waited for that, the third comes just then."""
    house, ann = served.house, served.guest("Ann")
    name = ann.table(ME, OPEN)
    read, failures, second_waits = house.read_table, iter([True]), asyncio.Event()

    async def fail_once(table_id: str) -> Table:
        if next(failures, False):
            await second_waits.wait()
            raise StoreError("for a moment")
        return await read(table_id)

    async def three() -> list[object]:
        house.tables.pop(name).leave_memory()
        first = asyncio.create_task(outcome(house.table(name)))
        await asyncio.sleep(0)
        second = asyncio.create_task(house.table(name))
        await asyncio.sleep(0)
        second_waits.set()
        await first
        return [await house.table(name), await second, house.tables[name]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "read_table", fail_once)
        found = served.run(three())
    assert found[0] is found[1] is found[2]
