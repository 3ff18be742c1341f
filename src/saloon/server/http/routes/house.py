"""Doors for hosts and for whoever comes by: the front page, health, figures."""

from __future__ import annotations

from importlib import metadata
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from saloon.server.codes import same
from saloon.server.house.house import HEARTBEAT, House
from saloon.server.http.guards import HouseHere
from saloon.server.http.hosts import address_of, is_this_machine
from saloon.server.http.pages import Page, pages
from saloon.server.http.routes import ERRORS
from saloon.server.wire.errors import ApiError
from saloon.server.wire.health import Health

UNBUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Saloon</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>Saloon</h1>
<p>The table server is running, but its pages were not built: that needs npm's registry once. Start
<code>python3 dev.py</code> again when it can be reached. Programs can play already.</p>
<ul>
<li><a href="api/openapi.json">The description of the API</a> (OpenAPI)</li>
<li><a href="health">Health</a></li>
</ul>
</body>
</html>
"""

PASSED_ON = frozenset(
    {"forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"}
)
"""Headers, besides X-Forwarded-…, that tell that somebody stands between."""
MISSED: Final = 4
"""After so many heartbeats that are not on the disk something is wrong."""


def handed(page: Page, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Hand out a page, packed where the browser can unpack it."""
    headers = {"cache-control": page.keep, "vary": "accept-encoding"}
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, media_type=page.kind, headers=headers)
    return Response(page.body, media_type=page.kind, headers=headers)


@get("/", include_in_schema=False)
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client; where it was not built, an honest page."""
    page = pages().get("index.html")
    if page is None:
        return Response(UNBUILT.encode(), media_type=MediaType.HTML)
    return handed(page, request)


@get(["/{name:str}", "/assets/{name:str}"], include_in_schema=False)
async def file(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client."""
    folder = "assets/" if request.scope["path"].startswith("/assets/") else ""
    page = pages().get(folder + name)
    if page is None:
        raise ApiError("no-such-page")
    return handed(page, request)


@get("/health", responses={503: ERRORS[503]})
async def health(house: HouseHere) -> Health:
    """Say whether the server can do its work."""
    check_health(house)
    return Health("ok", len(house.tables), metadata.version("saloon"))


def check_health(house: House) -> None:
    """Refuse if the last thing asked of the disk failed, or the last heartbeat is long ago.

    Nothing is asked of the database for that: whoever asks often costs nothing.
    """
    if house.store.gone:
        raise ApiError("file-gone")
    late = house.clock.steady() - house.beaten > MISSED * HEARTBEAT
    if house.store.trouble or late or not house.store.writer.is_alive():
        raise ApiError("store-trouble", wait=round(HEARTBEAT))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: HouseHere) -> Response[str]:
    """Give figures in the form that Prometheus reads, to those whom they concern."""
    if not may_see_figures(request, house):
        raise ApiError("no-such-page")
    statuses = [table.plan.status for table in house.tables.values()]
    gauges = {
        "tables_in_memory": len(statuses),
        "tables_running": statuses.count("running"),
        "streams": house.streams,
        "writes_waiting": house.store.writes.qsize(),
        "questions_waiting": len(house.thinkers.turns),
        "puzzles_waiting": len(house.puzzlers.turns),
        "records_waiting": len(house.clerks.turns),
        "tables_resting": sum(table.rests for table in house.tables.values()),
    }
    counters = {
        "commits": house.store.commits,
        "writes": house.store.written,
        "failed_commits": house.store.failures,
        "thoughts": house.thinkers.thoughts,
        "thinkers_replaced": house.thinkers.replaced,
    }
    return Response(
        house.metrics.text(gauges, counters),
        media_type="text/plain; version=0.0.4; charset=utf-8",
    )


def may_see_figures(request: Request[Any, Any, Any], house: House) -> bool:
    """Let in whoever has the token; where there is none, only this machine.

    Whoever comes through a proxy or a tunnel comes from this machine as well, so nobody is let in
    for whom something was passed on, who asks for another name, or where people come by another way
    and nobody has said which proxy they come through.
    """
    settings = house.settings
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if settings.metrics_token:
        return kind.lower() == "bearer" and same(given, settings.metrics_token)
    if (settings.public_url or settings.hosts) and not settings.proxies:
        return False
    passed_on = any(
        name.lower() in PASSED_ON or name.lower().startswith("x-forwarded-")
        for name in request.headers
    )
    if passed_on or not is_this_machine(request.headers.get("host", "")):
        return False
    address = request.scope["client"]
    here = None if address is None else address_of(address[0])
    mapped = getattr(here, "ipv4_mapped", None)
    return here is not None and (mapped or here).is_loopback


DOORS = [front, file, health, metrics]
