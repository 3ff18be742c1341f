"""How fast the search is: simulations a second on one core, beside OpenSpiel's two searches.

`python3 dev.py bench --search` runs this compiled, with all three in one run: ours on the oldest of
our games at its usual table from the opening position, every simulation to the end of the game, and
OpenSpiel's information-set search on hearts, in C++ and in Python. Blocks take turns, and medians
are compared, because machines are noisy.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any

from bench.brought import brought
from saloon.bots import LevelBot
from saloon.bots import search as search_module
from saloon.bots.heuristics import Heuristics
from saloon.bots.levels import ENDLESS
from saloon.bots.roster import BOTS
from saloon.bots.search import Search
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng, State
from tests.sample import SAMPLE

BLOCKS = 5
SIMULATIONS = 8000
QUICK_SIMULATIONS = 160
WORLDS = 100
PEER_SIMULATIONS = 4000
PEER_PYTHON_SIMULATIONS = 400


def at_table(game: str) -> str:
    """What the figures of a game are called."""
    return f"{game}_{brought(game).usual}_players"


def opening(game: str, seed: int) -> State:
    """The first position in which somebody has a choice."""
    state = GAMES[game].new(brought(game).usual)
    rng = Rng(seed)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    return state


def ours(game: str, heuristics: Heuristics, simulations: int, seed: int) -> float:
    """Simulations a second of one decision, each to the end of the game."""
    state = opening(game, seed)
    seat = state.actors()[0]
    search = Search(heuristics, seat, Rng(seed), 8, 0.7, ENDLESS)
    start = time.process_time()
    search.run(state, WORLDS, simulations, 1e9)
    return simulations / (time.process_time() - start)


def hearts(seed: int) -> Any:
    """OpenSpiel's hearts at the first choice that is one."""
    import random

    import pyspiel

    rng = random.Random(seed)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def peer_native(seed: int) -> float:
    """Simulations a second of OpenSpiel's search in C++."""
    import pyspiel

    state = hearts(seed)
    bot = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        1.4,
        PEER_SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    start = time.process_time()
    bot.step(state)
    return PEER_SIMULATIONS / (time.process_time() - start)


def peer_python(seed: int) -> float:
    """Simulations a second of OpenSpiel's search in Python."""
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    state = hearts(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=PEER_PYTHON_SIMULATIONS,
        evaluator=evaluator,
        random_state=numpy.random.RandomState(seed),
    )
    start = time.process_time()
    bot.step(state)
    return PEER_PYTHON_SIMULATIONS / (time.process_time() - start)


def measure(peers: bool) -> dict[str, Any]:
    """Measure in blocks that take turns."""
    plain: list[float] = []
    native: list[float] = []
    python: list[float] = []
    for block in range(BLOCKS):
        print(f"block {block + 1} of {BLOCKS} …", file=sys.stderr)
        plain.append(ours(SAMPLE, Heuristics(), SIMULATIONS, block))
        if peers:
            native.append(peer_native(block + 1))
            python.append(peer_python(block + 1))
    report: dict[str, Any] = {
        "compiled": not str(search_module.__file__).endswith(".py"),
        f"{at_table(SAMPLE)}_to_the_end": round(statistics.median(plain)),
    }
    if peers:
        report["open_spiel_cpp_hearts"] = round(statistics.median(native))
        report["open_spiel_python_hearts"] = round(statistics.median(python))
    for game, bots in BOTS.items():
        sensible = bots["sensible"]
        assert isinstance(sensible, LevelBot)
        rates = [ours(game, sensible.heuristics, SIMULATIONS // 8, block) for block in range(3)]
        report[f"{at_table(game)}_with_rules_of_thumb"] = round(statistics.median(rates))
    return report


def be_quick() -> None:
    """Only try everything out, for figures that mean little."""
    global BLOCKS, SIMULATIONS
    BLOCKS, SIMULATIONS = 1, QUICK_SIMULATIONS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel in the same run")
    parser.add_argument("--quick", action="store_true", help="only try it out")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    wanted = parser.parse_args()
    if wanted.quick:
        be_quick()
    report = measure(wanted.peers)
    if wanted.json:
        print(json.dumps(report, indent=2))
    else:
        for name, value in report.items():
            print(f"{name:55}{value:>12,}" if value is not True else f"{name:55}{'yes':>12}")


if __name__ == "__main__":
    main()
