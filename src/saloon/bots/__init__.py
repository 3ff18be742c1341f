"""Computer players, by game and name."""

from __future__ import annotations

from saloon.bots.bot import Bot, Chair, RandomBot
from saloon.bots.gadshill import SensibleBot as SensibleGadsHill
from saloon.bots.gnadenlos import SensibleBot as SensibleGnadenlos
from saloon.bots.katzenjammer import SensibleBot as SensibleKatzenjammer

BOTS: dict[str, dict[str, Bot]] = {
    "katzenjammer": {"random": RandomBot(), "sensible": SensibleKatzenjammer()},
    "gnadenlos": {"random": RandomBot(), "sensible": SensibleGnadenlos()},
    "gadshill": {"random": RandomBot(), "sensible": SensibleGadsHill()},
}

__all__ = ["BOTS", "Bot", "Chair", "RandomBot"]
