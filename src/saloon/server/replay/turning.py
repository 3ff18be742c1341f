"""Where a finished game turned, and what each chance was worth then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, cast

from msgspec import structs

from saloon.bots import chances
from saloon.bots.champion import Champion
from saloon.games import GAMES
from saloon.kernel import Refused, Seat
from saloon.plugins import STANDING, part
from saloon.records import Record, replay
from saloon.records.play import decided
from saloon.records.replay import Walk
from saloon.server.replay.retelling import known_seat
from saloon.server.wire.replays import Turning
from saloon.server.wire.values import said

NOWHERE: Final = Turning(None, None, None, [], None, None)
EVEN: Final = 50


@dataclass(frozen=True)
class Point:
    """A seat's chance at one of its decisions."""

    stands: int
    """So many entries stood before it."""
    chance: int


def turning(record: Record, seat: Seat | None) -> Turning:
    """Find where a seat's chance changed most, or else since when the winner was ahead.

    The seat is the one that asks; for spectators it is the winner.
    """
    known_seat(record, seat)
    winners = record.result.winners
    about = winners[0] if seat is None and len(winners) == 1 else seat
    if about is None:
        return NOWHERE
    judge = chances.champion(record.game)
    try:
        if judge is not None:
            return swing(record, seat, about, judge)
        return overtaking(record, seat)
    except Refused:  # of other rules
        return NOWHERE


def swing(record: Record, seat: Seat | None, about: Seat, judge: Champion) -> Turning:
    """Find the two decisions of a seat between which most was won, or lost by whoever lost."""
    walk = Walk(GAMES[record.game], record)
    points: list[Point] = []
    for entry in record.entries:
        if entry.back is None and entry.seat == about and decided(walk.state, about):
            chance = chances.learned(judge, walk.state, about)
            points.append(Point(len(walk.standing), chance))
        walk.step()
        while points and points[-1].stands >= len(walk.standing):
            points.pop()
    won = about in record.result.winners
    # The end itself tells nothing new, unless it came against the odds.
    if points and (points[-1].chance < EVEN) == won:
        points.append(Point(len(walk.standing), 100 if won else 0))
    changes = [after.chance - before.chance for before, after in pairwise(points)]
    largest = max(changes, key=lambda each: each if won else -each, default=0)
    if largest == 0 or (largest > 0) != won:
        return NOWHERE
    place = changes.index(largest)
    before, after = points[place], points[place + 1]
    return told(record, seat, about, walk.standing[: after.stands], before, after.chance)


def told(
    record: Record, seat: Seat | None, about: Seat, standing: list[int], before: Point, after: int
) -> Turning:
    """Say what happened from a decision to the next one."""
    entries = standing[before.stands :]
    say = [said(event.face(seat)) for each in entries for event in record.entries[each].events]
    return Turning(about, entries[0] + 1, before.stands + 1, say, before.chance, after)


def overtaking(record: Record, seat: Seat | None) -> Turning:
    """Find the entry since which the winner was ahead of all others, as everybody could see."""
    winners = record.result.winners
    standing = cast("Callable[[Any], tuple[int, ...]] | None", part(record.game, STANDING))
    if standing is None or len(winners) != 1:
        return NOWHERE
    ahead: list[bool] = []
    game = GAMES[record.game]
    walk = Walk(game, record)
    for _ in record.entries:
        walk.step()
        del ahead[len(walk.standing) :]
        if len(ahead) < len(walk.standing):
            has = standing(walk.state.observe(None))
            others = [each for other, each in enumerate(has) if other != winners[0]]
            ahead.append(has[winners[0]] > max(others))
    since = len(ahead)
    while since and ahead[since - 1]:
        since -= 1
    if since == len(ahead):
        return NOWHERE
    step = walk.standing[since]
    before, after = (
        chances.played_out(record.game, replay(game, record, each), winners[0], record.commitment)
        for each in (step, step + 1)
    )
    stood = walk.standing[: since + 1]
    turned = told(record, seat, winners[0], stood, Point(since, before), after)
    if before < after:
        return turned
    return structs.replace(turned, before=None, after=None)  # who plays so was sure of it before
