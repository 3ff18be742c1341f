"""Bots that play in somebody's stead."""

from __future__ import annotations

from saloon.kernel import Seat
from saloon.server.store.journal import Change
from saloon.server.table import moments
from saloon.server.table.places import stand_in
from saloon.server.table.recording import record
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError
from saloon.server.wire.values import Absence


async def let_bot_play(table: Table, seat: Seat, why: Absence) -> Change:
    """A bot plays on for a seat that resigned, left, or ran out of time."""
    async with table.lock:
        table.playing()
        return await replace(table, seat, why)


async def replace(table: Table, seat: Seat, why: Absence) -> Change:
    place = table.places[seat]
    if place.absent == "resigned":
        raise ApiError("game-over")
    place.absent = why
    place.bot = place.bot or stand_in(table.plan.game.name)
    begin_anew(table, seat)
    return await record(table, table.next("table"), table.place_row(seat))


async def come_back(table: Table, seat: Seat) -> Change:
    """Take a seat back from the bot that kept it warm."""
    async with table.lock:
        table.playing()
        moments.look(table)  # where bots were among themselves, no clock ran
        place = table.places[seat]
        if place.absent is None or place.absent == "resigned":
            raise ApiError("not-absent")
        if place.absent == "time":
            table.clocks.give_back(seat, table.house.clock.steady())
        place.absent = place.bot = None
        table.thinking.pop(seat, None)
        begin_anew(table, seat)
        change = table.next("table")
        if table.clocks.timed:
            change.data["clocks"] = table.clocks.remaining(table.house.clock.steady())
        return await record(table, change, table.place_row(seat))


def begin_anew(table: Table, seat: Seat) -> None:
    """Whoever takes over a step takes their own time for it, choice or not."""
    if seat in table.waited_for():
        moments.set_moments(table, table.house.clock.steady())
