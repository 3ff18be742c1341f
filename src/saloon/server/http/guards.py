"""What stands between the world and the rooms: who asks, from where, and how much."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from http.client import METHOD_NOT_ALLOWED
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from saloon.server.house.doorkeeper import Doorkeeper
from saloon.server.house.house import House
from saloon.server.house.limits import whose
from saloon.server.http.hosts import Names, shown
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.server.store.people import Session
from saloon.server.wire.errors import ApiError
from saloon.words import LANGUAGES, Words, words

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY: Final = 20_000
LARGEST_RECORD: Final = 4_000_000
LONGEST_WORD: Final = 16_384
"""The longest message on a stream."""
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; "
        b"style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
CLOSED: Final = 4400
"""A stream that is refused is closed with this and what is over 400 of the HTTP status."""
SLASHES: Final = re.compile("//+")
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")

Connection = ASGIConnection[Any, Any, Any, Any]
HouseHere: TypeAlias = NamedDependency[SkipValidation[House]]
Visitor: TypeAlias = NamedDependency[SkipValidation[Session | None]]
Signed: TypeAlias = NamedDependency[SkipValidation[Session]]
Speak: TypeAlias = NamedDependency[SkipValidation[Words]]


def cookie_name(settings: Settings) -> str:
    """Name the cookie; with TLS and no path, browsers guard the name itself."""
    return "__Host-saloon" if settings.secure and not settings.root_path else "saloon"


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def house_here(request: Request[Any, Any, Any]) -> House:
    return house_of(request)


async def identify(connection: Connection) -> Session | None:
    """Find who asks, once for each request."""
    state = connection.scope["state"]
    if "session" not in state:
        state["session"] = await recognise(connection)
    session: Session | None = state["session"]
    if session is not None:
        check_blocked(connection, session)
    return session


def check_blocked(connection: Connection, session: Session) -> None:
    """Refuse whom the host has blocked; what is kept about them they may see and delete."""
    keeper = house_of(connection).doorkeeper
    keeper.saw(session.id, client(connection))
    if session.id in keeper.persons and not connection.route_handler.opt.get("for_blocked"):
        raise ApiError("blocked")


def check_barred(connection: Connection, session: Session | None) -> None:
    """Refuse whom the host does not let in, or where they come from."""
    keeper, address = house_of(connection).doorkeeper, connection.scope["client"]
    if keeper.bars(connection.scope["path"], "" if address is None else address[0]):
        raise ApiError("blocked")
    if session is not None and session.id in keeper.persons:
        raise ApiError("blocked")


async def recognise(connection: Connection) -> Session | None:
    """Find who asks, by token or by cookie. A cookie counts only from our own pages."""
    house = house_of(connection)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return await house.people.whose(token[:200])
    cookie = connection.cookies.get(cookie_name(house.settings))
    if not cookie:
        return None
    changing = connection.scope.get("method", "WEBSOCKET") not in SAFE
    if changing and "origin" not in connection.headers:
        raise ApiError("foreign-origin")
    return await house.people.whose(cookie[:200])


async def visitor(request: Request[Any, Any, Any]) -> Session | None:
    """Whoever asks, known or not."""
    return await identify(request)


async def signed(request: Request[Any, Any, Any]) -> Session:
    """Whoever asks; strangers are refused."""
    session = await identify(request)
    if session is None:
        raise ApiError("not-signed-in")
    return session


def check_origin(connection: Connection) -> None:
    """Refuse what another site's page sends."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    settings = house_of(connection).settings
    if settings.public_url:
        own = urlsplit(settings.public_url)
        if origin == f"{own.scheme}://{own.netloc}":
            return
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no browser sends such a thing
        site = ""
    if origin == "null" or not site or site != connection.headers.get("host"):
        raise ApiError("foreign-origin")


def language(connection: Connection, session: Session | None) -> Words:
    """Find the words for an answer: the person's own, else as the browser says."""
    if session is not None:
        return words(session.lang)
    return words(preferred(connection.headers.get("accept-language", "")))


