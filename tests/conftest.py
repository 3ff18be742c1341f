"""What all tests share: known deals, the report of proved clauses, and the compiled package."""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import deals
from tests.compiled import compiled

__all__ = ["compiled"]

ON_DATABASE = re.compile(r"\[(sqlite|postgres)\]|(sqlite|postgres)-|-(sqlite|postgres)(?=\])")
"""What a test is called after its database; the deals are the same on each."""

settings.register_profile("same", derandomize=not deals.OTHER, deadline=None)
settings.load_profile("same")

LONG = (
    "conformance/test_parity.py",  # it compiles for test_readme.py too, which must not wait for it
    "browser/test_gnadenlos.py",
    "conformance/test_secrecy.py",
    "browser/test_katzenjammer.py",
    "conformance/test_wire.py",
    "browser/test_gadshill.py",
    "conformance/test_golden.py",
    "browser",
    "web",
    "server/test_floods.py",
    "server/test_api.py",
    "test_readme.py",
    "research/test_openspiel.py",
    "conformance",
    "cli",
    "server",
)
"""What takes long comes first, so that all workers end together; and what computes comes beside
what waits for a browser."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", metavar="FILE", help="write the outcome of every clause to FILE")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a page, a server or a clock is often waited for."""
    chosen = os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS")
    return int(chosen) if chosen else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        inside = item.path.relative_to(here).as_posix() if here in item.path.parents else ""
        return next((at for at, long in enumerate(LONG) if inside.startswith(long)), len(LONG))

    items.sort(key=place)


def pytest_configure() -> None:
    deals.here.file = Path(tempfile.mkdtemp(prefix="saloon-deals-"), "test")


def pytest_unconfigure() -> None:
    if deals.here.file:
        shutil.rmtree(deals.here.file.parent)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    deals.here.tell(name_of(item))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """What is made once for many tests has deals of its own, whichever test comes first."""
    if fixturedef.scope == "function":
        return (yield)
    test = deals.here.tell(name_of(request.node, fixturedef.argname))
    try:
        return (yield)
    finally:
        deals.here.tell(test)


def name_of(node: pytest.Item | pytest.Collector, *more: str) -> str:
    """Name a test for its deals; where chance is the subject there is no name."""
    if node.get_closest_marker("real_chance"):
        return ""
    return " ".join((ON_DATABASE.sub("", node.nodeid), *more))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Hang the clauses of a test on its report, so that they survive the way between processes."""
    report = yield
    report.user_properties.extend(
        ("clause", clause) for mark in item.iter_markers("clause") for clause in mark.args
    )
    return report


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Write a clause as passed when each of its tests passed, and at least one did."""
    target = config.getoption("--clauses")
    if target is None:
        return
    outcomes: dict[str, str] = {}
    for outcome in ("skipped", "passed", "failed", "error"):
        for report in terminalreporter.stats.get(outcome, []):
            for name, clause in getattr(report, "user_properties", []):
                if name == "clause":
                    outcomes[clause] = outcome
    Path(target).write_text(json.dumps(outcomes), encoding="utf-8")
