"""A connection over which requests come: how large they may be, and how long they may take.

Everything else stays with uvicorn. Whatever is too much is refused while it comes, before it is
kept anywhere.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from math import inf
from typing import Any, Final

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from saloon.server.house.limits import whose
from saloon.server.http.admission import LINGER, Admission
from saloon.server.http.guards import LARGEST_RECORD, preferred
from saloon.server.http.websocket import SocketProtocol
from saloon.server.wire.errors import ApiError
from saloon.words import words

LONGEST_URL: Final = 8_192
LARGEST_HEAD: Final = 32_768
"""All headers of a request, in bytes."""
MOST_HEADERS: Final = 200
MOST_DISCARDED: Final = 1 << 18
"""So much is still taken from whoever was refused, so that it can read why."""
MOST_AHEAD: Final = 8
"""So many requests may be sent before the first of them is answered."""
HEAD_SECONDS: Final = 10.0
"""A request's head comes within this time, beginning with the connection or its first byte."""
BODY_SECONDS: Final = 60.0
STALL_SECONDS: Final = 30.0
"""Whoever does not take an answer in for so long is cut off."""
REFUSALS: Final = {"too-slow": "slow", "too-many": "flood"}
"""Why a connection is turned away, by the code of the refusal; the others are too large."""


class Config(uvicorn.Config):
    """The web server's settings, and who is there."""

    admission: Admission


class TooMuch(Exception):  # noqa: N818 - it leaves the parser, and is told as a refusal
    """More comes than may come."""

    def __init__(self, problem: ApiError) -> None:
        super().__init__(problem.code)
        self.problem = problem


class Connection(HttpToolsProtocol):
    """The server's end of a connection, as long as it is no WebSocket."""

    address: str = ""
    deadline: float = inf
    begun: int = 0
    """How many requests have begun."""
    reading_head: bool = False
    reading_body: bool = False
    head: int = 0
    """Bytes of headers that were understood."""
    unfinished: int = 0
    """Bytes that came since the request began and did not end it."""
    ended: bool = False
    """Whether the last word was said."""
    closing_since: float | None = None
    """When this was first found closing."""

    def __init__(self, config: Any, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.admission: Admission = config.admission

    @property
    def stage(self) -> tuple[int, bool, bool]:
        """How far the requests have come."""
        return self.begun, self.reading_head, self.reading_body

    @property
    def latest(self) -> RequestResponseCycle | None:
        """The last request whose head has come, and its answer; none before the first."""
        return self.cycle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn says
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = whose(host)
        if self.admission.admit(self, host):
            self.transport.write(self.refusal(ApiError("house-full", wait=int(HEAD_SECONDS))))
            self.transport.close()
        self.deadline = self.loop.time() + HEAD_SECONDS

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leave(self)
        super().connection_lost(exc)

    def cut(self) -> None:
        """End it at once."""
        self.admission.leave(self)
        self.transport.abort()

    def look_after(self, now: float) -> None:
        """End what does not come to its end, or does not take its answer in."""
        if self.ended or self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > LINGER:
                self.cut()
        elif now > self.deadline and not self.flow.read_paused:
            self.admission.turn_away("slow")
            if self.flow.write_paused or not self.begun:
                self.cut()
            else:
                self.refuse(ApiError("too-slow"))

    # What comes

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.ended:
            self.discard(len(data))
            return
        if self.deadline == inf and (self.latest is None or self.latest.response_complete):
            self.deadline = self.loop.time() + HEAD_SECONDS
        before = self.stage
        try:
            self.parser.feed_data(data)
            if before == self.stage:
                self.count_unfinished(len(data))
        except httptools.HttpParserUpgrade:
            self.upgrade()
        except TooMuch as much:
            self.turn_away(much.problem)
        except httptools.HttpParserError as fault:
            if isinstance(fault.__context__, TooMuch):
                self.turn_away(fault.__context__.problem)
            else:
                self.refuse(ApiError("malformed", {"detail": "HTTP"}))

    def discard(self, size: int) -> None:
        """Hear no more, but let the last answer arrive: whoever is still sending might miss it."""
        self.unfinished += size
        if self.unfinished > MOST_DISCARDED:
            self.cut()

    def count_unfinished(self, size: int) -> None:
        """Count what brings a request no further: headers and trailers are told when they end."""
        self.unfinished += size
        if self.reading_body:
            if self.unfinished > LARGEST_RECORD + LARGEST_HEAD:
                raise TooMuch(ApiError("too-large"))
        elif self.unfinished > LARGEST_HEAD:
            raise TooMuch(ApiError("head-too-large"))

    def upgrade(self) -> None:
        """Become a WebSocket; whoever wants to become something else is answered and let go."""
        if self._should_upgrade():
            self.handle_websocket_upgrade()
            line = self.transport.get_protocol()
            assert isinstance(line, SocketProtocol)
            self.admission.replace(self, line)
        else:
            self.cycle.keep_alive = False

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begun += 1
        self.head = self.unfinished = 0
        self.reading_head = True
        self.deadline = min(self.deadline, self.loop.time() + HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) > LONGEST_URL:
            raise TooMuch(ApiError("url-too-long"))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head += len(name) + len(value)
        if self.head > LARGEST_HEAD or len(self.headers) >= MOST_HEADERS:
            raise TooMuch(ApiError("head-too-large"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMuch(ApiError("too-many", {"seconds": 1}, wait=1))
        self.reading_head, self.reading_body = False, True
        self.unfinished = 0
        self.deadline = self.loop.time() + BODY_SECONDS
        self.admission.speaks(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.reading_body = False
        self.unfinished = 0
        self.deadline = inf
        super().on_message_complete()

    # What goes

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not (self.transport.is_closing() or self.pipeline):
            self.admission.waits(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadline = self.loop.time() + STALL_SECONDS

    def resume_writing(self) -> None:
        super().resume_writing()
        seconds = HEAD_SECONDS if self.reading_head else BODY_SECONDS if self.reading_body else inf
        self.deadline = self.loop.time() + seconds

    def turn_away(self, problem: ApiError) -> None:
        """Refuse what is too much, and count it."""
        self.admission.turn_away(REFUSALS.get(problem.code, "large"))
        self.refuse(problem)

    def refuse(self, problem: ApiError) -> None:
        """Say in one sentence why this ends, unless something else is being said, and end it."""
        if self.may_say():
            self.transport.write(self.refusal(problem))
        if self.latest is not None and not self.latest.response_complete:
            self.latest.disconnected = True
            self.latest.message_event.set()
        self.ended = True
        self.unfinished = 0
        self.admission.speaks(self)
        self.transport.write_eof()

    def may_say(self) -> bool:
        """Tell whether the other end waits for an answer to what it is sending."""
        if self.latest is None or self.pipeline:
            return self.latest is None
        if self.reading_body:
            return not self.latest.response_started
        return self.latest.response_complete

    def refusal(self, problem: ApiError) -> bytes:
        """Put a refusal into the form in which it travels."""
        headers = self.headers if self.begun else ()
        wishes = [value for name, value in headers if name == b"accept-language"]
        speak = words(preferred(wishes[0].decode("latin-1") if wishes else ""))
        told = msgspec.json.encode(problem.told(speak))
        head = {
            "content-type": "application/json",
            "content-length": len(told),
            "cache-control": "no-store",
            "connection": "close",
            **({"retry-after": problem.wait} if problem.wait else {}),
        }
        first = f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}"
        lines = [first, *(f"{name}: {value}" for name, value in head.items()), "", ""]
        return "\r\n".join(lines).encode() + told
