"""Teach a network a game: python -m training GAME --minutes 9 --out DIR.

On a GPU this makes a champion; on a CPU, with --small, a smoke run that beats random players. DIR
then holds `network.npz`, which the package plays with, `checkpoint.pt` to go on from (--resume),
and `log.jsonl` with the settings and the curve.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from training.judge import Judge
from training.training import Training


def settings() -> argparse.Namespace:
    """Read the command line."""
    ask = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--minutes", type=float, default=9.0, help="all in all")
    ask.add_argument("--rounds", type=int, default=0, help="end after so many instead")
    ask.add_argument("--out", type=Path, required=True)
    ask.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    ask.add_argument("--rows", type=int, default=512, help="games of a worker in each of two lanes")
    ask.add_argument("--steps", type=int, default=32, help="decisions of a game between lessons")
    ask.add_argument("--players", default="", help="weights of table sizes: 3:2,4:1")
    ask.add_argument("--width", type=int, default=0, help="0: as wide as the file may be")
    ask.add_argument("--depth", type=int, default=3)
    ask.add_argument("--batch", type=int, default=32768)
    ask.add_argument("--epochs", type=int, default=2)
    ask.add_argument("--rate", default="5e-4,2e-5", help="at first, at last")
    ask.add_argument("--entropy", default="0.015,0.002", help="at first, at last")
    ask.add_argument("--trace", type=float, default=0.96, help="nearer to 1 for longer games")
    ask.add_argument("--margin", type=float, default=0.3, help="gone after 70 %% of the time")
    ask.add_argument(
        "--guide",
        type=float,
        default=0.0,
        help="start from the rules of thumb: what a point of their promise counts for",
    )
    ask.add_argument("--league", type=float, default=0.15, help="share against earlier selves")
    ask.add_argument(
        "--rules",
        type=float,
        default=0.0,
        help="share of the games in which the others play by the rules of thumb",
    )
    ask.add_argument("--against", type=Path, help="learn to beat this network alone")
    ask.add_argument("--begin", type=Path, help="a network to begin with, of any training")
    ask.add_argument("--resume", type=Path, help="a checkpoint to go on from")
    ask.add_argument("--span", default="0,1", help="which part of the schedule this run is")
    ask.add_argument("--rival", default="sensible", help="whom the judge lets it meet")
    ask.add_argument("--judge-every", type=float, default=60.0, help="seconds; 0: no judge")
    ask.add_argument("--small", action="store_true", help="a small network in few games")
    ask.add_argument("--device", default="")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--commit", default="", help="what the weights say they come from")
    chosen = ask.parse_args()
    if chosen.small:
        chosen.rows, chosen.steps, chosen.width, chosen.batch = 64, 32, 64, 512
        chosen.rate, chosen.epochs = "2e-3,2e-4", 3
        chosen.workers = min(chosen.workers, 2)
    return chosen


def commit() -> str:
    """Name the state of the source, if git knows."""
    asked = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip()


class Log:
    """Lines of JSON, on the screen and in a file."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("a", encoding="utf-8")
        self.curve: list[dict[str, Any]] = []

    def tell(self, kind: str, **line: Any) -> None:
        short = {
            name: round(value, 5) if isinstance(value, float) else value
            for name, value in line.items()
        }
        text = json.dumps({"kind": kind, **short}, default=str)
        print(text, flush=True)
        self.file.write(text + "\n")
        self.file.flush()
        if kind == "judged":
            self.curve.append(short)


def main() -> int:
    begun = time.monotonic()
    chosen = settings()
    chosen.commit = chosen.commit or commit()
    chosen.out.mkdir(parents=True, exist_ok=True)
    random.seed(chosen.seed)
    log = Log(chosen.out / "log.jsonl")
    judge = Judge(chosen.game, chosen.rival) if chosen.judge_every else None
    training = Training(chosen, log.tell, log.curve, judge)
    try:
        training.run(begun + 60 * chosen.minutes)
    finally:
        training.crew.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
