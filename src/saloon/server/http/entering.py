"""How somebody gets to a table: whether they may see it, and through whose eyes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Annotated, Final, ParamSpec, TypeVar

from litestar.params import PathParameter, QueryParameter

from saloon.kernel import Seat
from saloon.server.house.house import House
from saloon.server.store.database import Overtaken, StoreError
from saloon.server.store.people import Session
from saloon.server.table.table import Table
from saloon.server.table.taking_in import TRIES
from saloon.server.wire.errors import ApiError

P = ParamSpec("P")
T = TypeVar("T")

QUICKER: Final = "other processes are quicker"
Invite = Annotated[str, QueryParameter(max_length=64, description="The secret part of the link.")]
SeatAsked = Annotated[
    int | None,
    QueryParameter(ge=0, le=7, description="Through which of my seats; the first, if not said."),
]
Curtain = Annotated[
    bool,
    QueryParameter(description="With several seats and none named, look as a spectator does."),
]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="The last number already seen.")]
TableId = Annotated[str, PathParameter(min_length=1, max_length=24)]


def eyes(
    table: Table, session: Session | None, seat: Seat | None, curtain: bool = False
) -> Seat | None:
    """Through whose eyes somebody looks: a seat of their own, else a spectator's.

    Behind a curtain, whoever has several seats in a game sees through none until one is named.
    """
    owned = table.owned(None if session is None else session.id)
    if seat is None:
        hidden = curtain and len(owned) > 1 and table.plan.status == "running"
        return owned[0] if owned and not hidden else None
    if seat >= len(table.places):
        raise ApiError("no-such-seat", {"number": seat})
    if seat not in owned:
        raise ApiError("not-your-seat")
    return seat


async def visible_table(
    house: House, table_id: str, session: Session | None, invite: str = ""
) -> Table:
    """Find a table that somebody may see."""
    table = await house.table(table_id)
    table.admit(session, invite)
    return table


@asynccontextmanager
async def still(
    house: House, table_id: str, session: Session | None, invite: str = ""
) -> AsyncIterator[Table]:
    """Find a table that somebody may see, and let it stand still while they look.

    While they waited, play may have begun where nobody may watch. Or the disk may have refused a
    move that memory knew already: then the table is read again, and nobody sees what came of it.
    """
    for _ in range(TRIES):
        table = await visible_table(house, table_id, session, invite)
        async with table.lock:
            if not table.gone:
                table.admit(session, invite)
                yield table
                return
    raise StoreError("the table is read again")


def owned(table: Table, session: Session, seat: Seat | None) -> Seat:
    """Find a seat of somebody's in a game that is going on."""
    table.playing()
    return table.seat_of(session, seat)


def again(door: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Ask at a door once more where another process was quicker at the table: nothing was done."""

    @wraps(door)
    async def tried(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await door(*given, **named)
            except Overtaken:
                continue
        raise StoreError(QUICKER)

    return tried
