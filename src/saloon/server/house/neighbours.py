"""What other processes on the same database do, and what they leave when they die."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from saloon.games import GAMES
from saloon.kernel import Seat
from saloon.server.house.house import RETRY, House
from saloon.server.house.leaving import drop_tables_of
from saloon.server.store import journal
from saloon.server.store.alive import need_open
from saloon.server.store.database import StoreError
from saloon.server.store.journal import Change
from saloon.server.store.news import News
from saloon.server.store.postgres import alive
from saloon.server.store.tables import kept_table
from saloon.server.store.tending import MOST, claim, latest, tended_elsewhere, tended_tables
from saloon.server.table import holding, moments, presence, timers
from saloon.server.table.table import Table
from saloon.server.table.taking_in import is_plain, take_in, take_in_changes

log = logging.getLogger("saloon")

OF_TABLES: Final = frozenset({"table", "seats", "here", "who", "look", "hold", "tended"})
WAKING: Final = frozenset({"table", "seats", "here", "look"})
"""News for which a table that rests is read again."""
OF_PEOPLE: Final = frozenset({"out", "forgotten", "person"})


def join(house: House, helps: bool = False) -> None:
    """Let a house live beside others on the same database; or only help those with their bots."""
    listener = house.store.listener
    if listener is None:
        return
    if helps:
        listener.work_only()
        house.prove = need_open
    follower = Follower(house)
    house.buckets.announce = lambda what, who: house.announce(News("took", what, 0, (who,)))
    back = partial(catch_up, house)
    house.listen = partial(
        listener.open, partial(hear, house, follower), lambda: void(house.spawn(back()))
    )
    house.tend = partial(tend, house, helps)


class Follower:
    """Reads on at the tables of which others wrote, of many at a stroke."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.behind: dict[str, int] = {}
        """Up to which numbers tables are to be read."""
        self.reading = False

    def hear(self, table: Table, number: int) -> None:
        """A table has a number that may not be known here."""
        if table.number < number:
            self.keep_in_mind(table.plan.id, number)
            if not self.reading:
                self.reading = True
                self.house.spawn(self.read())

    def keep_in_mind(self, table_id: str, number: int) -> None:
        self.behind[table_id] = max(number, self.behind.get(table_id, 0))

    async def read(self) -> None:
        """Read until nothing is missing; while the database is away, what comes is kept in mind."""
        try:
            while self.behind:
                try:
                    await self.read_once()
                except StoreError:
                    await asyncio.sleep(RETRY)
        finally:
            self.reading = False

    async def read_once(self) -> None:
        tables = [self.house.tables.get(each) for each in self.behind]
        known = {each.plan.id: each.number for each in tables if each is not None}
        wanted = dict(self.behind)
        found = await self.house.store.read(partial(journal.read_on, known=known))
        for table_id, number in wanted.items():
            if self.behind.get(table_id) == number:
                del self.behind[table_id]
            table = self.house.tables.get(table_id)
            if table is None or table.number >= number:
                continue
            if table.lock.locked():  # nobody else waits for it
                self.house.spawn(self.read_busy(table, number))
                continue
            try:
                await self.take(table, found.get(table_id, []), number)
            except StoreError:
                self.keep_in_mind(table_id, number)
                raise

    async def read_busy(self, table: Table, number: int) -> None:
        """Read on at a table as soon as it stands still."""
        try:
            await read_on(self.house, table.plan.id, number)
        except StoreError:
            self.hear(table, number)

    async def take(self, table: Table, found: Sequence[Change], number: int) -> None:
        """Let what was read happen at a table; where more than the game changed, all is read."""
        async with table.lock:
            changes = [change for change in found if change.number > table.number]
            whole = bool(changes) and changes[0].number == table.number + 1
            plain = whole and is_plain(changes) and not table.gone and table.play is not None
            if plain:
                persons = [change.person for change in changes if change.person]
                await self.house.people.learn_names(persons)
                attempt(self.house, table, lambda: take_in_changes(table, changes))
        if not plain:
            await read_on(self.house, table.plan.id, number)


def attempt(house: House, table: Table, take: Callable[[], None]) -> None:
    """Take something in; where that fails half of it may be known, and only all of it counts."""
    try:
        take()
    except Exception:
        log.exception("a table is read anew", extra={"table": table.plan.id})
        house.overtaken(table)


