"""Databases that cannot be served: one sentence each."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import make_url

from saloon.cli import main
from saloon.server.store.engine import upgrade
from saloon.server.store.postgres import NoDatabase
from saloon.server.store.reachable import check_reachable
from tests.server.postgres import Cluster, database_for, shared
from tests.server.served import serving


@pytest.fixture
def server() -> Cluster:
    return shared.get()


def why(url: str) -> str:
    with pytest.raises(NoDatabase) as problem:
        check_reachable(url)
    said = str(problem.value)
    assert len(said.splitlines()) == 1
    assert "secret" not in said
    return said


def test_what_is_no_database_is_said_in_a_sentence(server: Cluster, tmp_path: Path) -> None:
    assert "only SQLite and PostgreSQL" in why("mysql://x@y/z")
    assert "psycopg" in why("postgresql+asyncpg://x:secret@y/z")
    assert "names no database" in why("postgresql://x:secret@y")
    for url in ("postgresql://x:a@secret@y/z", "postgresql://x:a@y/secret@y/z"):
        assert "every @ of a password as %40" in why(url)
    assert "sqlite:////path/to/file" in why("nonsense")
    for url in ("sqlite:", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite+x:////y"):
        assert "SQLite needs a file" in why(url)
    assert "there is no database nowhere" in why(server.url("nowhere"))
    assert "there is no user nobody" in why(server.url("postgres", "nobody"))
    assert "no PostgreSQL answers" in why(f"postgresql://x:secret@/y?host={tmp_path}")
    assert "no PostgreSQL answers at 127.0.0.1:9" in why("postgresql://x:secret@127.0.0.1:9/y")


def test_a_wrong_password_is_said_in_a_sentence(server: Cluster) -> None:
    server.command(
        "postgres",
        "DROP ROLE IF EXISTS careful",
        "CREATE ROLE careful LOGIN PASSWORD 'secret'",
    )
    check_reachable(server.url("postgres", "saloon"))
    assert "not let in with that password" in why(server.url("postgres", "careful", "wrong"))


def test_a_server_that_is_too_old_is_said_in_a_sentence(
    server: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.store.reachable.OLDEST", 99)
    assert "is too old: 99 or newer is served" in why(server.url("postgres"))


def test_a_database_that_only_lets_itself_be_read(server: Cluster, tmp_path: Path) -> None:
    url = database_for(tmp_path / "read")
    name = make_url(url).database
    server.command("postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "only lets itself be read" in why(url)


def test_without_the_right_to_make_tables(server: Cluster, tmp_path: Path) -> None:
    url = database_for(tmp_path / "bare", made=False)
    name = url.partition("@/")[2].partition("?")[0]
    server.command("postgres", "DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")
    assert "guest may make no tables there" in why(server.url(name, "guest"))
    made = database_for(tmp_path / "made")
    name = made.partition("@/")[2].partition("?")[0]
    assert "guest may not" in why(server.url(name, "guest"))


def test_a_form_of_a_newer_program_is_refused(server: Cluster, tmp_path: Path) -> None:
    url = database_for(tmp_path / "newer")
    name = url.partition("@/")[2].partition("?")[0]
    server.command(name, "UPDATE alembic_version SET version_num = 'tomorrow'")
    assert "newer Saloon" in why(url)


def test_tables_are_not_changed_under_an_older_program_that_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two versions on one database: the newer one waits, unless nothing has to be changed."""
    with serving(tmp_path) as served:
        url = served.house.settings.database
        check_reachable(url)
        monkeypatch.setattr("saloon.server.store.engine.newest_form", lambda: "tomorrow")
        assert "an older Saloon serves the database" in why(url)
        with pytest.raises(NoDatabase, match="stop it first"):
            upgrade(served.house.store.engine)


def test_every_sentence_is_said_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("serve", "bot-worker"):
        with pytest.raises(SystemExit) as ended:
            main([command, "--db", "postgresql://127.0.0.1:9/x"])
        assert ended.value.code == 2
        assert capsys.readouterr().err == "no PostgreSQL answers at 127.0.0.1:9.\n"
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--db", "sqlite:///"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said == "SQLite needs a file: give --db sqlite:////path/to/file.\n"
    with pytest.raises(SystemExit):
        main(["bot-worker", "--db", "sqlite:////nowhere/x.db"])
    assert "a file has one server" in capsys.readouterr().err
