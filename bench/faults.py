"""Kill the server a thousand times in mid-play, and throw a hundred thousand wrong moves at it.

    python -m bench.faults kills [--total 1000] [--postgres] [--notes FILE] [--seconds S] [--nice N]
    python -m bench.faults fuzz [--total 100000] [--game GAME] [--notes FILE] [--seconds S]

No acknowledged move may be lost or doubled, and none accepted that was not offered. Both runs come
in parts, each with a server and a database of its own; with `--notes` a run can be broken off and
goes on with the next part. Wrong moves go to every game, by turns over HTTP and over the stream.

With `--postgres`, two servers and one who lets bots think for them share a PostgreSQL; each request
goes to the other server than the one before it, a bot sits at each table, and all three processes
are killed by turns.
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
from contextlib import ExitStack
from pathlib import Path

from bench.notes import Part, add_flags, in_parts
from saloon.games import GAMES
from tests.server.fuzz import fuzz
from tests.server.postgres import cluster
from tests.server.process import Player, Process, process, written
from tests.server.served import serving

PLAYERS = 4
KILLS_IN_A_PART = 50
HELPER = 2
"""The number of the process that only lets bots think."""
MOVES_IN_A_PART = 5_000


def kill(part: int, wanted: int) -> Part:
    """Kill and start again, while people play on as if nothing had happened."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "saloon.db"
        with process(database) as server:
            players = [Player(server.url, f"Player {number}") for number in range(PLAYERS)]
            return kill_in_turn([server], players, database, part, wanted)


def kill_on_postgres(part: int, wanted: int) -> Part:
    """The same with two servers and a helper on one database, each killed in its turn."""
    with cluster({}) as server, ExitStack() as running:
        url = server.url("postgres")
        first, second, helper = [
            running.enter_context(process(Path(), db=url, helps=each == HELPER))
            for each in range(HELPER + 1)
        ]
        urls = (first.url, second.url)
        players = [
            Player(
                urls[number % 2], f"Player {number}", others=(urls[1 - number % 2],), bot="random"
            )
            for number in range(PLAYERS)
        ]
        return kill_in_turn([first, second, helper], players, url, part, wanted)


def kill_in_turn(
    servers: list[Process], players: list[Player], database: Path | str, part: int, wanted: int
) -> Part:
    """Let people play while servers are killed and started again; compare what became of it."""
    rng = random.Random(part)
    kills = min(wanted, KILLS_IN_A_PART)
    with ThreadPoolExecutor(PLAYERS) as threads:
        for player in players:
            player.sit_down()
        playing = [threads.submit(player.play) for player in players]
        for number in range(kills):
            time.sleep(rng.uniform(0.02, 0.3))
            server = servers[number % len(servers)]
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
    kills.add_argument("--postgres", action="store_true", help="several processes on one database")
    add_flags(kills)
    moves = kinds.add_parser("fuzz")
    moves.add_argument("--total", type=int, default=100_000, help="moves, for each game")
    moves.add_argument("--game", choices=list(GAMES), help="only this one")
    add_flags(moves)
    given = parser.parse_args()
    os.nice(given.nice)
    if given.kind == "kills":
        kind, play_on = ("kills", kill)
        if given.postgres:
            kind, play_on = ("kills on PostgreSQL", kill_on_postgres)
        well = in_parts(kind, "kills", given.total, given.notes, given.seconds, play_on)
        sys.exit(not well)
    well = True
    for game in [given.game] if given.game else GAMES:

        def play(part: int, wanted: int, game: str = game) -> Part:
            return throw(game, part, wanted)

        well &= in_parts(f"fuzz {game}", "sent", given.total, given.notes, given.seconds, play)
    sys.exit(not well)


if __name__ == "__main__":
    main()
