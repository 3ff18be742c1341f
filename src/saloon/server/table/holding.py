"""Holding the house up: whoever calls STOP needs time to show what they mean."""

from __future__ import annotations

from typing import Final

import msgspec

from saloon.kernel import Seat
from saloon.server.store.news import News
from saloon.server.table import moments, views
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError

HELD: Final = 20.0
"""So many seconds the house waits for whoever has called, once in a window."""


async def hold(table: Table, seat: Seat, on: bool) -> None:
    """Let the house wait for a seat that may speak, or wait no longer than before."""
    async with table.lock:
        play = table.playing()
        table.need_player(seat)
        speaks = seat in play.state.actors() or bool(play.state.interjections(seat))
        if moments.left_to_speak(table) is None or not speaks or (on and seat in table.held_by):
            raise ApiError("not-held")
        note(table, seat, on)
        table.house.announce(News("hold", table.plan.id, seat, ("on",) if on else ()))


def note(table: Table, seat: Seat, on: bool) -> None:
    """Have it known here that a seat holds the house up, and show it. The caller holds the lock."""
    now = table.house.clock.steady()
    if on:
        table.held_by[seat] = now + HELD
    elif seat in table.held_by:
        table.held_by[seat] = now
    table.closes = max([table.window_ends, *table.held_by.values()])
    for subscriber in list(table.subscribers):
        seen = views.snapshot(table, subscriber.seat, subscriber.person)
        subscriber.push(msgspec.json.encode(seen))
    table.house.arm(table)
