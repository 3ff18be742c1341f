"""What is said to whoever asks whether the house is open."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Health(Struct, frozen=True):
    status: Literal["ok"]
    tables: int
    version: str
