"""Moves are looked up among those of their table: an index of their own cost a page a move."""

from __future__ import annotations

from alembic import op

revision = "moves"
down_revision = "codes"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("changes_by_move", "changes")
