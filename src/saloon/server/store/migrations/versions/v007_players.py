"""Records that people brought name their players beside the text, for lists."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "players"
down_revision = "looks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "records", sa.Column("players", sa.Text, nullable=False, server_default=sa.text("'[]'"))
    )
    records = sa.table("records", sa.column("id"), sa.column("text"), sa.column("players"))
    database = op.get_bind()
    for record in database.execute(sa.select(records.c.id)).scalars().all():
        text = database.execute(sa.select(records.c.text).where(records.c.id == record)).scalar()
        players = json.dumps(json.loads(text or b"{}").get("players", []), ensure_ascii=False)
        op.execute(records.update().where(records.c.id == record).values(players=players))
