"""What listening is worth: what others' doings tell of hidden cards, and what that wins.

python -m bench.inference GAME --players 4 --games 2000

First the knowledge: how much more likely the deals imagined make the true one than deals without
weights would, in nats (e to the power of it; below 0 the weights would mislead). Then games: the
same search with and without, at one table, both thinking equally much. Where a game brings a deaf
player, that one also forgets what others said, and so imagines hands that do not go with it; with
`--blind` also what they did. With `--seer` one player sees all cards and the others listen: no
listening can be worth more.
"""

from __future__ import annotations

import argparse
import json
import math
from statistics import fmean, stdev

from bench.brought import brought
from bench.seeing import SeeingSearch
from saloon.arena import Contest, here, report
from saloon.bots import Bot, Level, LevelBot, SeatView
from saloon.bots.heuristics import Heuristics
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng

EVERY = 3
"""Of so many decisions of a game, one is looked at."""
KNOWN, WORLDS = 24, 50
"""So many games are looked at, and so many deals are imagined each time."""


def told(
    game: str, players: int, bot: Bot, heuristics: Heuristics, worlds: int, seed: str
) -> float:
    """Play a game, and give the mean log of the true deal's weight over that of imagined ones."""
    rng = Rng(seed)
    state = GAMES[game].new(players)
    found: list[float] = []
    asked = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        if len(state.legal(seat)) > 1:
            asked += 1
            if asked % EVERY == 0:
                drawn = [heuristics.weigh(state.imagine(seat, rng), seat) for _ in range(worlds)]
                found.append(math.log(heuristics.weigh(state.clone(), seat) / fmean(drawn)))
        state.apply(seat, bot.choose(SeatView(state, seat), rng))
    return fmean(found)


def known(game: str, players: int, games: int, seed: int) -> dict[str, float]:
    """Measure the knowledge over games of the second best level."""
    heuristics = brought(game).listening
    bot = BOTS[game]["cardsharp"]
    seeds = [f"{seed}/{number}" for number in range(games)]
    nats = [told(game, players, bot, heuristics, WORLDS, each) for each in seeds]
    spread = 1.96 * stdev(nats) / math.sqrt(len(nats))
    mean = fmean(nats)
    return {
        "games": games,
        "nats": round(mean, 3),
        "low": round(mean - spread, 3),
        "high": round(mean + spread, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--seer", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game: str = wanted.game
    print(json.dumps({"known": known(game, wanted.players, KNOWN, wanted.seed)}))
    work: int = wanted.simulations
    level = Level(simulations=work, worlds=work, paired=True)
    way = brought(game)
    bots = BOTS[game]
    bots["listening"] = LevelBot(way.listening, level)
    bots["seer"] = SeeingSearch(way.listening, level)
    bots["deaf"] = (way.blind if wanted.blind else way.deaf)(way.not_listening, level)
    one, rest = ("seer", "listening") if wanted.seer else ("listening", "deaf")
    names = (one, *[rest] * (wanted.players - 1))
    contest = Contest(game, names, wanted.games, wanted.seed)
    games = list(here(1)(contest, range(wanted.games)))  # these are known in this process alone
    print(json.dumps(report(contest, games), indent=2))


if __name__ == "__main__":
    main()
