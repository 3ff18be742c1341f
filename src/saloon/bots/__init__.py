"""Computer players, by game and name; the levels rise, and the strongest is the last."""

from __future__ import annotations

from saloon.bots.bot import Bot, Chair, Interjector, RandomBot
from saloon.bots.gadshill import GadsHillLevelBot
from saloon.bots.gadshill import SensibleBot as SensibleGadsHill
from saloon.bots.gnadenlos import SensibleBot as SensibleGnadenlos
from saloon.bots.katzenjammer import SensibleBot as SensibleKatzenjammer
from saloon.bots.levels import Level, LevelBot
from saloon.bots.thumbs.base import Thumbs
from saloon.bots.thumbs.gadshill import GadsHillThumbs
from saloon.bots.thumbs.gnadenlos import GnadenlosThumbs, practised
from saloon.bots.thumbs.katzenjammer import KatzenjammerThumbs

LEVELS = ("greenhorn", "drifter", "regular", "cardsharp", "strongest")
"""The ladder, from the bottom."""

WORK: dict[str, tuple[Level, ...]] = {
    "katzenjammer": (
        Level(slips=3.0),
        Level(slips=1.0),
        Level(slips=0.1),
        Level(simulations=60, worlds=100),
        Level(simulations=800, worlds=400, breadth=10),
    ),
    "gnadenlos": (
        Level(slips=5.0),
        Level(slips=1.2),
        Level(slips=0.45),
        Level(slips=0.0),
        Level(simulations=800, worlds=200, paired=True),
    ),
    "gadshill": (
        Level(slips=8.0),
        Level(slips=2.7),
        Level(slips=1.2),
        Level(slips=0.6),
        Level(simulations=800, worlds=200, paired=True),
    ),
}


def ladder(
    game: str, thumbs: Thumbs, kind: type[LevelBot] = LevelBot, best: Thumbs | None = None
) -> dict[str, Bot]:
    """Make a game's levels; the strongest may have better rules of thumb."""
    bots: dict[str, Bot] = {
        name: kind(thumbs, level) for name, level in zip(LEVELS, WORK[game], strict=True)
    }
    if best is not None:
        bots["strongest"] = kind(best, WORK[game][-1])
    return bots


BOTS: dict[str, dict[str, Bot]] = {
    "katzenjammer": {
        "random": RandomBot(),
        "sensible": SensibleKatzenjammer(),
        **ladder("katzenjammer", KatzenjammerThumbs()),
    },
    "gnadenlos": {
        "random": RandomBot(),
        "sensible": SensibleGnadenlos(),
        **ladder("gnadenlos", GnadenlosThumbs(), best=practised()),
    },
    "gadshill": {
        "random": RandomBot(),
        "sensible": SensibleGadsHill(),
        **ladder("gadshill", GadsHillThumbs(), GadsHillLevelBot),
    },
}

__all__ = ["BOTS", "LEVELS", "Bot", "Chair", "Interjector", "Level", "LevelBot", "RandomBot"]
