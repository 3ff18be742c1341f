"""The ladder of a game's levels, each measured against the one below it."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.arena.contest import Contest, Played
from saloon.arena.report import account, lead
from saloon.bots import LEVELS, LevelBot
from saloon.bots.champion import Champion
from saloon.bots.levels import ENDLESS
from saloon.bots.roster import BOTS
from saloon.bots.thinker import Thinker

FEWEST_DEALS = 10
"""With fewer, nothing is said about points."""


def rungs(game: str, games: int, slow_games: int, seed: int) -> list[Contest]:
    """One level against two of the one below; last, the strongest against two sensible bots.

    The strongest thinks long, so that fewer games may have to do.
    """
    steps = [*zip(LEVELS, ("random", *LEVELS), strict=False), ("strongest", "sensible")]
    return [
        Contest(game, (upper, lower, lower), slow_games if upper == LEVELS[-1] else games, seed)
        for upper, lower in steps
    ]


def work_of(game: str, name: str) -> str:
    """Say in figures what a level does for a move."""
    bot = BOTS[game][name]
    if isinstance(bot, Thinker):
        return f"a network, {bot.work.worlds} worlds, {bot.work.breadth} moves thought ahead"
    if isinstance(bot, Champion):
        return "a network"
    assert isinstance(bot, LevelBot)
    level = bot.level
    if level.simulations == 0:
        return f"no simulations, slips {level.slips}"
    text = f"{level.simulations} simulations, {level.worlds} worlds, {level.breadth} moves"
    if level.paired:
        text += " side by side"
    return text if level.horizon == ENDLESS else f"{text}, {level.horizon} decisions deep"


def ladder_page(game: str, title: str, played: Sequence[tuple[Contest, Sequence[Played]]]) -> str:
    """Write the page; `saloon arena` is its only author."""
    lines = [
        f"# The ladder of {title}",
        "",
        f"Written by `saloon arena {game} --ladder`; do not edit it. Each level sat at tables of",
        "three with two bots of the level below it, every deal once from each seat. Points are Elo",
        "from who was placed before whom; the intervals are of 95 %. A level is defined by its",
        "work; the milliseconds are those of the machine that measured. Levels that think long",
        "have played fewer games, as the table says.",
        "",
        "| level | against | work for a move | points above | 95 % | wins of three | 95 % "
        "| games | ms a move |",
        "|---|---|---|---:|---|---:|---|---:|---:|",
    ]
    for contest, games in played:
        upper, lower = contest.bots[0], contest.bots[1]
        points, low, high = lead(contest, games)
        ahead = f"{points:.0f} | {low:.0f} to {high:.0f}"
        if len(games) < FEWEST_DEALS * contest.players:
            ahead = "? | too few deals"
        total = account(contest, games, upper)
        least, most = total.interval()
        milliseconds = 1000 * total.seconds / max(1, total.decisions)
        lines.append(
            f"| {upper} | two {lower} | {work_of(game, upper)} | {ahead}"
            f" | {total.rate:.1%} | {least:.1%} to {most:.1%} | {len(games)} | {milliseconds:.1f} |"
        )
    return "\n".join([*lines, ""])
