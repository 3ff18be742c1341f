"""The house: all tables, those who keep them going, and what is done now and then."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, func, or_, select, update

from saloon.games import GAMES
from saloon.kernel import Game, Refused
from saloon.records import FairChance, new_secret
from saloon.server.clock import Clock, RealClock
from saloon.server.house.people import NOBODY, People, Somebody, new_id
from saloon.server.house.thinking import Thinkers
from saloon.server.http.limits import Buckets
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.server.store import schema
from saloon.server.store.database import Conflict, Statement, Store, StoreTrouble
from saloon.server.store.journal import Change, read_changes
from saloon.server.table import presence, seats, timers
from saloon.server.table.codes import code_digest, meant, new_code, table_by_code
from saloon.server.table.places import Place, seated
from saloon.server.table.plan import Plan, new_invite, plan_from, plan_row
from saloon.server.table.table import Step, Table
from saloon.server.table.tempo import Tempos
from saloon.server.wire.errors import Problem, refused
from saloon.server.wire.tables import Manners, Me, NewTable, Pace

log = logging.getLogger("saloon")

HEARTBEAT: Final = 5.0
MISSED: Final = 4
"""After so many heartbeats that are not on the disk something is wrong."""
LONGEST: Final = 160
SWEEP: Final = 120.0
IDLE: Final = 180.0
"""Seconds after which a table at rest that nobody follows leaves memory."""
RETRY: Final = 1.0
PUZZLE_SECONDS: Final = 15.0
RECORD_SECONDS: Final = 15.0
DAY: Final = 86_400_000
TRY_AGAIN: Final = 4503
LIST: Final = 100
A_HOST: Final = 3
"""So many public tables of one host are shown."""


class House:
    """Everything that runs while the server runs."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock: Clock = clock or RealClock()
        self.store = Store(settings.database, settings.busy)
        self.people = People(self.store, self.clock)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_deadline)
        self.puzzlers = Thinkers(1, PUZZLE_SECONDS)
        self.tempos = Tempos()
        self.clerks = Thinkers(1, RECORD_SECONDS, niceness=0)  # somebody waits for it
        self.metrics = Metrics()
        self.buckets = Buckets(self.clock, settings.limits)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.moments: dict[str, dict[int, float | None]] = {}
        """When the latest changes of games that are read again were made, by their numbers."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.down = 0
        self.streams = 0
        self.beaten = 0.0
        """When the last heartbeat was on the disk, by the steady clock."""
        self.reading = False
        self.missing = False
        """Whether a table was lost since those that run were last read again."""

    # Opening and closing

    async def open(self) -> None:
        """Bring the database up to date, and let running games go on."""
        await asyncio.to_thread(self.store.open)
        loop = asyncio.get_running_loop()
        self.store.foreign = lambda: void(loop.call_soon_threadsafe(self.reload_all))
        now = self.clock.wall()
        alive = await self.store.read(last_alive)
        self.down = max(0, now - alive) if alive else 0
        await self.resume()
        self.down = 0
        await self.beat()
        self.spawn(self.keep_beating())
        self.spawn(self.keep_sweeping())

    async def resume(self) -> None:
        """Let every running game go on."""
        await self.people.learn_who_asks()
        for table in await self.store.read(running_tables):
            await self.readable(table)

    async def readable(self, table_id: str) -> Table | None:
        """Find a table, if it can still be read: one that cannot must not stop all others."""
        try:
            return await self.table(table_id)
        except StoreTrouble:
            raise
        except Exception:  # of rules that are no longer played, or spoiled
            log.exception("a table cannot be read", extra={"table": table_id})
            return None

    async def close(self) -> None:
        """Stop; whatever is not finished goes on after the next start."""
        for table in self.tables.values():
            table.leave_memory()
            for listener in list(table.listeners):
                listener.drop(1012, "restart")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        self.puzzlers.close()
        self.clerks.close()
        try:
            await self.beat()
        except StoreTrouble:
            log.warning("the last heartbeat could not be written")
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Step) -> asyncio.Task[None]:
        """Let something run on its own; what goes wrong in it is logged."""
        task = asyncio.get_running_loop().create_task(self.logged(work))
        self.tasks.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self.tasks.discard(task)
            work.close()  # work that never began ends quietly

        task.add_done_callback(done)
        return task

    async def logged(self, work: Step) -> None:
        try:
            await work
        except (Problem, StoreTrouble) as problem:
            log.warning("work was given up", extra={"why": type(problem).__name__})
        except Exception:
            log.exception("work failed")

    def chance(self, secret: bytes, nonces: list[bytes]) -> FairChance:
        return FairChance(secret, nonces)

    # Finding tables

    async def table(self, table_id: str) -> Table:
        """Find a table, in memory or in the database."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        if len(table_id) > 24:
            raise Problem("no-such-table")
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                found = self.tables.get(table_id)
                if found is None:
                    found = await self.read_table(table_id)
                return found
        finally:
            self.loading.pop(table_id, None)

    async def by_code(self, code: str) -> tuple[str, str]:
        """Find an open table by the code its people read aloud: its id and its invite."""
        digest = code_digest(meant(code))
        found = await self.store.read(lambda connection: table_by_code(connection, digest))
        if found is None:
            raise Problem("no-such-code")
        return found

    async def read_table(self, table_id: str) -> Table:
        era = self.store.era
        kept = await self.store.read(lambda connection: kept_table(connection, table_id))
        if kept is None:
            raise Problem("no-such-table")
        row, seat_rows, changes = kept
        game = GAMES.get(row["game"])
        if game is None:
            raise Problem("no-such-table")
        table = Table(self, plan_from(row, game), [place_from(seat) for seat in seat_rows])
        persons = [place.person for place in table.places] + [change.person for change in changes]
        await self.people.learn_names([person for person in persons if person])
        if self.store.era != era:  # another process changed the database meanwhile
            return await self.read_table(table_id)
        known = self.tables.get(table_id)
        if known is not None:  # somebody else was quicker; there is only one of each
            return known
        moments = self.moments.pop(table_id, {})
        for change in changes:
            change.steady = moments.get(change.number)
        table.restore(changes, self.down)
        self.tables[table_id] = table
        timers.arm(table)
        return table

    def hang_up(self, person: str) -> None:
        """Cut a person's streams after signing out; who is still signed in comes back at once."""
        for table in self.tables.values():
            for listener in list(table.listeners):
                if listener.person == person:
                    table.listeners.discard(listener)
                    listener.drop(TRY_AGAIN, "try again")

    def lost(self, table: Table) -> None:
        """A write failed: memory may know too much, so the table is read again."""
        if self.tables.get(table.plan.id) is table:
            del self.tables[table.plan.id]
        if table.gone:
            return
        table.leave_memory()
        if table.play is not None:
            self.moments[table.plan.id] = {each.number: each.steady for each in table.recent}
        self.metrics.reloads += 1
        for listener in list(table.listeners):
            listener.drop(TRY_AGAIN, "try again")
        self.missing = True
        if not self.reading:
            self.reading = True
            self.spawn(self.read_again())

    async def read_again(self) -> None:
        """Keep trying until the database answers and every game goes on."""
        try:
            while self.missing:
                await asyncio.sleep(RETRY)
                self.missing = False
                try:
                    await self.resume()
                except StoreTrouble:
                    self.missing = True
            self.moments.clear()  # what is left belongs to games that do not run
        finally:
            self.reading = False

    def reload_all(self) -> None:
        """Another process changed the database: nothing in memory counts any more."""
        self.store.begin_anew()
        log.warning("the database was changed from outside; everything is read again")
        self.people.known.clear()
        self.people.names.clear()
        for table in list(self.tables.values()):
            self.lost(table)
        self.moments.clear()

    async def ask_anew(self, person: str) -> None:
        """Let somebody's tables follow a change of when they wish to be asked."""
        for table in list(self.tables.values()):
            if table.plan.status == "running" and table.owned(person):
                async with table.lock:
                    presence.look_again(table, person)

    async def forget_person(self, person: str) -> None:
        """Read the tables again at which somebody sat or spoke who is no longer known.

        Nobody waits for them: a bot plays their games to the end, their seats at open tables are
        free, and what they were host of has another one or is closed.
        """
        self.hang_up(person)
        for table in list(self.tables.values()):
            async with table.lock:
                seated = any(place.person == person for place in table.places)
                if seated or person in table.speakers:
                    self.lost(table)
        for table_id in await self.store.read(lambda connection: unfinished(connection, person)):
            table_left = await self.readable(table_id)
            if table_left is not None:
                try:
                    await seats.forget(table_left, person)
                except StoreTrouble:  # they are deleted, and cannot ask again for the others
                    log.warning("a table still waits for nobody", extra={"table": table_id})

    # Making tables

    async def make(self, somebody: Somebody, wish: NewTable) -> Table:
        """Set up a table as somebody wishes."""
        game = GAMES.get(wish.game)
        if game is None:
            raise Problem("no-such-game", {"game": wish.game, "known": ", ".join(GAMES)})
        try:
            options = game.settle(len(wish.seats), wish.options)
        except Refused as problem:
            raise refused(problem, "not-possible") from None
        places = []
        for seat, wanted in enumerate(wish.seats):
            if isinstance(wanted, Me) and wanted.nonce:
                raise Problem("commitment-first")
            place = Place()
            seated(place, seat, wanted, somebody.id, game.name)
            places.append(place)
        plan = self.new_plan(somebody, game, options, wish.pace, wish.manners)
        return await self.found(plan, places)

    def new_plan(
        self,
        somebody: Somebody,
        game: Game,
        options: dict[str, str],
        pace: Pace,
        manners: Manners,
    ) -> Plan:
        now = self.clock.wall()
        return Plan(
            id=new_id(),
            game=game,
            rules=game.rules,
            options=options,
            pace=pace,
            manners=manners,
            host=somebody.id,
            invite=new_invite(),
            code=new_code(),
            secret=new_secret(),
            created=now,
            changed=now,
        )

    async def found(self, plan: Plan, places: list[Place], *also: Statement) -> Table:
        """Write a new table down, and begin if all is ready."""
        await self.people.learn_names([place.person for place in places if place.person])
        rows = [place.row(plan.id, seat) for seat, place in enumerate(places)]
        inserts: list[Statement] = [(schema.seats.insert(), row) for row in rows]
        lock = self.loading.setdefault(plan.id, asyncio.Lock())
        try:
            async with lock:  # the lobby may show it before it is here
                await self.insert(plan, *inserts, *also)
                table = self.tables[plan.id] = Table(self, plan, places)
        finally:
            self.loading.pop(plan.id, None)
        async with table.lock:
            await table.record(table.next("table"))
            if plan.manners.starts == "full" and seats.full(table):
                await seats.begin(table)
        return table

    async def insert(self, plan: Plan, *also: Statement) -> None:
        """Write a plan down; where another open table has the code, under another one."""
        for last in (False, True):
            try:
                await self.store.write((schema.tables.insert(), plan_row(plan)), *also)
                return
            except Conflict as problem:  # a chance in millions
                if last:
                    raise StoreTrouble(str(problem)) from problem
                plan.code = new_code()

    async def rematch(self, somebody: Somebody, old: Table, seal: bytes) -> Table:
        """Set up the same table once more; the others find their seats kept for them."""
        async with old.lock:
            if old.plan.status != "finished":
                raise Problem("not-over")
            if not old.owned(somebody.id):
                raise Problem("not-your-seat")
            if old.plan.rematch is not None:
                return await self.table(old.plan.rematch)
            places = [again(place, somebody.id) for place in old.places]
            if seal:
                own = [each for each in places if each.person == somebody.id and not each.name]
                for place in own[:1]:
                    place.seal = seal
            was = old.plan
            plan = self.new_plan(somebody, was.game, was.options, was.pace, was.manners)
            table = await self.found(plan, places)
            was.rematch = plan.id
            await old.record(old.next("table"), old.plan_row())
            return table

    # Now and then

    async def beat(self) -> None:
        """Note that the house is open, so that clocks stand still while it is not."""
        house, now = schema.house, self.clock.wall()
        await self.store.write(
            (delete(house).where(house.c.key == "alive"), {}),
            (house.insert(), {"key": "alive", "value": now}),
        )
        await asyncio.to_thread(self.store.same_file)
        self.beaten = self.clock.steady()

    def check_health(self) -> None:
        """Refuse if the last thing asked of the disk failed, or the last heartbeat is long ago.

        Nothing is asked of the database for that: whoever asks often costs nothing.
        """
        if self.store.gone:
            raise Problem("file-gone")
        late = self.clock.steady() - self.beaten > MISSED * HEARTBEAT
        if self.store.trouble or late or not self.store.writer.is_alive():
            raise Problem("store-trouble", wait=round(HEARTBEAT))

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.beat()
            except StoreTrouble as trouble:
                log.error("the database cannot be written", extra={"why": str(trouble)[:LONGEST]})

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreTrouble:
                log.warning("the house could not be swept")
            except Exception:  # the next round may go better; without any, memory fills up
                log.exception("the house could not be swept")

    async def sweep(self) -> None:
        """Let tables at rest leave memory; close abandoned ones, forget guests long unseen."""
        steady, now = self.clock.steady(), self.clock.wall()
        for table in list(self.tables.values()):
            at_rest = table.plan.status != "running" or timers.resting(table)
            if at_rest and not table.listeners and steady - table.used > IDLE:
                async with table.lock:
                    at_rest = table.plan.status != "running" or timers.resting(table)
                    if at_rest and not table.listeners and not table.gone:
                        table.leave_memory()
                        self.tables.pop(table.plan.id, None)
        tables, old = schema.tables, round(now - self.settings.table_days * DAY)
        for table_id in await self.store.read(lambda connection: abandoned(connection, old)):
            abandoned_one = await self.readable(table_id)
            if abandoned_one is not None:
                await self.close_abandoned(abandoned_one)
        dead = select(tables.c.id).where(tables.c.status == "closed", tables.c.changed < old - DAY)
        persons, sessions = schema.persons, schema.sessions
        unseen = round(now - self.settings.guest_days * DAY)
        gone = select(persons.c.id).where(persons.c.account.is_(None), persons.c.seen < unseen)
        fresh = gone.where(~persons.c.deleted)
        forgotten = await self.store.read(lambda each: set(each.execute(fresh).scalars()))
        await self.store.write(
            (delete(schema.changes).where(schema.changes.c.table_id.in_(dead)), {}),
            (delete(schema.seats).where(schema.seats.c.table_id.in_(dead)), {}),
            (
                delete(tables).where(tables.c.status == "closed", tables.c.changed < old - DAY),
                {},
            ),
            (
                update(schema.changes)
                .where(schema.changes.c.person.in_(gone))
                .values(person=None, data=b'{"text":""}'),
                {},
            ),
            (delete(sessions).where(sessions.c.person.in_(gone)), {}),
            (
                update(persons)
                .where(persons.c.account.is_(None), persons.c.seen < unseen)
                .values(name=NOBODY, look=None, deleted=True),
                {},
            ),
        )
        self.people.forget_all(forgotten)
        for table in list(self.tables.values()):
            await self.people.learn_names([p.person for p in table.places if p.person])

    async def close_abandoned(self, table: Table) -> None:
        """Close a table that nobody came back to; if it cannot be written now, then later."""
        async with table.lock:
            if table.plan.status in ("open", "running"):
                try:
                    await seats.shut(table)
                except StoreTrouble:
                    log.warning("a table could not be closed", extra={"table": table.plan.id})

    # Lists

    async def lobby(self) -> list[Table]:
        """List public tables that wait for players or may be watched, a few of each host's.

        Those whose host is there come first; then every host's latest, before anyone's second.
        """
        there = [table for table in self.tables.values() if host_waits(table)]
        there.sort(key=lambda table: -table.plan.changed)
        first: list[str] = []
        shown: Counter[str] = Counter()
        for table in there:
            if shown[table.plan.host] < A_HOST and len(first) < LIST:
                shown[table.plan.host] += 1
                first.append(table.plan.id)
        found = []
        for table_id, host in await self.store.read(public_tables):
            if table_id not in first and shown[host] < A_HOST:
                shown[host] += 1
                found.append(table_id)
        return await self.listed([*first, *found][:LIST])

    async def tables_of(self, person: str) -> list[Table]:
        """List the tables of a person, the latest first."""
        return await self.listed(
            await self.store.read(lambda connection: own_tables(connection, person))
        )

    async def listed(self, ids: Sequence[str]) -> list[Table]:
        found = [await self.readable(table_id) for table_id in ids]
        return [table for table in found if table is not None]


