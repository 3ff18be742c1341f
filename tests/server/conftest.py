"""Servers for the tests, on either database."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from saloon.bots import RandomBot
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from tests.kernel.toy import ODDS
from tests.server import postgres
from tests.server.databases import here
from tests.server.served import HandClock, Served, serving

UNKEPT = ("test_look", "test_strangers")
"""What is about no database at all."""
SHARED = ("test_copying", "test_neighbours", "test_reachable", "test_takeover")
"""What is about several servers on one database, and so about PostgreSQL alone."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    of_files = any(mark.name == "files" for mark in metafunc.definition.iter_markers())
    module = metafunc.module.__name__.rpartition(".")[2]
    if module in SHARED:
        metafunc.parametrize("database", ["postgres"], indirect=True, scope="module")
    elif module not in UNKEPT and not of_files:
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True, scope="module")


@pytest.fixture(scope="session")
def postgres_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """PostgreSQL for the whole run: all workers find it by a note in their common folder."""
    run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        run, postgres.shared.tests = run.parent, os.getppid()
    postgres.shared.note = run / "postgres"
    yield
    postgres.shared.leave()


@pytest.fixture(autouse=True, scope="module")
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Which database the servers of a test stand on."""
    kind: str = getattr(request, "param", "sqlite")
    if kind == "postgres":
        if postgres.missing():
            (pytest.fail if os.environ.get("CI") else pytest.skip)(postgres.missing())
        request.getfixturevalue("postgres_run")
    with here.of(kind):
        yield kind


@pytest.fixture(scope="module")
def served(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a file, quick and without limits."""
    with serving(tmp_path_factory.mktemp(f"served-{database}")) as running:
        yield running


@pytest.fixture
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on which time stands still until the test turns the clock."""
    with serving(tmp_path_factory.mktemp("stopped"), HandClock()) as running:
        yield running


@pytest.fixture(scope="module")
def toy() -> Iterator[None]:
    """Have a game that is over in a few moves."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, ODDS.name, ODDS)
        patch.setitem(BOTS, ODDS.name, {"random": RandomBot()})
        yield


@pytest.fixture(scope="module")
def pair(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database, for all tests of a file."""
    folder = tmp_path_factory.mktemp(f"pair-{database}")
    with serving(folder) as one, serving(folder) as other:
        yield one, other
