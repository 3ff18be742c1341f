"""Computer players, by game and name."""

from __future__ import annotations

from saloon.bots.bot import Bot, Chair, RandomBot
from saloon.bots.katzenjammer import SensibleBot

BOTS: dict[str, dict[str, Bot]] = {
    "katzenjammer": {"random": RandomBot(), "sensible": SensibleBot()},
}

__all__ = ["BOTS", "Bot", "Chair", "RandomBot"]
