"""Tables get a code that can be read aloud."""

from __future__ import annotations

import hashlib
import secrets

import sqlalchemy as sa
from alembic import op

revision = "codes"
down_revision = "first"
branch_labels = None
depends_on = None

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def new_code() -> str:
    return "".join([ALPHABET[byte & 31] for byte in secrets.token_bytes(8)])


def code_digest(code: str) -> bytes:
    return hashlib.sha256(b"saloon code " + code.encode()).digest()


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(8)))
    op.add_column("tables", sa.Column("code_digest", sa.LargeBinary(32)))
    op.create_index("ix_tables_code_digest", "tables", ["code_digest"], unique=True)
    known = sa.table(
        "tables", sa.column("id"), sa.column("status"), sa.column("code"), sa.column("code_digest")
    )
    open_tables = sa.select(known.c.id).where(known.c.status == "open")
    for table in op.get_bind().execute(open_tables).scalars().all():
        code = new_code()
        op.execute(
            known.update()
            .where(known.c.id == table)
            .values(code=code, code_digest=code_digest(code))
        )
