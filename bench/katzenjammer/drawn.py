"""How a person plays by the drawn controls, for `bench.frames`."""

from __future__ import annotations

from typing import Final

from tests.browser.test_katzenjammer import by_what_is_drawn as decide

__all__ = ["OPTIONS", "decide"]

OPTIONS: Final[dict[str, str]] = {}
