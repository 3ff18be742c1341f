"""Suites of others draw where they like: here they draw the same every time."""

from __future__ import annotations

import random
import secrets
from typing import Any

import numpy as np
import pytest
from gymnasium.utils import seeding


@pytest.fixture(autouse=True)
def known_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = seeding.np_random

    def known(seed: int | None = None) -> tuple[Any, int]:
        return plain(1 if seed is None else seed)

    random.seed(1)
    np.random.seed(1)
    monkeypatch.setattr(seeding, "np_random", known)
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 1)
