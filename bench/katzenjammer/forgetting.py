"""How often an imagined deal of Katzenjammer Blues lets an old bid go.

python -m bench.katzenjammer.forgetting --bots random,sensible,cardsharp --games 30

A deal is imagined for every seat at every decision. Where 400 tries find none that backs every bid
of the round, only the present auction's bids count, and after 50 more only the last fact. It looks
into the rules as they are written, so it wants the plain source, not the compiled package.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from saloon.bots import SeatView
from saloon.bots.roster import BOTS
from saloon.games.katzenjammer import Katzenjammer, KatzenjammerState, imagine
from saloon.games.katzenjammer.table import Position
from saloon.kernel import CHANCE, Rng

plain = imagine.backed_hand


@dataclass
class Watch:
    """From which fact on the latest deal was held to the bids."""

    first: int = 0

    def backed_hand(
        self, world: Position, seat: int, first: int, favour_jokers: bool, pool: int, rng: Rng
    ) -> int:
        self.first = first
        return plain(world, seat, first, favour_jokers, pool, rng)


def count(name: str, players: int, games: int) -> tuple[int, int]:
    """Play games of a bot; give how many deals were imagined and how many let a bid go."""
    watch = Watch()
    imagine.backed_hand = watch.backed_hand
    imagined = forgetful = 0
    try:
        for number in range(games):
            rng = Rng(f"forgetting/{name}/{players}/{number}")
            state = Katzenjammer().new(players)
            assert isinstance(state, KatzenjammerState)
            while actors := state.actors():
                (seat,) = actors
                if seat == CHANCE:
                    state.apply(CHANCE, state.sample(rng))
                    continue
                for eyes in range(players):
                    watch.first = 0
                    state.imagine(eyes, Rng(f"{number}/{imagined}"))
                    imagined += 1
                    forgetful += watch.first > 0
                state.apply(seat, BOTS["katzenjammer"][name].choose(SeatView(state, seat), rng))
    finally:
        imagine.backed_hand = plain
    return imagined, forgetful


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="random,sensible,regular")
    parser.add_argument("--players", default="2,3,4,6")
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    for name in asked.bots.split(","):
        for players in map(int, asked.players.split(",")):
            imagined, forgetful = count(name, players, asked.games)
            print(f"{name}, {players} players: {forgetful} of {imagined} deals", flush=True)


if __name__ == "__main__":
    main()
