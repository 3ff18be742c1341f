"""Doors for whoever runs the house: how it is, and whether letters arrive."""

from __future__ import annotations

from importlib import metadata
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from saloon.server.codes import same
from saloon.server.house import channels
from saloon.server.house.house import House
from saloon.server.http.guards import HouseHere, Speak, client
from saloon.server.http.logs import LATEST
from saloon.server.http.routes import ERRORS
from saloon.server.store.counts import counts
from saloon.server.wire.errors import ApiError
from saloon.server.wire.host import HostKey, HostTrial, HostView


def need_key(house: House, token: str) -> None:
    """Let in whoever has the link; to others there is nothing here."""
    if not same(token, house.host_key):
        raise ApiError("no-such-page")


@post("/api/host", status_code=200, responses=ERRORS)
async def host_view(
    data: JSONBody[HostKey], request: Request[Any, Any, Any], house: HouseHere
) -> HostView:
    """Show the host how the house is."""
    house.buckets.take("host", client(request))
    need_key(house, data.token)
    found = await house.store.read(counts)
    file = house.settings.file
    return HostView(
        metadata.version("saloon"),
        found.accounts,
        found.guests,
        found.tables,
        house.streams,
        {
            "letters": found.letters,
            "writes": house.store.writes.qsize(),
            "questions": len(house.thinkers.turns),
            "records": len(house.clerks.turns),
            "puzzles": len(house.puzzlers.turns),
        },
        0 if file is None or not file.exists() else file.stat().st_size,
        channels.kinds(house),
        found.channels,
        list(reversed(LATEST.faults)),
    )


@post("/api/host/trial", status_code=204, responses=ERRORS)
async def host_trial(
    data: JSONBody[HostTrial], request: Request[Any, Any, Any], house: HouseHere, speak: Speak
) -> None:
    """Send something to an address, so that the host sees it arrive."""
    house.buckets.take("channel", client(request))
    need_key(house, data.token)
    await channels.try_address(house, speak, data.channel)


DOORS = [host_view, host_trial]