def hear(house: House, follower: Follower, sender: int, news: Sequence[News]) -> None:
    """See to what others have written or seen."""
    for each in news:
        if each.kind in OF_TABLES:
            table = house.tables.get(each.of)
            if table is None and each.kind in ("table", "seats") and each.of in house.loading:
                house.spawn(read_later(house, each.of, each.number or None))
            elif table is None and each.kind in WAKING and each.of in house.asleep:
                house.spawn(wake(house, sender, each))
            elif table is not None and each.kind == "table":
                follower.hear(table, each.number)
            elif table is not None:
                hear_of_table(house, table, sender, each)
        elif each.kind in OF_PEOPLE:
            hear_of_person(house, each)
        elif each.kind == "took":
            house.buckets.count(each.of, each.who[0])
        elif each.kind == "tempo":
            house.tempos.of(each.of, bool(each.who)).learn(each.number / 1000)
        elif each.kind == "free":
            forget_process(house, {sender})
            house.spawn(take_over(house, helps=False))


def hear_of_table(house: House, table: Table, sender: int, news: News) -> None:
    """See to what happened at a table that is here as well."""
    if news.kind == "here":
        presence.hear_presence(table, sender, news)
    elif news.kind == "who" and table.subscribers:
        presence.tell_others(table)
    elif news.kind == "look" and table.tended:
        moments.look(table)
    elif news.kind == "hold":
        house.spawn(hold(table, news.number, bool(news.who)))
    elif news.kind == "tended":
        leave_to_others(table)
    elif news.kind == "seats":
        house.spawn(read_surely(house, news.of))


async def wake(house: House, sender: int, news: News) -> None:
    """Look after a table that rested again, and see to what was told of it."""
    table = await house.readable(news.of)
    if table is not None:
        hear_of_table(house, table, sender, news)


def hear_of_person(house: House, news: News) -> None:
    """Somebody is called otherwise, has signed out or wants to be forgotten."""
    if news.kind == "out":
        house.people.forget(news.of)
    if news.kind in ("out", "forgotten"):
        house.hang_up(news.of)
    if news.kind == "forgotten":
        house.spawn(drop_tables_of(house, news.of))
    house.spawn(know_anew(house, news.of))


async def hold(table: Table, seat: Seat, on: bool) -> None:
    async with table.lock:
        if not table.gone and table.play is not None:
            holding.note(table, seat, on)


def forget_process(house: House, dead: set[int]) -> None:
    """Nobody follows a table any more by a process that is not there."""
    for table in list(house.tables.values()):
        if dead & table.elsewhere.keys():
            for process in dead:
                table.elsewhere.pop(process, None)
            presence.show_presence(table)


async def read_on(house: House, table_id: str, number: int | None) -> None:
    """Read what a table's log has up to a number at least, if the table is here.

    Without a number it is read in any case: something was changed that its log does not tell.
    """
    table = house.tables.get(table_id)
    if table is None or house.store.alone:
        return
    async with table.lock:
        if table.gone or (number is not None and table.number >= number):
            return
        kept = await house.store.read(partial(kept_table, table=table_id, after=table.number))
        if kept is None:
            house.overtaken(table)
            return
        row, places, changes = kept
        persons = [place["person"] for place in places] + [each.person for each in changes]
        await house.people.learn_names([person for person in persons if person])
        attempt(house, table, lambda: take_in(table, row, places, changes))


async def read_surely(house: House, table_id: str) -> None:
    """Read what a table's log does not tell, as soon as the database answers."""
    while True:
        try:
            await read_on(house, table_id, None)
        except StoreError:
            await asyncio.sleep(RETRY)
        else:
            return


async def read_later(house: House, table_id: str, number: int | None) -> None:
    """Read on at a table that is being read: it may have been looked up before the change."""
    await house.readable(table_id)
    await read_on(house, table_id, number)


async def catch_up(house: House) -> None:
    """Nothing was heard for a while: find out what was missed, until the database answers."""
    while True:
        try:
            await read_missed(house)
        except StoreError:
            await asyncio.sleep(RETRY)
        else:
            return


