"""The application: rooms, doors and guards put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from saloon.server.clock import Clock, RealClock
from saloon.server.house import neighbours
from saloon.server.house.delivery import keep_delivering
from saloon.server.house.house import House
from saloon.server.house.sweeping import keep_sweeping
from saloon.server.http import guards
from saloon.server.http.description import description, methods_at
from saloon.server.http.guards import LARGEST_BODY, Doorway
from saloon.server.http.routes import (
    exercises,
    games,
    host,
    lessons,
    notices,
    people,
    play,
    puzzles,
    records,
    replays,
    rules,
    seats,
    stream,
    tables,
)
from saloon.server.http.routes import (
    house as front,
)
from saloon.server.settings import Settings
from saloon.server.store.database import StoreError
from saloon.server.wire.errors import ApiError, ErrorBody

log = logging.getLogger("saloon")

AnyRequest = Request[Any, Any, Any]
CODES: Final = {
    400: "malformed",
    401: "not-signed-in",
    403: "foreign-origin",
    404: "no-such-page",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
}
LONGEST_DETAIL: Final = 160
ROOMS: Final = (
    front,
    games,
    people,
    notices,
    host,
    tables,
    seats,
    play,
    stream,
    records,
    replays,
    rules,
    puzzles,
    lessons,
    exercises,
)
"""What people come for, door by door."""


def tell(request: AnyRequest, problem: ApiError) -> Response[ErrorBody]:
    """Answer with a mistake in the person's language."""
    speak = guards.language(request, request.scope["state"].get("session"))
    headers = {"retry-after": str(problem.wait)} if problem.wait else {}
    if problem.code == "not-signed-in":
        headers["www-authenticate"] = "Bearer"
    return Response(problem.told(speak), status_code=problem.status, headers=headers)


def on_http(request: AnyRequest, problem: HTTPException) -> Response[ErrorBody]:
    """Say in our words what the framework refused."""
    code = CODES.get(problem.status_code)
    if code is None:
        return on_fault(request, problem)
    detail = {"detail": plain(problem)} if code == "malformed" else {}
    answer = tell(request, ApiError(code, detail))
    if problem.headers and "allow" in {name.lower() for name in problem.headers}:
        answer.headers.update(
            {"allow": {k.lower(): v for k, v in problem.headers.items()}["allow"]}
        )
    return answer


def plain(problem: HTTPException) -> str:
    """Say which field is wrong, and how."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    parts = [f"{each.get('key', '')}: {each['message']}" for each in extra if "message" in each]
    text = "; ".join(parts) or problem.detail
    return text.replace('"', "”").replace("'", "’")[:LONGEST_DETAIL].rstrip(".")


def on_api_error(request: AnyRequest, problem: ApiError) -> Response[ErrorBody]:
    return tell(request, problem)


def on_store_error(request: AnyRequest, problem: StoreError) -> Response[ErrorBody]:
    log.error("the database refused", extra={"why": str(problem)[:LONGEST_DETAIL]})
    return tell(request, ApiError("store-trouble", wait=1))


def on_fault(request: AnyRequest, problem: Exception) -> Response[ErrorBody]:
    """Whatever went wrong inside stays inside; the log knows where."""
    log.error("an answer failed", exc_info=problem, extra={"method": request.method})
    return tell(request, ApiError("internal"))


def application(settings: Settings, clock: Clock | None = None) -> tuple[Doorway, House]:
    """Put a server together; it opens its house when it is started."""
    house = House(settings, clock)
    neighbours.join(house)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        house.spawn(keep_sweeping(house))
        if isinstance(house.clock, RealClock):  # else whoever turns the clock delivers
            house.spawn(keep_delivering(house))
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[door for room in ROOMS for door in room.DOORS],
        dependencies={
            "house": Provide(guards.house_here, sync_to_thread=False),
            "visitor": Provide(guards.visitor),
            "session": Provide(guards.signed),
            "speak": Provide(guards.speak),
        },
        before_request=guards.inspect,
        exception_handlers={
            ApiError: on_api_error,
            StoreError: on_store_error,
            HTTPException: on_http,
            Exception: on_fault,
        },
        lifespan=[life],
        state=State({"house": house}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=description(settings),
        debug=False,
        logging_config=None,
    )
    methods = partial(methods_at, app)
    return Doorway(app, settings, house.metrics, methods, house.doorkeeper), house
