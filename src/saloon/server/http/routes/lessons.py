"""The door to guided first games."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from saloon.games import GAMES
from saloon.lessons import has_lesson
from saloon.server.http.guards import HouseHere, Speak, client
from saloon.server.http.routes import answers
from saloon.server.replay import clerk
from saloon.server.replay.lessons import LessonTask
from saloon.server.wire.errors import ApiError
from saloon.server.wire.lessons import LessonAsked, LessonView
from saloon.server.wire.values import Lang

GameName = Annotated[str, PathParameter(min_length=1, max_length=40)]
LangAsked = Annotated[
    Lang | None, QueryParameter(description="In which language; in that of sentences, if not said.")
]


@post("/api/lessons/{game:str}", status_code=200, responses=answers(LessonView))
async def learn(
    game: GameName,
    data: JSONBody[LessonAsked],
    request: Request[Any, Any, Any],
    house: HouseHere,
    speak: Speak,
    lang: LangAsked = None,
) -> Response[bytes]:
    """Look at a guided first game, go on in it, or make a move there."""
    address = client(request)
    house.buckets.take("hint" if data.hint else "lesson", address)
    if not has_lesson(game):
        known = ", ".join(filter(has_lesson, GAMES))
        raise ApiError("no-such-game", {"game": game, "known": known})
    task = LessonTask(game, lang or speak.lang, data, f"lesson/{game}/{data.deal}")
    answer = await clerk.heard(house.thinkers if data.hint else house.clerks, task, address)
    return Response(answer, media_type="application/json")


DOORS = [learn]
