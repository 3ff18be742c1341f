"""Games in the terminal have known deals."""

from __future__ import annotations

import pytest

from tests import deals


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    deals.here.play(monkeypatch.setattr)
