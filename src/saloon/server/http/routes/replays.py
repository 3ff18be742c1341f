"""Doors to finished games as a whole: their story, their pictures, their proof.

The game of a table and a record that somebody brought are shown alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import QueryParameter

from saloon.records import Record
from saloon.server.house.house import House
from saloon.server.house.thinking import Thinkers
from saloon.server.http.entering import Invite, TableId, visible_table
from saloon.server.http.guards import HouseHere, Speak, Visitor, client
from saloon.server.http.routes import answers
from saloon.server.http.routes.records import RecordId, kept_record, record_of
from saloon.server.replay import clerk
from saloon.server.replay.clerk import Brought, Played
from saloon.server.replay.retelling import MOST_FRAMES
from saloon.server.store.people import Session
from saloon.server.table import views
from saloon.server.wire.replays import Frames, Proof, Review, Story, Turning

AnySeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=7, description="Through whose eyes; a spectator's, if not said."),
]
First = Annotated[int, QueryParameter(ge=0, le=2**31, description="The first step to show.")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many steps to show.")]


async def shown(
    house: House,
    request: Request[Any, Any, Any],
    source: Brought | Played,
    do: Callable[[Record], bytes],
    later: Thinkers | None = None,
) -> Response[bytes]:
    """Have something shown of a record: at once, or after all that others wait for there."""
    clerks = house.clerks if later is None else later
    answer = await clerk.read(clerks, source, do, client(request), first=later is None)
    return Response(answer, media_type="application/json")


async def played(house: House, table_id: str, visitor: Session | None, invite: str) -> Played:
    return await record_of(house, await visible_table(house, table_id, visitor, invite))


async def brought(house: House, record_id: str) -> Brought:
    return Brought((await kept_record(house, record_id))[0])


@get("/api/tables/{table_id:str}/check", responses=answers(Proof))
async def check_table(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    speak: Speak,
    invite: Invite = "",
) -> Response[bytes]:
    """Verify a finished game: the secret, every draw, every move."""
    house.buckets.take("check", client(request))
    source = await played(house, table_id, visitor, invite)
    return await shown(house, request, source, partial(clerk.proof, speak.lang))


@get("/api/records/{record_id:str}/check", responses=answers(Proof))
async def check_record(
    record_id: RecordId, request: Request[Any, Any, Any], house: HouseHere, speak: Speak
) -> Response[bytes]:
    """Verify a record that somebody brought."""
    house.buckets.take("check", client(request))
    source = await brought(house, record_id)
    return await shown(house, request, source, partial(clerk.proof, speak.lang))


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
    person = None if visitor is None else visitor.id
    trusted = bool(table.owned(person)) or person == table.plan.host
    way_in = table.plan.invite if trusted else None
    source = await record_of(house, table)
    tell = partial(clerk.story, views.table_view(table), seat, way_in or invite or None)
    return await shown(house, request, source, tell)


@get("/api/records/{record_id:str}/story", responses=answers(Story))
async def record_story(
    record_id: RecordId, request: Request[Any, Any, Any], house: HouseHere, seat: AnySeat = None
) -> Response[bytes]:
    """Tell a record that somebody brought."""
    house.buckets.take("replay", client(request))
    text, at = await kept_record(house, record_id)
    tell = partial(clerk.story_of, record_id, at, seat)
    return await shown(house, request, Brought(text), tell)


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
    source = await played(house, table_id, visitor, invite)
    return await shown(house, request, source, partial(clerk.frames, seat, first, most))


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
    source = await brought(house, record_id)
    return await shown(house, request, source, partial(clerk.frames, seat, first, most))


@get("/api/tables/{table_id:str}/turning", responses=answers(Turning))
async def table_turning(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: AnySeat = None,
    invite: Invite = "",
) -> Response[bytes]:
    """Tell where a finished game turned, and the chances before and after.

    It is worked out where bots think, after whatever a game waits for.
    """
    house.buckets.take("replay", client(request))
    source = await played(house, table_id, visitor, invite)
    return await shown(house, request, source, partial(clerk.turning, seat), house.thinkers)


@get("/api/tables/{table_id:str}/review", responses=answers(Review))
async def table_review(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    seat: AnySeat = None,
    invite: Invite = "",
) -> Response[bytes]:
    """Look back at a finished game: each decision of a seat beside what a good player would do.

    It takes seconds, and is worked out where puzzles are made, so no bot is kept from a table.
    """
    house.buckets.take("review", client(request))
    source = await played(house, table_id, visitor, invite)
    return await shown(house, request, source, partial(clerk.review, seat), house.puzzlers)


@get("/api/records/{record_id:str}/review", responses=answers(Review))
async def record_review(
    record_id: RecordId, request: Request[Any, Any, Any], house: HouseHere, seat: AnySeat = None
) -> Response[bytes]:
    """Look back at a record that somebody brought."""
    house.buckets.take("review", client(request))
    source = await brought(house, record_id)
    return await shown(house, request, source, partial(clerk.review, seat), house.puzzlers)


DOORS = [
    check_table,
    check_record,
    table_story,
    record_story,
    table_frames,
    record_frames,
    table_turning,
    table_review,
    record_review,
]
