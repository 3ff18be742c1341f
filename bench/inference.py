"""What listening is worth: what others' doings tell of hidden cards, and what that wins.

python -m bench.inference katzenjammer --players 4 --games 2000

First the knowledge: how much more likely the deals imagined make the true one than deals without
weights would, in nats (e to the power of it; below 0 the weights would mislead). Then games: the
same search with and without, at one table, both thinking equally much. In Katzenjammer Blues the
deaf player also forgets every bid but the one that stands, and so imagines hands that could not
have backed the others; with `--blind` also what others took and paid. With `--seer` one player sees
all cards and the others listen: no listening can be worth more.
"""

from __future__ import annotations

import argparse
import json
import math
from statistics import fmean, stdev

from saloon.arena import Contest, here, report
from saloon.bots import Bot, Chair, Level, LevelBot
from saloon.bots.heuristics import Heuristics
from saloon.bots.roster import BOTS
from saloon.bots.search import Search
from saloon.games import GAMES
from saloon.games.gadshill.bots.heuristics import GadsHillHeuristics
from saloon.games.gnadenlos.bots.heuristics import practised
from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.bots.heuristics import KatzenjammerHeuristics
from saloon.games.katzenjammer.knowledge import BADE, OPENED, kind_of, last_auction
from saloon.kernel import CHANCE, Rng, State

EVERY = 3
"""Of so many decisions of a game, one is looked at."""
KNOWN, WORLDS = 24, 50
"""So many games are looked at, and so many deals are imagined each time."""


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
            world.memory = [
                fact for fact in unheard(world.memory) if kind_of(fact) in (BADE, OPENED)
            ]
        return world


class SeerBot(LevelBot):
    """A player who sees all cards: no fair one, but a measure for them."""

    def think(self, chair: Chair, rng: Rng) -> Search:
        level = self.level
        search = Search(
            self.heuristics, chair.seat, rng, level.breadth, level.explore, level.horizon
        )
        true: State = getattr(chair, "_Chair__state").clone()  # noqa: B009 - it is private
        self.heuristics.loosen(true)
        self.heuristics.reopen(true, chair.seat)
        search.drawn, search.weights = [true], [1.0]
        ponder = search.compare if len(true.actors()) == 1 else search.run
        ponder(true, 1, level.simulations, level.seconds)
        return search


def unheard(memory: list[int]) -> list[int]:
    """Forget all bids but the one that stands, which must be paid."""
    opened = last_auction(memory)
    bids = [place for place, fact in enumerate(memory) if kind_of(fact) == BADE]
    standing = bids[-1] if bids and bids[-1] >= opened else -1
    return [fact for place, fact in enumerate(memory) if kind_of(fact) != BADE or place == standing]


def pair(game: str) -> tuple[Heuristics, Heuristics]:
    """The rules of thumb of a player who listens, and of one who does not."""
    if game == "katzenjammer":
        hearing, unhearing = KatzenjammerHeuristics(), KatzenjammerHeuristics()
        unhearing.trust = 0.0
        return hearing, unhearing
    if game == "gnadenlos":
        listening, deaf = practised(), practised()
        deaf.hiding = 0.0
        return listening, deaf
    seeing, blind = GadsHillHeuristics(), GadsHillHeuristics()
    blind.speaking = blind.belief = 0.0
    return seeing, blind


def told(
    game: str, players: int, bot: Bot, heuristics: Heuristics, worlds: int, seed: str
) -> float:
    """Play a game, and give the mean log of the true deal's weight over that of imagined ones."""
    rng = Rng(seed)
    state = GAMES[game].new(players)
    found: list[float] = []
    asked = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        if len(state.legal(seat)) > 1:
            asked += 1
            if asked % EVERY == 0:
                drawn = [heuristics.weigh(state.imagine(seat, rng), seat) for _ in range(worlds)]
                found.append(math.log(heuristics.weigh(state.clone(), seat) / fmean(drawn)))
        state.apply(seat, bot.choose(Chair(state, seat), rng))
    return fmean(found)


def known(game: str, players: int, games: int, seed: int) -> dict[str, float]:
    """Measure the knowledge over games of the second best level."""
    heuristics, _ = pair(game)
    bot = BOTS[game]["cardsharp"]
    seeds = [f"{seed}/{number}" for number in range(games)]
    nats = [told(game, players, bot, heuristics, WORLDS, each) for each in seeds]
    spread = 1.96 * stdev(nats) / math.sqrt(len(nats))
    mean = fmean(nats)
    return {
        "games": games,
        "nats": round(mean, 3),
        "low": round(mean - spread, 3),
        "high": round(mean + spread, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--seer", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game: str = wanted.game
    print(json.dumps({"known": known(game, wanted.players, KNOWN, wanted.seed)}))
    work: int = wanted.simulations
    level = Level(simulations=work, worlds=work, paired=True)
    hearing, deaf = pair(game)
    bots = BOTS[game]
    bots["listening"] = LevelBot(hearing, level)
    bots["seer"] = SeerBot(hearing, level)
    bots["deaf"] = (BlindBot if wanted.blind else DeafBot)(deaf, level)
    one, rest = ("seer", "listening") if wanted.seer else ("listening", "deaf")
    names = (one, *[rest] * (wanted.players - 1))
    contest = Contest(game, names, wanted.games, wanted.seed)
    games = list(here(1)(contest, range(wanted.games)))  # these are known in this process alone
    print(json.dumps(report(contest, games), indent=2))


if __name__ == "__main__":
    main()
