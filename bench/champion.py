"""How long a champion looks at a move, beside the rules of thumb and the strongest search.

python -m bench.champion [GAME …] --positions 300

The positions come from games of `sensible`; every player is asked about the same ones, on one core.
"""

from __future__ import annotations

import argparse
import time
from statistics import median, quantiles

from saloon.bots import Bot, SeatView
from saloon.bots.champion import CHAMPION
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng, Seat, State

EVERY = 5
"""Of so many decisions, one is asked about."""


def positions(game: str, wanted: int) -> list[tuple[State, Seat]]:
    """Collect decisions with a choice, from tables of all sizes in turn."""
    found: list[tuple[State, Seat]] = []
    sensible, number = BOTS[game]["sensible"], 0
    while len(found) < wanted:
        sizes = GAMES[game].players
        state, rng = GAMES[game].new(sizes[number % len(sizes)]), Rng(f"positions/{number}")
        number += 1
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            if len(state.legal(seat)) > 1 and rng.below(EVERY) == 0:
                found.append((state.clone(), seat))
            state.apply(seat, sensible.choose(SeatView(state, seat), rng))
    return found[:wanted]


def timed(bot: Bot, asked: list[tuple[State, Seat]]) -> list[float]:
    """Give the milliseconds of each answer, the first one left out: it loads the network."""
    spent = []
    for number, (state, seat) in enumerate(asked):
        begun = time.perf_counter()
        bot.choose(SeatView(state, seat), Rng(number))
        spent.append(1000 * (time.perf_counter() - begun))
    return spent[1:]


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*")
    ask.add_argument("--positions", type=int, default=300)
    chosen = ask.parse_args()
    for game in chosen.games or [name for name in GAMES if CHAMPION in BOTS[name]]:
        asked = positions(game, chosen.positions)
        usual = {}
        for name in (CHAMPION, "sensible", "strongest"):
            spent = timed(BOTS[game][name], asked)
            usual[name] = median(spent)
            slow = quantiles(spent, n=20)[-1]
            print(f"{game} {name}: {usual[name]:.2f} ms, 95 % below {slow:.2f} ms")
        print(f"{game}: strongest takes {usual['strongest'] / usual[CHAMPION]:.0f} times as long")


if __name__ == "__main__":
    main()
