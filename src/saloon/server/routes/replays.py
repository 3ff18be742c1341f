"""Doors to finished games as a whole: the story and the pictures of a replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter
from sqlalchemy import select

from saloon.kernel import Record, loads
from saloon.server import faces, retelling, schema
from saloon.server.guards import HouseHere, Visitor, client
from saloon.server.house import House
from saloon.server.problems import Problem
from saloon.server.retelling import MOST_FRAMES
from saloon.server.routes import MISTAKES
from saloon.server.routes.records import AnySeat, RecordId, record_of
from saloon.server.routes.tables import Invite, TableId, entered
from saloon.server.wire import Frames, Story, TableFace

First = Annotated[int, QueryParameter(ge=0, le=2**31, description="The first step to show.")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many steps to show.")]


@get("/api/tables/{table_id:str}/story", responses=MISTAKES)
async def table_story(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: AnySeat = None,
    invite: Invite = "",
) -> Story:
    """Tell a finished game from beginning to end, through any seat's eyes."""
    house.buckets.take("replay", client(request))
    table = await entered(house, table_id, visitor, invite)
    record = await record_of(house, table)
    person = None if visitor is None else visitor.id
    trusted = bool(table.owned(person)) or person == table.plan.host
    way_in = table.plan.invite if trusted else None
    return await asyncio.to_thread(
        retelling.story, record, faces.table_face(table), seat, way_in or invite or None
    )


@get("/api/tables/{table_id:str}/frames", responses=MISTAKES)
async def table_frames(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: AnySeat = None,
    first: First = 0,
    most: Most = MOST_FRAMES,
    invite: Invite = "",
) -> Frames:
    """Show a finished game step by step, several steps at once."""
    house.buckets.take("replay", client(request))
    record = await record_of(house, await entered(house, table_id, visitor, invite))
    return await asyncio.to_thread(retelling.frames, record, seat, first, most)


@get("/api/records/{record_id:str}/story", responses=MISTAKES)
async def record_story(
    record_id: RecordId, request: Request[Any, Any, Any], house: HouseHere, seat: AnySeat = None
) -> Story:
    """Tell a record that somebody brought."""
    house.buckets.take("replay", client(request))
    record, table = await brought(house, record_id)
    return await asyncio.to_thread(retelling.story, record, table, seat, None)


@get("/api/records/{record_id:str}/frames", responses=MISTAKES)
async def record_frames(
    record_id: RecordId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    seat: AnySeat = None,
    first: First = 0,
    most: Most = MOST_FRAMES,
) -> Frames:
    """Show a record step by step, several steps at once."""
    house.buckets.take("replay", client(request))
    record, _ = await brought(house, record_id)
    return await asyncio.to_thread(retelling.frames, record, seat, first, most)


async def brought(house: House, record_id: str) -> tuple[Record, TableFace]:
    records = schema.records
    query = select(records.c.text, records.c.at).where(records.c.id == record_id)
    row = await house.store.read(lambda database: database.execute(query).first())
    if row is None:
        raise Problem("no-such-record")
    record = loads(row.text)
    return record, retelling.table_of(record, record_id, row.at)


DOORS = [table_story, table_frames, record_story, record_frames]
