"""People are told when it is their turn: where, at which hours not, and what is still to tell.

Seats have standing orders; whoever is not let in is kept.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "public"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("quiet_from", sa.Integer))
    op.add_column("persons", sa.Column("quiet_to", sa.Integer))
    op.add_column("persons", sa.Column("zone", sa.String(64)))
    op.add_column(
        "persons", sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("orders", sa.String(200)))
    op.create_table(
        "barred",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    add_channels()
    op.create_table(
        "tickets",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("channel", sa.String(24)),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
    )


def add_channels() -> None:
    """Where somebody is told, and what is still to tell there."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("shape", sa.String(12)),
        sa.Column("key", sa.String(100)),
        sa.Column("auth", sa.String(40)),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("trouble", sa.String(20)),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("rests", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True, index=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("number", sa.Integer),
        sa.Column("due", sa.BigInteger),
        sa.Column("sent", sa.BigInteger),
    )
    waiting = sa.text("due IS NOT NULL")
    op.create_index(
        "notices_by_due", "notices", ["due"], sqlite_where=waiting, postgresql_where=waiting
    )
