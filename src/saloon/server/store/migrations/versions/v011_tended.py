"""Where several processes share a database, a running table names the one that looks after it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "tended"
down_revision = "results"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tended_by", sa.BigInteger))
    running = sa.text("status = 'running'")
    op.create_index(
        "tables_tended",
        "tables",
        ["tended_by"],
        sqlite_where=running,
        postgresql_where=running,
    )
