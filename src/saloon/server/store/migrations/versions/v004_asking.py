"""People may wish to be asked even where they have no choice and only they know that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "asking"
down_revision = "moves"
branch_labels = None
depends_on = None


def upgrade() -> None:
    wish = sa.Column("always_ask", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("persons", wish)
