"""How likely a seat was to win, for games that are over: nobody at a table is told this."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import SeatView
from saloon.bots.champion import CHAMPION, Champion
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import ENDLESS, LevelBot
from saloon.bots.roster import BOTS
from saloon.bots.search import Search
from saloon.kernel import Rng, Seat, State

GAMES_PLAYED: Final = 200
"""So many games give a share with a standard error of at most 3.6 points."""


def champion(game: str) -> Champion | None:
    """Give the champion of a game, where it has one."""
    found = BOTS[game].get(CHAMPION)
    return found if isinstance(found, Champion) else None


def learned(judge: Champion, state: State, seat: Seat) -> int:
    """Give a seat's chance in per cent by what it knew, as the champion sees it."""
    return round(100 * judge.chance(SeatView(state, seat)))


def played_out(game: str, state: State, seat: Seat, seed: str) -> int:
    """Give the share of games won from a true position, played on by rules of thumb."""
    known = [bot.heuristics for bot in BOTS[game].values() if isinstance(bot, LevelBot)]
    rng = Rng(seed)
    search = Search(known[0] if known else Heuristics(), seat, rng, 1, 0.0, ENDLESS)
    won = 0.0
    for _ in range(GAMES_PLAYED):
        world = state.clone()
        search.play_out(world, rng, rng)
        result = world.result()
        if result is not None and seat in result.winners:
            won += 1 / len(result.winners)
    return round(100 * won / GAMES_PLAYED)
