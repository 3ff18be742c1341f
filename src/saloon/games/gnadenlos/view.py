"""What a seat may see of Gnadenlos!, field by field (ledger, section 4).

Debts are written as in notation (`R2`), slots as `row.column`, adventurers and events by their ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Phase: TypeAlias = Literal[
    "dealing",
    "stocking",
    "pairing",
    "rolling",
    "event",
    "choosing",
    "taking",
    "drawing",
    "tidying",
    "buying",
    "offering",
    "bidding",
    "picking",
    "laying",
    "payday",
    "over",
]
"""In the order of their numbers (`table.PHASES`)."""
EventKind: TypeAlias = Literal["gold", "high-noon", "poker"]
Ending: TypeAlias = Literal["", "undertaker", "finish", "vultures"]


@dataclass
class AdventurerView:
    """An adventurer's card (GN-04)."""

    id: str
    name: str
    gold: int
    gun: int
    cards: int


@dataclass
class EventView:
    """An event card; a gold rush has two numbers (GN-06)."""

    id: str
    kind: EventKind
    first: int
    second: int


@dataclass
class ZoneView:
    """A zone of the prestige track and its poker numbers (GN-11)."""

    name: str
    last: int
    win: int
    lose: int


@dataclass
class TrackView:
    """The prestige track and the length of the undertaker's."""

    spaces: int
    start: int
    finish: int
    undertaker: int
    zones: tuple[ZoneView, ...]


@dataclass
class SlotView:
    """A market slot that holds a debt."""

    slot: str
    debt: str | None
    """The debt, while it lies face up in a payday."""
    known: tuple[str, ...]
    """What the memory aid grants this seat: the debt itself, or those it may be."""


@dataclass
class BidView:
    """Debts bid face up, and their value."""

    seat: int
    debts: tuple[str, ...]
    value: int


OWN_VIEW: Final[tuple[str, ...]] = ("seat", "choice", "market", "adventurers", "debts")
"""What of the view differs from seat to seat; all else is as a spectator gets it."""


@dataclass
class GnadenlosView:
    """The table as one seat sees it."""

    seat: int | None
    players: int
    colours: tuple[str, ...]
    phase: Phase
    opening: bool
    """Whether this is the auction of the expert set-up."""
    turns: tuple[int, ...]
    """The seats that owe a decision."""
    active: int | None
    """Who has the revolver; None before the start roll."""
    turn: int
    ending: Ending
    """What ended the game: `undertaker`, `finish`, `vultures`, or nothing yet."""
    track: TrackView
    undertaker: int
    nuggets: tuple[int, ...]
    bank: int
    positions: tuple[int, ...]
    """1 is the rearmost space; 0 is a hat that was removed."""
    vultures: tuple[int, ...]
    rolls: tuple[int, ...]
    """The last die of each seat in the start roll; 0 before it."""
    event: EventView | None
    event_deck: int
    event_discard: tuple[EventView, ...]
    """The event cards of this deck that were turned up, the present one included."""
    contest: tuple[int, ...]
    """The seats that take part in the event."""
    chosen: tuple[bool, ...]
    """Who has laid an adventurer for the event."""
    choice: AdventurerView | None
    """The seat's own choice."""
    played: tuple[AdventurerView | None, ...]
    """The adventurers of the event, once all are turned up."""
    deck: int
    discard: tuple[AdventurerView, ...]
    offer: tuple[AdventurerView, ...]
    """Adventurers to bid for; in the expert set-up two in a row are a pair."""
    bids: tuple[BidView, ...]
    """In the order they were made; the debts still count as in hand."""
    unable: tuple[int, ...]
    market: tuple[SlotView, ...]
    adventurer_counts: tuple[int, ...]
    debt_counts: tuple[int, ...]
    adventurers: tuple[AdventurerView, ...]
    """The seat's own; a spectator has none."""
    debts: tuple[str, ...]
    """The seat's own; a spectator has none."""
