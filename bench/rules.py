"""How fast the rules are: random self-play on one core, decisions as the rules offer them.

`python3 dev.py bench` builds what it needs and runs this compiled; the figures of plain Python come
from the ordinary environment, which it starts beside it. Other libraries are measured beside ours
by `bench.peers`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

from bench.brought import brought
from saloon.games import GAMES
from saloon.kernel import CHANCE, Game, Rng
from saloon.records import Tally, random_play
from saloon.records import selfplay as selfplay_module

SECONDS = 0.6
CHECKED_GAMES = 10_000
QUICK_SECONDS, QUICK_GAMES = 0.02, 50


def loop(game: Game, players: int, seconds: float, first: int = 0) -> tuple[float, float]:
    """Decisions and steps a second in the house's own loop."""
    options = game.complete_options(players, {})
    tally = Tally()
    rng = Rng(first)
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(10):
            random_play(game.start(players, options), rng, tally)
    spent = time.process_time() - start
    decisions = int(tally.decisions)
    return decisions / spent, int(decisions + tally.draws + tally.auto_steps) / spent


def stepped(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Decisions and steps a second when a Python loop asks for every step."""
    options = game.complete_options(players, {})
    rng = Rng("stepped")
    decisions = steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.start(players, options)
        while actors := state.actors():
            seat = actors[0]
            steps += 1
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            moves = state.legal(seat)
            if len(moves) > 1:
                decisions += 1
                state.apply(seat, moves[rng.below(len(moves))])
            else:
                decisions += not state.auto_step()
                state.apply(seat, moves[0])
    spent = time.process_time() - start
    return decisions / spent, steps / spent


def clone_time(game: Game, players: int) -> float:
    """Microseconds to clone positions from the middle of a game."""
    rng = Rng("clone")
    options = game.complete_options(players, {})
    times: list[float] = []
    for _ in range(20):
        state = game.start(players, options)
        for _ in range(120):
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                moves = state.legal(seat)
                state.apply(seat, moves[rng.below(len(moves))])
        start = time.process_time()
        for _ in range(5000):
            state.clone()
        times.append((time.process_time() - start) / 5000 * 1e6)
    return statistics.median(times)


def checksum(game: Game, players: int) -> int:
    """Fold seeded games into one number, the same interpreted and compiled."""
    options = game.complete_options(players, {})
    tally = Tally()
    for number in range(CHECKED_GAMES):
        random_play(game.start(players, options), Rng(f"check/{number}"), tally)
    return tally.checksum


def rate(pairs: list[tuple[float, float]]) -> dict[str, int]:
    """The median of several blocks."""
    return {
        "decisions_per_second": round(statistics.median(pair[0] for pair in pairs)),
        "steps_per_second": round(statistics.median(pair[1] for pair in pairs)),
    }


def measure_game(game: Game) -> dict[str, Any]:
    """Measure one game at its tables."""
    found: dict[str, Any] = {"tables": {}}
    usual = brought(game.name).usual
    for players in sorted({min(game.players), usual, max(game.players)}):
        blocks = [loop(game, players, SECONDS, block * 100_000) for block in range(3)]
        found["tables"][str(players)] = rate(blocks)
    from_python = [stepped(game, usual, SECONDS) for _ in range(3)]
    found["stepped_from_python"] = rate(from_python)
    found["clone_microseconds"] = round(clone_time(game, usual), 3)
    found["checked_games"] = CHECKED_GAMES
    found["checksum"] = checksum(game, usual)
    return found


def be_quick() -> None:
    """Only try everything out, for figures that mean little."""
    global SECONDS, CHECKED_GAMES
    SECONDS, CHECKED_GAMES = QUICK_SECONDS, QUICK_GAMES


def interpreted_figures(quick: bool) -> dict[str, Any] | None:
    """Ask the ordinary environment for the figures of plain Python."""
    python = os.environ.get("SALOON_INTERPRETED")
    if not python:
        return None
    environment = {
        name: value for name, value in os.environ.items() if name != "SALOON_INTERPRETED"
    }
    done = subprocess.run(
        [python, "-m", "bench.rules", "--json", *["--quick"] * quick],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only try it out")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    wanted = parser.parse_args()
    if wanted.quick:
        be_quick()
    compiled = selfplay_module.__file__.endswith((".so", ".pyd"))
    report: dict[str, Any] = {"compiled": compiled, "python": sys.version.split()[0], "games": {}}
    for name, game in GAMES.items():
        print(f"measuring {name} …", file=sys.stderr)
        report["games"][name] = measure_game(game)
    plain = interpreted_figures(wanted.quick) if compiled else None
    if plain is not None:
        report["interpreted"] = plain
        report["same_checksum"] = all(
            found["checksum"] == plain["games"][name]["checksum"]
            for name, found in report["games"].items()
        )
    if wanted.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """Print the report for people."""
    print("compiled" if report["compiled"] else "interpreted", "on Python", report["python"])
    for name, found in report["games"].items():
        print(f"\n{name}")
        for players, figures in found["tables"].items():
            print(f"  {players} players   {line(figures)}")
        print(f"  stepped     {line(found['stepped_from_python'])}")
        print(f"  clone       {found['clone_microseconds']} µs")
    if "interpreted" in report:
        print("\nthe same checksum interpreted and compiled:", report["same_checksum"])
        print("\nplain Python beside it:", end=" ")
        show(report["interpreted"])


def line(figures: dict[str, int]) -> str:
    return (
        f"{figures['decisions_per_second']:>11,} decisions/s"
        f" {figures['steps_per_second']:>11,} steps/s"
    )


if __name__ == "__main__":
    main()
