"""Records that people brought, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from saloon.server.store import schema
from saloon.server.store.database import Statement
from saloon.server.wire.people import KeptRecord


def own_records(connection: Connection, person: str) -> list[KeptRecord]:
    """List a person's records from what stands beside their texts, the latest first."""
    records = schema.records
    rows = connection.execute(
        select(records.c.id, records.c.game, records.c.players, records.c.ranks, records.c.at)
        .where(records.c.owner == person)
        .order_by(records.c.at.desc())
    )
    read = msgspec.json.decode
    return [
        KeptRecord(row.id, row.game, read(row.players), read(row.ranks), row.at) for row in rows
    ]


def how_many(connection: Connection, person: str) -> int:
    """Count a person's records."""
    records = schema.records
    query = select(func.count()).select_from(records).where(records.c.owner == person)
    return connection.execute(query).scalar_one()


def is_owner(connection: Connection, record: str, person: str) -> bool:
    """Tell whether a person brought a record."""
    records = schema.records
    mine = select(records.c.id).where(records.c.owner == person, records.c.id == record)
    return connection.execute(mine).scalar() is not None


def kept_record(connection: Connection, record: str) -> tuple[bytes, int] | None:
    """Find the text of a record, and when it was brought."""
    records = schema.records
    query = select(records.c.text, records.c.at).where(records.c.id == record)
    row = connection.execute(query).first()
    return None if row is None else (row.text, row.at)


def insert_record(kept: KeptRecord, owner: str, text: bytes) -> Statement:
    return (
        schema.records.insert(),
        {
            "id": kept.id,
            "owner": owner,
            "game": kept.game,
            "at": kept.at,
            "text": text,
            "players": msgspec.json.encode(kept.players).decode(),
            "ranks": msgspec.json.encode(kept.ranks).decode(),
        },
    )


def delete_record(record: str) -> Statement:
    return schema.records.delete().where(schema.records.c.id == record), {}
