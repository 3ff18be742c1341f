"""The finder of exercises: it compares moves in the same worlds, and writes what the games read."""

from __future__ import annotations

import tomllib

import pytest

from saloon.games import GAMES
from saloon.kernel import Rng
from saloon.lessons.exercises import exercises
from training.exercises import EASY, GAP, HARD, Found, Trial, Wish, behind, entry, grade, looked_at

FEW = 12


@pytest.mark.parametrize("game", GAMES)
def test_a_few_games_show_the_clearest_move_again(game: str) -> None:
    exercise = max(exercises(game), key=lambda each: each.margin)
    trial = Trial(game, exercise.laid().state, exercise.seat, Rng("a few"))
    trial.play(FEW)
    assert trial.moves[trial.best()].text == exercise.best
    assert trial.gap(0.0) > GAP


def test_a_lead_is_less_the_less_is_known() -> None:
    best, other = [1.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0]
    assert behind(best, other, 0.0) == 0.5
    assert behind(best, other, 1.0) < 0.5
    assert behind(best * 9, other * 9, 1.0) > behind(best, other, 1.0)


def test_what_easy_bots_seldom_find_is_hard() -> None:
    assert [grade(each) for each in (1.0, EASY, HARD, HARD - 0.01)] == [1, 1, 2, 3]


def test_what_was_found_is_written_as_the_games_keep_it() -> None:
    chances = {"pass": 0.4, "bid 2x4": 0.7}
    found = Found("any", 3, "a/b", 1, ["0 pass", "2 bid 1x5"], "bid 2x4", chances, 2400, 0.2, 0.1)
    (read,) = tomllib.loads(entry(found, "a-name"))["exercise"]
    assert read["moves"].split("; ") == found.moves
    assert read["chances"] == chances
    assert (read["name"], read["best"], read["grade"]) == ("a-name", "bid 2x4", 3)


def test_decisions_without_the_wanted_moves_are_not_looked_at() -> None:
    game = next(iter(GAMES))
    assert list(looked_at(Wish(game, 9, ["whistle"], "sensible"), 3, "a seed")) == []
