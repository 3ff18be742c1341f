"""The door to the stream."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from saloon.kernel import Refused, Seat
from saloon.server.http.entering import (
    eyes,
    visible_table,
)
from saloon.server.http.guards import (
    caller,
    check_barred,
    check_origin,
    house_of,
    identify,
    language,
)
from saloon.server.http.stream import REFUSED, Visit, follow
from saloon.server.http.websocket import SocketProtocol
from saloon.server.store.database import StoreError
from saloon.server.store.people import Session
from saloon.server.wire.errors import ApiError
from saloon.words import Words

LONGEST_NUMBER = 12
LONGEST_REASON = 123
"""So many bytes a WebSocket may give as the reason for closing."""


def number_in(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    """Read a number from a query, if it is there."""
    text: str | None = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise ApiError("malformed", {"detail": f"{name}: {text[:20]}"})
    return int(text)


def answer_in(socket: WebSocket[Any, Any, Any], name: str) -> bool:
    """Read a yes or a no from a query; no, if it is not there."""
    text: str = socket.query_params.get(name, "false").lower()
    if text not in ("true", "1", "false", "0"):
        raise ApiError("malformed", {"detail": f"{name}: {text[:20]}"})
    return text in ("true", "1")


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    invite: FromQuery[str] = "",
) -> None:
    """Follow a table; see docs/protocol.md.

    What else is asked for is read here: the framework would refuse it without a word.
    """
    websocket: SocketProtocol = socket.scope["state"]["websocket"]
    with websocket.admission.streaming(websocket.owner) as room:
        await serve(socket, table_id, invite, room)


async def serve(socket: WebSocket[Any, Any, Any], table_id: str, invite: str, room: bool) -> None:
    """Let somebody follow a table, or send them away with the reason."""
    house = house_of(socket)
    session: Session | None = None
    speak: Words = language(socket, None)
    try:
        check_origin(socket)
        seat, after = number_in(socket, "seat"), number_in(socket, "after")
        curtain = answer_in(socket, "curtain")
        session = await identify(socket)
        speak = language(socket, session)
        house.buckets.take("stream", caller(socket, session))
        if not room:
            raise ApiError("house-full")
        table = await visible_table(house, table_id, session, invite)
        eyes(table, session, seat, curtain)
    except (ApiError, Refused, StoreError) as problem:
        told = problem if isinstance(problem, ApiError) else ApiError("store-trouble")
        await socket.accept()
        reason = told.told(speak).message.encode()[:LONGEST_REASON].decode(errors="ignore")
        await socket.close(REFUSED - 400 + told.status, reason)
        return

    def look() -> Seat | None:
        table.admit(session, invite)
        return eyes(table, session, seat, curtain)

    async def admit() -> None:
        if session is not None and await house.people.signed_in(session.digest) is None:
            raise ApiError("not-signed-in")
        check_barred(socket, session)

    fixed = seat is not None
    await follow(socket, Visit(house, table, session, speak, look, admit, after, fixed, curtain))


DOORS = [
    stream,
]
