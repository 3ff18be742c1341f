"""The search: it finds what is there to be found, in time, and from what the seat knows."""

from __future__ import annotations

import pytest

from saloon.bots import LEVELS, Level, LevelBot, SeatView
from saloon.bots.champion import CHAMPION
from saloon.bots.heuristics import Heuristics, hopes, shares
from saloon.bots.roster import BOTS, SEARCHER, searcher
from saloon.bots.search import Search
from saloon.games import GAMES
from saloon.games.katzenjammer import KatzenjammerState
from saloon.games.katzenjammer.cards import pack
from saloon.kernel import CHANCE, Rng, State
from tests.bots.light import lighter
from tests.bots.pennies import Pennies


def opening(game: str, players: int, seed: str) -> State:
    state = GAMES[game].new(players)
    rng = Rng(seed)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_ladder_with_the_strongest_on_top(game: str) -> None:
    assert len(LEVELS) >= 5
    yardsticks = [SEARCHER, CHAMPION] if CHAMPION in BOTS[game] else []
    assert list(BOTS[game]) == ["random", "sensible", *LEVELS[:-1], *yardsticks, LEVELS[-1]]
    assert LEVELS[-1] == "strongest"


@pytest.mark.parametrize(
    ("game", "players"), [(name, n) for name, game in GAMES.items() for n in game.players]
)
def test_every_level_plays_to_the_end_at_every_table(game: str, players: int) -> None:
    levels = [lighter(bot, 3) for bot in BOTS[game].values()]
    state = opening(game, players, "whole game")
    rng = Rng("levels")
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        legal = state.legal(seat)
        move = levels[(seat + decisions) % len(levels)].choose(SeatView(state, seat), rng)
        assert move in legal
        state.apply(seat, move)
        decisions += 1
    assert state.result() is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paired", [False, True])
@pytest.mark.parametrize("seconds", [0.0, 0.02])
def test_a_bot_that_would_overrun_still_answers(game: str, paired: bool, seconds: float) -> None:
    state = opening(game, 3, "late")
    seat = state.actors()[0]
    level = Level(simulations=10**9, worlds=10**9, paired=paired, seconds=seconds)
    bot = LevelBot(searcher(game).heuristics, level)
    search = bot.think(SeatView(state, seat), Rng("late"))
    assert 1 <= search.simulations < 10**6
    assert search.best() in state.legal(seat)


def test_secret_choices_are_mixed_as_they_should_be() -> None:
    """Matching pennies with a prize of three on heads: heads is right a quarter of the time."""
    for seat in (0, 1):
        search = Search(Heuristics(), seat, Rng(f"pennies/{seat}"), 8, 0.7, 100)
        search.run(Pennies(), 1, 20_000, 60.0)
        own = search.own
        often = own.played[own.places["heads"]] / sum(own.played)
        assert own.seat == seat
        assert often == pytest.approx(0.25, abs=0.05)


def before_the_last_quartet() -> KatzenjammerState:
    """Two players, three mice left, and a quartet of fives that wins."""
    state = opening("katzenjammer", 2, "end")
    assert isinstance(state, KatzenjammerState)
    rng = Rng("end")
    sensible = BOTS["katzenjammer"]["sensible"]
    while len(state.legal(state.turn)) == 1 or state.phase != 6:
        if state.turn == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            seat = state.actors()[0]
            state.apply(seat, sensible.choose(SeatView(state, seat), rng))
        assert state.result() is None
    state.pool = 3
    state.mice[state.turn] = 10
    state.hands[state.turn] = pack([5, 5, 5, 5])
    state.sizes[state.turn] = 4
    return state


def test_a_mind_that_only_calculates_lays_the_quartet_that_wins() -> None:
    state = before_the_last_quartet()
    search = Search(Heuristics(), state.turn, Rng("end"), 8, 0.7, 10_000)
    search.run(state, 4, 400, 60.0)
    assert search.best().text == "lay 5: 5 5 5 5"
    assert search.value(search.best()) > 0.9


# Moves compared in the same worlds


def test_moves_compared_side_by_side_show_the_quartet_that_wins() -> None:
    state = before_the_last_quartet()
    search = Search(Heuristics(), state.turn, Rng("end"), 8, 0.7, 10_000)
    search.compare(state, 4, 400, 60.0)
    best, *others = search.ranking()
    assert best.text == "lay 5: 5 5 5 5"
    assert search.value(best) > 0.9
    assert all(search.value(move) < search.value(best) for move in others)


def test_moves_are_compared_in_the_same_worlds_and_all_equally_often_at_first() -> None:
    state = opening("gadshill", 3, "side by side")
    search = Search(Heuristics(), state.actors()[0], Rng("side by side"), 4, 0.7, 10_000)
    search.compare(state, 10, 16, 60.0)
    tried = sorted(search.tried(move) for move in search.ranking())
    assert len(tried) == 4
    assert tried[0] == 2
    assert sum(tried) == search.simulations


def test_luck_can_be_had_again() -> None:
    rng = Rng("anything")
    rng.restart(12345)
    words = [rng.word() for _ in range(20)]
    assert len(set(words)) == 20
    rng.restart(12345)
    assert [rng.word() for _ in range(20)] == words
    rng.restart(12346)
    assert rng.word() not in words


def test_the_same_generator_gives_the_same_move() -> None:
    state = opening("gnadenlos", 3, "again")
    seat = state.actors()[0]
    for bot in (searcher("gnadenlos").lighter(40), lighter(BOTS["gnadenlos"]["strongest"], 16)):
        chosen = {bot.choose(SeatView(state, seat), Rng(7)).text for _ in range(3)}
        assert len(chosen) == 1


# What results and positions are worth


def test_places_are_worth_what_the_table_says_and_equals_share_them() -> None:
    first, second, third = shares((1, 2, 3), (20, 10, 0), 10.0, 0.1)
    assert 1 >= first > second > third >= 0
    assert second > 0.2
    one, other, last = shares((1, 1, 3), (12, 12, 3), 10.0, 0.1)
    assert one == other
    assert second < one < first
    assert last < second


def test_a_lead_is_hope_and_less_hope_early_on() -> None:
    late = hopes([10.0, 5.0, 5.0], 2.0)
    early = hopes([10.0, 5.0, 5.0], 10.0)
    assert late[0] > early[0] > early[1] > late[1]
    assert late[1] == late[2]
