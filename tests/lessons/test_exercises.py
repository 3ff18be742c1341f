"""Every exercise fits the rules, its figures hold together, and a bot still finds the move."""

from __future__ import annotations

import datetime
import io
import itertools
from collections import Counter
from dataclasses import replace

import pytest

from saloon.bots import SeatView
from saloon.bots.levels import LEVELS
from saloon.bots.roster import BOTS, searcher
from saloon.cli import main
from saloon.games import GAMES
from saloon.kernel import Rng
from saloon.lessons.exercises import Exercise, exercises, of_day, told
from saloon.words import LANGUAGES
from tests.bots.light import lighter
from training.exercises import FEWEST, GAP, MOST

ALL = [each for game in GAMES for each in exercises(game)]
by_name = pytest.mark.parametrize("exercise", ALL, ids=lambda each: f"{each.game}-{each.number}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_dozen_of_every_grade_the_easier_first(game: str) -> None:
    grades = [each.grade for each in exercises(game)]
    assert len(grades) == 12
    assert grades == sorted(grades)
    assert set(grades) == {1, 2, 3}
    assert len({each.name for each in exercises(game)}) == 12
    kinds = Counter(each.best.split()[0] for each in exercises(game))
    assert len(kinds) >= 4
    assert max(kinds.values()) <= 5


@by_name
def test_it_is_reached_through_the_rules_and_asks_its_seat(exercise: Exercise) -> None:
    play = exercise.laid()
    assert exercise.seat in play.asked()
    offered = {move.text for move in play.state.legal(exercise.seat)}
    assert offered == set(exercise.chances)
    assert FEWEST <= len(offered) <= MOST
    assert exercise.seated("you")[exercise.seat] == "you"
    assert len(exercise.seated("you")) == exercise.players


def test_each_position_has_a_mark_of_its_own_wherever_it_stands() -> None:
    assert len({each.mark for each in ALL}) == len(ALL)
    first = ALL[0]
    assert replace(first, number=7, name="renamed", grade=3, chances={}).mark == first.mark
    assert replace(first, moves=first.moves[:-1]).mark != first.mark


@by_name
def test_its_best_move_is_clearly_ahead_of_the_next(exercise: Exercise) -> None:
    best, *others = exercise.ranked()
    assert best == exercise.best
    gap = exercise.chances[best] - exercise.chances[others[0]]
    assert GAP < exercise.margin <= round(gap, 4)
    assert exercise.games >= 2000
    assert all(0 <= share <= 1 for share in exercise.chances.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_bot_still_finds_it(game: str) -> None:
    """With little work, so the clearest one of each game is asked."""
    exercise = max(exercises(game), key=lambda each: each.margin)
    bots = {searcher(game).lighter(300), lighter(BOTS[game][LEVELS[-1]], 32)}
    seat_view = SeatView(exercise.laid().state, exercise.seat)
    assert {bot.choose(seat_view, Rng("again")).text for bot in bots} == {exercise.best}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_is_told_in_every_language(game: str, lang: str) -> None:
    words = told(game, lang)
    assert list(words) == [each.name for each in exercises(game)]
    for each in words.values():
        assert 0 < len(each.title) <= 60
        assert 0 < len(each.why) <= 320
    if lang == "fr":
        text = "".join(each.title + each.why for each in words.values())
        for sign in ":;!?%":
            assert text.count(sign) == text.count("\u00a0" + sign)


def test_every_day_has_another_exercise_and_all_take_their_turn() -> None:
    first = datetime.date(2026, 11, 16)
    days = [first + datetime.timedelta(days=number) for number in range(len(ALL))]
    found = [of_day(day) for day in days]
    assert {(each.game, each.number) for each in found} == {(e.game, e.number) for e in ALL}
    assert all(one.game != other.game for one, other in itertools.pairwise(found))
    assert of_day(days[0]) == found[0]


def test_in_the_terminal_a_move_is_answered_and_the_answer_comes_at_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(iter(GAMES))
    first = exercises(game)[0]
    moves = [move.text for move in first.laid().state.legal(first.seat)]
    wrong = next(number for number, text in enumerate(moves, 1) if text != first.best)
    typed = f"{wrong}\n{first.best}\n\n\n\nq\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "100")
    main(["learn", game, "--exercises", "--lang", "en"])
    said = " ".join(capsys.readouterr().out.split())
    before, _, after = said.partition("Not the best move")
    words = told(game, "en")[first.name]
    assert words.title in before
    assert words.why not in before
    assert words.why in after
    assert "Exercise 2 of 12" in after


def test_in_the_terminal_the_game_is_played_on_from_an_exercise(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(iter(GAMES))
    number, first = next((n, each) for n, each in enumerate(exercises(game), 1) if each.seat)
    typed = f"{first.best}\nplay\n{first.best}\n" + "1\n" * 200 + "q\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "100")
    main(["learn", game, "--exercises", "--number", str(number), "--lang", "en"])
    said = " ".join(capsys.readouterr().out.split())
    *_, after = said.partition("plays on from here")
    assert "Final standings" in after
