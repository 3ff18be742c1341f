"""People may give their finished games to research."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "research"
down_revision = "tended"
branch_labels = None
depends_on = None


def upgrade() -> None:
    wish = sa.Column("for_research", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("persons", wish)
