"""Between the call to start and the first card: hashes first, then the nonces they promise.

When the start is called, every promise is in everyone's hands, so nobody can choose a nonce after
seeing another's. There is no time limit: a table can wait for somebody's sleeping phone, the host
can free a silent seat, and anybody can get up. Whatever changes a seat meanwhile calls the start
off for all to see, and new nonces must be promised.
"""

from __future__ import annotations

from saloon.kernel import Seat
from saloon.records import seal_of
from saloon.server.store.journal import Change
from saloon.server.store.people import Session
from saloon.server.table import seats
from saloon.server.table.places import Place
from saloon.server.table.recording import record
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError
from saloon.server.wire.tables import Days


async def promise(table: Table, session: Session, seat: Seat | None, seal: bytes) -> int:
    """Promise a nonce for a seat somebody sits on; while nonces come in, that is a new start."""
    async with table.lock:
        table.need_status("open")
        own = own_seat(table, session, seat)
        place = table.places[own]
        if place.seal == seal:
            return table.number
        await seats.call_off(table, own)
        place.seal, place.nonce = seal, b""
        change = await record(table, table.next("table"), table.place_row(own))
        return (await go_on(table, change)).number


async def add(table: Table, session: Session, seat: Seat | None, nonce: bytes) -> int:
    """Take a nonce; with the last one that was promised, the cards are dealt."""
    async with table.lock:
        own = own_seat(table, session, seat)
        place = table.places[own]
        if place.nonce == nonce:
            return table.number
        table.need_status("open")
        if place.nonce:
            raise ApiError("already-added")
        if place.seal and place.seal.hex() != seal_of(nonce):
            raise ApiError("wrong-nonce")
        if not (place.seal and table.sealing is not None):
            need_time(table, place)
            place.seal = None
        place.nonce = nonce
        change = await record(table, table.next("added", own), table.place_row(own))
        return (await go_on(table, change)).number


def own_seat(table: Table, session: Session, seat: Seat | None) -> Seat:
    """Find the seat that is meant: those beside somebody have no client of their own."""
    own = [each for each in table.owned(session.id) if table.places[each].name is None]
    if seat is None and len(own) > 1:
        raise ApiError("which-seat")
    if not own or (seat is not None and seat not in own):
        raise ApiError("not-your-seat")
    return own[0] if seat is None else seat


def need_time(table: Table, place: Place) -> None:
    """Refuse a nonce that is given at once where all are there, or after others were shown."""
    days = isinstance(table.plan.pace, Days)
    if table.sealing is not None or not (days or place.adds == "nothing"):
        raise ApiError("not-now")


async def go_on(table: Table, change: Change) -> Change:
    """Deal, if that was the last nonce; or call for them, if that was the last promise."""
    if table.sealing is not None:
        return change if seats.nonces_missing(table) else await seats.deal(table)
    if table.plan.manners.starts == "full" and seats.full(table):
        return await seats.begin(table)
    return change
