"""The strongest level against a plain search: the same tree, uniform play-outs, no rules of thumb.

    python -m bench.plain GAME --players 2 --games 100 --time 0.1

Both think for the same time. As one of four, the strongest meets three plain searches.
"""

from __future__ import annotations

import argparse
import json

from saloon.arena import Contest, here, report
from saloon.bots import Level, LevelBot
from saloon.bots.heuristics import Heuristics
from saloon.bots.roster import BOTS
from saloon.games import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--time", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    everything = 1000
    BOTS[wanted.game]["plain"] = LevelBot(Heuristics(), Level(1, worlds=200, breadth=everything))
    bots = ("strongest", *["plain"] * (wanted.players - 1))
    contest = Contest(wanted.game, bots, wanted.games, wanted.seed, (), wanted.time)
    contest.check()
    games = list(here(1)(contest, range(wanted.games)))  # `plain` is known in this process alone
    print(json.dumps(report(contest, games), indent=2))


if __name__ == "__main__":
    main()
