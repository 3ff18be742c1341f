"""Find exercises: python -m training.exercises GAME --minutes 5 --out FILE.

Rule-of-thumb players play, and at each decision with a handful of moves every move is played out
in the same worlds with the same luck, from what the seat can see. A position is kept where one move
wins clearly more often than any other, and where the strongest bot, and the champion if the game
has one, choose that move too. What was found is added to FILE, a line each; a later run goes on
with the game after the last.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from saloon.bots import Bot, SeatView
from saloon.bots.champion import CHAMPION
from saloon.bots.levels import ENDLESS, LEVELS
from saloon.bots.roster import BOTS, best_bot, searcher
from saloon.bots.search import Search
from saloon.games import GAMES
from saloon.kernel import Move, Rng, Seat, State
from saloon.records import Play

GAP: Final = 0.15
"""So much more often the best move wins than the next one, at the least."""
SURE: Final = 2.58
"""Standard errors by which the gap must hold: 99 of 100 times."""
FEWEST: Final = 2
MOST: Final = 9
"""A position with fewer moves is no exercise, and one with more is hardly read at a glance."""
LOOKS: Final = ((20, 0.1), (60, 0.13), (200, 0.15), (800, 0.17))
"""After so many games a move, a smaller gap than this is given up."""
OPENING: Final = 0.35
"""The first part of a game, where hardly a move decides it, is not looked at."""
GAMES_A_MOVE: Final = 2400
WORLDS: Final = 400
DEEP: Final = 4000
"""Simulations of the strongest bot that must come to the same move."""
ASKED: Final = 40
"""So often easy bots are asked, to see how hard it is."""
EASY: Final = 0.6
HARD: Final = 0.3
"""An exercise is easy where they find its move so often, and hard where less often than this."""


@dataclass
class Found:
    """A position with one clear answer."""

    game: str
    players: int
    seed: str
    seat: Seat
    moves: list[str]
    """Each decision up to here as its seat and notation; draws follow from the seed."""
    best: str
    chances: dict[str, float]
    """For each move, the share of games that were won with it."""
    games: int
    margin: float
    """The gap between the best move and the next, less its uncertainty."""
    easy: float
    """How often an easy bot finds it."""


@dataclass
class Wish:
    """What is looked for."""

    game: str
    most: int
    verbs: list[str]
    """What the best move begins with; anything where none is named."""
    by: str
    """The bot that plays the games."""

    def wants(self, best: Move) -> bool:
        return not self.verbs or best.text.split()[0] in self.verbs


class Trial:
    """Every move of one decision, played out again and again in the same worlds."""

    def __init__(self, game: str, state: State, seat: Seat, rng: Rng) -> None:
        strongest = searcher(game)
        self.seat = seat
        self.moves = state.legal(seat)
        self.search = Search(strongest.heuristics, seat, rng, MOST, 0.7, ENDLESS)
        known = strongest.known(SeatView(state, seat).imagine(rng))
        self.search.draw(known, WORLDS, math.inf)
        self.wins: list[list[float]] = [[] for _ in self.moves]

    def play(self, games: int) -> None:
        """Play each move out until it has had so many games."""
        luck, whim = Rng(0), Rng(0)
        while len(self.wins[0]) < games:
            world = self.search.world()
            words = self.search.rng.word(), self.search.rng.word()
            for move, wins in zip(self.moves, self.wins, strict=True):
                state = world.clone()
                state.apply(self.seat, move)
                luck.restart(words[0])
                whim.restart(words[1])
                self.search.play_out(state, luck, whim)
                wins.append(won(state, self.seat))

    def best(self) -> int:
        totals = [sum(wins) for wins in self.wins]
        return totals.index(max(totals))

    def gap(self, sure: float) -> float:
        """Give the gap to the next best move, and so many standard errors less (or more)."""
        best = self.best()
        others = [number for number in range(len(self.moves)) if number != best]
        return min(behind(self.wins[best], self.wins[each], sure) for each in others)


def won(state: State, seat: Seat) -> float:
    """A win, or a share of one."""
    result = state.result()
    assert result is not None
    return 1 / len(result.winners) if seat in result.winners else 0.0


def behind(best: list[float], other: list[float], sure: float) -> float:
    """Tell by how much one move is ahead of another, less its uncertainty."""
    number = len(best)
    gains = [one - two for one, two in zip(best, other, strict=True)]
    mean = sum(gains) / number
    spread = sum((each - mean) ** 2 for each in gains) / max(1, number - 1)
    return mean - sure * math.sqrt(spread / number)


def tried(wish: Wish, state: State, seat: Seat, rng: Rng) -> Trial | None:
    """Play a decision out, and give up as soon as no move can be clearly the best."""
    trial = Trial(wish.game, state, seat, rng)
    for games, gap in LOOKS:
        trial.play(games)
        if trial.gap(0.0) < gap or not wish.wants(trial.moves[trial.best()]):
            return None
    trial.play(GAMES_A_MOVE)
    return trial if trial.gap(SURE) > GAP else None


def agreed(game: str, state: State, seat: Seat, best: Move, rng: Rng) -> bool:
    """Ask the search, the champion and the strongest bot whether they would do the same."""
    seat_view = SeatView(state, seat)
    bots: list[Bot] = [searcher(game).lighter(DEEP), BOTS[game][best_bot(game)]]
    if CHAMPION in BOTS[game]:
        bots.append(BOTS[game][CHAMPION])
    return all(bot.choose(seat_view, rng).text == best.text for bot in bots)


def ease(game: str, state: State, seat: Seat, best: Move, rng: Rng) -> float:
    """Ask the two lowest levels often, and count how often they find it."""
    seat_view = SeatView(state, seat)
    bots = [BOTS[game][level] for level in LEVELS[:2]]
    hits = [bot.choose(seat_view, rng).text == best.text for bot in bots for _ in range(ASKED // 2)]
    return sum(hits) / len(hits)


def played(wish: Wish, players: int, seed: str) -> list[str]:
    """Let a game be played, and give its decisions, each as its seat and notation."""
    play = Play(GAMES[wish.game], players, {}, Rng(seed))
    bot = BOTS[wish.game][wish.by]
    made: list[str] = []
    while play.state.actors():
        if play.step() is not None:
            continue
        for seat in play.asked():
            text = bot.choose(SeatView(play.state, seat), Rng(f"{seed}/{len(made)}")).text
            play.move(seat, text)
            made.append(f"{seat} {text}")
    return made


def looked_at(wish: Wish, players: int, seed: str) -> Iterator[Found | None]:
    """Play a game, and look at its decisions; None for one that is not clear."""
    made = played(wish, players, seed)
    play = Play(GAMES[wish.game], players, {}, Rng(seed))
    for number, line in enumerate(made):
        play.advance()
        who, _, text = line.partition(" ")
        seat = int(who)
        moves = play.state.legal(seat)
        few = FEWEST <= len(moves) <= wish.most and any(map(wish.wants, moves))
        if few and not play.waiting and number > OPENING * len(made):
            yield found(wish, play, seat, made[:number], seed, Rng(f"{seed}/{number}/looked"))
        play.move(seat, text)


def found(wish: Wish, play: Play, seat: Seat, made: list[str], seed: str, rng: Rng) -> Found | None:
    game = wish.game
    trial = tried(wish, play.state, seat, rng)
    if trial is None:
        return None
    best = trial.moves[trial.best()]
    if not agreed(game, play.state, seat, best, rng):
        return None
    chances = {
        move.text: round(sum(wins) / len(wins), 4)
        for move, wins in zip(trial.moves, trial.wins, strict=True)
    }
    return Found(
        game=game,
        players=play.players,
        seed=seed,
        seat=seat,
        moves=made,
        best=best.text,
        chances=chances,
        games=GAMES_A_MOVE,
        margin=round(trial.gap(SURE), 4),
        easy=ease(game, play.state, seat, best, rng),
    )


def last_number(file: Path) -> int:
    """Where the last search left off."""
    noted = file.with_suffix(".at")
    return int(noted.read_text()) if noted.is_file() else 0


def grade(easy: float) -> int:
    """Grade an exercise by how often easy bots find its move."""
    return 1 if easy >= EASY else 2 if easy >= HARD else 3


def entry(each: Found, name: str) -> str:
    """Write a position as the games keep it."""
    ranked = sorted(each.chances.items(), key=lambda chance: -chance[1])
    return f"""
