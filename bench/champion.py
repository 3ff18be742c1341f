"""How long a champion, the rules of thumb and the strongest look at a move, and a hint takes.

python -m bench.champion [GAME …] --positions 300

The positions come from games of `sensible`; every player is asked about the same ones, on one core.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median, quantiles

from saloon.bots import SeatView
from saloon.bots.champion import CHAMPION
from saloon.bots.reasons import advise
from saloon.bots.roster import BOTS, best_bot
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


def timed(
    answer: Callable[[SeatView, Rng], object], asked: list[tuple[State, Seat]]
) -> list[float]:
    """Give the milliseconds of each answer, the first one left out: it loads the network."""
    spent = []
    for number, (state, seat) in enumerate(asked):
        begun = time.perf_counter()
        answer(SeatView(state, seat), Rng(number))
        spent.append(1000 * (time.perf_counter() - begun))
    return spent[1:]


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*")
    ask.add_argument("--positions", type=int, default=300)
    chosen = ask.parse_args()
    for game in chosen.games or list(GAMES):
        asked = positions(game, chosen.positions)
        usual = {}
        known = [name for name in (CHAMPION, "sensible", "strongest") if name in BOTS[game]]
        answers: dict[str, Callable[[SeatView, Rng], object]]
        answers = {name: BOTS[game][name].choose for name in known}
        answers["hint"] = hint(game)
        for name, answer in answers.items():
            spent = timed(answer, asked)
            usual[name] = median(spent)
            slow = quantiles(spent, n=20)[-1]
            print(f"{game} {name}: {usual[name]:.2f} ms, 95 % below {slow:.2f} ms")


def hint(game: str) -> Callable[[SeatView, Rng], object]:
    """Ask for a move and its reasons as a person at a table does."""
    bot = BOTS[game][best_bot(game)]
    return lambda seat_view, rng: advise(game, bot, seat_view, rng)


if __name__ == "__main__":
    main()
