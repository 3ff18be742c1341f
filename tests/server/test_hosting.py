"""For hosts: health, figures, logs, copies of a live database, migrations, cleaning."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from saloon.server import NoBackup, backup, restore
from saloon.server.house.sweeping import sweep
from saloon.server.house.thinking import Thinkers
from saloon.server.http.logs import Lines
from saloon.server.names import NOBODY
from saloon.server.settings import Settings
from saloon.server.store.alive import when_closed
from saloon.server.store.database import Store, StoreError
from saloon.server.store.engine import newest_form
from saloon.server.store.occupied import Occupied, alone
from saloon.server.store.schema import metadata
from saloon.server.table.questions import NoAnswer, Question
from tests.cli.test_commands import ran
from tests.katzenjammer.table import GAME
from tests.server.served import WAIT, Guest, HandClock, Served, serving

NOTICES = ("quiet_from", "quiet_to", "zone", "blocked")
ADDED = ("channels", "notices", "tickets", "keys", "barred")
ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}


def test_health_and_figures(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    seat = 0 if ann.now(table, seat=0)["moves"] else 1
    ann.move(table, "pass", seat=seat)
    health = httpx.get(f"{served.url}/health")
    assert health.json()["status"] == "ok"
    figures = httpx.get(f"{served.url}/metrics").text
    values = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
    assert int(values["saloon_moves_total"]) >= 1
    assert int(values["saloon_tables_running"]) >= 1
    assert int(values["saloon_commits_total"]) >= 3
    assert int(values['saloon_answers_total{status="201"}']) >= 3


def test_the_log_is_json_and_knows_neither_secrets_nor_cards() -> None:
    try:
        raise ValueError("1 2 3 joker")
    except ValueError:
        record = logging.LogRecord(
            "saloon", logging.ERROR, __file__, 1, "an answer failed", None, sys.exc_info()
        )
    record.table = "abc"
    record.token = "t0k3n"
    line = json.loads(Lines().format(record))
    assert (line["say"], line["error"], line["table"]) == ("an answer failed", "ValueError", "abc")
    assert "joker" not in json.dumps(line)
    assert "t0k3n" not in json.dumps(line)


@pytest.mark.files
def test_a_live_database_is_copied_and_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        table = ann.table(ME, BESIDE)
        kept = ann.see(table, seat=0)
        file = served.house.settings.file
        assert file is not None
        backup(file, copy)
        assert copy.stat().st_mode & 0o077 == 0
        seat = 0 if kept["now"]["moves"] else 1
        ann.move(table, "pass", seat=seat)
        moved = ann.see(table, seat=0)
        assert moved["number"] > kept["number"]
        restore(copy, file)
        late = {
            "id": "late",
            "position": moved["now"]["position"],
            "move": "pass",
            "seat": 1 - seat,
        }
        assert ann.refused("POST", f"/tables/{table}/moves", late).code == "store-trouble"
        after = ann.see(table, seat=0)
        assert (after["number"], after["now"]) == (kept["number"], kept["now"])
        ann.move(table, "pass", seat=seat)
        person = ann.person
    with serving(tmp_path) as served:
        assert Guest(served, person).see(table)["number"] > kept["number"]


def test_a_busy_database_is_copied_too(tmp_path: Path) -> None:
    """Whoever copies page by page begins anew with every write, and never comes to an end."""
    database, copied, stop = tmp_path / "saloon.db", threading.Event(), threading.Event()
    store = Store(f"sqlite:///{database}")
    store.open()
    store.close()
    with sqlite3.connect(database) as other:
        row = ("INSERT INTO records (id, game, at, text) VALUES (?, 'x', 0, zeroblob(4000))",)
        other.executemany(*row, [(str(number),) for number in range(4000)])
    other.close()

    def write() -> None:
        busy = sqlite3.connect(database, isolation_level=None, timeout=WAIT)
        busy.execute("PRAGMA synchronous=OFF")
        while not stop.is_set():
            busy.execute("UPDATE house SET value = value + 1")
            busy.execute("INSERT OR REPLACE INTO house VALUES ('x', 0)")
            stop.wait(0.001)
        busy.close()

    def copy() -> None:
        backup(database, tmp_path / "copy.db")
        copied.set()

    threads = [threading.Thread(target=work) for work in (write, copy)]
    for thread in threads:
        thread.start()
    in_time = copied.wait(5)
    stop.set()
    for thread in threads:
        thread.join(WAIT)
    assert in_time


def in_form(copy: Path, form: str, *steps: str) -> None:
    """Give a copy another form."""
    with sqlite3.connect(copy) as other:
        for step in (*steps, f"UPDATE alembic_version SET version_num = '{form}'"):
            other.execute(step)
    other.close()


@pytest.mark.files
def test_a_copy_of_an_older_form_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    """The server that runs would look in vain for what the older form does not have."""
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        table = ann.table(ME, BESIDE)
        file = served.house.settings.file
        assert file is not None
        backup(file, copy)
        in_form(
            copy,
            "first",
            "DROP INDEX accounts_by_look",
            "DROP INDEX persons_by_look",
            "ALTER TABLE persons DROP COLUMN look",
            "ALTER TABLE persons DROP COLUMN always_ask",
            "DROP INDEX ix_tables_code_digest",
            "ALTER TABLE tables DROP COLUMN code",
            "ALTER TABLE tables DROP COLUMN code_digest",
            "CREATE UNIQUE INDEX changes_by_move ON changes (table_id, seat, move_id)",
            "ALTER TABLE seats DROP COLUMN seal",
            "ALTER TABLE records DROP COLUMN players",
            "ALTER TABLE records DROP COLUMN ranks",
            "ALTER TABLE tables DROP COLUMN public",
            "ALTER TABLE tables DROP COLUMN spectators",
            *[f"ALTER TABLE persons DROP COLUMN {name}" for name in NOTICES],
            "ALTER TABLE seats DROP COLUMN orders",
            *[f"DROP TABLE {name}" for name in ADDED],
            "DROP INDEX tables_tended",
            "ALTER TABLE tables DROP COLUMN tended_by",
            "ALTER TABLE persons DROP COLUMN for_research",
        )
        restore(copy, file)
        with pytest.raises(StoreError):
            served.run(served.house.beat())
        assert ann.see(table, seat=0)["table"]["status"] == "running"
        ann.table(ME, BESIDE)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "saloon.db"]


def test_a_copy_of_a_newer_form_is_not_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "saloon.db", tmp_path / "copy.db"
    store = Store(f"sqlite:///{database}")
    store.open()
    store.close()
    backup(database, copy)
    in_form(copy, "of-tomorrow")
    with pytest.raises(NoBackup, match="newer"):
        restore(copy, database)
    with sqlite3.connect(database) as kept:
        form = kept.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    assert form == newest_form()
    kept.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "saloon.db"]


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    file = tmp_path / "saloon.db"
    with pytest.raises(NoBackup):
        backup(file, tmp_path / "copy.db")
    (tmp_path / "diary.txt").write_text("dear diary" * 200)
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE t (x)").connection.close()
    for name in ("diary.txt", "other.db", "nothing.db"):
        with pytest.raises(NoBackup):
            restore(tmp_path / name, file)
    assert not file.exists()


def test_the_commands_copy_and_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'saloon.db'}"
    store = Store(database)
    store.open()
    store.close()
    copy = tmp_path / "copy.db"
    assert ran(capsys, "backup", str(copy), "--db", database) == (0, f"{copy}\n", "")
    assert ran(capsys, "restore", str(copy), "--db", database)[0] == 0
    for wrong in (("backup", str(copy), "--db", "sqlite:////nowhere/x.db"), ("restore", "x.db")):
        status, out, err = ran(capsys, *wrong)
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1


def test_an_older_database_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    database = tmp_path / "saloon.db"
    store = Store(f"sqlite:///{database}")
    store.open()
    store.close()
    with sqlite3.connect(database) as connection:
        for name in ("persons", "sessions", "tables", "seats", "changes", "records", "house"):
            connection.execute(f"DROP TABLE {name}")
        connection.execute("UPDATE alembic_version SET version_num = 'unknown'")
    connection.close()
    broken = Store(f"sqlite:///{database}")
    with pytest.raises(Exception, match="unknown"):
        broken.open()
    broken.close()
    assert Path(f"{database}.before-unknown").exists()


def test_the_models_and_the_migrations_agree(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'saloon.db'}")
    store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_old_guests_and_abandoned_tables_are_cleaned_up(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    bea = stopped.guest("Bea")
    bea.post("/accounts", {"name": "Bea", "password": "long enough", "token": True})
    begun, waiting = ann.table(ME, BESIDE), ann.table(ME, {"kind": "open"})
    clock = stopped.clock
    assert isinstance(clock, HandClock)
    clock.day += 29 * 86_400_000
    stopped.run(sweep(stopped.house))
    assert ann.see(begun)["table"]["status"] == "running"
    clock.day += 2 * 86_400_000
    stopped.run(sweep(stopped.house))
    assert ann.see(begun)["table"]["status"] == "closed"
    assert ann.see(waiting)["table"]["status"] == "closed"
    clock.day += 61 * 86_400_000
    stopped.run(sweep(stopped.house))
    assert ann.refused("GET", "/me").code == "not-signed-in"
    assert stopped.house.people.name(ann.id) == NOBODY
    body = {"name": "Bea", "password": "long enough", "token": True}
    assert stopped.stranger().post("/sessions", body)["name"] == "Bea"
    clock.now += 2000
    stopped.run(sweep(stopped.house))
    assert stopped.guest("Cy").refused("GET", f"/tables/{begun}").code == "no-such-table"


def test_outages_of_long_ago_are_forgotten(stopped: Served) -> None:
    house, clock = stopped.house, stopped.clock
    assert isinstance(clock, HandClock)

    async def outage() -> None:
        clock.day += 3_600_000
        house.away = True
        await house.beat()

    def spans() -> int:
        return len(house.store.read_now(when_closed).spans)

    stopped.run(outage())
    before = spans()
    clock.day += 300 * 86_400_000
    stopped.run(outage())
    stopped.run(sweep(house))
    assert spans() == before + 1
    clock.day += 100 * 86_400_000
    stopped.run(sweep(house))
    assert spans() == 1


def apart(work: Coroutine[Any, Any, object]) -> object:
    """Run something in a thread of its own: a browser test may have left a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def test_a_bot_that_dies_or_dawdles_is_replaced() -> None:
    """The deadline is over before any answer can come; then a process that can be asked again."""
    state = GAME.new(2)
    question = Question("katzenjammer", "no such bot", 0, state, "seed")
    thinkers = Thinkers(1, deadline=20.0)
    with pytest.raises(NoAnswer):
        apart(thinkers.ask(question))
    assert thinkers.replaced == 2
    thinkers.close()
    slow = Thinkers(1, deadline=0.0)
    with pytest.raises(NoAnswer):
        apart(slow.ask(question))
    slow.close()


