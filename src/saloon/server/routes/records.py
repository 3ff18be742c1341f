"""Doors to finished games: their records, and how they looked step by step."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection as Database
from sqlalchemy import select

from saloon.kernel import Record, dumps, loads
from saloon.server import archive, schema
from saloon.server.guards import LARGEST_RECORD, HouseHere, Signed, Speak, Visitor, client
from saloon.server.house import House
from saloon.server.journal import read_changes
from saloon.server.people import new_id
from saloon.server.problems import Problem
from saloon.server.routes import MISTAKES
from saloon.server.routes.tables import Invite, TableId, entered
from saloon.server.seating import names
from saloon.server.table import Table
from saloon.server.wire import KeptRecord, Proof, Step

StepNumber = Annotated[int, PathParameter(ge=0, le=2**31)]
AnySeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=7, description="Through whose eyes; a spectator's, if not said."),
]
RecordId = Annotated[str, PathParameter(min_length=1, max_length=24)]
MOST_KEPT = 200


async def record_of(house: House, table: Table) -> Record:
    """Put together the record of a table whose game is over."""
    async with table.lock:
        if table.plan.status != "finished":
            raise Problem("not-over")
        nonces = [place.nonce for place in table.places]
        called = names(table.places, house.people)
    return await house.store.read(
        lambda database: archive.record_of(
            table.plan, nonces, called, read_changes(database, table.plan.id)
        )
    )


@get("/api/tables/{table_id:str}/record", responses=MISTAKES, media_type="application/json")
async def download(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    invite: Invite = "",
) -> Response[bytes]:
    """Download the record of a finished game; docs/records.md tells its form."""
    house.buckets.take("replay", client(request))
    table = await entered(house, table_id, visitor, invite)
    record = await record_of(house, table)
    return file(await asyncio.to_thread(dumps, record), f"{record.game}-{table_id}.json")


def file(text: str, name: str) -> Response[bytes]:
    return Response(
        text.encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/steps/{step:int}", responses=MISTAKES)
async def table_step(
    table_id: TableId,
    step: StepNumber,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    speak: Speak,
    seat: AnySeat = None,
    invite: Invite = "",
) -> Step:
    """Show a finished game at a step, from any seat's eyes."""
    house.buckets.take("replay", client(request))
    record = await record_of(house, await entered(house, table_id, visitor, invite))
    return await asyncio.to_thread(archive.step, record, step, seat, speak)


@get("/api/tables/{table_id:str}/check", responses=MISTAKES)
async def check_table(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: HouseHere,
    visitor: Visitor,
    speak: Speak,
    invite: Invite = "",
) -> Proof:
    """Verify a finished game: the secret, every draw, every move."""
    house.buckets.take("check", client(request))
    record = await record_of(house, await entered(house, table_id, visitor, invite))
    return await asyncio.to_thread(archive.proof, record, speak)


@get("/api/records/{record_id:str}/check", responses=MISTAKES)
async def check_record(
    record_id: RecordId, request: Request[Any, Any, Any], house: HouseHere, speak: Speak
) -> Proof:
    """Verify a record that somebody brought."""
    house.buckets.take("check", client(request))
    record = loads(await kept_text(house, record_id))
    return await asyncio.to_thread(archive.proof, record, speak)


@post("/api/records", responses=MISTAKES, request_max_body_size=LARGEST_RECORD)
async def upload(
    data: JSONBody[dict[str, Any]],
    request: Request[Any, Any, Any],
    house: HouseHere,
    somebody: Signed,
) -> KeptRecord:
    """Bring a record along; it is verified to the last draw before it is kept."""
    house.buckets.take("record", somebody.id)
    del data  # it is there for the description; the record is read by its own reader
    text = await request.body()
    record = await asyncio.to_thread(archive.checked, text)
    mine = await house.store.read(lambda database: own_records(database, somebody.id))
    if len(mine) >= MOST_KEPT:
        raise Problem("too-many", {"seconds": 0})
    kept = KeptRecord(new_id(), record.game, list(record.players), house.clock.wall())
    await house.store.write(
        (
            schema.records.insert(),
            {
                "id": kept.id,
                "owner": somebody.id,
                "game": kept.game,
                "at": kept.at,
                "text": dumps(record).encode(),
            },
        )
    )
    return kept


@get("/api/me/records", responses=MISTAKES)
async def my_records(house: HouseHere, somebody: Signed) -> list[KeptRecord]:
    """List the records I brought."""
    return await house.store.read(lambda database: own_records(database, somebody.id))


@get("/api/records/{record_id:str}", responses=MISTAKES, media_type="application/json")
async def fetch(record_id: RecordId, house: HouseHere) -> Response[bytes]:
    """Download a record that somebody brought; whoever has its name may."""
    text = await kept_text(house, record_id)
    return file(text.decode(), f"record-{record_id}.json")


@get("/api/records/{record_id:str}/steps/{step:int}", responses=MISTAKES)
async def record_step(
    record_id: RecordId,
    step: StepNumber,
    request: Request[Any, Any, Any],
    house: HouseHere,
    speak: Speak,
    seat: AnySeat = None,
) -> Step:
    """Show a record at a step, from any seat's eyes."""
    house.buckets.take("replay", client(request))
    record = loads(await kept_text(house, record_id))
    return await asyncio.to_thread(archive.step, record, step, seat, speak)


@delete("/api/records/{record_id:str}", responses=MISTAKES)
async def drop(record_id: RecordId, house: HouseHere, somebody: Signed) -> None:
    """Take a record away that I brought."""
    records = schema.records
    mine = await house.store.read(lambda database: own_records(database, somebody.id))
    if record_id not in [each.id for each in mine]:
        raise Problem("no-such-record")
    await house.store.write((records.delete().where(records.c.id == record_id), {}))


async def kept_text(house: House, record_id: str) -> bytes:
    records = schema.records
    query = select(records.c.text).where(records.c.id == record_id)
    text: bytes | None = await house.store.read(lambda database: database.execute(query).scalar())
    if text is None:
        raise Problem("no-such-record")
    return text


def own_records(database: Database, person: str) -> list[KeptRecord]:
    records = schema.records
    rows = database.execute(
        select(records).where(records.c.owner == person).order_by(records.c.at.desc())
    )
    return [KeptRecord(row.id, row.game, list(loads(row.text).players), row.at) for row in rows]


DOORS = [
    download,
    table_step,
    check_table,
    check_record,
    upload,
    my_records,
    fetch,
    record_step,
    drop,
]
