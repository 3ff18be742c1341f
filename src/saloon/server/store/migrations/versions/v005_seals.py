"""Seats promise their nonces: what the house made for those of open tables is forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "seals"
down_revision = "asking"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("seal", sa.LargeBinary(32)))
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("nonce", sa.LargeBinary))
    waiting = sa.select(tables.c.id).where(tables.c.status == "open")
    op.execute(seats.update().where(seats.c.table_id.in_(waiting)).values(nonce=b""))
