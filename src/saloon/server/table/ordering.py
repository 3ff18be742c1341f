"""Giving standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.kernel import Seat
from saloon.server.store.news import News
from saloon.server.store.tables import update_seat
from saloon.server.table import presence
from saloon.server.table.orders import known_orders
from saloon.server.table.table import Table
from saloon.server.wire.errors import ApiError


async def give_orders(table: Table, person: str, seat: Seat, names: Sequence[str]) -> None:
    """Keep what a seat of somebody's wishes to have done for it; nobody else is told."""
    known = known_orders(table.plan.game.name)
    for name in names:
        if name not in known:
            raise ApiError("no-such-order", {"order": name})
    async with table.lock:
        table.playing()
        wished = tuple(dict.fromkeys(names))
        if wished == table.places[seat].orders:
            return
        row = update_seat(table.plan.id, seat, {"orders": " ".join(wished) or None})
        await table.house.store.write(row, news=[News("seats", table.plan.id)])
        table.places[seat].orders = wished
        if seat in table.waited_for():
            presence.look_again(table, person)
