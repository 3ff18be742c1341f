"""Doors to the exercises."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from saloon.games import GAMES
from saloon.lessons.exercises import exercises, of_day
from saloon.server.http.guards import HouseHere, Speak, client
from saloon.server.http.routes import ERRORS, answers
from saloon.server.http.routes.lessons import GameName, LangAsked
from saloon.server.replay import clerk
from saloon.server.replay.exercises import ExerciseTask, named
from saloon.server.wire.errors import ApiError
from saloon.server.wire.exercises import ExerciseAsked, ExerciseName, ExerciseView

Number = Annotated[int, PathParameter(ge=1, le=1000)]


def known(game: str) -> None:
    """Refuse a game that brings no exercises."""
    if not exercises(game):
        names = ", ".join(filter(exercises, GAMES))
        raise ApiError("no-such-game", {"game": game, "known": names})


@get("/api/exercises/day", responses=ERRORS)
async def exercise_of_the_day(
    house: HouseHere, speak: Speak, lang: LangAsked = None
) -> ExerciseName:
    """Name the exercise of today, by UTC: the same for everybody, and another tomorrow."""
    now = datetime.datetime.fromtimestamp(house.clock.wall() / 1000, datetime.UTC)
    return named(of_day(now.date()), lang or speak.lang)


@get("/api/exercises/{game:str}", responses=ERRORS)
async def exercises_of(game: GameName, speak: Speak, lang: LangAsked = None) -> list[ExerciseName]:
    """List the exercises of a game, the easier ones first."""
    known(game)
    return [named(each, lang or speak.lang) for each in exercises(game)]


@post("/api/exercises/{game:str}/{number:int}", status_code=200, responses=answers(ExerciseView))
async def exercise(
    game: GameName,
    number: Number,
    data: JSONBody[ExerciseAsked],
    request: Request[Any, Any, Any],
    house: HouseHere,
    speak: Speak,
    lang: LangAsked = None,
) -> Response[bytes]:
    """Look at an exercise, try a move there and learn how often each one wins, or play on."""
    address = client(request)
    house.buckets.take("hint" if data.hint else "lesson", address)
    known(game)
    if number > len(exercises(game)):
        raise ApiError("no-such-page")
    seed = f"exercise/{game}/{number}/{data.deal}"
    task = ExerciseTask(game, number, lang or speak.lang, data, seed)
    answer = await clerk.heard(house.thinkers if data.hint else house.clerks, task, address)
    return Response(answer, media_type="application/json")


DOORS = [exercise_of_the_day, exercises_of, exercise]
