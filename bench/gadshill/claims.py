"""How often the levels of Gads Hill 1874 cry STOP, and how often they are wrong.

python -m bench.gadshill.claims --games 60

Three bots of a level play at one table in the ordered way. A mistake is a cry over a marker that no
conclusion excludes; an opening is a decision with a marker on the board that could be cried over.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass

from saloon.bots import LEVELS, Bot, SeatView
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.games.gadshill import GadsHillMove, GadsHillState
from saloon.games.gadshill.moves import CLAIM
from saloon.kernel import CHANCE, Rng

PLAYERS = 3


@dataclass
class Cries:
    """What a level's players cried in some games."""

    level: str
    games: int = 0
    asked: int = 0
    """Decisions in which a marker could be claimed."""
    open: int = 0
    """Those in which a claim would have held."""
    right: int = 0
    wrong: int = 0


def count(level: str, bot: Bot, games: int) -> Cries:
    """Play games and count."""
    cries = Cries(level)
    for number in range(games):
        rng = Rng(f"claims/{level}/{number}")
        state = GAMES["gadshill"].new(PLAYERS)
        assert isinstance(state, GadsHillState)
        while actors := state.actors():
            (seat,) = actors
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            move = bot.choose(SeatView(state, seat), rng)
            assert isinstance(move, GadsHillMove)
            claims = [
                each
                for each in state.legal(seat)
                if isinstance(each, GadsHillMove) and each.act == CLAIM
            ]
            if claims:
                cries.asked += 1
                cries.open += any(holds(state, each) for each in claims)
            if move.act == CLAIM:
                if holds(state, move):
                    cries.right += 1
                else:
                    cries.wrong += 1
            state.apply(seat, move)
        cries.games += 1
    return cries


def holds(state: GadsHillState, claim: GadsHillMove) -> bool:
    return state.board.closing_lots(claim.building, claim.lot) != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--levels", default=",".join(LEVELS[:4]))
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for level in asked.levels.split(","):
        cries = count(level, BOTS["gadshill"][level], asked.games)
        if asked.json:
            print(json.dumps(asdict(cries)), flush=True)
            continue
        share = cries.wrong / max(1, cries.right + cries.wrong)
        print(
            f"{level}: {cries.games} games, {cries.right} right and {cries.wrong} wrong cries"
            f" ({share:.0%} wrong), {cries.open} of {cries.asked} decisions had one that holds",
            flush=True,
        )


if __name__ == "__main__":
    main()
