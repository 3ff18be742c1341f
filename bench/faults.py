"""Kill the server a thousand times in mid-play, and throw a hundred thousand wrong moves at it.

    python -m bench.faults kills [--total 1000] [--notes FILE] [--seconds S] [--nice N]
    python -m bench.faults fuzz [--total 100000] [--game GAME] [--notes FILE] [--seconds S]

No acknowledged move may be lost or doubled, and none accepted that was not offered. Both runs come
in parts, each with a server and a database of its own; with `--notes` a run can be broken off and
goes on with the next part. Wrong moves go to every game, by turns over HTTP and over the stream.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.notes import Part, add_flags, in_parts
from saloon.games import GAMES
from tests.server.fuzz import fuzz
from tests.server.process import Player, process, written
from tests.server.served import serving

PLAYERS = 4
KILLS_IN_A_PART = 50
MOVES_IN_A_PART = 5_000


def kill(part: int, wanted: int) -> Part:
    """Kill and start again, while people play on as if nothing had happened."""
    rng = random.Random(part)
    kills = min(wanted, KILLS_IN_A_PART)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "saloon.db"
        with process(database) as server, ThreadPoolExecutor(PLAYERS) as threads:
            players = [Player(server.url, f"Player {number}") for number in range(PLAYERS)]
            for player in players:
                player.sit_down()
            playing = [threads.submit(player.play) for player in players]
            for _ in range(kills):
                time.sleep(rng.uniform(0.02, 0.3))
                server.kill()
                server.start()
            for player in players:
                player.stop.set()
            for each in playing:
                each.result(120)
            found: Counter[str] = Counter()
            for player in players:
                found.update(player.compare(database))
    sent_again = sum(player.retries for player in players)
    return {"kills": kills, "sent_again": sent_again, **found}


def throw(game: str, part: int, wanted: int) -> Part:
    """Throw wrong moves at a game, and compare what was accepted with what was written down."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as served:
            thrown = fuzz(served, game, min(wanted, MOVES_IN_A_PART), part)
        rows = written(Path(folder) / "saloon.db")
    entered = Counter(thrown.entered)
    return {
        "sent": thrown.sent,
        "over_http": thrown.over_http,
        "over_stream": thrown.sent - thrown.over_http,
        "entered": len(thrown.entered),
        "refused": thrown.refused,
        "games": thrown.games,
        "lost": (entered - Counter(rows)).total(),
        "doubled": (Counter(rows) - entered).total(),
        "not_offered": len(thrown.not_offered),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    kills = kinds.add_parser("kills")
    kills.add_argument("--total", type=int, default=1000)
    add_flags(kills)
    moves = kinds.add_parser("fuzz")
    moves.add_argument("--total", type=int, default=100_000, help="moves, for each game")
    moves.add_argument("--game", choices=list(GAMES), help="only this one")
    add_flags(moves)
    given = parser.parse_args()
    os.nice(given.nice)
    if given.kind == "kills":
        well = in_parts("kills", "kills", given.total, given.notes, given.seconds, kill)
        sys.exit(not well)
    well = True
    for game in [given.game] if given.game else GAMES:

        def play(part: int, wanted: int, game: str = game) -> Part:
            return throw(game, part, wanted)

        well &= in_parts(f"fuzz {game}", "sent", given.total, given.notes, given.seconds, play)
    sys.exit(not well)


if __name__ == "__main__":
    main()
