"""Exercises over HTTP: the seat's view alone, and the answer only after a move."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.json import encode

from saloon.games import GAMES
from saloon.kernel import Rng, to_json
from saloon.lessons.exercises import exercises, told
from saloon.server.replay.exercises import ExerciseTask
from saloon.server.wire.exercises import ExerciseAsked
from saloon.server.wire.seen import seen
from saloon.words import LANGUAGES
from tests.server.served import Guest, Json, Served


def ask(guest: Guest, game: str, number: int, move: str = "", **more: Any) -> Json:
    told: Json = guest.post(f"/exercises/{game}/{number}", {"move": move}, **more)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_answered_with_the_chances_of_all(served: Served, game: str) -> None:
    guest = served.stranger()
    exercise = exercises(game)[0]
    shown = ask(guest, game, 1)
    assert shown["answer"] is None
    assert shown["seat"] == exercise.seat
    assert {each["move"] for each in shown["now"]["moves"]} == set(exercise.chances)
    wrong = exercise.ranked()[-1]
    for move in (wrong, exercise.best):
        answer = ask(guest, game, 1, move)["answer"]
        assert answer["right"] == (move == exercise.best)
        assert answer["tried"] == move
        assert answer["best"] == exercise.best
        shares = {each["move"]: each["share"] for each in answer["chances"]}
        assert shares == exercise.chances
        assert list(shares) == exercise.ranked()
        assert answer["games"] == exercise.games
        assert answer["reasons"]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_on_from_that_very_position_against_easy_bots(
    served: Served, game: str
) -> None:
    guest = served.stranger()
    number, exercise = next(
        (number, each) for number, each in enumerate(exercises(game), 1) if each.seat
    )
    shown = ask(guest, game, number)
    door = f"/exercises/{game}/{number}"
    begun = {"alone": True, "deal": "mine"}
    told = guest.post(door, begun)
    assert told["now"]["moves"] == shown["now"]["moves"]
    assert (told["alone"], told["own"], told["answer"]) == (True, [], None)
    assert not shown["table"]["manners"]["hints"]
    assert told["table"]["manners"]["hints"]
    told = guest.post(door, {**begun, "move": exercise.ranked()[-1]})
    assert told["own"] == [exercise.ranked()[-1]], "no move is spoken against here"
    while not told["now"]["result"]:
        entries = len(told["entries"])
        move = told["now"]["moves"][-1]["move"]
        told = guest.post(door, {**begun, "own": told["own"], "move": move, "seen": entries})
        assert len(told["views"]) == len(told["entries"]) - entries
    assert told["table"]["status"] == "finished"
    again = guest.post(door, {**begun, "own": told["own"]})
    assert again["entries"] == told["entries"]


def test_whoever_plays_on_may_ask_for_a_hint(served: Served) -> None:
    served.house.clerks.deadline = 120.0  # a machine with much to do may take its time here
    guest = served.stranger()
    game = next(iter(GAMES))
    asked = {"alone": True, "deal": "mine", "hint": True}
    told = guest.post(f"/exercises/{game}/1", asked)
    assert told["hint"]["move"] in [each["move"] for each in told["now"]["moves"]]
    assert guest.post(f"/exercises/{game}/1", {"hint": True})["hint"] is None


@pytest.mark.parametrize("game", GAMES)
def test_before_a_move_nothing_tells_the_answer(game: str) -> None:
    for exercise in exercises(game):
        shown = ExerciseTask(game, exercise.number, "en", ExerciseAsked()).view()
        text = encode(shown)
        assert b"share" not in text
        assert told(game, "en")[exercise.name].why.encode() not in text
        assert exercise.name.encode() not in text
        advice = encode(shown.now.view.get("advice")).decode()
        assert f':"{exercise.best}"' not in re.sub(r'"move":"[^"]*"', "", advice)
        play = exercise.laid()
        legal = [move.text for move in play.state.legal(exercise.seat)]
        assert [each.move for each in shown.now.moves] == legal


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_no_more_than_the_seat_knows(game: str) -> None:
    others = 0
    for exercise in exercises(game):
        view = ExerciseTask(game, exercise.number, "en", ExerciseAsked()).view().now.view
        state = exercise.laid().state
        for number in range(3):
            world = state.imagine(exercise.seat, Rng(f"world {number}"))
            other = seen(game, world.observe(exercise.seat))
            assert encode({**other, "advice": None}) == encode({**view, "advice": None})
            seats = range(exercise.players)
            others += any(
                to_json(world.observe(each)) != to_json(state.observe(each)) for each in seats
            )
    assert others > 3, "there are other worlds"


def test_a_move_that_is_not_open_is_refused(served: Served) -> None:
    guest = served.stranger()
    game = next(iter(GAMES))
    assert guest.refused("POST", f"/exercises/{game}/1", {"move": "bid 9x9"}).status == 422
    assert guest.refused("POST", f"/exercises/{game}/13", {}).status == 404
    assert guest.refused("POST", "/exercises/chess/1", {}).code == "no-such-game"
    assert guest.refused("GET", "/exercises/chess").code == "no-such-game"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_the_day_speak_the_language_that_is_asked_for(served: Served, lang: str) -> None:
    guest = served.stranger()
    for game in GAMES:
        listed = guest.get(f"/exercises/{game}", lang=lang)
        titles = [told(game, lang)[each.name].title for each in exercises(game)]
        assert [each["title"] for each in listed] == titles
    day = guest.get("/exercises/day", lang=lang)
    assert day["title"] == list(told(day["game"], lang).values())[day["number"] - 1].title


def test_the_games_say_how_many_they_bring(served: Served) -> None:
    counts = {each["name"]: each["exercises"] for each in served.stranger().get("/games")}
    assert counts == {game: len(exercises(game)) for game in GAMES}
