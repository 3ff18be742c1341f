"""Kill the server a thousand times in mid-play, and throw a hundred thousand wrong moves at it.

    python -m bench.faults [--kills 1000] [--fuzz 100000] [--seed 1]

No acknowledged move may be lost or doubled, and no move accepted that `legal` did not list.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from saloon.games import GAMES
from tests.server.fuzz import fuzz
from tests.server.process import Player, process
from tests.server.served import serving

PLAYERS = 4


def kill(times: int, seed: int) -> dict[str, int]:
    """Kill and start again, while people play on as if nothing had happened."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "saloon.db"
        with process(database) as server, ThreadPoolExecutor(PLAYERS) as threads:
            players = [Player(server.url, f"Player {number}") for number in range(PLAYERS)]
            for player in players:
                player.sit_down()
            playing = [threads.submit(player.play) for player in players]
            for number in range(times):
                time.sleep(rng.uniform(0.02, 0.3))
                server.kill()
                server.start()
                if (number + 1) % 100 == 0:
                    print(f"{number + 1} kills, {sum(len(p.answers) for p in players)} moves")
            for player in players:
                player.stop.set()
            for each in playing:
                each.result(120)
            moves = sum(player.check(database) for player in players)
            return {
                "kills": times,
                "moves": moves,
                "sent_again": sum(player.retries for player in players),
            }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--fuzz", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.kills:
        print(kill(given.kills, given.seed), flush=True)
    for game in GAMES if given.fuzz else ():
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
            start = time.perf_counter()
            report = fuzz(served, game, given.fuzz, given.seed)
            print(game, report, f"{time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
