"""What an experienced player reads off a view of Gnadenlos!, for whoever wants to see it.

It rests on the view alone, so it tells nobody anything that the view does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.games.gnadenlos.debts import VALUES
from saloon.games.gnadenlos.moves import COLUMNS, MOST_BOUGHT, MOST_DEBTS, SLOT_NAMES
from saloon.games.gnadenlos.payday import THROWN_BACK
from saloon.games.gnadenlos.view import GnadenlosView, SlotView, ZoneView

HIGHEST_DEBT = VALUES - 1
WHERE = {name: slot for slot, name in enumerate(SLOT_NAMES)}
"""By its name, the number of a slot in reading order."""


@dataclass
class Place:
    """Where somebody stands: the foremost hat first, then the most nuggets (GN-106, GN-107)."""

    seat: int
    rank: int


@dataclass
class Risk:
    """Somebody who may go broke with the next debt, and where the hat goes then (GN-93, GN-94)."""

    seat: int
    nuggets: int
    least: int
    """A debt of this value or more cannot be paid."""
    to: int
    places: tuple[Place, ...]
    """How all would stand then."""


@dataclass
class Bidding:
    """Who hires before whom, as the bids stand (GN-78 to GN-81)."""

    order: tuple[int, ...]
    """Those who have bid, the highest bid first."""
    picks: int
    """So many of them get an adventurer."""
    picked: int
    """So many of them have theirs."""
    laid: int
    """So many of them have laid their debts."""
    places: tuple[int, ...]
    """Where in the order a bid of this seat would stand, by its value; nothing after its bid."""


@dataclass
class Purchase:
    """What so many spaces lead to (GN-65, GN-101)."""

    spaces: int
    to: int
    left: int
    zone: bool
    """Whether other poker numbers hold there."""
    ends: bool
    """Whether the hat reaches the finish."""


@dataclass
class Column:
    """A column of the market, and how many face-down debts it has left."""

    column: int
    left: int


@dataclass
class Poker:
    """Where the own hat would stand after poker is won or lost (GN-58 to GN-60)."""

    win: int
    lose: int


OWN_ADVICE: Final[tuple[str, ...]] = ("bidding", "purchases", "poker")
"""What of the advice differs from seat to seat; all else is as a spectator gets it."""


@dataclass
class Advice:
    """All of it."""

    due: int
    """With so many debts in the market a payday comes (GN-86)."""
    missing: int
    """So many are missing for it."""
    most_debts: int
    """A bid has at most so many (GN-72)."""
    highest: int
    """No bid is worth more."""
    turning: tuple[str, ...]
    """The debts that the die turns up next, one a column (GN-88)."""
    free: tuple[str, ...]
    """The slots that the next debts will fill, in order (GN-83)."""
    risks: tuple[Risk, ...]
    """Those who may go broke, fewest nuggets first."""
    fewest: Column
    """The column that is used up first (GN-92)."""
    places: tuple[Place, ...]
    bidding: Bidding | None
    purchases: tuple[Purchase, ...]
    poker: Poker | None


def advise(view: GnadenlosView, beside: Advice | None = None) -> Advice:
    """Read a view. What all read alike is taken from the advice to somebody beside it."""
    if beside is not None:
        turned, gaps, threatened = beside.turning, beside.free, beside.risks
        shortest, standing = beside.fewest, beside.places
    else:
        turned, gaps = turning(view.market), free(view.market, MOST_DEBTS * view.players)
        threatened, shortest = risks(view), fewest(view.market)
        standing = places(view.positions, view.nuggets)
    return Advice(
        due=COLUMNS * view.players,
        missing=max(0, COLUMNS * view.players - len(view.market)),
        most_debts=MOST_DEBTS,
        highest=MOST_DEBTS * HIGHEST_DEBT,
        turning=turned,
        free=gaps,
        risks=threatened,
        fewest=shortest,
        places=standing,
        bidding=bidding(view),
        purchases=purchases(view),
        poker=poker(view),
    )


def column_of(slot: SlotView) -> int:
    """Find the column of a slot: `3.2` is in the second."""
    return WHERE[slot.slot] % COLUMNS


def turning(market: tuple[SlotView, ...]) -> tuple[str, ...]:
    """Find the outermost face-down debt of each column."""
    found: dict[int, str] = {}
    for each in market:
        if each.debt is None:
            found[column_of(each)] = each.slot
    return tuple(found.values())


def free(market: tuple[SlotView, ...], number: int) -> tuple[str, ...]:
    """List the slots behind the last card, in reading order."""
    first = WHERE[market[-1].slot] + 1 if market else 0
    return tuple(SLOT_NAMES[first : first + number])


def risks(view: GnadenlosView) -> tuple[Risk, ...]:
    """Find those who could not pay the highest debt."""
    found: list[Risk] = []
    for seat, nuggets in enumerate(view.nuggets):
        here = view.positions[seat]
        if nuggets < HIGHEST_DEBT and here:
            to = max(1, here - THROWN_BACK)
            positions = (*view.positions[:seat], to, *view.positions[seat + 1 :])
            found.append(Risk(seat, nuggets, nuggets + 1, to, places(positions, view.nuggets)))
    return tuple(sorted(found, key=lambda risk: risk.nuggets))


def fewest(market: tuple[SlotView, ...]) -> Column:
    """Find the column with the fewest face-down debts."""
    left = [0] * COLUMNS
    for each in market:
        if each.debt is None:
            left[column_of(each)] += 1
    return Column(left.index(min(left)) + 1, min(left))


def places(positions: tuple[int, ...], nuggets: tuple[int, ...]) -> tuple[Place, ...]:
    """Order the players as if the game were over now."""
    standings = [(here, held if here else 0) for here, held in zip(positions, nuggets, strict=True)]
    order = sorted(range(len(positions)), key=lambda seat: standings[seat], reverse=True)
    return tuple(
        [Place(seat, 1 + sum([each > standings[seat] for each in standings])) for seat in order]
    )


def bidding(view: GnadenlosView) -> Bidding | None:
    """Order the bids, and tell who gets an adventurer by them."""
    if view.phase not in ("bidding", "picking", "laying"):
        return None
    bids = sorted(view.bids, key=lambda bid: bid.value, reverse=True)
    order = [bid.seat for bid in bids]
    lots = len(view.offer) // 2 if view.opening else len(view.offer)
    picked = laid = 0
    if view.phase != "bidding":
        chooser = view.turns[0]
        laid = order.index(chooser) if chooser in order else len(order)
        picked = laid + (view.phase == "laying")
    values = range(MOST_DEBTS * HIGHEST_DEBT + 1)
    to_bid = view.phase == "bidding" and view.seat is not None and view.seat not in order
    would = [len([bid for bid in bids if bid.value > value]) for value in values if to_bid]
    return Bidding(tuple(order), picked + lots, picked, laid, tuple(would))


def purchases(view: GnadenlosView) -> tuple[Purchase, ...]:
    """Look where each purchase leads, for whoever may buy."""
    seat = view.seat
    if view.phase != "buying" or seat is None or seat not in view.turns:
        return ()
    here, nuggets = view.positions[seat], view.nuggets[seat]
    most = min(MOST_BOUGHT, nuggets, view.track.spaces - here)
    return tuple(
        [
            Purchase(
                spaces,
                here + spaces,
                nuggets - spaces,
                zone_at(view, here) != zone_at(view, here + spaces),
                here + spaces >= view.track.finish,
            )
            for spaces in range(most + 1)
        ]
    )


def zone_at(view: GnadenlosView, position: int) -> ZoneView | None:
    """Find the zone of a space; the finish has none."""
    return next((zone for zone in view.track.zones if position <= zone.last), None)


def poker(view: GnadenlosView) -> Poker | None:
    """Look where poker may lead, while it is played."""
    seat, event = view.seat, view.event
    if seat is None or event is None or event.kind != "poker" or seat not in view.contest:
        return None
    here = view.positions[seat]
    zone = zone_at(view, here)
    win, lose = (0, 0) if zone is None else (zone.win, zone.lose)
    return Poker(min(here + win, view.track.spaces), max(here - lose, 1))
