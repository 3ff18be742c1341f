"""Doors to finished games as a whole: the story and the pictures of a replay."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import QueryParameter

from saloon.server.house.house import House
from saloon.server.http.entering import Invite, TableId, visible_table
from saloon.server.http.guards import HouseHere, Visitor, client
from saloon.server.http.routes.records import (
    AnySeat,
    RecordId,
    answers,
    kept_record,
    record_of,
    shown,
)
from saloon.server.replay import clerk
from saloon.server.replay.clerk import Brought
from saloon.server.replay.retelling import MOST_FRAMES
from saloon.server.table import views
from saloon.server.wire.replays import Frames, Story

First = Annotated[int, QueryParameter(ge=0, le=2**31, description="The first step to show.")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many steps to show.")]


@get("/api/tables/{table_id:str}/story", responses=answers(Story))
async def table_story(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: AnySeat = None,
    invite: Invite = "",
) -> Response[bytes]:
    """Tell a finished game from beginning to end, through any seat's eyes."""
    house.buckets.take("replay", client(request))
    table = await visible_table(house, table_id, visitor, invite)
    played = await record_of(house, table)
    person = None if visitor is None else visitor.id
    trusted = bool(table.owned(person)) or person == table.plan.host
    way_in = table.plan.invite if trusted else None
    tell = partial(clerk.story, views.table_view(table), seat, way_in or invite or None)
    return shown(await clerk.read(house.clerks, played, tell, client(request)))


@get("/api/tables/{table_id:str}/frames", responses=answers(Frames))
async def table_frames(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: AnySeat = None,
    first: First = 0,
    most: Most = MOST_FRAMES,
    invite: Invite = "",
) -> Response[bytes]:
    """Show a finished game step by step, several steps at once."""
    house.buckets.take("replay", client(request))
    played = await record_of(house, await visible_table(house, table_id, visitor, invite))
    show = partial(clerk.frames, seat, first, most)
    return shown(await clerk.read(house.clerks, played, show, client(request)))


@get("/api/records/{record_id:str}/story", responses=answers(Story))
async def record_story(
    record_id: RecordId, request: Request[Any, Any, Any], house: HouseHere, seat: AnySeat = None
) -> Response[bytes]:
    """Tell a record that somebody brought."""
    house.buckets.take("replay", client(request))
    brought, at = await kept(house, record_id)
    tell = partial(clerk.story_of, record_id, at, seat)
    return shown(await clerk.read(house.clerks, brought, tell, client(request)))


@get("/api/records/{record_id:str}/frames", responses=answers(Frames))
async def record_frames(
    record_id: RecordId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    seat: AnySeat = None,
    first: First = 0,
    most: Most = MOST_FRAMES,
) -> Response[bytes]:
    """Show a record step by step, several steps at once."""
    house.buckets.take("replay", client(request))
    brought, _ = await kept(house, record_id)
    show = partial(clerk.frames, seat, first, most)
    return shown(await clerk.read(house.clerks, brought, show, client(request)))


async def kept(house: House, record_id: str) -> tuple[Brought, int]:
    """Find a record that somebody brought, and when that was."""
    text, at = await kept_record(house, record_id)
    return Brought(text), at


DOORS = [table_story, table_frames, record_story, record_frames]
