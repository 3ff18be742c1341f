"""What an experienced player reads off a view of Gnadenlos!, for whoever wants to see it.

It rests on the view alone, so it tells nobody anything that the view does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass

from saloon.games.gnadenlos.debts import VALUES
from saloon.games.gnadenlos.moves import COLUMNS, MOST_DEBTS
from saloon.games.gnadenlos.payday import THROWN_BACK
from saloon.games.gnadenlos.view import GnadenlosView, SlotView

HIGHEST_DEBT = VALUES - 1


@dataclass
class Risk:
    """Somebody who may go broke with the next debt, and where the hat goes then (GN-93, GN-94)."""

    seat: int
    nuggets: int
    to: int


@dataclass
class Poker:
    """Where the own hat would stand after poker is won or lost (GN-58 to GN-60)."""

    win: int
    lose: int


@dataclass
class Advice:
    """All of it."""

    due: int
    """With so many debts in the market a payday comes (GN-86)."""
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
    poker: Poker | None


def advise(view: GnadenlosView) -> Advice:
    """Read a view."""
    return Advice(
        due=COLUMNS * view.players,
        most_debts=MOST_DEBTS,
        highest=MOST_DEBTS * HIGHEST_DEBT,
        turning=turning(view.market),
        free=free(view.market, MOST_DEBTS * view.players),
        risks=risks(view),
        poker=poker(view),
    )


def place(slot: str) -> tuple[int, int]:
    """Read `3.2` as row 3, column 2."""
    row, column = slot.split(".")
    return int(row), int(column)


def turning(market: tuple[SlotView, ...]) -> tuple[str, ...]:
    """Find the outermost face-down debt of each column."""
    found: dict[int, str] = {}
    for each in market:
        if each.debt is None:
            found[place(each.slot)[1]] = each.slot
    return tuple(found.values())


def free(market: tuple[SlotView, ...], number: int) -> tuple[str, ...]:
    """List the slots behind the last card, in reading order."""
    row, column = place(market[-1].slot) if market else (1, 0)
    first = (row - 1) * COLUMNS + column
    return tuple(
        [f"{each // COLUMNS + 1}.{each % COLUMNS + 1}" for each in range(first, first + number)]
    )


def risks(view: GnadenlosView) -> tuple[Risk, ...]:
    """Find those who could not pay the highest debt."""
    found = [
        Risk(seat, nuggets, max(1, view.positions[seat] - THROWN_BACK))
        for seat, nuggets in enumerate(view.nuggets)
        if nuggets < HIGHEST_DEBT and view.positions[seat]
    ]
    return tuple(sorted(found, key=lambda risk: risk.nuggets))


def poker(view: GnadenlosView) -> Poker | None:
    """Look where poker may lead, while it is played."""
    seat, event = view.seat, view.event
    if seat is None or event is None or event.kind != "poker" or seat not in view.contest:
        return None
    here = view.positions[seat]
    zone = next((zone for zone in view.track.zones if here <= zone.last), None)
    win, lose = (0, 0) if zone is None else (zone.win, zone.lose)
    return Poker(min(here + win, view.track.spaces), max(here - lose, 1))
