"""Computer players, by game and name; the levels rise, and the strongest is the last."""

from __future__ import annotations

from saloon.bots.bot import Bot, Chair, Interjector, RandomBot
from saloon.bots.gadshill import SensibleBot as SensibleGadsHill
from saloon.bots.gnadenlos import SensibleBot as SensibleGnadenlos
from saloon.bots.katzenjammer import SensibleBot as SensibleKatzenjammer
from saloon.bots.levels import Level, LevelBot
from saloon.bots.thumbs.base import Thumbs
from saloon.bots.thumbs.gadshill import GadsHillThumbs
from saloon.bots.thumbs.gnadenlos import GnadenlosThumbs
from saloon.bots.thumbs.katzenjammer import KatzenjammerThumbs

LEVELS = ("greenhorn", "drifter", "regular", "cardsharp", "strongest")
"""The ladder, from the bottom."""

WORK: dict[str, tuple[Level, ...]] = {
    "katzenjammer": (
        Level(slips=3.0),
        Level(slips=1.0),
        Level(simulations=12, worlds=6),
        Level(simulations=50, worlds=20),
        Level(simulations=800, worlds=100, breadth=10),
    ),
    "gnadenlos": (
        Level(slips=3.0),
        Level(slips=1.0),
        Level(simulations=20, worlds=10, horizon=60),
        Level(simulations=100, worlds=20, horizon=60),
        Level(simulations=800, worlds=50, horizon=60),
    ),
    "gadshill": (
        Level(slips=3.0),
        Level(slips=1.0),
        Level(simulations=20, worlds=10),
        Level(simulations=150, worlds=20, breadth=10),
        Level(simulations=1500, worlds=50, breadth=10),
    ),
}


def ladder(game: str, thumbs: Thumbs) -> dict[str, Bot]:
    return {name: LevelBot(thumbs, level) for name, level in zip(LEVELS, WORK[game], strict=True)}


BOTS: dict[str, dict[str, Bot]] = {
    "katzenjammer": {
        "random": RandomBot(),
        "sensible": SensibleKatzenjammer(),
        **ladder("katzenjammer", KatzenjammerThumbs()),
    },
    "gnadenlos": {
        "random": RandomBot(),
        "sensible": SensibleGnadenlos(),
        **ladder("gnadenlos", GnadenlosThumbs()),
    },
    "gadshill": {
        "random": RandomBot(),
        "sensible": SensibleGadsHill(),
        **ladder("gadshill", GadsHillThumbs()),
    },
}

__all__ = ["BOTS", "LEVELS", "Bot", "Chair", "Interjector", "Level", "LevelBot", "RandomBot"]
