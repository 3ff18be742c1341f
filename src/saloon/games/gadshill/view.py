"""What a seat may see of Gads Hill 1874, field by field (ledger section 4).

Buildings and lots go by their ids in the town's file, cards by their printed number. What follows
from the board by deduction alone is not shown: finding it is the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Phase: TypeAlias = Literal[
    "tiles", "first", "deal", "draft", "turn", "take", "draw", "card", "window", "over"
]
"""In the order of their numbers (`table.PHASES`)."""
Standing: TypeAlias = Literal["unmarked", "marked", "placed"]
EffectKind: TypeAlias = Literal["put", "spare", "remove", "place", "clear"]


@dataclass
class BuildingView:
    """A building: where it may be or stands, and in front of whom it lies."""

    id: str
    state: Standing
    """`unmarked` with its five markers on it, `marked` or `placed`."""
    lots: tuple[str, ...]
    """The lots of its markers, or the one where it stands."""
    holder: int | None
    """The seat it lies in front of; None beside the board."""


@dataclass
class EffectView:
    """One step of what a play does, in the order in which it happens.

    `put` markers on lots, `spare` markers that are not needed, `remove` what the card contradicts,
    `place` a building for its last marker, `clear` another marker off the lot of a placed building.
    """

    kind: EffectKind
    building: str
    lots: tuple[str, ...]
    points: int


@dataclass
class PlayView:
    """What a card of the own hand would do now with one choice of "my building"."""

    building: str | None
    """The choice; None for a building card, and where there is nothing to choose from."""
    reason: str
    """Empty where the card can be played so, else the code of the refusal."""
    lots: tuple[str, ...]
    buildings: tuple[str, ...]
    """What causes the refusal."""
    effects: tuple[EffectView, ...]
    points: int
    clause: str = ""
    """The clause that the refusal rests on."""


@dataclass
class TakeView:
    """What it would bring to take a marker for two discarded cards (GH-66 to GH-68)."""

    building: str
    lot: str
    effects: tuple[EffectView, ...]
    points: int


@dataclass
class CardView:
    """A card of the own hand, with everything it could do now; nothing while none may be played."""

    number: int
    plays: tuple[PlayView, ...]


@dataclass
class PlayerView:
    """What lies in front of a player, and what everybody knows of the hand."""

    points: int
    bought: int
    lost: int
    """Markers lost to wrong calls of STOP."""
    building_cards: int
    district_cards: int
    condition_cards: int
    may_claim: bool
    """Whether it may call STOP over a marker now."""


OWN_VIEW: Final[tuple[str, ...]] = ("seat", "hand", "takes")
"""What of the view differs from seat to seat; all else is as a spectator gets it."""


@dataclass
class GadsHillView:
    """The table as one seat sees it."""

    seat: int | None
    players: int
    phase: Phase
    turn: int | None
    """The seat whose step it is; None while chance acts, and at the end."""
    active: int | None
    """The seat whose turn it is, or was, while a STOP window is held."""
    first: int | None
    locomotive: int
    tiles: tuple[str, ...]
    """The special tiles on the outlying lots, in the order of the town's file."""
    buildings: tuple[BuildingView, ...]
    seats: tuple[PlayerView, ...]
    hand: tuple[CardView, ...]
    """The seat's own cards; a spectator sees none."""
    takes: tuple[TakeView, ...]
    """The markers that the seat may take now for two cards; nothing while none is due to it."""
    piles: tuple[int, ...]
    """Cards left: building, district, condition."""
    shown: tuple[int, ...]
    """The card or the pair used last."""
    discard: tuple[int, ...] | None
    """The whole discard pile, where the table may look through it (AMB-29)."""
    discarded: int
    """How many cards lie in the discard pile."""
    cards_left: int
    """How many more cards the active player may play this turn."""
    bought_now: int
    """How many buildings the active player has bought this turn."""
    window: bool
    """Whether others than the active player may call STOP now."""
    passes: int
    """Turns without a change, up to now without a break (AMB-17)."""
    undrawn: int
    """So many of them without a card to draw."""
    reason: str | None
    """Why the game is over, once it is."""
