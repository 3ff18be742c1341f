"""Interpreted and compiled, the same source plays the same games."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled import compiled_files
from tests.conformance.subjects import SUBJECTS

ROOT = Path(__file__).parents[2]
CHECKSUMS = """
import json, sys
from saloon.games import GAMES
from saloon.kernel import Rng
from saloon.records import Tally, random_play, selfplay
sums = {}
games = json.loads(sys.argv[1])
for name, game in GAMES.items():
    tally = Tally()
    for number in range(games[name]):
        players = game.players[number % len(game.players)]
        random_play(game.new(players), Rng(f"parity/{number}"), tally)
    sums[name] = [tally.checksum, tally.decisions, tally.draws, tally.auto_steps]
print(json.dumps([selfplay.__file__.endswith(".py"), sums]))
"""
CHOICES = """
import json
from saloon.bots.roster import BOTS, searcher
from saloon.bots.thinker import Thinker
from saloon.bots import SeatView, search
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng
chosen = {}
asked = [(name, searcher(name).lighter(6)) for name in GAMES]
asked += [(name, bots["strongest"].lighter(6)) for name, bots in BOTS.items()
          if isinstance(bots["strongest"], Thinker)]
asked += [(name, bots["champion"]) for name, bots in BOTS.items() if "champion" in bots]
for number, (name, bot) in enumerate(asked):
    game = GAMES[name]
    for players in game.players:
        rng = Rng(f"choices/{players}")
        state = game.new(players)
        moves = []
        while (actors := state.actors()) and len(moves) < 25:
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            move = bot.choose(SeatView(state, seat), rng)
            moves.append(move.text)
            state.apply(seat, move)
        chosen[f"{number}/{name}/{players}"] = moves
print(json.dumps([search.__file__.endswith(".py"), chosen]))
"""
WEIGHTS = """
import json
from saloon.bots.roster import BOTS, searcher
from saloon.bots import SeatView, search
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng
weights = {}
for name, game in GAMES.items():
    heuristics = searcher(name).heuristics
    for players in game.players:
        rng = Rng(f"weights/{players}")
        state = game.new(players)
        found = []
        asked = 0
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            asked += 1
            if asked % 5 == 0:
                found.append(f"{heuristics.weigh(state.imagine(seat, rng), seat):.9g}")
            state.apply(seat, BOTS[name]["regular"].choose(SeatView(state, seat), rng))
        weights[f"{name}/{players}"] = found
print(json.dumps([search.__file__.endswith(".py"), weights]))
"""
GOLDEN = """
import sys
from saloon.records import selfplay
assert not selfplay.__file__.endswith(".py")
from tests.conformance.golden import golden_game, read, table_of
from tests.conformance.subjects import SUBJECTS
for subject in SUBJECTS:
    for golden in read(subject)[::4]:
        again = golden_game(subject, table_of(golden), golden["seed"], golden["moves"])
        assert again["digests"] == golden["digests"], golden["seed"]
        assert again["record"] == golden["record"], golden["seed"]
    print(subject.name)
"""


def run(folder: Path, code: str, *arguments: str) -> str:
    """Run code against the package in a folder."""
    paths = os.pathsep.join([str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


TRAVELS = """
import asyncio, pickle
from msgspec.json import encode
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng
from saloon.records import selfplay
from saloon.server.house.thinking import Thinkers
from saloon.server.table.questions import Question

def seen(state):
    seats = (None, *range(players))
    deciding = [seat for seat in state.actors() if seat != CHANCE]
    moves = [[move.text for move in state.legal(seat)] for seat in deciding]
    return encode([[state.observe(seat) for seat in seats], moves])

async def asked(questions):
    thinkers = Thinkers(1, 60.0)
    try:
        thoughts = [await thinkers.ask(question) for question in questions]
        assert all(thought.reasons for thought in thoughts)
        return [thought.move for thought in thoughts], thinkers.replaced
    finally:
        thinkers.close()

if __name__ == "__main__":
    print(selfplay.__file__.endswith(".py"))
    questions, offers = [], []
    for name, game in GAMES.items():
        for players in game.players:
            rng = Rng(f"travels/{players}")
            state = game.new(players)
            number = 0
            while (actors := state.actors()):
                seat = actors[0]
                number += 1
                if number % 7 == 0:
                    state = pickle.loads(packed := pickle.dumps(before := state))
                    assert len(packed) < 20_000, (name, len(packed))
                    assert seen(state) == seen(before), (name, number)
                if seat == CHANCE:
                    move = state.sample(rng)
                else:
                    legal = state.legal(seat)
                    move = legal[rng.below(len(legal))]
                    if number > 100 and len(legal) > 1 and (name, players) not in dict(offers):
                        offers.append(((name, players), {move.text for move in legal}))
                        imagined = state.imagine(seat, rng)
                        questions.append(Question(name, "regular", seat, imagined, "seed", True))
                state.apply(seat, move)
    moves, replaced = asyncio.run(asked(questions))
    assert replaced == 0
    assert all(move in offer for move, (_, offer) in zip(moves, offers, strict=True))
    print(len(moves))
