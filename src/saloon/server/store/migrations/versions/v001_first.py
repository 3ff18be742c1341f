"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    make_people()
    make_tables()
    make_changes()
    make_records()


def make_people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("manners", sa.Text, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("invite", sa.String(44), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("status", sa.String(12), nullable=False, index=True),
        sa.Column("rematch", sa.String(24)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), index=True),
        sa.Column("name", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("absent", sa.String(12)),
        sa.Column("nonce", sa.LargeBinary(64), nullable=False),
    )


def make_changes() -> None:
    op.create_table(
        "changes",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move_id", sa.String(64)),
        sa.Column("person", sa.String(24)),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    has_move = sa.text("move_id IS NOT NULL")
    op.create_index(
        "changes_by_move",
        "changes",
        ["table_id", "seat", "move_id"],
        unique=True,
        sqlite_where=has_move,
        postgresql_where=has_move,
    )
    has_person = sa.text("person IS NOT NULL")
    op.create_index(
        "changes_by_person",
        "changes",
        ["person"],
        sqlite_where=has_person,
        postgresql_where=has_person,
    )


def make_records() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(24), index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("key", sa.String(20), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
