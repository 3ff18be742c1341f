"""How a person plays by the drawn controls, for `bench.frames`."""

from __future__ import annotations

from typing import Final

from tests.browser.at_katzenjammer import decide

__all__ = ["OPTIONS", "decide"]

OPTIONS: Final[dict[str, str]] = {}
