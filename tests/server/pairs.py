"""Two servers on one database, and people who come by either."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.served import Guest, Served
from tests.waiting import until

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
PUBLIC = {"public": True}


def at(served: Served, guest: Guest) -> Guest:
    """Let somebody come in by another server."""
    return Guest(served, guest.person)


def seated(one: Served, other: Served, **more: Any) -> tuple[Guest, Guest, str]:
    """Ann comes by one server, Ben by the other; they sit at one table, and the game begins."""
    ann, ben = one.guest("Ann"), other.guest("Ben")
    table = ann.table(ME, OPEN, **{"game": "odds", "manners": PUBLIC, **more})
    ben.put(f"/tables/{table}/seats/1", ME)

    def dealt() -> bool:
        now = ann.see(table)["now"]
        return bool(now and now["waiting"])

    until(dealt, "the first server has heard that the cards are dealt")
    return ann, ben, table


@contextmanager
def deaf(served: Served) -> Iterator[None]:
    """Let a server hear nothing of the others."""
    listener = served.house.store.listener
    assert listener is not None
    hear, listener.hear = listener.hear, lambda _sender, _news: None
    try:
        yield
    finally:
        listener.hear = hear


def moves_of(served: Served, table: str) -> list[str]:
    """List what was played at a table, as a server knows it."""
    play = served.house.tables[table].play
    assert play is not None
    return [entry.move for entry in play.log]
