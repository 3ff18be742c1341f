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
from saloon.server.wire.replays import Swing, Turning
from saloon.server.wire.values import Said, said

NOWHERE: Final = Turning(None, None, None, [], None, None, [], "chance", [])
EVEN: Final = 50
SWINGS: Final = 3
"""So many are told."""
LEAST: Final = 5
"""Smaller changes are noise."""


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
    walk, seats = followed(record, judge)
    points = seats[about]
    won = about in record.result.winners
    # The end itself tells nothing new, unless it came against the odds.
    if points and (points[-1].chance < EVEN) == won:
        points.append(Point(len(walk.standing), 100 if won else 0))
    changes = [after.chance - before.chance for before, after in pairwise(points)]
    largest = max(changes, key=lambda each: each if won else -each, default=0)
    curves = [curve(walk, each) for each in seats]
    if largest == 0 or (largest > 0) != won:
        return structs.replace(NOWHERE, curves=curves)
    place = changes.index(largest)
    before, after = points[place], points[place + 1]
    turned = told(record, seat, about, walk.standing[: after.stands], before, after.chance)
    others = [each for each, by in enumerate(changes) if each != place and abs(by) >= LEAST]
    others.sort(key=lambda each: -abs(changes[each]))
    most = [place, *others[: SWINGS - 1]]
    swings = [
        swung(record, seat, walk.standing[: points[each + 1].stands], points[each : each + 2])
        for each in sorted(most)
    ]
    return structs.replace(turned, swings=swings, curves=curves)


def followed(record: Record, judge: Champion) -> tuple[Walk, list[list[Point]]]:
    """Go through a game, and judge each decision by what its seat knew; by seat."""
    walk = Walk(GAMES[record.game], record)
    seats: list[list[Point]] = [[] for _ in record.result.ranks]
    for entry in record.entries:
        by = entry.seat
        if entry.back is None and 0 <= by < len(seats) and decided(walk.state, by):
            seats[by].append(Point(len(walk.standing), chances.learned(judge, walk.state, by)))
        walk.step()
        for points in seats:
            while points and points[-1].stands >= len(walk.standing):
                points.pop()
    return walk, seats


def curve(walk: Walk, points: list[Point]) -> list[tuple[int, int]]:
    """Give each point by the entry it stood before; the end stands after the last."""
    steps = [*[each + 1 for each in walk.standing], len(walk.entries)]
    return [(steps[each.stands], each.chance) for each in points]


def swung(record: Record, seat: Seat | None, standing: list[int], ends: list[Point]) -> Swing:
    """Say what happened between two decisions."""
    before, after = ends
    entries = standing[before.stands :]
    say = said_in(record, seat, entries)
    return Swing(entries[0] + 1, before.stands + 1, say, before.chance, after.chance)


def told(
    record: Record, seat: Seat | None, about: Seat, standing: list[int], before: Point, after: int
) -> Turning:
    """Say what happened from a decision to the next one."""
    entries = standing[before.stands :]
    say = said_in(record, seat, entries)
    step, stands = entries[0] + 1, before.stands + 1
    return Turning(about, step, stands, say, before.chance, after, [], "chance", [])


def said_in(record: Record, seat: Seat | None, entries: list[int]) -> list[Said]:
    return [said(event.view(seat)) for each in entries for event in record.entries[each].events]


def overtaking(record: Record, seat: Seat | None) -> Turning:
    """Find the entry since which the winner was ahead of all others, as everybody could see."""
    winners = record.result.winners
    standing = cast("Callable[[Any], tuple[int, ...]] | None", part(record.game, STANDING))
    if standing is None:
        return NOWHERE
    had: list[tuple[int, ...]] = []
    game = GAMES[record.game]
    walk = Walk(game, record)
    for _ in record.entries:
        walk.step()
        del had[len(walk.standing) :]
        if len(had) < len(walk.standing):
            had.append(standing(walk.state.observe(None)))
    curves = [risen(walk, [each[of] for each in had]) for of in range(len(record.result.ranks))]
    nowhere = structs.replace(NOWHERE, scale="points", curves=curves)
    if len(winners) != 1:
        return nowhere
    since = len(had)
    while since and leads(had[since - 1], winners[0]):
        since -= 1
    if since == len(had):
        return nowhere
    step = walk.standing[since]
    before, after = (
        chances.played_out(record.game, replay(game, record, each), winners[0], record.commitment)
        for each in (step, step + 1)
    )
    stood = walk.standing[: since + 1]
    turned = told(record, seat, winners[0], stood, Point(since, before), after)
    turned = structs.replace(turned, scale="points", curves=curves)
    if before < after:
        return turned
    return structs.replace(turned, before=None, after=None)  # who plays so was sure of it before


def leads(has: tuple[int, ...], seat: Seat) -> bool:
    return has[seat] > max(each for other, each in enumerate(has) if other != seat)


def risen(walk: Walk, values: list[int]) -> list[tuple[int, int]]:
    """Give what a seat had, at the entries where it changed and at the last."""
    changed = [each for each, now in enumerate(values) if each == 0 or now != values[each - 1]]
    return [
        (walk.standing[each] + 1, values[each])
        for each in dict.fromkeys([*changed, len(values) - 1])
        if values
    ]
