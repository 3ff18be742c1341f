"""The game that the house's own tests and benches are played with: the oldest one."""

from __future__ import annotations

from saloon.games import GAMES

SAMPLE: str = next(iter(GAMES))
