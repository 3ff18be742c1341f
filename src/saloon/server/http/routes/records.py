"""Doors to the records of finished games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import PathParameter

from saloon.server.codes import new_id
from saloon.server.house.house import House
from saloon.server.http.entering import Invite, TableId, visible_table
from saloon.server.http.guards import LARGEST_RECORD, HouseHere, Signed, Visitor, client
from saloon.server.http.routes import ERRORS
from saloon.server.replay import clerk
from saloon.server.replay.clerk import Played
from saloon.server.store import records
from saloon.server.store.journal import change_data
from saloon.server.table.places import names
from saloon.server.table.plan import plan_row
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError
from saloon.server.wire.people import KeptRecord

RecordId = Annotated[str, PathParameter(min_length=1, max_length=24)]
MOST_KEPT = 200


@dataclass
class Bringing(Operation):
    """Describes a body that is not read before it is known who is there."""

    def __post_init__(self) -> None:
        record = Schema(type=OpenAPIType.OBJECT, additional_properties=Schema())
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(record)}, None, True)


async def record_of(house: House, table: Table) -> Played:
    """Gather what the record of a table is made from whose game is over."""
    async with table.lock:
        if table.plan.status != "finished":
            raise ApiError("not-over")
        nonces = [place.nonce for place in table.places]
        called = names(table.places, house.people)
        plan = plan_row(table.plan)
    changes = await house.store.read(lambda database: change_data(database, table.plan.id))
    return Played(plan, nonces, called, changes)


@get("/api/tables/{table_id:str}/record", responses=ERRORS, media_type="application/json")
async def download(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    invite: Invite = "",
) -> Response[bytes]:
    """Download the record of a finished game; docs/records.md tells its form."""
    house.buckets.take("replay", client(request))
    table = await visible_table(house, table_id, visitor, invite)
    played = await record_of(house, table)
    text = await clerk.read(house.clerks, played, clerk.written, client(request))
    return file(text, f"{table.plan.game.name}-{table_id}.json")


def file(text: bytes, name: str) -> Response[bytes]:
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/api/records",
    responses=ERRORS,
    request_max_body_size=LARGEST_RECORD,
    operation_class=Bringing,
    large=True,
)
async def upload(request: Request[Any, Any, Any], house: HouseHere, session: Signed) -> KeptRecord:
    """Bring a record along; it is verified to the last draw before it is kept."""
    house.buckets.take("record", session.id)
    if await house.store.read(lambda database: records.how_many(database, session.id)) >= MOST_KEPT:
        raise ApiError("too-many", {"seconds": 0})
    record = await clerk.check(house.clerks, await request.body(), session.id)
    kept = KeptRecord(new_id(), record.game, record.players, record.ranks, house.clock.wall())
    await house.store.write(records.insert_record(kept, session.id, record.text))
    return kept


@get("/api/me/records", responses=ERRORS)
async def my_records(house: HouseHere, session: Signed) -> list[KeptRecord]:
    """List the records I brought."""
    house.buckets.take("list", session.id)
    return await house.store.read(lambda database: records.own_records(database, session.id))


@get("/api/records/{record_id:str}", responses=ERRORS, media_type="application/json")
async def fetch(
    record_id: RecordId, request: Request[Any, Any, Any], house: HouseHere
) -> Response[bytes]:
    """Download a record that somebody brought; whoever has its name may."""
    house.buckets.take("replay", client(request))
    return file((await kept_record(house, record_id))[0], f"record-{record_id}.json")


@delete("/api/records/{record_id:str}", responses=ERRORS)
async def drop(record_id: RecordId, house: HouseHere, session: Signed) -> None:
    """Take a record away that I brought."""
    house.buckets.take("other", session.id)
    if not await house.store.read(lambda each: records.is_owner(each, record_id, session.id)):
        raise ApiError("no-such-record")
    await house.store.write(records.delete_record(record_id))


async def kept_record(house: House, record_id: str) -> tuple[bytes, int]:
    """Find the text of a record that somebody brought, and when that was."""
    found = await house.store.read(lambda database: records.kept_record(database, record_id))
    if found is None:
        raise ApiError("no-such-record")
    return found


DOORS = [
    download,
    upload,
    my_records,
    fetch,
    drop,
]
