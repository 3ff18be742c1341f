"""Whether a table is public and may be watched is asked of the database: it gets columns."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "public"
down_revision = "players"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("public", "spectators"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    tables = sa.table(
        "tables",
        sa.column("id"),
        sa.column("manners"),
        sa.column("public", sa.Boolean),
        sa.column("spectators", sa.Boolean),
    )
    database = op.get_bind()
    for table, manners in database.execute(sa.select(tables.c.id, tables.c.manners)).all():
        said = json.loads(manners)
        op.execute(
            tables.update()
            .where(tables.c.id == table)
            .values(
                public=bool(said.get("public", False)),
                spectators=bool(said.get("spectators", True)),
            )
        )