"""


def test_random_games_have_the_same_checksum(compiled: Path) -> None:
    games = json.dumps({subject.name: subject.random_games for subject in SUBJECTS})
    plain, sums = json.loads(run(ROOT / "src", CHECKSUMS, games))
    assert plain is True
    fast, fast_sums = json.loads(run(compiled, CHECKSUMS, games))
    assert fast is False
    assert fast_sums == sums
    assert set(sums) == {subject.name for subject in SUBJECTS}


def test_golden_games_are_the_same_compiled(compiled: Path) -> None:
    assert run(compiled, GOLDEN).split() == [subject.name for subject in SUBJECTS]


def test_bots_choose_the_same_compiled(compiled: Path) -> None:
    plain, chosen = json.loads(run(ROOT / "src", CHOICES))
    fast, fast_chosen = json.loads(run(compiled, CHOICES))
    assert (plain, fast) == (True, False)
    assert fast_chosen == chosen


DESCRIBED = """
import json
from msgspec.json import encode
from saloon.games.katzenjammer import view
from saloon.server.http.app import application
from saloon.server.http.description import described
from saloon.server.settings import Settings

app = application(Settings(db="sqlite://"))[0].app
schemas = json.loads(encode(described(app)))["components"]["schemas"]
views = {name: schemas[name] for name in schemas if "." in name}
print(json.dumps([view.__file__.endswith(".py"), views]))
"""


def test_the_api_describes_the_same_views_compiled(compiled: Path) -> None:
    """Compiled classes have lost the types of their fields; their source has them."""
    plain, views = json.loads(run(ROOT / "src", DESCRIBED))
    fast, fast_views = json.loads(run(compiled, DESCRIBED))
    assert (plain, fast) == (True, False)
    assert fast_views == views
    assert {f"{subject.name.capitalize()}.View" for subject in SUBJECTS} <= views.keys()


SERVED = {
    "not postgres": ("test_look", "test_moves", "test_restart", "test_stream"),
    "story or two_servers or entered_once or read_from_the_log": (
        "test_replays",
        "test_neighbours",
    ),
    "bots_that_nobody_watches or bots_answer": ("test_thinking", "test_neighbours"),
}
"""Tests of the server that go through most of what is compiled of it: tables are played, watched,
resumed, taken back, read again after a restart and by another process, retold; bots play."""


@pytest.mark.parametrize("some", SERVED)
def test_the_server_serves_the_same_compiled(some: str, compiled: Path) -> None:
    inside = "import sys, pytest; from saloon.server.table import views; "
    inside += "print(views.__file__.endswith('.py')); sys.exit(pytest.main(sys.argv[1:]))"
    files = [str(ROOT / "tests" / "server" / f"{name}.py") for name in SERVED[some]]
    alone = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}", "-k", some]
    told = run(compiled, inside, "-c", str(ROOT / "pyproject.toml"), *alone, *files)
    assert told.startswith("False"), told


def test_no_name_stands_for_two_kinds_of_trouble() -> None:
    """Compiled, a name has one type: the second `except` of a coroutine would fail for that."""
    for file in compiled_files():
        for each in ast.walk(ast.parse((ROOT / "src" / file).read_text("utf-8"))):
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
                caught = [it for it in ast.walk(each) if isinstance(it, ast.ExceptHandler)]
                named = {(it.name, ast.dump(it.type)) for it in caught if it.name and it.type}
                assert len(named) == len({name for name, _ in named}), (file, each.name)


def test_both_weigh_deals_alike(compiled: Path) -> None:
    plain, weights = json.loads(run(ROOT / "src", WEIGHTS))
    fast, fast_weights = json.loads(run(compiled, WEIGHTS))
    assert (plain, fast) == (True, False)
    assert fast_weights == weights
    assert all(len(set(found)) > 1 for found in weights.values())


@pytest.mark.parametrize("kind", ["plain", "fast"])
def test_positions_travel_to_other_processes(kind: str, request: pytest.FixtureRequest) -> None:
    folder = ROOT / "src" if kind == "plain" else request.getfixturevalue("compiled")
    plain, answers = run(folder, TRAVELS).split()
    assert plain == str(kind == "plain")
    assert int(answers) == sum(len(subject.game.players) for subject in SUBJECTS)
