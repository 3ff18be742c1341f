"""Doors for hosts and for whoever comes by: the front page, health, figures."""

from __future__ import annotations

from importlib import metadata

from litestar import MediaType, Response, get
from sqlalchemy import text

from saloon.server.guards import HouseHere
from saloon.server.routes import MISTAKES
from saloon.server.store import StoreTrouble
from saloon.server.wire import Health

FRONT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Saloon</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>Saloon</h1>
<p>The table server is running. There is no page to play on yet; programs can play already.</p>
<ul>
<li><a href="api/openapi.json">The description of the API</a> (OpenAPI)</li>
<li><a href="api/games">The games</a></li>
<li><a href="health">Health</a></li>
</ul>
</body>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front() -> str:
    """Say honestly what is here."""
    return FRONT


@get("/health", responses={503: MISTAKES[503]})
async def health(house: HouseHere) -> Health:
    """Say whether the server can do its work."""
    await house.store.read(lambda database: database.execute(text("SELECT 1")).scalar())
    if not house.store.writer.is_alive():
        raise StoreTrouble("the writer is gone")
    return Health("ok", len(house.tables), metadata.version("saloon"))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: HouseHere) -> Response[str]:
    """Give figures in the form that Prometheus reads."""
    statuses = [table.plan.status for table in house.tables.values()]
    gauges = {
        "tables_in_memory": len(statuses),
        "tables_running": statuses.count("running"),
        "streams": house.streams,
        "writes_waiting": house.store.writes.qsize(),
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


DOORS = [front, health, metrics]
