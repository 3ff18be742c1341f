"""Whole games: endings, turns, records, options, the sensible player (T-42)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from saloon.bots import SeatView
from saloon.bots.roster import BOTS
from saloon.games.gnadenlos import GnadenlosState
from saloon.kernel import CHANCE, Rng
from saloon.records import FairChance, Play, dumps, finished, loads, verify

from .table import GAME

SECRET = b"s" * 32
OPTIONS: list[dict[str, str]] = [
    {},
    {"setup": "expert"},
    {"tidy": "automatic"},
    {"start_adventurers": "3"},
    {"high_noon_pick": "random"},
    {"high_noon_take": "must"},
    {"high_noon_pick": "random", "high_noon_take": "must"},
    {"lone_event": "turned"},
    {"unable": "leftover_in_turn_order"},
    {"memory_aid": "off"},
    {"memory_aid": "full"},
]


def play_out(players: int, bots: tuple[str, ...], seed: str) -> tuple[GnadenlosState, int]:
    """Play a game between bots; give its end and the number of turns with an event card."""
    rng = Rng(seed)
    state = GAME.new(players)
    assert isinstance(state, GnadenlosState)
    turned: set[int] = set()
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            move = state.sample(rng)
            if move.text.startswith("event"):
                turned.add(int(state.turn_number))
        else:
            move = BOTS["gnadenlos"][bots[seat]].choose(SeatView(state, seat), rng)
        state.apply(seat, move)
    return state, len(turned)


@cache
def sensible_games(players: int) -> tuple[tuple[str, int], ...]:
    games: list[tuple[str, int]] = []
    for seed in range(60):
        state, turns = play_out(players, ("sensible",) * players, f"ends/{seed}")
        result = state.result()
        assert result is not None
        games.append((result.reason, turns))
    return tuple(games)


@pytest.mark.clause("GN-99", "GN-100", "GN-101")
@pytest.mark.parametrize("players", [3, 4])
def test_games_end_in_three_ways(players: int) -> None:
    ends = Counter(reason for reason, _ in sensible_games(players))
    assert set(ends) == {"undertaker", "finish", "vultures"}


@pytest.mark.clause("GN-100")
@pytest.mark.parametrize("players", [3, 4])
def test_t42_the_undertaker_comes_by_the_24th_event(players: int) -> None:
    games = sensible_games(players)
    assert max(turns for _, turns in games) <= 24
    assert min(turns for reason, turns in games if reason == "undertaker") >= 19


@pytest.mark.parametrize("players", [3, 4])
def test_the_sensible_player_beats_random_ones(players: int) -> None:
    won = 0
    for number in range(60):
        bots = ["random"] * players
        bots[number % players] = "sensible"
        state, _ = play_out(players, tuple(bots), f"beats/{number}")
        result = state.result()
        assert result is not None
        won += number % players in result.winners
    assert won >= 40


@pytest.mark.clause("GN-32", "GN-33")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()))
def test_a_game_is_recorded_and_verified(players: int, options: dict[str, str]) -> None:
    if players == 4 and options.get("start_adventurers") == "3":
        options = {"setup": "expert", "tidy": "automatic"}
    nonces = [bytes([seat]) for seat in range(players)]
    play = Play(GAME, players, options, FairChance(SECRET, nonces))
    rng = Rng(f"record/{players}/{options}")
    while True:
        play.advance()
        asked = play.asked()
        if not asked:
            break
        for seat in reversed(asked):
            moves = play.state.legal(seat)
            play.move(seat, moves[rng.below(len(moves))].text)
    choosing = [entry for entry in play.log if entry.move.startswith("choose")]
    assert len(choosing) > 6
    text = dumps(finished(play, ["a", "b", "c", "d"][:players], SECRET, nonces))
    record = loads(text.encode())
    assert dumps(record) == text
    draws = verify(GAME, record)
    assert draws == sum(entry.seat == CHANCE for entry in play.log)


def test_secret_choices_are_entered_in_the_order_of_the_seats() -> None:
    play = Play(GAME, 4, {}, FairChance(SECRET, [b"0", b"1", b"2", b"3"]))
    play.advance()
    assert play.asked() == (0, 1, 2, 3)
    for seat in (2, 0, 3, 1):
        before = len(play.log)
        play.move(seat, play.state.legal(seat)[0].text)
        assert len(play.log) == before + (4 if seat == 1 else 0)
    assert [entry.seat for entry in play.log[-4:]] == [0, 1, 2, 3]
