"""Taking in what another process wrote for a table, and telling those who follow it here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from saloon.server.store.journal import CLOCK_KINDS, Change, set_up_again
from saloon.server.store.rows import SeatRow, TableRow
from saloon.server.table import moments, presence, seats, views
from saloon.server.table.clocks import fresh
from saloon.server.table.places import place_from
from saloon.server.table.plan import plan_from
from saloon.server.table.recording import find_holidays, note, tell
from saloon.server.table.table import Table

TRY_AGAIN: Final = 4503
"""The closing code for those who may come back at once."""
TRIES: Final = 8
"""So often a table is looked for that is being read again, as where another process was quicker."""
PLAIN: Final = frozenset({"play", "chose", "unchose", "asked", "agreed", "declined", "said"})
"""Changes that leave a table's plan and seats as they are, save for the last one of a game."""


def is_plain(changes: Sequence[Change]) -> bool:
    return all(change.kind in PLAIN and "result" not in change.data for change in changes)


def take_in(
    table: Table,
    row: TableRow,
    places: Sequence[SeatRow],
    changes: Sequence[Change],
) -> None:
    """Make true what is on the disk already, one change after the other. The caller holds the lock.

    Who sits where comes first: nobody may see a card through eyes that are theirs no longer.
    """
    invite = table.plan.invite
    table.plan = plan_from(row, table.plan.game)
    table.places = [place_from(place) for place in places]
    table.tended = row["tended_by"] == table.house.store.process
    others = any(change.kind not in CLOCK_KINDS for change in changes)
    if others or not changes:
        table.cached_views = {}
    if others:
        seats.change_eyes(table, by_host=invite != table.plan.invite)
        if invite != table.plan.invite:
            seats.hand_out_keys(table)
    take_in_changes(table, changes)
    if not table.tended:
        table.stop_timer()


def take_in_changes(table: Table, changes: Sequence[Change]) -> None:
    """Make changes true, one after the other. The caller holds the lock."""
    for change in changes:
        take_in_one(table, change)
    table.house.arm(table)


def take_in_one(table: Table, change: Change) -> None:
    """Let one change happen here as it happened there, just now."""
    change.steady = table.house.clock.steady()
    if change.kind == "start":
        seats.send_spectators_away(table)
        seats.lower_curtains(table)
        if table.plan.rules == table.plan.game.rules:
            table.play = table.new_play()
        table.clocks = fresh(table.plan.pace, len(table.places))
    play = table.play
    if play is not None:
        play.trail = [] if table.subscribers else None
        set_up_again(play, [change])
        change.before, play.trail = play.trail or [], None
    if change.kind in CLOCK_KINDS or "clocks" in change.data:
        if "clocks" in change.data:
            table.clocks.left = list(change.data["clocks"])
        table.clocks.running = table.waited_for()
        table.clocks.since = change.steady + moments.free_seconds(table)
        moments.follow_window(table, change)
    find_holidays(table, [change])
    seen = table.cached_views
    note(table, change)
    tell(table, change, seen)
    change.before = []


async def move_over(old: Table, new: Table) -> None:
    """Let those who followed a table that was read again follow it on.

    Where somebody else sits now, or the game has begun or ended meanwhile, they come in anew.
    """
    async with new.lock:
        same = [place.person for place in old.places] == [place.person for place in new.places]
        new.looked = max(new.looked, old.looked)
        if new.window is not None and (old.window, old.window_of) == (new.window, new.window_of):
            new.held_by = old.held_by | new.held_by
            new.closes = max([new.window_ends, *new.held_by.values()])
        for subscriber in list(old.subscribers):
            if new.gone or not same or old.play is None or new.plan.status != "running":
                continue  # whoever stays behind is sent away by the house
            missed = await presence.events_after(new, old.number, subscriber.seat)
            if subscriber not in old.subscribers:  # who has gone meanwhile, or was sent away
                continue
            for event in missed:
                subscriber.push(msgspec.json.encode(event))
            seen = views.snapshot(new, subscriber.seat, subscriber.person)
            subscriber.push(msgspec.json.encode(seen))
            old.subscribers.discard(subscriber)
            subscriber.move_to(new)
            new.subscribers.add(subscriber)
    new.house.arm(new)


def send_away(table: Table) -> None:
    """Cut the streams of those who follow a table that has left memory; they come back at once."""
    for subscriber in list(table.subscribers):
        subscriber.drop(TRY_AGAIN, "try again")
