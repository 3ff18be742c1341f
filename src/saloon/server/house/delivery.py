"""Emptying the outbox: at least once, never for a turn that is taken, and the game never waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from saloon.server.clock import Clock
from saloon.server.house.mailroom import Mailroom
from saloon.server.house.people import People
from saloon.server.house.quiet import quiet_until
from saloon.server.notices.letters import Trouble, Waiting, turn_letter
from saloon.server.store.database import Statement, Store, StoreError
from saloon.server.store.notices import (
    Parcel,
    delivered,
    failed,
    parcels,
    put_off,
    put_off_turn,
    take_up,
    taken,
)
from saloon.server.table.table import Table
from saloon.server.table.turns import asked_people, off_until

log = logging.getLogger("saloon")

LOOK: Final = 15.0
"""So often it is looked whether something is due, in seconds."""
TOGETHER: Final = 16
"""So many letters are under way at once."""
FIRST_PAUSE: Final = 5 * 60_000
DOUBLES: Final = 2
"""So many times the pause doubles with each failure."""
LONGEST_PAUSE: Final = 86_400_000
OUR_PAUSE: Final = 5 * 60_000
OUR_LONGEST: Final = 60 * 60_000
"""While the house's own server or network is out of order, nobody's address is to blame."""
MOST_FAILURES: Final = 8
"""After so many a channel is switched off: three days after the first."""


class House(Protocol):
    """What delivering asks of the house."""

    clock: Clock
    store: Store
    people: People
    mailroom: Mailroom

    def readable(self, table_id: str) -> Awaitable[Table | None]: ...


async def keep_delivering(house: House) -> None:
    while True:
        await asyncio.sleep(LOOK)
        try:
            while await deliver(house) == TOGETHER:
                pass
        except StoreError:
            log.warning("the outbox could not be read")
        except Exception:  # the next round may go better; without any, nobody is told again
            log.exception("the outbox could not be emptied")


async def deliver(house: House) -> int:
    """Send what is due; give on how many channels something was."""
    now = house.clock.wall()
    due = await house.store.read(lambda connection: parcels(connection, now, TOGETHER))
    work = [deliver_parcel(house, parcel) for parcel in due]
    for problem in await asyncio.gather(*work, return_exceptions=True):
        if problem is not None:
            raise problem
    return len(due)


async def deliver_parcel(house: House, parcel: Parcel) -> None:
    """Deliver one parcel; whatever goes wrong with it holds up no other."""
    try:
        await tell(house, parcel)
    except StoreError:
        raise
    except Trouble as trouble:
        await note_trouble(house, parcel, trouble)
    except Exception:
        log.exception("a letter could not be sent")
        await note_trouble(house, parcel, Trouble("unreachable"))


async def tell(house: House, parcel: Parcel) -> None:
    """Tell one person on one channel, if their turn is still theirs and they wish to hear of it."""
    channel, now = parcel.channel, house.clock.wall()
    if not house.store.alone:
        mine = partial(take_up, channel=channel.id, now=now, until=now + FIRST_PAUSE)
        parcel = replace(parcel, turns=tuple(await house.store.transact(mine)))
        if not parcel.turns:  # another process has seen to it
            return
    until = quiet_until(parcel.quiet, now)
    if until is not None:
        await house.store.write(put_off(parcel, until))
        return
    waiting: dict[str, Waiting] = {}
    others: list[Statement] = []
    for turn in parcel.turns:
        table = await house.readable(turn.table)
        if table is None or channel.person not in asked_people(table):
            others.append(taken(channel.id, turn))
        elif (back := off_until(table, channel.person)) is not None:
            others.append(put_off_turn(turn.table, channel.person, back))
        else:
            url = f"{house.mailroom.home}#/table/{turn.table}"
            waiting[turn.table] = Waiting(turn.table, table.plan.game.name, url)
    if not waiting:
        others.append(put_off(parcel, 0))
    if others:
        await house.store.write(*others)
    if not waiting:
        return
    letter = turn_letter(parcel.lang, tuple(waiting.values()), house.mailroom.home)
    await house.mailroom.carry(channel, letter)
    told = replace(parcel, turns=tuple(turn for turn in parcel.turns if turn.table in waiting))
    await house.store.write(*delivered(told, house.clock.wall()))


async def note_trouble(house: House, parcel: Parcel, trouble: Trouble) -> None:
    """Try again later, and later still; what failed for good is switched off, and says so."""
    now, channel = house.clock.wall(), parcel.channel
    failures, rest = channel.failures + 1, pause(channel.failures)
    if trouble.ours:  # as long again as it has taken already
        failures = channel.failures
        rest = min(max(OUR_PAUSE, now - parcel.since), OUR_LONGEST)
    over = trouble.gone or failures >= MOST_FAILURES
    rests = now + rest
    await house.store.write(*failed(channel.id, failures, rests, trouble.why, over))
    log.warning("a letter did not arrive", extra={"why": f"{channel.kind}: {trouble.why}"})
    if over:
        await house.people.learn_who_listens()


def pause(failures: int) -> int:
    """Give the pause after so many failures before this one, in milliseconds."""
    return min(LONGEST_PAUSE, FIRST_PAUSE << DOUBLES * min(failures, 10))
