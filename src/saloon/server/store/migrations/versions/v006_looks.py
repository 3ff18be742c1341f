"""No two accounts may look alike: names are kept as they look, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from saloon.server.house.lookalikes import look

revision = "looks"
down_revision = "seals"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Where accounts look alike already, the later ones get a number; they sign in as before."""
    op.add_column("persons", sa.Column("look", sa.String(80)))
    persons = sa.table(
        "persons", *[sa.column(name) for name in ("id", "name", "account", "look", "created")]
    )
    bind = op.get_bind()
    rows = bind.execute(
        sa.select(persons).order_by(persons.c.account.is_(None), persons.c.created, persons.c.id)
    ).all()
    known: set[str] = set()
    for row in rows:
        name, number = row.name, 1
        while look(name) in known:
            number += 1
            name = f"{row.name[:28]} {number}"
        if row.account is not None:
            known.add(look(name))
        op.execute(
            persons.update().where(persons.c.id == row.id).values(name=name, look=look(name))
        )
    op.create_index("persons_by_look", "persons", ["look"])
    held = sa.text("account IS NOT NULL")
    op.create_index(
        "accounts_by_look",
        "persons",
        ["look"],
        unique=True,
        sqlite_where=held,
        postgresql_where=held,
    )
