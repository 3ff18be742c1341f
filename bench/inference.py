"""What weighing imagined deals is worth: the same search with and without it, at one table.

python -m bench.inference katzenjammer --games 300
"""

from __future__ import annotations

import argparse
import json

from saloon.arena import Contest, here, report
from saloon.bots import BOTS, LevelBot
from saloon.bots.thumbs.base import Thumbs
from saloon.bots.thumbs.gadshill import GadsHillThumbs
from saloon.bots.thumbs.gnadenlos import GnadenlosThumbs
from saloon.bots.thumbs.katzenjammer import KatzenjammerThumbs

BELIEFS: dict[str, tuple[type[Thumbs], str, float]] = {
    "katzenjammer": (KatzenjammerThumbs, "trust", 1.5),
    "gnadenlos": (GnadenlosThumbs, "hiding", 0.15),
    "gadshill": (GadsHillThumbs, "speaking", 0.3),
}
"""The rules of thumb of each game, and the figure by which others' doings are believed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BELIEFS))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    kind, belief, strength = BELIEFS[wanted.game]
    strongest = BOTS[wanted.game]["strongest"]
    assert isinstance(strongest, LevelBot)
    level = strongest.lighter(wanted.simulations).level
    hearing, deaf = kind(), kind()
    setattr(hearing, belief, strength)
    setattr(deaf, belief, 0.0)
    bots = BOTS[wanted.game]
    bots["believing"] = LevelBot(hearing, level)
    bots["unbelieving"] = LevelBot(deaf, level)
    contest = Contest(
        wanted.game, ("believing", "unbelieving", "unbelieving"), wanted.games, wanted.seed
    )
    games = list(here(1)(contest, range(wanted.games)))  # the two are known in this process alone
    print(json.dumps(report(contest, games), indent=2))


if __name__ == "__main__":
    main()
