"""The house: all tables, those who keep them going, and what is done now and then."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

from saloon.games import GAMES
from saloon.records import FairChance
from saloon.server.clock import Clock, RealClock
from saloon.server.codes import code_digest, meant
from saloon.server.house.doorkeeper import Doorkeeper
from saloon.server.house.limits import Buckets
from saloon.server.house.mailroom import Mailroom, home_of, key_called, open_mailroom
from saloon.server.house.people import People
from saloon.server.house.thinking import Thinkers
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.server.store.alive import Closed, keep_open, when_closed
from saloon.server.store.database import Store, StoreError
from saloon.server.store.listening import servers
from saloon.server.store.news import News
from saloon.server.store.tables import kept_table, running_tables, table_by_code
from saloon.server.store.tending import release
from saloon.server.table import moments, presence, timers
from saloon.server.table.places import place_from
from saloon.server.table.plan import plan_from
from saloon.server.table.recording import restore
from saloon.server.table.table import Table, Work
from saloon.server.table.taking_in import TRY_AGAIN, move_over, send_away
from saloon.server.table.tempo import Tempos
from saloon.server.wire.errors import ApiError

log = logging.getLogger("saloon")

HEARTBEAT: Final = 5.0
SILENCE: Final = 10_000
"""After so many milliseconds without a heartbeat of anybody, nobody was served."""
LONGEST: Final = 160
LONGEST_ID: Final = 24
RETRY: Final = 1.0
PUZZLE_SECONDS: Final = 15.0
RECORD_SECONDS: Final = 15.0

Task: TypeAlias = Callable[[], Awaitable[None]]


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
        self.home = home_of(settings)
        """Where people reach the house, as letters say it."""
        self.mailroom = Mailroom({}, self.home, b"")
        self.host_key = secrets.token_urlsafe(24)
        """Opens the host's page; another one at every start, where one process is all there is."""
        self.doorkeeper = Doorkeeper(settings, self.store, self.clock)
        self.buckets = Buckets(self.clock, settings.limits)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.moments: dict[str, dict[int, float | None]] = {}
        """When the latest changes of games that are read again were made, by their numbers."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.asleep: set[str] = set()
        """Running tables that need not be in memory: bots rest there, or it cannot be read."""
        self.moving: set[Table] = set()
        """Tables that have left memory, while those who follow them go over to what is read."""
        self.closed = Closed()
        """When nobody was served."""
        self.away = True
        """Whether nothing can be written just now, or could be yet."""
        self.streams = 0
        self.beaten = 0.0
        """When the last heartbeat was on the disk, by the steady clock."""
        self.reading = False
        self.missing = False
        """Whether a table was lost since those that run were last read again."""
        self.prove: Callable[[Store, int, int | None], Awaitable[None]] = keep_open
        """Writes a heartbeat, or finds that of others."""
        self.listen: Task = nothing_to_do
        """Begins to hear of other processes on the same database."""
        self.tend: Task = nothing_to_do
        """Takes over the tables of those that died."""

    # Opening and closing

    async def open(self) -> None:
        """Bring the database up to date, and let running games go on."""
        await asyncio.to_thread(self.store.open)
        loop = asyncio.get_running_loop()
        self.store.foreign = lambda: void(loop.call_soon_threadsafe(self.reload_all))
        others = [] if self.store.alone else await self.store.read(servers)
        await self.beat(SILENCE if others else 0)
        await self.listen()
        self.mailroom = await open_mailroom(self.settings, self.store, self.clock, self.home)
        if not self.store.alone:  # the proxy may lead the host to any of several processes
            key = await key_called(self.store, "host", partial(secrets.token_bytes, 24))
            self.host_key = key.hex()
        await self.resume()
        await self.beat()
        self.spawn(self.keep_beating())

    async def resume(self) -> None:
        """Let every running game go on."""
        await self.be_back()
        await self.people.learn_who_asks()
        await self.people.learn_who_listens()
        await self.doorkeeper.learn()
        await self.tend()
        if self.store.alone:
            for table in await self.store.read(running_tables):
                if table not in self.asleep:
                    await self.readable(table)

    async def readable(self, table_id: str) -> Table | None:
        """Find a table, if it can still be read: one that cannot must not stop all others."""
        try:
            return await self.table(table_id)
        except StoreError:
            raise
        except Exception:  # of rules that are no longer played, or spoiled
            log.exception("a table cannot be read", extra={"table": table_id})
            self.asleep.add(table_id)
            return None

    async def close(self) -> None:
        """Stop; whatever is not finished goes on after the next start."""
        for table in self.tables.values():
            table.leave_memory()
            for subscriber in list(table.subscribers):
                subscriber.drop(1012, "restart")
        if self.store.listener is not None:
            await self.store.listener.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for thinkers in (self.thinkers, self.puzzlers, self.clerks):
            thinkers.close()
        try:
            await self.beat()
            if self.store.listener is not None:
                await self.store.write(release(self.store.listener.number), news=[News("free")])
        except StoreError:
            log.warning("the last heartbeat could not be written")
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Work) -> asyncio.Task[None]:
        """Let something run on its own; what goes wrong in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, ApiError | StoreError):
            log.warning("work was given up", extra={"why": type(problem).__name__})
        elif problem is not None:
            log.error("work failed", exc_info=problem)

    def chance(self, secret: bytes, nonces: list[bytes]) -> FairChance:
        return FairChance(secret, nonces)

    def announce(self, *news: News) -> None:
        """Tell other processes something that need not be kept; nobody waits for it."""
        if not self.store.alone:
            self.spawn(self.store.write(news=news))

    def arm(self, table: Table) -> None:
        """Set a table's next timer, and let its bots think."""
        timers.arm(table)

    def wake(self, table: Table) -> Work:
        """Do what is due at a table."""
        return timers.wake(table)

    # Finding tables

    async def table(self, table_id: str) -> Table:
        """Find a table, in memory or in the database."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        if len(table_id) > LONGEST_ID:
            raise ApiError("no-such-table")
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
            raise ApiError("no-such-code")
        return found

    async def read_table(self, table_id: str) -> Table:
        era = self.store.era
        kept = await self.store.read(lambda connection: kept_table(connection, table_id))
        if kept is None:
            raise ApiError("no-such-table")
        row, seat_rows, changes = kept
        game = GAMES.get(row["game"])
        if game is None:
            raise ApiError("no-such-table")
        table = Table(self, plan_from(row, game), [place_from(seat) for seat in seat_rows])
        table.tended = self.store.alone or row["tended_by"] == self.store.process
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
        restore(table, changes, self.closed)
        self.tables[table_id] = table
        self.asleep.discard(table_id)
        timers.arm(table)
        self.announce(News("who", table_id))
        return table

    def hang_up(self, person: str | None = None) -> None:
        """Cut a person's streams, or everybody's; who is still let in comes back at once."""
        for table in [*self.tables.values(), *self.moving]:
            for subscriber in list(table.subscribers):
                if person is None or subscriber.person == person:
                    table.subscribers.discard(subscriber)
                    subscriber.drop(TRY_AGAIN, "try again")

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
        send_away(table)
        self.announce(News("here", table.plan.id))  # nobody follows it by this process just now
        self.read_soon()

    def read_soon(self) -> None:
        """Read again what is missing, as soon as that can be."""
        self.missing = True
        if not self.reading:
            self.reading = True
            self.spawn(self.read_again())

    def overtaken(self, table: Table) -> None:
        """Another process was quicker: memory knows what never happened, and is read again."""
        if self.store.alone:
            self.lost(table)
            return
        if self.tables.get(table.plan.id) is table:
            del self.tables[table.plan.id]
        if not table.gone:
            table.leave_memory()
            table.overtaken = True
            self.metrics.reloads += 1
            self.moving.add(table)
            self.spawn(self.follow_on(table))

    async def follow_on(self, old: Table) -> None:
        """Let those who followed a table follow what it has become."""
        try:
            new = await self.readable(old.plan.id)
            if new is not None:
                await move_over(old, new)
        except (ApiError, StoreError):
            self.read_soon()
        finally:
            self.moving.discard(old)
            send_away(old)

    async def read_again(self) -> None:
        """Keep trying until the database answers and every game goes on."""
        try:
            while self.missing:
                await asyncio.sleep(RETRY)
                self.missing = False
                try:
                    await self.resume()
                except StoreError:
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
        self.asleep.clear()
        self.closed, self.away = Closed(), True  # as after a start: its last heartbeat may be old
        self.spawn(self.sort_mail_again())

    async def sort_mail_again(self) -> None:
        """Read again by which keys the house is known, who is told of turns, and who is blocked."""
        self.mailroom = await open_mailroom(self.settings, self.store, self.clock, self.home)
        await self.people.learn_who_listens()
        await self.doorkeeper.learn()

    async def ask_anew(self, person: str) -> None:
        """Let somebody's tables follow a change of when they wish to be asked."""
        for table in list(self.tables.values()):
            if table.plan.status == "running" and table.owned(person):
                async with table.lock:
                    presence.look_again(table, person)

    # Now and then

    async def beat(self, silence: int = SILENCE) -> None:
        """Note that the house is open, so that clocks stand still while it is not."""
        away = self.away
        await self.prove(self.store, self.clock.wall(), silence if away else None)
        self.beaten = self.clock.steady()
        if away:
            await self.learn_closed()
            self.away = False

    async def be_back(self) -> None:
        """After an outage, have given back what it took before anything is reckoned."""
        if self.away:
            await self.beat()

    async def learn_closed(self) -> None:
        """Find out when nobody was served; what clocks have counted meanwhile is given back."""
        found = await self.store.read(when_closed)
        new = Closed(found.spans - self.closed.spans)  # others may have asked meanwhile
        self.closed = Closed(self.closed.spans | found.spans)
        if new.spans:
            moments.give_back(new, self.clock, self.tables.values(), self.moments.values())

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.beat_or_be_away()
                await self.tend()
            except StoreError as trouble:
                log.error("the database cannot be written", extra={"why": str(trouble)[:LONGEST]})
            except Exception:  # the next beat may go better; without any, others take it for dead
                log.exception("a heartbeat failed")

    async def beat_or_be_away(self) -> None:
        """Write a heartbeat; only where that fails nobody is served, whatever else is slow."""
        try:
            await self.beat()
        except StoreError:
            self.away = True
            raise


def void(_result: object) -> None:
    """The writer wants a function that gives nothing."""


async def nothing_to_do() -> None:
    """What is to be done for others where there are none."""
