"""Champions: they play every table to the end, from their view alone, and say why."""

from __future__ import annotations

import subprocess
import sys

import pytest

from saloon import plugins
from saloon.bots import SeatView
from saloon.bots.champion import CHAMPION, Champion, drawn
from saloon.bots.reasons import advise
from saloon.bots.roster import BOTS
from saloon.games import GAMES
from saloon.kernel import CHANCE, Rng, Seat, State

CHAMPIONS = [game for game in GAMES if CHAMPION in BOTS[game]]
LARGEST = 2_000_000


def champion(game: str) -> Champion:
    bot = BOTS[game][CHAMPION]
    assert isinstance(bot, Champion)
    return bot


def first_choice(game: str, players: int, seed: str) -> tuple[State, Seat]:
    """Go to the first decision that leaves a choice."""
    state, rng = GAMES[game].new(players), Rng(seed)
    while True:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        elif len(state.legal(seat)) == 1:
            state.apply(seat, state.legal(seat)[0])
        else:
            return state, seat


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in CHAMPIONS for players in GAMES[game].players]
)
def test_it_plays_every_table_to_the_end(game: str, players: int) -> None:
    state, rng = GAMES[game].new(players), Rng(f"champion/{players}")
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        move = champion(game).choose(SeatView(state, seat), rng)
        assert move in state.legal(seat)
        state.apply(seat, move)
    assert state.result() is not None


@pytest.mark.parametrize("game", CHAMPIONS)
def test_its_file_is_small_and_says_where_it_comes_from(game: str) -> None:
    assert (plugins.folder(game) / plugins.NETWORK).stat().st_size <= LARGEST
    about = champion(game).network.about
    assert about["game"] == game
    assert {"commit", "seed", "settings", "minutes", "decisions", "curve"} <= set(about)


@pytest.mark.parametrize("game", CHAMPIONS)
def test_a_hint_from_it_gives_the_chance_to_win(game: str) -> None:
    state, seat = first_choice(game, 3, "hint")
    advice = advise(game, champion(game), SeatView(state, seat), Rng("hint"))
    said = {reason.key: reason.params for reason in advice.reasons}
    found = said.get("hint-tried") or said["hint-learned"]
    assert advice.move in state.legal(seat)
    assert 0 <= int(str(found.get("next", 0))) <= int(str(found["share"])) <= 100


def test_a_draw_is_as_likely_as_its_share() -> None:
    rng = Rng("shares")
    draws = [drawn([0.0, 0.25, 0.75], rng) for _ in range(4000)]
    assert draws.count(0) == 0
    assert 0.22 < draws.count(1) / len(draws) < 0.28


def test_nothing_is_loaded_before_it_is_asked() -> None:
    code = "import sys, saloon.bots.roster; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
