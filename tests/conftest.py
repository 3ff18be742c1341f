"""What all tests share: the report of proved clauses, and the compiled package."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.compiled import compiled

__all__ = ["compiled"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", metavar="FILE", help="write the outcome of every clause to FILE")


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
