"""Running the migrations that a database lacks."""

from __future__ import annotations

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from saloon.server.store.backup import copy_beside
from saloon.server.store.engine import migrations, upgrade


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing; an older database is copied beside itself first."""
    newest = ScriptDirectory.from_config(migrations()).get_current_head()
    with engine.connect() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
        connection.rollback()
    if present == newest:
        return
    if present is not None:
        copy_beside(engine, present)
    upgrade(engine)
