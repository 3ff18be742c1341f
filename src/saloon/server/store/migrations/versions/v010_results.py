"""Records that people brought say how the game ended beside the text, for lists."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "results"
down_revision = "notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "records", sa.Column("ranks", sa.Text, nullable=False, server_default=sa.text("'[]'"))
    )
    records = sa.table("records", sa.column("id"), sa.column("text"), sa.column("ranks"))
    database = op.get_bind()
    for record in database.execute(sa.select(records.c.id)).scalars().all():
        text = database.execute(sa.select(records.c.text).where(records.c.id == record)).scalar()
        ranks = json.dumps(json.loads(text or b"{}").get("result", {}).get("ranks", []))
        op.execute(records.update().where(records.c.id == record).values(ranks=ranks))
