"""A table set as a test wants it and played on in the moves' own notation.

Debts are written as the ledger writes them (`B2 R3`), adventurers by their ids or, where only a
number matters, by `gold=5`, `gun=6` or `cards=1`: any one with that number. Seats are blue, red,
yellow, green.
"""

from __future__ import annotations

from collections.abc import Sequence

from saloon.games.gnadenlos import Gnadenlos, GnadenlosState, GnadenlosView
from saloon.games.gnadenlos.debts import KIND_OF, VALUES, count, pack, spread, write
from saloon.games.gnadenlos.market import KIND, put
from saloon.games.gnadenlos.rules import go_on
from saloon.games.gnadenlos.table import (
    ALL_ADVENTURERS,
    NO_CARD,
    NOBODY,
    PAYDAY_DUE,
    PURCHASE_DONE,
    TURN_BEGINS,
)
from saloon.kernel import CHANCE, Event, Message
from saloon.kernel.play import listed, offered

GAME = Gnadenlos()
BOX = GAME.box
BLUE, RED, YELLOW, GREEN = range(4)
STATS = {"gold": 0, "gun": 1, "cards": 2}
EVERYONE: Sequence[str] = ("",) * 4


def debts(written: str) -> list[int]:
    return [KIND_OF[name] for name in written.split()]


class Sitting:
    """A position and what was said since."""

    def __init__(self, state: GnadenlosState) -> None:
        self.state = state
        self.table = state.table
        self.events: list[Event] = []

    def do(self, *moves: str) -> Sitting:
        """Make moves: `1: buy 3` by a seat, `roll 4` by chance."""
        for text in moves:
            by, _, move = text.rpartition(": ")
            seat = int(by) if by else CHANCE
            if seat != CHANCE:
                offered(GAME, self.state, seat, move)
            self.state.apply(seat, listed(self.state, seat, move), self.events)
        return self

    def contest(self, *adventurers: str) -> Sitting:
        """Have everybody who takes part lay his adventurer, in the order of the seats."""
        seats = list(self.state.actors())
        for seat, adventurer in zip(seats, adventurers, strict=True):
            self.do(f"{seat}: choose {adventurer}")
        return self

    def legal(self, seat: int) -> list[str]:
        return [move.text for move in self.state.legal(seat)]

    def view(self, seat: int | None = None) -> GnadenlosView:
        return self.state.observe(seat)

    def said(self, key: str) -> list[Message]:
        return [event.public for event in self.events if event.public.key == key]

    def keys(self) -> list[str]:
        return [event.public.key for event in self.events]

    def hand(self, seat: int) -> str:
        return write(spread(self.table.hands[seat]))

    def market(self) -> list[str]:
        """Read the market slot by slot, empty ones as `-`."""
        return [write([card & KIND]) if card != NO_CARD else "-" for card in self.table.market]


def holding(stat: str, *numbers: int) -> list[str]:
    """Name different adventurers with these numbers of a stat."""
    found: list[str] = []
    for number in numbers:
        found.append(
            next(
                name
                for name, shown in zip(BOX.ids, BOX.stats[STATS[stat]], strict=True)
                if shown == number and name not in found
            )
        )
    return found


def start(players: int = 4, **options: str) -> Sitting:
    """Sit down before the first draw."""
    state = GAME.new(players, options)
    assert isinstance(state, GnadenlosState)
    return Sitting(state)


def sit(
    players: int = 4,
    *,
    adventurers: Sequence[str] = EVERYONE,
    hands: Sequence[str] | None = None,
    market: str = "",
    nuggets: Sequence[int] = (10, 10, 10, 10),
    positions: Sequence[int] = (6, 6, 6, 6),
    vultures: Sequence[int] = (0, 0, 0, 0),
    active: int = 0,
    undertaker: int = 0,
    discard: str = "",
    deck: str | None = None,
    phase: str = "event",
    **options: str,
) -> Sitting:
    """Set a position at the start of a turn's phase (`event`, `bidding` or `payday`).

    Hands that are not given hold what their colour has left beside the market.
    """
    at = start(players, **options)
    table = at.table
    laid = debts(market)
    for kind in laid:
        put(table, kind, 0, NOBODY, 0)
    for seat in range(players):
        if hands is not None:
            table.hands[seat] = pack(debts(hands[seat]))
        else:
            own = [kind for kind in laid if kind // VALUES == seat]
            table.hands[seat] -= pack(own)
        held = [BOX.ids.index(name) for name in adventurers[seat].split()]
        table.adventurers[seat] = sum(1 << each for each in held)
        table.nuggets[seat] = nuggets[seat]
        table.positions[seat] = positions[seat]
        table.vultures[seat] = vultures[seat]
    table.discard = sum(1 << BOX.ids.index(name) for name in discard.split())
    if deck is None:
        table.deck = ALL_ADVENTURERS & ~table.discard & ~sum(table.adventurers)
    else:
        table.deck = sum(1 << BOX.ids.index(name) for name in deck.split())
    table.active = active
    table.undertaker = undertaker
    table.quota = 0
    phases = {"event": TURN_BEGINS, "bidding": PURCHASE_DONE, "payday": PAYDAY_DUE}
    table.phase = phases[phase]
    go_on(table, at.events)
    return at


def draw_event(at: Sitting, name: str) -> Sitting:
    """Have an event card turned, whatever is left of the deck."""
    index = [card.name for card in BOX.events].index(name)
    if not count(at.table.event_deck, index):
        at.table.event_deck += 1 << 3 * index
    return at.do(f"event {name}")