@pytest.mark.files
def test_health_knows_that_the_file_is_gone(tmp_path: Path) -> None:
    """SQLite goes on writing to a file that nobody can find again."""
    with serving(tmp_path) as served:
        assert httpx.get(f"{served.url}/health").status_code == 200
        (tmp_path / "saloon.db").rename(tmp_path / "elsewhere.db")
        with pytest.raises(StoreError):
            served.run(served.house.beat())
        answer = httpx.get(f"{served.url}/health", headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (503, "file-gone")
        assert "Datenbankdatei" in answer.json()["message"]
        (tmp_path / "elsewhere.db").rename(tmp_path / "saloon.db")
        served.run(served.house.beat())
        assert httpx.get(f"{served.url}/health").status_code == 200


def test_health_knows_that_the_heart_has_stopped(stopped: Served) -> None:
    assert httpx.get(f"{stopped.url}/health").status_code == 200
    clock = stopped.clock
    assert isinstance(clock, HandClock)
    clock.now += 60
    assert httpx.get(f"{stopped.url}/health").json()["code"] == "store-trouble"
    stopped.run(stopped.house.beat())
    assert httpx.get(f"{stopped.url}/health").status_code == 200


def refused_in_one_line(port: str, database: Path) -> str:
    """Start a server that cannot serve; give what it says."""
    command = [sys.executable, "-m", "saloon.cli", "serve", "--port", port]
    command += ["--db", f"sqlite:///{database}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    return line


def test_serve_says_in_one_line_that_a_port_is_taken(served: Served, tmp_path: Path) -> None:
    port = served.url.rsplit(":", 1)[1]
    assert port in refused_in_one_line(port, tmp_path / "x.db")


def test_serve_says_in_one_line_that_another_one_serves_the_file(tmp_path: Path) -> None:
    file = tmp_path / "saloon.db"
    with alone(file):
        assert "another Saloon serves this file" in refused_in_one_line("0", file)
    with alone(file), pytest.raises(Occupied), alone(tmp_path / "x" / ".." / "saloon.db"):
        pass


@pytest.mark.parametrize("what", ["newer", "not a database"])
def test_serve_says_in_one_line_that_it_cannot_use_a_database(what: str, tmp_path: Path) -> None:
    file = tmp_path / "saloon.db"
    if what == "newer":
        store = Store(f"sqlite:///{file}")
        store.open()
        store.close()
        in_form(file, "of-tomorrow")
    else:
        file.write_text("dear diary" * 200)
    before = file.read_bytes()
    assert what in refused_in_one_line("0", file)
    assert file.read_bytes() == before
    assert not [path.name for path in tmp_path.iterdir() if ".before-" in path.name]


def test_a_question_that_cannot_be_sent_costs_no_thinker() -> None:
    state = GAME.new(2)
    state.__dict__["waits"] = iter(lambda: 0, 1).__next__  # nothing of that kind can be sent
    thinkers = Thinkers(1, deadline=20.0)
    for _ in range(2):
        with pytest.raises(NoAnswer):
            apart(thinkers.ask(Question("katzenjammer", "random", 0, state, "seed")))
    thinkers.close()


def test_settings_come_from_flags_and_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Settings] = []
    command = sys.modules["saloon.cli.serve"]
    monkeypatch.setattr(command, "run", lambda settings, _browse: served.append(settings))
    monkeypatch.setenv("SALOON_PORT", "9000")
    monkeypatch.setenv("SALOON_LIMITS", "no")
    assert ran(capsys, "serve", "--host", "0.0.0.0")[0] == 0
    assert (served[0].host, served[0].port, served[0].limits) == ("0.0.0.0", 9000, False)
    assert served[0].file is not None
    assert ran(capsys, "serve", "--port", "many")[0] == 2
    told = ran(capsys, "serve", "--help")[1]
    assert "SALOON_PUBLIC_URL" in told
    assert "--guest-days" in told


def test_figures_are_for_this_machine_or_for_who_has_the_token(
    served: Served, tmp_path: Path
) -> None:
    url = f"{served.url}/metrics"
    assert httpx.get(url).status_code == 200
    assert httpx.get(url, headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404
    with serving(tmp_path, metrics_token="s3cret") as other:
        url = f"{other.url}/metrics"
        for header in ("", "Bearer wrong", "Basic s3cret", "Bearer"):
            assert httpx.get(url, headers={"authorization": header}).status_code == 404
        told = httpx.get(url, headers={"authorization": "Bearer s3cret"})
        assert told.status_code == 200
        assert "saloon_moves_total" in told.text


def test_a_database_of_another_kind_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, err = ran(capsys, "serve", "--db", "mysql://example/saloon")
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "SQLite" in err


@pytest.mark.files
def test_what_is_deleted_is_overwritten(served: Served) -> None:
    with served.house.store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA secure_delete").scalar() == 1
