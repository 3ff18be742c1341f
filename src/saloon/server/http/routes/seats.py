"""Doors for those who sit down and begin."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, post, put
from litestar.params import JSONBody, PathParameter

from saloon.server.house import making
from saloon.server.http.entering import (
    Invite,
    TableId,
    again,
    visible_table,
)
from saloon.server.http.guards import (
    HouseHere,
    Signed,
)
from saloon.server.http.routes import ERRORS
from saloon.server.table import sealing, seats, views
from saloon.server.wire.play import (
    Done,
)
from saloon.server.wire.tables import (
    Again,
    HandOver,
    MadeTable,
    NonceGiven,
    SealGiven,
    SeatWish,
)


@put("/api/tables/{table_id:str}/seats/{seat:int}", responses=ERRORS)
@again
async def sit(
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=7)],
    data: JSONBody[SeatWish],
    house: HouseHere,
    session: Signed,
    invite: Invite = "",
) -> Done:
    """Take, fill or free a seat before the game begins."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session, invite)
    return Done((await seats.sit(table, session, seat, data, invite)).number)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=ERRORS)
@again
async def start(table_id: TableId, house: HouseHere, session: Signed) -> Done:
    """Begin."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    return Done((await seats.start(table, session)).number)


@post("/api/tables/{table_id:str}/host", status_code=200, responses=ERRORS)
@again
async def hand_over(
    table_id: TableId, data: JSONBody[HandOver], house: HouseHere, session: Signed
) -> Done:
    """Let another person at the table be host."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    return Done((await seats.hand_over(table, session, data.person)).number)


@delete("/api/tables/{table_id:str}", responses=ERRORS)
@again
async def call_off(table_id: TableId, house: HouseHere, session: Signed) -> None:
    """Call a game off that has not begun."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    await seats.close(table, session)


@post("/api/tables/{table_id:str}/seal", status_code=200, responses=ERRORS)
@again
async def promise(
    table_id: TableId, data: JSONBody[SealGiven], house: HouseHere, session: Signed
) -> Done:
    """Promise the nonce of my seat by its hash."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    return Done(await sealing.promise(table, session, data.seat, bytes.fromhex(data.seal)))


@post("/api/tables/{table_id:str}/nonce", status_code=200, responses=ERRORS)
@again
async def add(
    table_id: TableId, data: JSONBody[NonceGiven], house: HouseHere, session: Signed
) -> Done:
    """Give the nonce of my seat; with the last one the cards are dealt."""
    house.buckets.take("other", session.id)
    table = await visible_table(house, table_id, session)
    return Done(await sealing.add(table, session, data.seat, bytes.fromhex(data.nonce)))


@post("/api/tables/{table_id:str}/rematch", responses=ERRORS)
@again
async def rematch(
    table_id: TableId, house: HouseHere, session: Signed, data: JSONBody[Again | None] = None
) -> MadeTable:
    """Play again with the same people; the first to ask makes the table."""
    house.buckets.take("table", session.id)
    old = await visible_table(house, table_id, session)
    table = await making.rematch(house, session, old, bytes.fromhex(data.seal if data else ""))
    return views.made_table(table)


DOORS = [
    sit,
    start,
    hand_over,
    call_off,
    promise,
    add,
    rematch,
]
