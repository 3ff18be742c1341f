"""Computer players, by game and name; the levels rise, and the best is the last."""

from __future__ import annotations

from typing import cast

from saloon import plugins
from saloon.bots.bot import Bot
from saloon.bots.champion import CHAMPION, champion_of
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import Level, LevelBot, ladder
from saloon.bots.thinker import Ahead, thinker_of

SEARCHER = "searcher"
"""The search over rules of thumb, where a network is better: a yardstick, as the network alone."""
PLAIN = (
    Level(simulations=4, worlds=2),
    Level(simulations=15, worlds=10),
    Level(simulations=60, worlds=30),
    Level(simulations=250, worlds=100),
    Level(simulations=800, worlds=200),
)
"""The ladder of a game that brings no heuristics: the search alone, with more and more work."""


def bots_of(game: str) -> dict[str, Bot]:
    """Give a game's own computer players, or the plain ones; the best is its network, if any."""
    own = cast(dict[str, Bot] | None, plugins.part(game, plugins.BOTS))
    bots = ladder(Heuristics(), PLAIN, sensible=PLAIN[1]) if not own else dict(own)
    top, strongest = bots.popitem()
    champion = champion_of(game, strongest)
    if champion is None:
        return {**bots, top: strongest}
    work = cast(Ahead | None, plugins.part(game, plugins.AHEAD))
    best = champion if work is None else thinker_of(champion, work)
    return {**bots, SEARCHER: strongest, CHAMPION: champion, top: best}


BOTS: dict[str, dict[str, Bot]] = {game: bots_of(game) for game in plugins.plugins()}


def easy(game: str) -> str:
    """Name the bot that plays with somebody who learns the game."""
    return "drifter" if "drifter" in BOTS[game] else next(iter(BOTS[game]))


def best_bot(game: str) -> str:
    """Name the best bot of a game: the one listed last."""
    return list(BOTS[game])[-1]


def searcher(game: str) -> LevelBot:
    """Give the player that searches with a game's best rules of thumb."""
    bots = BOTS[game]
    bot = bots.get(SEARCHER, bots[best_bot(game)])
    return bot if isinstance(bot, LevelBot) else LevelBot(Heuristics(), PLAIN[-1])
