"""What seeing is worth: one player who sees all cards among others who do not.

    python -m bench.seeing GAME --kind search --rivals sensible --players 3 --games 300

The others are bots by name. The one that sees is no fair player but a measure, of a kind:

- `search`: the search over rules of thumb, from the true deal instead of imagined ones.
- `thinker`: the network that thinks ahead, from the true deal instead of imagined ones.
- `prophet`: plays each promising move out once by the rules of thumb, and knows what will be drawn.

`blind-search` and `blind-thinker` do the same work and see nothing, to be set beside them.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from dataclasses import replace
from functools import partial

from saloon.arena.contest import Contest, Played, play_game
from saloon.bots import Bot, LevelBot, SeatView
from saloon.bots.champion import CHAMPION, Champion
from saloon.bots.roster import BOTS, searcher
from saloon.bots.search import Search
from saloon.bots.thinker import Ahead, Thinker
from saloon.games import GAMES
from saloon.kernel import CHANCE, Move, Rng, State
from training.contest import line_of, whole

SEER = "seer"


def true_state(seat_view: SeatView) -> State:
    """What no fair player gets."""
    state: State = getattr(seat_view, "_SeatView__state").clone()  # noqa: B009 - it is private
    return state


class SeeingSearch(LevelBot):
    """Searches from the true deal; draws are drawn anew in each game played out."""

    def think(self, seat_view: SeatView, rng: Rng) -> Search:
        level = self.level
        search = Search(
            self.heuristics, seat_view.seat, rng, level.breadth, level.explore, level.horizon
        )
        true = true_state(seat_view)
        self.heuristics.loosen(true)
        self.heuristics.reopen(true, seat_view.seat)
        search.drawn, search.weights = [true], [1.0]
        ponder = search.compare if level.paired and len(true.actors()) == 1 else search.run
        ponder(true, 1, level.simulations, level.seconds)
        return search


class SeeingThinker(Thinker):
    """Thinks ahead from the true deal; others still move in it by what they would see."""

    def draw(
        self,
        seat_view: SeatView,
        rng: Rng,  # noqa: ARG002
        deadline: float,  # noqa: ARG002
    ) -> tuple[list[State], list[float]]:
        true = true_state(seat_view)
        self.heuristics.loosen(true)
        self.heuristics.reopen(true, seat_view.seat)
        return [true], [1.0]


class Prophet(LevelBot):
    """Knows the deal and all draws to come, and has the rules of thumb play each move out once."""

    luck: Rng

    def choose(self, seat_view: SeatView, rng: Rng) -> Move:
        moves = seat_view.legal()
        if len(moves) == 1:
            return moves[0]
        true = true_state(seat_view)
        if len(true.actors()) > 1:
            return self.by_mood(seat_view, rng, moves)
        rates = self.heuristics.rate(seat_view.imagine(rng), seat_view.seat, moves)
        order = sorted(range(len(moves)), key=lambda place: -rates[place])[: self.level.breadth]
        search = Search(
            self.heuristics, seat_view.seat, rng, self.level.breadth, 0.0, self.level.horizon
        )
        found: list[float] = []
        for place in order:
            state = true.clone()
            state.apply(seat_view.seat, moves[place])
            search.play_out(state, copied(self.luck), rng)
            found.append(self.heuristics.values(state)[seat_view.seat])
        return moves[order[found.index(max(found))]]

    def unhurried(self) -> Prophet:
        return self


def copied(rng: Rng) -> Rng:
    """Give a generator that will go on alike."""
    other = Rng(0)
    other.a, other.b, other.c, other.counter = rng.a, rng.b, rng.c, rng.counter
    return other


def seer_of(game: str, kind: str, work: int) -> Bot:
    """Make the player that is measured."""
    search = searcher(game)
    level = replace(search.level, simulations=work or search.level.simulations)
    champion = BOTS[game].get(CHAMPION)
    if kind.endswith("thinker"):
        assert isinstance(champion, Champion)
        make = SeeingThinker if kind == "thinker" else Thinker
        thinker = make(champion.numbering, champion.file, champion.guide, Ahead(worlds=work or 128))
        thinker.origin = champion
        return thinker
    if kind == "prophet":
        return Prophet(search.heuristics, level)
    return (
        SeeingSearch(search.heuristics, level)
        if kind == "search"
        else type(search)(search.heuristics, level)
    )


def foretold(contest: Contest, number: int) -> Played:
    """Play one game of a contest, whose prophets know what will be drawn."""
    seats = contest.seats(number)
    state = GAMES[contest.game].new(contest.players, dict(contest.options))
    chance = Rng(f"{contest.seed}/deal/{contest.deal(number)}")
    rngs = [Rng(f"{contest.seed}/{number}/{seat}") for seat in range(contest.players)]
    bots = [BOTS[contest.game][name] for name in seats]
    for bot in bots:
        if isinstance(bot, Prophet):
            bot.luck = chance
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(chance))
        else:
            state.apply(seat, bots[seat].choose(SeatView(state, seat), rngs[seat]))
    result = state.result()
    assert result is not None
    nothing = [0] * contest.players
    return Played(
        number, list(seats), list(result.ranks), list(result.scores), nothing, [0.0] * len(nothing)
    )


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game", choices=list(GAMES))
    ask.add_argument("--kind", default="search")
    ask.add_argument("--rivals", default="sensible")
    ask.add_argument("--players", type=int, default=3)
    ask.add_argument("--games", type=int, default=300)
    ask.add_argument("--work", type=int, default=0, help="simulations, or worlds of a thinker")
    ask.add_argument("--seconds", type=float, default=1e9)
    ask.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    ask.add_argument("--seed", type=int, default=1)
    chosen = ask.parse_args()
    BOTS[chosen.game][SEER] = seer_of(chosen.game, chosen.kind, chosen.work)
    names = (SEER, *[chosen.rivals] * (chosen.players - 1))
    contest = Contest(chosen.game, names, chosen.games, chosen.seed)
    way = foretold if chosen.kind == "prophet" else play_game
    begun, played = time.monotonic(), []
    with multiprocessing.get_context("fork").Pool(chosen.processes) as pool:
        for game in pool.imap_unordered(partial(way, contest), range(contest.games)):
            played.append(game)
            if time.monotonic() - begun > chosen.seconds:
                break
    print(json.dumps({"kind": chosen.kind, **line_of(contest, whole(contest, played))}))


if __name__ == "__main__":
    main()
