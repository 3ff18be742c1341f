"""Doors for whoever runs the house: how it is, whether letters arrive, and who is not let in."""

from __future__ import annotations

import platform
from importlib import metadata
from typing import Any, Final

from litestar import Request, post
from litestar.params import JSONBody
from msgspec.structs import replace

from saloon.server.codes import same
from saloon.server.house import channels
from saloon.server.house.house import House
from saloon.server.http.guards import HouseHere, Speak, client
from saloon.server.http.logs import LATEST
from saloon.server.http.routes import ERRORS
from saloon.server.store.blocking import barred_addresses, people_lately
from saloon.server.store.counts import counts, size, tables_lately
from saloon.server.table.turns import asked_people
from saloon.server.wire.errors import ApiError
from saloon.server.wire.host import HostBlock, HostKey, HostTable, HostTrial, HostView

MOST_PEOPLE: Final = 50
MOST_TABLES: Final = 50


def need_key(house: House, token: str) -> None:
    """Let in whoever has the link; to others there is nothing here."""
    if not same(token, house.host_key):
        raise ApiError("no-such-page")


def with_turns(house: House, row: HostTable) -> HostTable:
    """Say whose turn it is at a table, as far as it is in memory."""
    table = house.tables.get(row.id)
    people = set() if table is None else asked_people(table)
    return replace(row, waits_for=sorted(house.people.name(each) for each in people))


@post("/api/host", status_code=200, responses=ERRORS)
async def host_view(
    data: JSONBody[HostKey], request: Request[Any, Any, Any], house: HouseHere
) -> HostView:
    """Show the host how the house is."""
    house.buckets.take("host", client(request))
    need_key(house, data.token)
    found = await house.store.read(counts)
    people = await house.store.read(lambda each: people_lately(each, MOST_PEOPLE))
    tables = await house.store.read(lambda each: tables_lately(each, MOST_TABLES))
    came = house.doorkeeper.seen
    return HostView(
        versions={
            "saloon": metadata.version("saloon"),
            "python": platform.python_version(),
            "database": found.database,
        },
        accounts=found.accounts,
        guests=found.guests,
        tables=found.tables,
        unfinished=[with_turns(house, each) for each in tables],
        streams=house.streams,
        waits={
            "letters": found.letters,
            "writes": house.store.writes.qsize(),
            "questions": len(house.thinkers.turns),
            "records": len(house.clerks.turns),
            "puzzles": len(house.puzzlers.turns),
        },
        storage=await house.store.read(size),
        kinds=channels.kinds(house),
        push_key=house.mailroom.push_key,
        channels=found.channels,
        people=[replace(each, address=came.get(each.id, "")) for each in people],
        barred=await house.store.read(barred_addresses),
        faults=list(reversed(LATEST.faults)),
    )


@post("/api/host/trial", status_code=204, responses=ERRORS)
async def host_trial(
    data: JSONBody[HostTrial], request: Request[Any, Any, Any], house: HouseHere, speak: Speak
) -> None:
    """Send something to an address, so that the host sees it arrive."""
    house.buckets.take("channel", client(request))
    need_key(house, data.token)
    await channels.try_address(house, speak, data.channel)


@post("/api/host/blocks", status_code=204, responses=ERRORS)
async def host_block(
    data: JSONBody[HostBlock], request: Request[Any, Any, Any], house: HouseHere
) -> None:
    """Let somebody no longer in, or in again; whoever follows a table is asked to come anew."""
    house.buckets.take("host", client(request))
    need_key(house, data.token)
    if data.what == "person":
        await house.doorkeeper.block_person(data.who, data.on)
        await house.people.learn_who_listens()
        house.hang_up(data.who)
    else:
        await house.doorkeeper.bar_address(data.who, data.on)
        house.hang_up()


DOORS = [host_view, host_trial, host_block]
