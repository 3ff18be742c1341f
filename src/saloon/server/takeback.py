"""Taking moves back: alone, where nobody has built on them, or with everyone's consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel import Play, Seat, undo_point
from saloon.kernel.play import listed
from saloon.server.journal import Change, count_draws
from saloon.server.people import Somebody
from saloon.server.problems import Problem

if TYPE_CHECKING:
    from saloon.server.table import Table


async def undo(table: Table, seat: Seat) -> Change:
    """Take back what nobody has built on."""
    async with table.lock:
        play = table.playing()
        table.need_player(seat)
        if seat in play.waiting:
            play.undo(seat)
            table.thinking.pop(seat, None)
            return await table.record(table.next("unchose", seat))
        point = undo_point(play.log, seat)
        if point is None:
            raise Problem("undo-refused")
        return await go_back(table, seat, point)


async def go_back(table: Table, seat: Seat, point: int) -> Change:
    play = table.playing()
    play.rewind(point)
    count_draws(play)
    return await table.record(table.next("undo", seat, to=point))


async def ask_back(table: Table, somebody: Somebody, seat: Seat) -> Change:
    """Ask the others to let a seat take its last decision back."""
    async with table.lock:
        play = table.playing()
        table.need_player(seat)
        if last_decision(play, seat) is None:
            raise Problem("undo-refused")
        change = await table.record(table.next("asked", seat))
        return await agreed(table, somebody, change)


async def answer_back(table: Table, somebody: Somebody, agree: bool) -> Change:
    """Agree, or not."""
    async with table.lock:
        table.playing()
        if table.request is None or not table.owned(somebody.id):
            raise Problem("nothing-asked")
        if not agree:
            return await table.record(table.next("declined"))
        change = table.next("agreed", person=somebody.id)
        return await agreed(table, somebody, await table.record(change))


async def agreed(table: Table, somebody: Somebody, change: Change) -> Change:
    """Go back once everyone who plays has agreed; bots always do."""
    request = table.request
    assert request is not None
    request.agreed.add(somebody.id)
    asker = table.places[request.seat].person
    missing = (
        {place.person for place in table.places if place.person is not None and place.bot is None}
        - request.agreed
        - {asker}
    )
    if missing:
        return change
    point = last_decision(table.playing(), request.seat)
    assert point is not None
    return await go_back(table, request.seat, point)


def last_decision(play: Play, seat: Seat) -> int | None:
    """Find a seat's last decision in the log, among the steps of which all can tell that.

    Where only the seat knows whether it had a choice, going back there would tell the others.
    """
    found: int | None = None
    state = play.game.start(play.players, play.options)
    for index, entry in enumerate(play.log):
        if entry.seat == seat and entry.asked and not state.veiled():
            found = index
        state.apply(entry.seat, listed(state, entry.seat, entry.move))
    return found