async def read_missed(house: House) -> None:
    """Ask of every table and everyone here what was missed; orders stand in no log."""
    for table_id in list(house.tables):
        await read_on(house, table_id, None)
    ask_who_follows(house)
    house.people.known.clear()
    await house.people.renamed(set(house.people.names))
    await house.people.learn_who_asks()
    await house.tend()


def ask_who_follows(house: House) -> None:
    """Find out anew who follows the tables here by other processes, and tell those who does here.

    They may have taken this process for dead.
    """
    for table in house.tables.values():
        if table.elsewhere:
            table.elsewhere.clear()
            presence.show_presence(table)
        if table.subscribers:
            presence.tell_others(table)
    house.announce(*[News("who", table_id) for table_id in house.tables])


async def behind(house: House) -> list[tuple[str, int]]:
    """List the tables of whose log more is written than is known here, and up to which number."""
    numbers = await house.store.read(partial(latest, tables=list(house.tables)))
    known = {table_id: house.tables.get(table_id) for table_id in numbers}
    return [
        (table_id, numbers[table_id])
        for table_id, table in known.items()
        if table is not None and table.number < numbers[table_id]
    ]


async def tend(house: House, helps: bool) -> None:
    """Do with every heartbeat what keeps several processes in step."""
    listener, process = house.store.listener, house.store.process
    assert listener is not None
    assert process is not None
    listener.mind_silence()
    await house.learn_closed()
    await learn_house(house)
    known = {each for table in house.tables.values() for each in table.elsewhere}
    if known:
        forget_process(house, known - set(await house.store.read(alive)))
    await take_over(house, helps)
    await compare(house, process)
    for table_id, number in await behind(house):  # whatever became of the news
        house.spawn(read_on(house, table_id, number))


async def learn_house(house: House) -> None:
    """Have at hand who is told of turns, and whom the host lets in; send the others away."""
    keeper = house.doorkeeper
    persons, addresses = keeper.persons, keeper.addresses
    await house.people.learn_who_listens()
    await keeper.learn()
    for person in keeper.persons - persons:
        house.hang_up(person)
    if keeper.addresses - addresses:
        house.hang_up()


async def take_over(house: House, helps: bool) -> None:
    """Look after the running tables that nobody else looks after.

    Whoever helps takes tables of others as well, as long as bots need not wait here.
    """
    process = house.store.process
    assert process is not None
    played = [f"{game.name}/{game.rules}" for game in GAMES.values()]
    more = True
    while more:
        idle = helps and not house.thinkers.turns
        claimed = await house.store.transact(
            partial(claim, process=process, played=played, helps=idle)
        )
        more = len(claimed) == MOST
        if helps and claimed:
            house.announce(*[News("tended", table_id) for table_id in claimed])
        for table_id in claimed:
            table = await house.readable(table_id)
            if table is not None and not table.tended:
                table.tended = True
                timers.arm(table)


async def compare(house: House, process: int) -> None:
    """Make sure that exactly those tables are looked after here that are said to be.

    What rests or cannot be read may stay out of memory. Of a game that begins just now the
    database may not know yet.
    """
    mine = await house.store.read(partial(tended_tables, process=process))
    house.asleep &= mine
    for table_id in mine & house.tables.keys():
        if not house.tables[table_id].tended:  # it was claimed, but the answer did not come
            house.tables[table_id].tended = True
            timers.arm(house.tables[table_id])
    for table_id in mine - house.tables.keys() - house.asleep:
        await house.readable(table_id)
    running = [table for table in house.tables.values() if table.plan.status == "running"]
    doubtful = [each.plan.id for each in running if each.tended and each.plan.id not in mine]
    if doubtful:
        asked = partial(tended_elsewhere, process=process, ids=doubtful)
        for table_id in await house.store.read(asked):
            table = house.tables.get(table_id)
            if table is not None:
                leave_to_others(table)


def leave_to_others(table: Table) -> None:
    """Another process looks after a table from now on."""
    table.tended = False
    table.stop_timer()


async def know_anew(house: House, person: str) -> None:
    """Somebody is called otherwise, or wishes to be asked otherwise."""
    await house.people.renamed({person})
    await house.people.learn_who_asks()
    await house.ask_anew(person)


def void(_result: object) -> None:
    """A listener wants a function that gives nothing."""