def preferred(header: str) -> str:
    """Pick the first of our languages that a browser asks for."""
    wishes: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.partition(";")
        try:
            wishes.append((-float(weight.strip().removeprefix("q=") or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(wishes, key=lambda w: w[0]) if tag in LANGUAGES), "en")


async def speak(request: Request[Any, Any, Any]) -> Words:
    return language(request, await identify(request))


def client(connection: Connection) -> str:
    """Name whose address a request comes from, for limits."""
    address = connection.scope["client"]
    return "" if address is None else whose(address[0])


def caller(connection: Connection, session: Session | None) -> str:
    """Name whoever asks, for limits: a person, else the address they come from."""
    return client(connection) if session is None else session.id


async def inspect(request: Request[Any, Any, Any]) -> None:
    """Refuse what comes from another site, and what is not JSON or cannot be read as such."""
    if request.method in SAFE:
        return
    check_origin(request)
    if request.route_handler.opt.get("unread"):
        return  # whatever it is, nobody looks at it
    kind = request.headers.get("content-type", "application/json").partition(";")[0]
    if kind.strip().lower() != "application/json":
        raise ApiError("not-json")
    if request.route_handler.opt.get("large"):
        return  # it is not read before it is known who is there
    try:
        msgspec.json.decode(await request.body() or b"null")
    except msgspec.MsgspecError:
        return  # whoever reads it will say what is wrong
    except (RecursionError, UnicodeDecodeError) as problem:
        raise ApiError("malformed", {"detail": str(problem).replace('"', "”")[:80]}) from None


class Doorway:
    """The outermost room: path prefix, sizes, headers of safety, figures."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        methods: Callable[[str], list[str]],
        keeper: Doorkeeper,
    ) -> None:
        self.app = app
        self.methods = methods
        self.prefix = settings.root_path
        self.headers = (*HEADERS, HSTS) if settings.secure else HEADERS
        self.metrics = metrics
        self.names = Names(settings)
        self.keeper = keeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self.names.fit(scope["headers"]):
            given = dict(scope["headers"])
            host = shown(given.get(b"host", b"").decode("latin-1"))
            await self.turn_away(ApiError("foreign-host", {"host": host}), scope, receive, send)
            return
        path = SLASHES.sub("/", scope["path"])  # so the rooms behind read it, too
        if self.prefix and (path == self.prefix or path.startswith(self.prefix + "/")):
            path = path[len(self.prefix) :] or "/"
        if path != scope["path"]:
            scope["path"], scope["raw_path"] = path, path.encode()
        if self.keeper.bars(scope["path"], (scope["client"] or ("", 0))[0]):
            await self.turn_away(ApiError("blocked"), scope, receive, send)
            return
        if kind == "websocket":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_headers(message["headers"], self.headers, scope["path"])
                if message["status"] == METHOD_NOT_ALLOWED or scope.get("method") == "OPTIONS":
                    allowed = ", ".join([*self.methods(scope["path"]), "OPTIONS"])
                    message["headers"] = [
                        *[pair for pair in message["headers"] if pair[0].lower() != b"allow"],
                        (b"allow", allowed.encode()),
                    ]
                self.metrics.answer(message["status"], time.perf_counter() - started)
            await send(message)

        await self.app(scope, receive, send_guarded)

    async def turn_away(
        self, problem: ApiError, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Refuse whoever asks for another site than this one, or is not let in."""
        given = {name: value.decode("latin-1") for name, value in scope["headers"]}
        told = problem.told(words(preferred(given.get(b"accept-language", ""))))
        if str(scope["type"]) == "websocket":
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            code = CLOSED - 400 + problem.status
            await send({"type": "websocket.close", "code": code, "reason": problem.code})
            return
        self.metrics.answer(problem.status, 0.0)
        headers = with_headers([(b"content-type", b"application/json")], self.headers, "/api/")
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        body = msgspec.json.encode(told)
        await send({"type": "http.response.body", "body": body, "more_body": False})


def with_headers(
    given: Iterable[tuple[bytes, bytes]], more: Iterable[tuple[bytes, bytes]], path: str
) -> list[tuple[bytes, bytes]]:
    headers = [*given, *more]
    if path.startswith("/api/") and all(name != b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    return headers
