"""Running the migrations that a database lacks."""

from __future__ import annotations

from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from saloon.server.store.backup import copy_beside
from saloon.server.store.engine import form_of, migrations, newest_form, upgrade


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing; an older file is copied beside itself first."""
    with engine.connect() as connection:
        present = form_of(connection)
        connection.rollback()
    if present == newest_form():
        return
    if present is not None:
        copy_beside(engine, present)
    upgrade(engine)


def is_known(form: str | None) -> bool:
    """Tell whether this program knows a form, so that no newer one has changed it."""
    forms = ScriptDirectory.from_config(migrations()).walk_revisions()
    return form is None or form in {each.revision for each in forms}