def void(_result: object) -> None:
    """The writer wants a function that gives nothing."""


def again(place: Place, person: str) -> Place:
    """Keep a place for the one who had it."""
    absent = None if place.person in (None, person) else "invited"
    bot = place.bot if place.person is None else None
    return Place(place.person, place.name, bot, "invited" if absent else None)


def place_from(row: RowMapping) -> Place:
    return Place(row["person"], row["name"], row["bot"], row["absent"], row["nonce"], row["seal"])


def kept_table(
    connection: Connection, table_id: str
) -> tuple[RowMapping, Sequence[RowMapping], list[Change]] | None:
    tables, places = schema.tables, schema.seats
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    rows = connection.execute(
        select(places).where(places.c.table_id == table_id).order_by(places.c.seat)
    )
    return row, rows.mappings().all(), read_changes(connection, table_id)


def running_tables(connection: Connection) -> list[str]:
    tables = schema.tables
    return list(
        connection.execute(select(tables.c.id).where(tables.c.status == "running")).scalars()
    )


def last_alive(connection: Connection) -> int:
    house = schema.house
    query = select(house.c.value).where(house.c.key == "alive")
    return connection.execute(query).scalar() or 0


def abandoned(connection: Connection, before: int) -> list[str]:
    """Find tables that nobody has touched since a time."""
    tables, changes = schema.tables, schema.changes
    last = select(func.max(changes.c.at)).where(changes.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id).where(
        tables.c.status.in_(("open", "running")), tables.c.changed < before, last < before
    )
    return list(connection.execute(query).scalars())


