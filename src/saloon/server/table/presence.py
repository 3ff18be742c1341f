"""Those who follow a table: who is there, and what they missed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from saloon.kernel import Seat
from saloon.server.store.journal import Change, count_log, read_changes
from saloon.server.store.news import News
from saloon.server.table import attending, moments, views
from saloon.server.table.missed import missed_views
from saloon.server.table.table import Elsewhere, Table
from saloon.server.wire.events import EventView
from saloon.server.wire.stream import Present


def tell_presence(table: Table) -> None:
    """Tell who is there to all who follow, by whichever process."""
    show_presence(table)
    tell_others(table)


def tell_others(table: Table) -> None:
    """Tell other processes who follows the table by this one."""
    if table.house.store.alone:
        return
    here = attending.by_this_process(table)
    told = News("here", table.plan.id, here.spectators, tuple(sorted(here.persons)))
    table.house.announce(told)


def hear_presence(table: Table, process: int, news: News) -> None:
    """Another process tells who follows the table there."""
    told = Elsewhere(frozenset(news.who), news.number)
    nobody = Elsewhere()
    if told == table.elsewhere.get(process, nobody):
        return
    if told == nobody:
        del table.elsewhere[process]
    else:
        table.elsewhere[process] = told
        moments.look(table)
    show_presence(table)


def show_presence(table: Table) -> None:
    message = msgspec.json.encode(Present(attending.present(table), attending.spectators(table)))
    for subscriber in list(table.subscribers):
        subscriber.push(message)


def look_again(table: Table, person: str) -> None:
    """Show the game anew to somebody who is asked otherwise now. The caller holds the lock."""
    if table.gone:
        return
    table.cached_views.clear()
    for subscriber in list(table.subscribers):
        if subscriber.person == person:
            seen = views.snapshot(table, subscriber.seat, person)
            subscriber.push(msgspec.json.encode(seen))
    table.house.arm(table)


async def events_after(table: Table, number: int, seat: Seat | None) -> list[EventView]:
    """Tell what happened after a number, as a seat saw it. The caller holds the lock."""
    if number >= table.number:
        return []
    changes: Iterable[Change] = table.recent
    if not table.recent or table.recent[0].number > number + 1:
        changes = await table.house.store.read(
            lambda connection: read_changes(connection, table.plan.id)
        )
        logged = 0
        for change in changes:
            logged = count_log(change, logged)
    missed = [change for change in changes if change.number > number]
    shown = await missed_views(table, missed, seat)
    told = [views.event(table, change, seat) for change in missed]
    return [
        replace(each, views=shown[each.number]) if each.number in shown else each for each in told
    ]
