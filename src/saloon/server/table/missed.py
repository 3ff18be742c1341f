"""How a game looked after each entry of its log, for whoever was not there to see it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeAlias

from saloon.kernel import Seat
from saloon.records import Play
from saloon.records.play import listed
from saloon.server.store.journal import Change
from saloon.server.table.table import Table
from saloon.server.wire.seen import Seen, differing, seen

MOST_VIEWS: Final = 64
"""So many entries at least are shown, where there are as many; of older ones the words are told."""
A_TURN: Final = 8
"""So many views are made before others have their turn."""
MOST_KEPT: Final = 32
"""So many answers are kept for whoever asks for the same again."""
Shown: TypeAlias = dict[int, list[Seen]]
"""What entries changed of a view, by the number of their change."""
KEPT: Final[OrderedDict[tuple[asyncio.Lock, Seat | None, int, int], Shown]] = OrderedDict()
"""A table is known by its lock: read again, it has another one."""


async def missed_views(table: Table, missed: Sequence[Change], seat: Seat | None) -> Shown:
    """Show what the last missed entries changed of a seat's view, by the number of their change.

    The first of them is shown whole: who was away may not know what was before it. What was taken
    back since is not shown. The caller holds the lock.
    """
    numbers = latest(standing(missed))
    if table.play is None or not numbers:
        return {}
    asked = (table.lock, seat, table.number, len(numbers))
    shown = KEPT.pop(asked, None) or await look_back(table.play, numbers, seat)
    KEPT[asked] = shown
    if len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    return shown


async def look_back(play: Play, numbers: Sequence[int], seat: Seat | None) -> Shown:
    """Play the log once more, and look at its last entries."""
    first = len(play.log) - len(numbers)
    state, before = play.game.start(play.players, play.options), None
    shown: Shown = {}
    for index, entry in enumerate(play.log):
        state.apply(entry.seat, listed(state, entry.seat, entry.move))
        if index < first:
            continue
        view = seen(play.game.name, state.observe(seat))
        changed = view if before is None else differing(view, before)
        shown.setdefault(numbers[index - first], []).append(changed)
        before = view
        if index % A_TURN == 0:
            await asyncio.sleep(0)
    return shown


def standing(changes: Sequence[Change]) -> list[int]:
    """Give for each entry that changes added and that still stands the number of its change."""
    if not changes:
        return []
    first, numbers = changes[0].logged, list[int]()
    for change in changes:
        if change.kind == "play":
            numbers += [change.number] * len(change.data["entries"])
        elif change.kind == "undo":
            to = change.data["to"]
            del numbers[max(0, to - first) :]
            first = min(first, to)
    return numbers


def latest(numbers: list[int]) -> list[int]:
    """Leave out the oldest, but no part of a change."""
    if len(numbers) <= MOST_VIEWS:
        return numbers
    return numbers[numbers.index(numbers[-MOST_VIEWS]) :]
