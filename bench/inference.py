"""What listening is worth: the same search with and without what others' doings tell, at one table.

python -m bench.inference katzenjammer --players 2 --games 2000

In Katzenjammer Blues the deaf player forgets every bid but the one that stands, and so imagines
hands that could not have backed the others; with `--blind` it forgets as well what others took and
paid, and only counts their cards. In the other games it does not weigh the deals that it imagines.
Both think equally much.
"""

from __future__ import annotations

import argparse
import json

from saloon.arena import Contest, here, report
from saloon.bots import BOTS, Level, LevelBot
from saloon.bots.thumbs.base import Thumbs
from saloon.bots.thumbs.gadshill import GadsHillThumbs
from saloon.bots.thumbs.gnadenlos import practised
from saloon.bots.thumbs.katzenjammer import KatzenjammerThumbs
from saloon.games import GAMES
from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.knowledge import BADE, OPENED, last_auction
from saloon.kernel import State


class DeafBot(LevelBot):
    """A player of a level who has not heard the bids of Katzenjammer Blues."""

    def known(self, world: State) -> State:
        if isinstance(world, KatzenjammerState):
            world.memory = unheard(world.memory)
        return world


class BlindBot(LevelBot):
    """A player who has not seen either which cards others took and paid."""

    def known(self, world: State) -> State:
        if isinstance(world, KatzenjammerState):
            world.memory = [fact for fact in unheard(world.memory) if fact & 7 in (BADE, OPENED)]
        return world


def unheard(memory: list[int]) -> list[int]:
    """Forget all bids but the one that stands, which must be paid."""
    opened = last_auction(memory)
    bids = [place for place, fact in enumerate(memory) if fact & 7 == BADE]
    standing = bids[-1] if bids and bids[-1] >= opened else -1
    return [fact for place, fact in enumerate(memory) if fact & 7 != BADE or place == standing]


def pair(game: str, strength: float) -> tuple[Thumbs, Thumbs]:
    """The rules of thumb of a player who listens, and of one who does not."""
    if game == "katzenjammer":
        hearing = KatzenjammerThumbs()
        hearing.trust = strength
        return hearing, KatzenjammerThumbs()
    if game == "gnadenlos":
        listening, deaf = practised(), practised()
        listening.hiding, deaf.hiding = strength, 0.0
        return listening, deaf
    seeing, blind = GadsHillThumbs(), GadsHillThumbs()
    seeing.speaking, blind.speaking = strength, 0.0
    return seeing, blind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--strength", type=float, default=0.0, help="of the weights of deals")
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    work: int = wanted.simulations
    level = Level(simulations=work, worlds=work, paired=True)
    hearing, deaf = pair(wanted.game, wanted.strength)
    bots = BOTS[wanted.game]
    bots["listening"] = LevelBot(hearing, level)
    bots["deaf"] = (BlindBot if wanted.blind else DeafBot)(deaf, level)
    names = ("listening", *["deaf"] * (wanted.players - 1))
    contest = Contest(wanted.game, names, wanted.games, wanted.seed)
    games = list(here(1)(contest, range(wanted.games)))  # the two are known in this process alone
    print(json.dumps(report(contest, games), indent=2))


if __name__ == "__main__":
    main()
