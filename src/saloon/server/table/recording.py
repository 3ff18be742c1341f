"""The only hand that writes for a table.

Whatever changes goes through `record`, under the table's lock: first it is on the disk, then it is
true here, then it is told. Where the disk refuses, the table is dropped and read again, so that
memory never knows more than the database.
"""

from __future__ import annotations

import asyncio

from saloon.kernel import Seat
from saloon.server.store.alive import Closed
from saloon.server.store.database import Conflict, Overtaken, Statement, StoreError
from saloon.server.store.journal import CLOCK_KINDS, GAME_KINDS, Change, set_up_again
from saloon.server.table import moments, views
from saloon.server.table.clocks import SECOND, Holiday
from saloon.server.table.table import Table
from saloon.server.table.turns import turn_changes
from saloon.server.wire.seen import CachedView


async def record(
    table: Table, change: Change, *others: Statement, earned: tuple[Seat, ...] = ()
) -> Change:
    """Write a change down, make it true, and tell it. The caller holds the lock.

    `earned` are the seats whose clock is paid for a free decision. A step that may be without
    a choice pays nothing, whether it has one or not.
    """
    if table.house.away:
        await be_back(table)
    table.need_here()
    clock = table.house.clock
    change.steady = clock.steady()
    if change.kind in CLOCK_KINDS:
        still = moments.free_seconds(table)
        table.clocks.turn(table.waited_for(), clock.steady(), earned, still)
        if table.clocks.timed:
            change.data["clocks"] = table.clocks.left
        moments.note_window(table, change)
    try:
        told = turn_changes(table, change)
        await table.house.store.write(*others, *told, changes=[change.row(table.plan.id)])
    except Conflict as taken:
        table.house.overtaken(table)
        raise (Overtaken if table.overtaken else StoreError)(str(taken)) from taken
    except StoreError as problem:
        table.house.lost(table)
        raise StoreError(str(problem)) from problem
    except asyncio.CancelledError:
        table.house.lost(table)
        raise
    seen = table.cached_views
    note(table, change)
    finished = change.kind == "play" and table.plan.status == "finished"
    table.house.metrics.count(change.move_id is not None, finished)
    tell(table, change, seen)
    change.before = []
    table.house.arm(table)
    return change


async def be_back(table: Table) -> None:
    """Charge no clock for an outage that is just over; the caller holds the lock."""
    try:
        await table.house.be_back()
    except (StoreError, asyncio.CancelledError):
        table.house.lost(table)
        raise


def note(table: Table, change: Change) -> None:
    """Have it known here that a change is made."""
    table.number = change.number
    table.used = table.house.clock.steady()
    if change.kind in GAME_KINDS:
        table.position = change.number
        table.step_began = table.used
        moments.set_moments(table, table.step_began)
    table.follow_request(change)
    table.follow_sealing(change)
    if change.kind == "said":
        table.remarks.append(table.remark(change))
    table.keep(change)


def tell(table: Table, change: Change, seen: dict[Seat | None, CachedView]) -> None:
    """Send a change to everyone who follows, each with the view that is theirs.

    `seen` is what they saw before it.
    """
    if not table.subscribers:
        return
    seats = list({subscriber.seat: None for subscriber in table.subscribers})
    broadcast = views.Broadcast(table, change, seats, seen)
    messages = {seat: broadcast.to(seat) for seat in seats}
    for subscriber in list(table.subscribers):
        subscriber.push(messages[subscriber.seat])
    table.house.metrics.told += len(table.subscribers)


def restore(table: Table, changes: list[Change], closed: Closed) -> None:
    """Set the table up from its changes; while nobody was served its clocks stood still."""
    plan = table.plan
    started = any(change.kind == "start" for change in changes)
    if started and plan.rules == plan.game.rules:
        table.play = table.new_play()
        set_up_again(table.play, changes)
    for change in changes:
        table.number = change.number
        if change.kind in GAME_KINDS:
            table.position = change.number
        if change.kind == "said":
            table.remarks.append(table.remark(change))
        table.follow_request(change)
        table.follow_sealing(change)
        table.keep(change)
    now = table.house.clock.steady()
    moments.find_window(table, changes, closed)
    last = next((each for each in reversed(changes) if each.kind in GAME_KINDS), None)
    if last is not None:
        table.step_began = now - last.passed(table.house.clock, closed)
    find_holidays(table, changes)
    timed = [change for change in changes if "clocks" in change.data]
    if timed and table.play is not None:
        turned = timed[-1]
        passed = turned.passed(table.house.clock, closed)
        table.clocks.left = list(turned.data["clocks"])
        table.clocks.running = table.waited_for()
        table.clocks.since = now - passed + moments.free_seconds(table)
    moments.set_moments(table, now)


def find_holidays(table: Table, changes: list[Change]) -> None:
    """Find out again who has days off, and until when by the wall clock."""
    clock, kept = table.house.clock, table.clocks.holidays
    for change in changes:
        ends = dict(zip(change.data.get("off", ()), change.data.get("ends", ()), strict=True))
        for seat, until in ends.items():
            taken = kept[seat].days if seat in kept else 0
            left = (until - clock.wall()) / SECOND
            kept[seat] = Holiday(taken + change.data["days"], clock.steady() + left)
