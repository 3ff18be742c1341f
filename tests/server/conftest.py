"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.served import HandClock, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a file, quick and without limits."""
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on which time stands still until the test turns the clock."""
    with serving(tmp_path_factory.mktemp("stopped"), HandClock()) as running:
        yield running