def host_waits(table: Table) -> bool:
    """Tell whether a table is one for the lobby and its host follows it just now."""
    plan = table.plan
    listed = plan.status == "open" or (plan.status == "running" and plan.manners.spectators)
    here = any(listener.person == plan.host for listener in table.listeners)
    return plan.manners.public and listed and here


def public_tables(connection: Connection) -> list[tuple[str, str]]:
    """List the latest public tables and their hosts: all first ones, all second ones, and so on."""
    tables = schema.tables
    turn = func.row_number().over(
        partition_by=tables.c.host, order_by=(tables.c.changed.desc(), tables.c.id)
    )
    ranked = (
        select(tables.c.id, tables.c.host, tables.c.changed, turn.label("turn"))
        .where(
            tables.c.manners.like('%"public":true%'),
            or_(
                tables.c.status == "open",
                (tables.c.status == "running") & tables.c.manners.like('%"spectators":true%'),
            ),
        )
        .subquery()
    )
    query = (
        select(ranked.c.id, ranked.c.host)
        .where(ranked.c.turn <= A_HOST)
        .order_by(ranked.c.turn, ranked.c.changed.desc(), ranked.c.id)
        .limit(LIST)
    )
    return [(row.id, row.host) for row in connection.execute(query)]


def unfinished(connection: Connection, person: str) -> list[str]:
    """Find the tables at which somebody sits, or is host, and the game is not over."""
    tables, places = schema.tables, schema.seats
    mine = select(places.c.table_id).where(places.c.person == person)
    query = select(tables.c.id).where(
        tables.c.status.in_(("open", "running")),
        or_(tables.c.host == person, tables.c.id.in_(mine)),
    )
    return list(connection.execute(query).scalars())


def own_tables(connection: Connection, person: str) -> list[str]:
    tables, places = schema.tables, schema.seats
    mine = select(places.c.table_id).where(places.c.person == person)
    query = (
        select(tables.c.id)
        .where(or_(tables.c.host == person, tables.c.id.in_(mine)))
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(LIST)
    )
    return list(connection.execute(query).scalars())
