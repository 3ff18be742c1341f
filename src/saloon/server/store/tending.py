"""Which process looks after a table's clocks and bots: exactly one, and another when it dies.

A table names the number of its process; whether that lives is asked of the lock it holds. Should
two believe that a table is theirs, the numbered log lets only one of them write.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, func, select, text

from saloon.server.store import schema
from saloon.server.store.database import Statement
from saloon.server.store.listening import WORKERS
from saloon.server.store.postgres import ALIVE

MOST: Final = 200
"""So many tables are taken over at a stroke, so that others who come may have some."""
CLAIM: Final = text(
    f"""
    UPDATE tables SET tended_by = :me WHERE id IN (
        SELECT id FROM tables
        WHERE status = 'running' AND game || '/' || rules = ANY(:played) AND (
            tended_by IS NULL OR tended_by NOT IN ({ALIVE}) OR (
                :helps AND tended_by < {WORKERS} AND EXISTS (
                    SELECT FROM seats WHERE table_id = tables.id AND bot IS NOT NULL
                )
            )
        )
        ORDER BY id LIMIT {MOST} FOR UPDATE SKIP LOCKED
    ) RETURNING id
    """
)
TURN: Final = text("UPDATE house SET value = :now WHERE key = :what AND value <= :before")
FIRST_TURN: Final = text(
    "INSERT INTO house (key, value) VALUES (:what, 0) ON CONFLICT (key) DO NOTHING"
)


def claim(connection: Connection, process: int, played: list[str], helps: bool) -> list[str]:
    """Take over running tables that nobody alive looks after, if their rules are played here.

    Whoever helps takes over tables with bots of those who serve people as well.
    """
    asked = {"me": process, "played": played, "helps": helps}
    return list(connection.execute(CLAIM, asked).scalars())


def release(process: int) -> Statement:
    """Let others look after what a process looked after."""
    tables = schema.tables
    return tables.update().where(tables.c.tended_by == process), {"tended_by": None}


def tended_tables(connection: Connection, process: int) -> set[str]:
    """Find the running tables that a process looks after."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.status == "running", tables.c.tended_by == process)
    return set(connection.execute(query).scalars())


def tended_elsewhere(connection: Connection, process: int, ids: list[str]) -> list[str]:
    """Tell which of some tables another process looks after."""
    tables = schema.tables
    query = select(tables.c.id).where(
        tables.c.id.in_(bindparam("ids", expanding=True)), tables.c.tended_by != process
    )
    return list(connection.execute(query, {"ids": ids}).scalars())


def take_turn(connection: Connection, what: str, now: int, every: int) -> bool:
    """Tell whether it is time for something that one process does for all; then it is done."""
    connection.execute(FIRST_TURN, {"what": what})
    done = connection.execute(TURN, {"what": what, "now": now, "before": now - every})
    return bool(done.rowcount)


def latest(connection: Connection, tables: list[str]) -> dict[str, int]:
    """Give the last number of each table's log."""
    changes, known = schema.changes, schema.tables
    last = select(func.max(changes.c.number)).where(changes.c.table_id == known.c.id)
    query = select(known.c.id, last.scalar_subquery().label("last")).where(
        known.c.id.in_(bindparam("ids", expanding=True))
    )
    return {row.id: row.last or 0 for row in connection.execute(query, {"ids": tables})}
