"""Our games beside those of other libraries, in one run and by one method: random self-play.

    python -m bench.peers [--quick] [--json]

`python3 dev.py bench --peers` runs this on the compiled package. Every library plays in a process
of its own, in an environment that is made for it when it is first wanted; one that cannot be had is
named. Blocks of all take turns, so that whatever else the machine does meets everybody alike; a
figure is all decisions of all blocks by the processor time of all of them. A decision is one
player's choice, forced ones included, but for those that our rules take by themselves; draws are
not counted, but what they cost is.

A peer is set beside us in the way it is played itself: `loop`, with nothing in between but compiled
code; `stepped`, from a loop in a scripting language; `environment`, with an observation and the
legal moves for each decision; `pyspiel`, games written in Python behind OpenSpiel's interface;
`batch`, thousands of games in one call with their observations.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any, Final

from bench.brought import brought
from bench.installing import NODE, command, versions
from saloon.games import GAMES
from saloon.records import selfplay

BLOCKS: Final = 7
SECONDS: Final = 0.7
QUICK_BLOCKS: Final = 1
QUICK_SECONDS: Final = 0.05
OURS: Final = "Saloon"
WAYS: Final = {
    "loop": "loop",
    "stepped": "stepped",
    "environment": "pettingzoo",
    "pyspiel": "openspiel",
    "batch": "batch",
}
"""The ways there are, and what `bench.ours` calls each."""
GOOFSPIEL: Final = "goofspiel(players=4,num_cards=13,imp_info=true,returns_type=win_loss)"
NATIVE: Final = {
    "hearts": ("hearts", 4),
    "spades": ("spades", 4),
    "oh_hell": ("oh_hell(players=4)", 4),
    "goofspiel": (GOOFSPIEL, 4),
}
WRITTEN: Final = {
    "liars_poker": ("python_liars_poker", 2),
    "block_dominoes": ("python_block_dominoes", 2),
    "pokerkit": ("python_pokerkit_wrapper", 2),
}


@dataclass
class Contender:
    """One game of one library, played in one way."""

    who: str
    library: str
    way: str
    game: str
    players: int
    play: str
    """What its process is asked to play."""
    blocks: list[tuple[float, float]] = field(default_factory=list)

    def rate(self) -> float:
        """Pool all blocks: decisions a second of processor time."""
        return sum([made for made, _ in self.blocks]) / sum([spent for _, spent in self.blocks])

    def row(self) -> dict[str, Any]:
        """Write down what came of it."""
        rates = [made / spent for made, spent in self.blocks]
        return {
            "who": self.who,
            "way": self.way,
            "game": self.game,
            "players": self.players,
            "decisions_per_second": round(self.rate()),
            "slowest_and_fastest_block": [round(min(rates)), round(max(rates))],
        }


def field_of() -> list[Contender]:
    """Name all that are measured, ours first."""
    ours = [
        Contender(OURS, OURS, way, game, brought(game).usual, f"{called} {game}")
        for way, called in WAYS.items()
        for game in GAMES
    ]
    spiel = [
        Contender(who, "openspiel", way, game, players, f"{kind} {spec}")
        for who, way, kind, games in (
            ("OpenSpiel, all in C++", "loop", "native", NATIVE),
            ("OpenSpiel, C++ from Python", "stepped", "python", NATIVE),
            ("OpenSpiel, written in Python", "pyspiel", "written", WRITTEN),
        )
        for game, (spec, players) in games.items()
    ]
    others = [
        ("catanatron", "catanatron", "stepped", "catan", 4),
        ("boardgame.io", NODE, "stepped", "auction", 2),
        *[
            ("RLCard", "rlcard", "environment", game, players)
            for game, players in {"doudizhu": 3, "mahjong": 4, "uno": 2, "limit-holdem": 2}.items()
        ],
        *[
            ("PettingZoo classic", "pettingzoo", "environment", game, 2)
            for game in ("hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4")
        ],
        ("Pgx", "pgx", "batch", "leduc_holdem", 2),
        ("Pgx", "pgx", "batch", "sparrow_mahjong", 3),
    ]
    return [*ours, *spiel, *[Contender(*each, play=each[3]) for each in others]]


class Process:
    """A library's process, which plays when it is asked."""

    def __init__(self, start: list[str]) -> None:
        plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            start,
            env={**plain, "NODE_ENV": "production", "JAX_PLATFORMS": "cpu"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def block(self, play: str, seconds: float) -> tuple[float, float] | str:
        """Have a block played; where that fails, say why."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            print(json.dumps({"play": play, "seconds": seconds}), file=self.process.stdin)
            self.process.stdin.flush()
            found = json.loads(self.process.stdout.readline() or "{}")
        except (BrokenPipeError, ValueError):
            found = {}
        if "decisions" in found:
            return found["decisions"], found["seconds"]
        return str(found.get("failed", "it ended")).splitlines()[0]

    def end(self) -> None:
        self.process.communicate()


@contextmanager
def started(libraries: list[str], missing: dict[str, str]) -> Iterator[dict[str, Process]]:
    """Start a process for every library that can be had, and end them all."""
    running: dict[str, Process] = {}
    try:
        for library in libraries:
            start = [sys.executable, "-m", "bench.ours"] if library == OURS else command(library)
            if start is None:
                missing[library] = "It could not be installed here, so it was not measured."
            else:
                running[library] = Process(start)
        yield running
    finally:
        for process in running.values():
            process.end()


def measure(contenders: list[Contender], blocks: int, seconds: float) -> dict[str, str]:
    """Have all play by turns; give who could not, each with a sentence."""
    missing: dict[str, str] = {}
    with started(list(dict.fromkeys(each.library for each in contenders)), missing) as running:
        for number in range(blocks):
            print(f"block {number + 1} of {blocks} …", file=sys.stderr, flush=True)
            for each in contenders:
                name = f"{each.who}: {each.game}"
                if each.library not in running or name in missing:
                    continue
                found = running[each.library].block(each.play, seconds)
                if isinstance(found, str):
                    print(f"{name}: {found}", file=sys.stderr, flush=True)
                    missing[name] = "It did not run here, so it was not measured."
                else:
                    each.blocks.append(found)
    return missing


def report(quick: bool) -> dict[str, Any]:
    """Measure everything, and say when, where and with what."""
    blocks, seconds = (QUICK_BLOCKS, QUICK_SECONDS) if quick else (BLOCKS, SECONDS)
    before, contenders = os.getloadavg()[0], field_of()
    missing = measure(contenders, blocks, seconds)
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "compiled": str(selfplay.__file__).endswith((".so", ".pyd")),
        "processors": os.cpu_count(),
        "load_before_and_after": [round(before, 1), round(os.getloadavg()[0], 1)],
        "blocks": blocks,
        "seconds_a_block": seconds,
        "versions": {
            "saloon": version("saloon"),
            "python": platform.python_version(),
            **versions(),
        },
        "rows": [each.row() for each in contenders if each.blocks],
        "missing": missing,
    }


def rivals(found: dict[str, Any], way: str) -> tuple[dict[str, int], list[dict[str, Any]]]:
    """Give our own figures in a way by game, and the rows of the others."""
    rows = [row for row in found["rows"] if row["way"] == way]
    ours = {row["game"]: row["decisions_per_second"] for row in rows if row["who"] == OURS}
    return ours, [row for row in rows if row["who"] != OURS]


def show(found: dict[str, Any]) -> None:
    """Print the figures for people, each peer with how many times as fast ours are."""
    for way in WAYS:
        ours, theirs = rivals(found, way)
        print(f"\n{way}")
        for game, rate in ours.items():
            print(f"  {OURS + ', ' + game:46}{rate:>12,}")
        for row in theirs:
            rate = row["decisions_per_second"]
            ratios = ", ".join([f"{game} {mine / rate:.2f} ×" for game, mine in ours.items()])
            print(f"  {row['who'] + ', ' + row['game']:46}{rate:>12,}  {ratios}")
    for name, why in found["missing"].items():
        print(f"\n{name}: {why}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", action="store_true", help="what this is about anyway")
    parser.add_argument("--quick", action="store_true", help="only try it out")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    wanted = parser.parse_args()
    found = report(wanted.quick)
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