[[exercise]]
name = "{name}"
players = {each.players}
seed = "{each.seed}"
seat = {each.seat}
moves = "{"; ".join(each.moves)}"
best = "{each.best}"
chances = {{ {", ".join(f'"{move}" = {share}' for move, share in ranked)} }}
games = {each.games}
margin = {each.margin}
grade = {grade(each.easy)}
"""


def pick(file: Path, chosen: str) -> None:
    """Print some of what was found, as `line=name,line=name`, the easier ones first."""
    lines = file.read_text("utf-8").splitlines()
    names = dict(each.split("=") for each in chosen.split(","))
    found = [(Found(**json.loads(lines[int(line) - 1])), name) for line, name in names.items()]
    for each, name in sorted(found, key=lambda pair: grade(pair[0].easy)):
        print(entry(each, name), end="")


def search(wish: Wish, sizes: list[int], minutes: float, file: Path) -> None:
    """Look through games until the time is over."""
    end = time.monotonic() + 60 * minutes
    number = last_number(file)
    decisions = 0
    while time.monotonic() < end:
        seed = f"exercise/{wish.game}/{number}"
        for each in looked_at(wish, sizes[number % len(sizes)], seed):
            decisions += 1
            if each is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(asdict(each)) + "\n")
            if time.monotonic() > end:
                break
        number += 1
        file.with_suffix(".at").write_text(str(number))
    print(f"{decisions} decisions looked at, {number} games in all")


def main() -> None:
    ask = argparse.ArgumentParser(prog="python -m training.exercises", description=__doc__)
    ask.add_argument("game", choices=sorted(GAMES))
    ask.add_argument("--players", default="3", help="table sizes in turn: 2,3")
    ask.add_argument("--most", type=int, default=MOST, help="moves that a position may offer")
    ask.add_argument("--verbs", default="", help="what the best move begins with: bid,pay")
    ask.add_argument("--by", default="sensible", help="the bot that plays the games")
    ask.add_argument("--minutes", type=float, default=5.0)
    ask.add_argument("--out", type=Path, required=True)
    ask.add_argument("--pick", default="", help="print lines of FILE instead: 3=a-name,8=another")
    chosen = ask.parse_args()
    if chosen.pick:
        pick(chosen.out, chosen.pick)
    else:
        sizes = [int(each) for each in chosen.players.split(",")]
        verbs = [each for each in chosen.verbs.split(",") if each]
        wish = Wish(chosen.game, chosen.most, verbs, chosen.by)
        search(wish, sizes, chosen.minutes, chosen.out)


if __name__ == "__main__":
    main()
