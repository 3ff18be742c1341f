"""Let a network play contests: python -m training.contest GAME network.npz --rivals strongest.

A rival is a bot by its name, or the file of another network; each contest ends after so many games
or seconds. With --ahead the network thinks ahead, in so many imagined worlds a move. Every deal is
played once from each seat, and deals that are not whole are left out.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections import Counter
from functools import partial
from pathlib import Path

from saloon.arena.contest import Contest, Played, play_game
from saloon.arena.report import report
from saloon.bots.champion import Champion
from saloon.bots.roster import BOTS, searcher
from saloon.bots.thinker import Ahead, Thinker
from saloon.kernel import Json
from saloon.research.numbers import numbering_of

LEARNER = "learner"


def contest_of(  # noqa: PLR0913 - what a contest is made of
    game: str,
    file: Path,
    rival: str,
    players: int,
    games: int,
    *,
    seed: int,
    ahead: Ahead | None = None,
) -> Contest:
    """Seat one learner among rivals, all alike; both are known as bots from now on."""
    guide = searcher(game).heuristics
    BOTS[game][LEARNER] = Champion(numbering_of(game), file, guide)
    if ahead is not None:
        BOTS[game][LEARNER] = Thinker(numbering_of(game), file, guide, ahead)
    if rival not in BOTS[game]:
        BOTS[game][rival] = Champion(numbering_of(game), Path(rival), guide)
    return Contest(game, (LEARNER, *[rival] * (players - 1)), games, seed)


def held(contest: Contest, seconds: float, processes: int) -> list[Played]:
    """Play until the time or the games are over; keep whole deals."""
    begun = time.monotonic()
    played: list[Played] = []
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        for game in pool.imap_unordered(partial(play_game, contest), range(contest.games)):
            played.append(game)
            if time.monotonic() - begun > seconds:
                break
    return whole(contest, played)


def whole(contest: Contest, played: list[Played]) -> list[Played]:
    """Leave out deals that were not played from every seat."""
    seats = Counter(contest.deal(game.number) for game in played)
    return [game for game in played if seats[contest.deal(game.number)] == contest.players]


def line_of(contest: Contest, played: list[Played]) -> dict[str, Json]:
    """Sum up for the learner."""
    lines = report(contest, played)["bots"]
    assert isinstance(lines, list)
    line = lines[0]
    assert isinstance(line, dict)
    kept = ("games", "win_rate", "low", "high", "mean_rank", "mean_ms")
    return {"rival": contest.bots[1], "players": contest.players, **{k: line[k] for k in kept}}


def main() -> None:
    ask = argparse.ArgumentParser(prog="python -m training.contest", description=__doc__)
    ask.add_argument("game")
    ask.add_argument("file", type=Path)
    ask.add_argument("--rivals", default="sensible,cardsharp,strongest")
    ask.add_argument("--players", default="3", help="table sizes, with commas")
    ask.add_argument("--games", type=int, default=300)
    ask.add_argument("--seconds", type=float, default=1e9, help="of each contest, at most")
    ask.add_argument("--ahead", type=int, default=0, help="worlds in which it thinks ahead")
    ask.add_argument("--turns", type=int, default=1, help="how far it does")
    ask.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    ask.add_argument("--seed", type=int, default=1)
    chosen = ask.parse_args()
    ahead = Ahead(worlds=chosen.ahead, turns=chosen.turns) if chosen.ahead else None
    for players in map(int, chosen.players.split(",")):
        for rival in chosen.rivals.split(","):
            contest = contest_of(
                chosen.game,
                chosen.file,
                rival,
                players,
                chosen.games,
                seed=chosen.seed,
                ahead=ahead,
            )
            contest.check()
            played = held(contest, chosen.seconds, chosen.processes)
            if played:
                print(json.dumps(line_of(contest, played)), flush=True)


if __name__ == "__main__":
    main()
