"""Doors to tables: lists of them, a new one, and what there is to see."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from saloon.server.house import making
from saloon.server.house.lobby import public_tables, tables_of
from saloon.server.http.entering import (
    After,
    Curtain,
    Invite,
    SeatAsked,
    TableId,
    eyes,
    still,
)
from saloon.server.http.guards import (
    HouseHere,
    Signed,
    Visitor,
    caller,
    client,
)
from saloon.server.http.routes import ERRORS
from saloon.server.table import holidays, moments, presence, views
from saloon.server.wire.errors import ApiError
from saloon.server.wire.events import Events
from saloon.server.wire.play import Snapshot
from saloon.server.wire.tables import (
    CodeView,
    DaysOff,
    MadeTable,
    MyTable,
    NewTable,
    TableView,
    TakenOff,
)


@get("/api/tables", responses=ERRORS)
async def lobby(
    request: Request[Any, Any, Any], house: HouseHere, visitor: Visitor
) -> list[TableView]:
    """List public tables that wait for players or may be watched."""
    house.buckets.take("list", caller(request, visitor))
    return [views.table_view(table) for table in await public_tables(house)]


@get("/api/me/tables", responses=ERRORS)
async def my_tables(house: HouseHere, session: Signed) -> list[MyTable]:
    """List my tables, and which of them wait for me."""
    house.buckets.take("list", session.id)
    shown: list[MyTable] = []
    for known in await tables_of(house, session.id):
        try:
            async with still(house, known.plan.id, session) as table:
                shown.append(views.my_table(table, session.id))
        except ApiError:  # it is gone, or mine no longer
            continue
    return shown


@post("/api/me/holiday", status_code=200, responses=ERRORS)
async def take_days_off(
    data: JSONBody[DaysOff], house: HouseHere, session: Signed
) -> list[TakenOff]:
    """Let my clocks stand still for some days, at all my tables that allow it and as far."""
    house.buckets.take("other", session.id)
    found = await tables_of(house, session.id)
    taken = [
        TakenOff(table.plan.id, await holidays.take_off(table, session.id, data.days))
        for table in found
    ]
    if not any(each.days for each in taken):
        raise ApiError("no-days-off")
    return [each for each in taken if each.days]


@post("/api/tables", responses=ERRORS)
async def new_table(data: JSONBody[NewTable], house: HouseHere, session: Signed) -> MadeTable:
    """Make a table; it begins at once if no seat is open."""
    house.buckets.take("table", session.id)
    table = await making.make(house, session, data)
    return views.made_table(table)


@get("/api/codes/{code:str}", responses=ERRORS)
async def by_code(
    code: Annotated[str, PathParameter(min_length=1, max_length=40)],
    request: Request[Any, Any, Any],
    house: HouseHere,
) -> CodeView:
    """Find the open table whose people read this code aloud."""
    house.buckets.take("code", client(request))
    return CodeView(*await house.by_code(code))


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def see(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: SeatAsked = None,
    invite: Invite = "",
    curtain: Curtain = False,
) -> Snapshot:
    """Show a table as I may see it."""
    house.buckets.take("look", caller(request, visitor))
    async with still(house, table_id, visitor, invite) as table:
        seen = eyes(table, visitor, seat, curtain)
        moments.look(table)
        return views.snapshot(table, seen, None if visitor is None else visitor.id)


@get("/api/tables/{table_id:str}/events", responses=ERRORS)
async def events(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    after: After = 0,
    seat: SeatAsked = None,
    invite: Invite = "",
    curtain: Curtain = False,
) -> Events:
    """Tell what happened after a number, as I saw it."""
    house.buckets.take("missed", caller(request, visitor))
    async with still(house, table_id, visitor, invite) as table:
        told = await presence.events_after(table, after, eyes(table, visitor, seat, curtain))
        moments.look(table)
        return Events(table.number, told)


DOORS = [
    lobby,
    my_tables,
    take_days_off,
    new_table,
    by_code,
    see,
    events,
]
