"""Taking moves back: alone, where nobody has built on them, or with everyone's consent."""

from __future__ import annotations

from saloon.kernel import Seat
from saloon.records import Play, undo_point
from saloon.records.play import listed
from saloon.server.store.journal import Change
from saloon.server.store.people import Session
from saloon.server.store.tables import update_seat
from saloon.server.table import views
from saloon.server.table.recording import record
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError


async def undo(table: Table, seat: Seat) -> Change:
    """Take back what nobody has built on."""
    async with table.lock:
        play = table.playing()
        table.need_player(seat)
        if seat in play.waiting:
            play.undo(seat)
            table.thinking.pop(seat, None)
            return await record(table, table.next("unchose", seat))
        point = undo_point(play.log, seat)
        if point is None:
            raise ApiError("undo-refused")
        return await go_back(table, seat, point, kept=point < table.seam)


async def go_back(table: Table, seat: Seat, point: int, kept: bool = False) -> Change:
    """Go back to a point of the log. The draws go on: one that was seen is never used again.

    What was taken back by consent is kept for the record, where the used draws are proved. Alone,
    nobody goes back over a draw; yet where draws were taken back before, that must be kept as well.
    Orders of the seat would be carried out again at once: they are over.
    """
    table.playing().rewind(point)
    table.places[seat].orders = ()
    change = table.next("undo", seat, to=point, kept=kept)
    return await record(table, change, update_seat(table.plan.id, seat, {"orders": None}))


async def ask_back(table: Table, session: Session, seat: Seat) -> Change:
    """Ask the others to let a seat take its last decision back."""
    async with table.lock:
        play = table.playing()
        table.need_player(seat)
        if last_decision(play, seat) is None:
            raise ApiError("undo-refused")
        if table.request is not None:
            raise ApiError("already-asked")
        change = await record(table, table.next("asked", seat))
        return await agreed(table, session, change)


async def answer_back(table: Table, session: Session, number: int, agree: bool) -> Change:
    """Agree to the request of that number, or not; whoever asked may think better of it."""
    async with table.lock:
        table.playing()
        request = table.request
        if request is None or not table.owned(session.id):
            raise ApiError("nothing-asked")
        if request.id != number:
            raise ApiError("other-request")
        if not agree:
            return await record(table, table.next("declined", request=number))
        change = table.next("agreed", request=number, person=session.id)
        return await agreed(table, session, await record(table, change))


async def agreed(table: Table, session: Session, change: Change) -> Change:
    """Go back once everyone has agreed; bots always do."""
    request = table.request
    assert request is not None
    request.agreed.add(session.id)
    if views.unanswered(table, request):
        return change
    point = last_decision(table.playing(), request.seat)
    assert point is not None
    return await go_back(table, request.seat, point, kept=True)


def last_decision(play: Play, seat: Seat) -> int | None:
    """Find a seat's last decision in the log, among the steps of which all can tell that.

    Where only the seat knows whether it had a choice, going back there would tell the others.
    """
    found: int | None = None
    state = play.game.start(play.players, play.options)
    for index, entry in enumerate(play.log):
        if entry.seat == seat and entry.asked and not state.choice_hidden():
            found = index
        state.apply(entry.seat, listed(state, entry.seat, entry.move))
    return found
